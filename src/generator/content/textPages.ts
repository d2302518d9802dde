/** Reads the pages of text, each a Markdown file. */
import { existsSync, readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { takenName } from '../../values/rules.ts';
import { takenAddresses } from '../host/hostHeaders.ts';
import { leftoverIn } from '../leftovers.ts';
import { pathIn, type Project } from '../project.ts';
import { readSource } from './readSource.ts';

/**
 * Takes a project and the folders of languages, such as bn; returns the text of every page under its file name without .md, such
 * as `visa` and `bn/visa`. Throws an Error with a sentence for each other file.
 */
export function readTextPages(
  project: Project,
  folders: readonly string[] = [],
): Record<string, string> {
  if (!existsSync(project.pages)) return {};
  const pages: Record<string, string> = {};
  const faults: string[] = [];
  for (const entry of entriesIn(project.pages, folders)) {
    if (leftoverIn(entry.name)) continue;
    const folder = path.relative(project.pages, entry.parentPath);
    try {
      pages[path.posix.join(folder, path.parse(entry.name).name)] = readPage(entry, project);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return pages;
}

/** Returns what is in the folder of pages, and in place of each folder of a language what is in that. */
function entriesIn(pages: string, folders: readonly string[]): Dirent[] {
  return readdirSync(pages, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && folders.includes(entry.name)
      ? readdirSync(path.join(pages, entry.name), { withFileTypes: true })
      : entry,
  );
}

function readPage(entry: Dirent, project: Project): string {
  const file = path.join(entry.parentPath, entry.name);
  const shown = pathIn(project, file);
  if (entry.isDirectory())
    throw new Error(
      `Could not use ${shown}: it is a folder, and no language besides the first has its name in src/content/languages/index.ts. ` +
        'Put its pages one folder up, delete the folder, or bring the row of the language back.',
    );
  const name = addressOf(entry.name);
  if (!isPage.test(entry.name))
    throw new Error(
      `Could not use ${shown}: only a file that ends with .md is a page. Put it into public, where visitors can open it, or delete it.`,
    );
  if (takenName.test(name) || takenAddresses.includes(name))
    throw new Error(
      `Could not use ${shown}: the site, its host or Windows has the name ${name} for something else. Give the page another one.`,
    );
  if (entry.name !== `${name}.md`) {
    const wanted = `${name || 'visa'}.md`;
    const advice = readdirSync(entry.parentPath).includes(wanted)
      ? `There is ${wanted} too. Keep one of the two.`
      : `Rename the file to ${wanted}, or delete it.`;
    throw new Error(
      `Could not use ${shown}: the name of a page is its address, and has small letters a to z, digits and hyphens alone. ${advice}`,
    );
  }
  return readSource(project, file).normalize();
}

/** Matches the endings of a text, or none, as a slip writes them. */
const isPage = /^[^.]*(\.(md|markdown|mdown|txt))*$/i;

/** "My Visa (1).md.txt" -> "my-visa-1". */
function addressOf(fileName: string): string {
  return fileName
    .replace(/(\.(md|markdown|mdown|txt))+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
