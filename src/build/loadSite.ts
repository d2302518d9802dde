/** Loads the site (routes, content, rendering) from its sources, so that a mistake in them is told by file and line. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure, BuildOptions, Message } from 'esbuild';
import type { Project } from '../project.ts';

export type Site = typeof import('../site.ts');

let loads = 0;

/** Returns the exports of src/site.ts as it is now. Throws where a source cannot be read. */
export async function loadSite({ root, cache }: Project): Promise<Site> {
  const code = await bundle(root);
  // Beside node_modules, so that the code finds React; a new name each time, so that Node loads it anew.
  const file = path.join(cache, `site-${process.pid}-${loads++}.mjs`);
  await mkdir(cache, { recursive: true });
  try {
    await writeFile(file, code);
    return await run(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function run(file: string): Promise<Site> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    throw new Error(
      `Could not read the content (src/content): ${(error as Error).message}. ` +
        'A fact that other texts use is missing; undo the last change there.',
      { cause: error },
    );
  }
}

/** Returns what esbuild is told to make one module of the site's sources. */
export function siteBundle(root: string) {
  return {
    entryPoints: [path.join(root, 'src', 'site.ts')],
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

async function bundle(root: string): Promise<string> {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build(siteBundle(root));
    return outputFiles[0]!.text;
  } catch (error) {
    const [message] = (error as BuildFailure).errors ?? [];
    if (!message) throw error;
    throw new Error(describe(message), { cause: error });
  }
}

function describe({ text, location }: Message): string {
  if (!location) return `Could not read the sources of the site: ${text}.`;
  const place = `${location.file.replaceAll('\\', '/')}, line ${location.line}`;
  return (
    `Could not read ${place}: ${text}. Look at that line and the one above it: ` +
    `a quote, a comma or a bracket is missing or too many.\n    ${location.lineText.trim()}`
  );
}
