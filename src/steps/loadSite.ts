/** Loads the site (routes, content, rendering) from its sources, so that a mistake in them is told by file and line. */
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Project } from '../project.ts';
import { factFaults } from './content/factFaults.ts';
import { loadModule, moduleBundle } from './loadModule.ts';

export type Site = typeof import('../site.ts');

const source = path.join('src', 'site.ts');

/** Returns the exports of src/site.ts as it is now. Throws where a source cannot be read. */
export async function loadSite(project: Project): Promise<Site> {
  try {
    return await loadModule<Site>(source, project);
  } catch (error) {
    throw new Error(await describe(error as Partial<BuildFailure> & NodeJS.ErrnoException, project), { cause: error });
  }
}

/** Returns what esbuild is told to make one module of the site's sources. */
export function siteBundle(root: string) {
  return moduleBundle(root, source);
}

async function describe(error: Partial<BuildFailure> & NodeJS.ErrnoException, project: Project): Promise<string> {
  const [unread] = error.errors ?? [];
  if (unread) return describeUnread(unread);
  if (error.syscall) return `Could not load the site (${project.cache}): ${error.message}. Free some disk space.`;
  const faults = await factFaults(project);
  if (faults.length > 0) return faults.join('\n');
  return (
    `Could not read the content (src/content): ${error.message}. ` +
    'A fact that other texts use is missing; undo the last change there.'
  );
}

function describeUnread({ text, location }: Message): string {
  if (!location) return `Could not read the sources of the site: ${text}.`;
  const place = `${location.file.replaceAll('\\', '/')}, line ${location.line}`;
  const advice = /^(No matching export|Could not resolve)/.test(text)
    ? 'What that line asks for was renamed or deleted; bring it back.'
    : 'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.';
  return `Could not read ${place}: ${text}. ${advice}\n    ${location.lineText.trim()}`;
}
