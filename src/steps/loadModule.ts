/** Bundles one of the project's sources with all that it imports, and runs it. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';
import type { Project } from '../project.ts';

let loads = 0;

/** Returns the exports of a source as it is now. Throws what esbuild or the source itself throws. */
export async function loadModule<T>(source: string, { root, cache }: Project): Promise<T> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build(moduleBundle(root, source));
  // Beside node_modules, so that the code finds React; a new name each time, so that Node loads it anew.
  const file = path.join(cache, `site-${process.pid}-${loads++}.mjs`);
  await mkdir(cache, { recursive: true });
  try {
    await writeFile(file, outputFiles[0]!.text);
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}

/** Returns what esbuild is told to make one module of a source and all that it imports. */
export function moduleBundle(root: string, source: string) {
  return {
    entryPoints: [path.join(root, source)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}
