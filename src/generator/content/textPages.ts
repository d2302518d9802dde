/** Reads the pages of text, each a Markdown file. */
import { existsSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { is } from 'valibot';
import { languageTag, slug } from '../../values/schemas/values.ts';
import { leftoverIn, windowsDevice } from '../files/leftovers.ts';
import { listFolder } from '../files/readFile.ts';
import { takenAddresses } from '../webServer/fileNames.ts';
import { pathIn, type Project } from '../project.ts';
import { readSource } from './readSource.ts';

/**
 * Takes a project and its language folders, such as bn; returns the text of every page by its file name without .md, such as
 * `visa` and `bn/visa`. Throws an Error with a sentence for each file that cannot be a page.
 */
export function readTextPages(
  project: Project,
  folders: readonly string[] = [],
): Record<string, string> {
  if (!existsSync(project.pages)) return {};
  const pages: Record<string, string> = {};
  const faults: string[] = [];
  for (const entry of entriesIn(project, folders)) {
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

/** Returns the entries of the pages folder, with each language folder replaced by its own entries. */
function entriesIn(project: Project, folders: readonly string[]): Dirent[] {
  const list = (folder: string) => listFolder(folder, pathIn(project, folder));
  return list(project.pages).flatMap((entry) =>
    entry.isDirectory() && folders.includes(entry.name)
      ? list(path.join(project.pages, entry.name))
      : entry,
  );
}

/** Matches property names that JavaScript itself uses. */
const memberOfObjects = /^(constructor|prototype)$/;

function readPage(entry: Dirent, project: Project): string {
  const file = path.join(entry.parentPath, entry.name);
  const shown = pathIn(project, file);
  if (entry.isDirectory()) {
    const isLanguage = is(languageTag, entry.name);
    throw new Error(
      `Could not use ${shown}: it is a folder, and no row of src/content/languages/index.jsonc after the first has "lang": "${entry.name}". ` +
        (isLanguage
          ? 'Write that row, or correct the row that is meant.'
          : 'Put its pages one folder up.'),
    );
  }
  const { name, ext } = path.parse(entry.name);
  if (ext !== '.md' || !is(slug, name))
    throw new Error(
      `Could not use ${shown}: a page is named by its address, such as your-visa.md, with small letters a to z, digits and hyphens. ` +
        'Rename it, or put into public what is no page.',
    );
  if (windowsDevice.test(name) || memberOfObjects.test(name) || takenAddresses.includes(name))
    throw new Error(
      `Could not use ${shown}: the site, its host or Windows has the name ${name} for something else. Give the page another one.`,
    );
  return readSource(project, file).normalize();
}
