/** Bundles the script that served pages carry while the site is worked on. */
import { fileURLToPath } from 'node:url';

/** Returns the code of src/dev/client.ts with all that it needs. */
export async function bundleDevClient(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('client.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
  });
  return outputFiles[0]!.text;
}
