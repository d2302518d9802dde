/** Loads the content from the files that staff write. */
import path from 'node:path';
import { load } from '../load.ts';
import { pathIn, type Project } from '../project.ts';
import { checkFileForms } from './checkFileForms.ts';
import { readTextPages } from './textPages.ts';

/** Returns what the registry of the content exports, and the pages of text, as staff wrote them. Throws where a file cannot be read. */
export async function loadContent(project: Project): Promise<unknown> {
  const entryPoints = [`./${pathIn(project, path.join(project.content, 'index.ts'))}`];
  const plugins = [checkFileForms(project)];
  // A synced file may be a link. Its draft has the name that it has here.
  const entry = { entryPoints, plugins, preserveSymlinks: true };
  const { exports } = await load<{ content: object }>(entry, project);
  return { ...exports.content, pages: readTextPages(project) };
}
