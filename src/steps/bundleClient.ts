/** Bundles src/client to the one module script of every page and the chunk that it may ask for. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFailure } from 'esbuild';
import type { Project } from '../project.ts';

/** Writes the scripts into the site at `output`, returns the address of the one that pages load. Throws on a syntax error. */
export async function bundleClient({ root }: Project, output: string): Promise<string> {
  const { build } = await import('esbuild');
  await mkdir(path.join(output, 'assets'), { recursive: true });
  try {
    const { metafile } = await build({
      entryPoints: { main: path.join(root, 'src', 'client', 'main.ts') },
      outdir: path.join(output, 'assets'),
      absWorkingDir: root,
      entryNames: '[name].[hash]',
      chunkNames: '[name].[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      // Chrome 64 knows modules but neither `?.` nor `??`.
      target: 'es2018',
      supported: { 'dynamic-import': true },
      minify: true,
      legalComments: 'none',
      metafile: true,
      logLevel: 'silent',
    });
    const [main] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('main.ts'))!;
    return `/assets/${path.basename(main)}`;
  } catch (error) {
    const [message] = (error as BuildFailure).errors ?? [];
    if (!message) throw error;
    const place = message.location ? `${message.location.file}, line ${message.location.line}` : 'src/client';
    throw new Error(`Could not bundle the browser script (${place}): ${message.text}. Mend that line.`, { cause: error });
  }
}
