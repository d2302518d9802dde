/** Bundles src/site/client: one module script for every page, and the chunks that it imports on demand. */
import path from 'node:path';
import type { Project } from '../project.ts';
import type { Files } from '../files/siteFiles.ts';
import { keepBundle, ownSources, type Bundle } from './keepBundle.ts';

/** Returns the bundled scripts and the address of the one that pages load. Throws an Error if a file cannot be compiled. */
export function bundleClient({ root }: Project): Promise<Client> {
  return clientOf(root);
}

interface Client {
  readonly files: Files;
  readonly scriptUrl: string;
}

const clientOf = keepBundle(async (root): Promise<Bundle<Client>> => {
  const { build } = await import('esbuild');
  const output = path.join(root, 'assets');
  const { metafile, outputFiles } = await build({
    entryPoints: { main: path.join(root, 'src', 'site', 'client', 'main.ts') },
    outdir: output,
    absWorkingDir: root,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    // Chrome 64 supports modules but neither `?.` nor `??`.
    target: 'es2018',
    supported: { 'dynamic-import': true },
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  });
  const files: Files = new Map(
    outputFiles.map((file) => [`assets/${path.basename(file.path)}`, file.contents]),
  );
  const [main] = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('main.ts'),
  )!;
  const made = { files, scriptUrl: `/assets/${path.basename(main)}` };
  return { made, sources: ownSources(metafile) };
});
