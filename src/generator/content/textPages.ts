/** Reads the pages of text, each a Markdown file. */
import { existsSync, readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { pathIn, type Project } from '../project.ts';
import { readSource } from './readSource.ts';

/** Matches what editors and operating systems leave in a folder. */
const leftover = /^\.|~$|\.(tmp|sw.)$/;

/** Returns the text of every page under its file name without .md. Throws an Error with a sentence for each other file. */
export function readTextPages(project: Project): Record<string, string> {
  if (!existsSync(project.pages)) return {};
  const pages: Record<string, string> = {};
  const faults: string[] = [];
  for (const entry of readdirSync(project.pages, { withFileTypes: true })) {
    if (leftover.test(entry.name)) continue;
    try {
      pages[path.parse(entry.name).name] = readPage(entry, project);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return pages;
}

function readPage(entry: Dirent, project: Project): string {
  const file = path.join(project.pages, entry.name);
  const shown = pathIn(project, file);
  if (entry.isDirectory())
    throw new Error(`Could not use ${shown}: it is a folder. Put its pages one folder up.`);
  const name = addressOf(entry.name);
  if (entry.name !== `${name}.md`) {
    const wanted = `${name || 'visa'}.md`;
    const advice = readdirSync(project.pages).includes(wanted)
      ? `There is ${wanted} too. Keep one of the two.`
      : `Rename the file to ${wanted}, or delete it.`;
    throw new Error(
      `Could not use ${shown}: the name of a page is its address, and has small letters a to z, digits and hyphens alone. ${advice}`,
    );
  }
  // Some Windows editors write a byte order mark at the beginning of a file.
  return readSource(project, file).replace(/^\uFEFF/, '');
}

/** "My Visa (1).md.txt" -> "my-visa-1". */
function addressOf(fileName: string): string {
  return fileName
    .replace(/(\.(md|markdown|txt|docx?))+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
