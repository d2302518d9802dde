/** Loads the content from the files that staff write. */
import path from 'node:path';
import { load } from '../load.ts';
import { pathIn, type Project } from '../project.ts';
import { contentPlugin } from './contentPlugin.ts';
import { readTextPages } from './textPages.ts';

/** Returns the exports of src/content/index.ts and the pages of text, as staff wrote them. Throws if a file cannot be read. */
export async function loadContent(project: Project): Promise<Record<string, object>> {
  const entryPoints = [`./${pathIn(project, path.join(project.content, 'index.ts'))}`];
  const plugins = [contentPlugin(project)];
  // In a synced folder a file may be a link. Its draft is known by the name of the link.
  const entry = { entryPoints, plugins, preserveSymlinks: true };
  const { exports } = await load<{ content: Record<string, object> }>(entry, project);
  return { ...exports.content, pages: readTextPages(project) };
}
