/** Loads the content: the plain values that staff wrote. Its files are parsed and never run. */
import path from 'node:path';
import { languageRows, type RawContent } from '../../agency/schemas/content.ts';
import { refuse, type Fault } from '../../values/faults.ts';
import { readEntry } from '../../agency/readEntry.ts';
import { draftOf, pathIn, type Project } from '../project.ts';
import { listFolder } from '../files/readFile.ts';
import { ContentFile } from './contentFile.ts';
import { readTextPages } from './textPages.ts';

interface LanguageRow {
  readonly lang: string;
}

const languagesFile = 'languages/index.jsonc';
export const factsFile = 'facts.jsonc';
export const structureFile = 'structure.jsonc';

/** Returns the path in src/content of the words of a language. */
function wordsFile({ lang }: LanguageRow): string {
  return `languages/${lang}.jsonc`;
}

/** Returns the paths in src/content of all files except the pages of text. Throws an Error if a file cannot be read. */
export function contentFiles(project: Project): string[] {
  const rows = ContentFile.read(project, languagesFile).valueOf() as LanguageRow[];
  return [languagesFile, factsFile, structureFile, ...rows.map(wordsFile)];
}

/**
 * Returns every entry and the pages of text, as staff wrote them. Throws an Error with a sentence for each unreadable file, or a
 * ContentError with the faults in languages/index.jsonc, whose rows name other files.
 */
export function loadContent(project: Project): RawContent {
  const errors: Error[] = [];
  const load = (name: string): any => {
    try {
      return ContentFile.read(project, name).valueOf();
    } catch (error) {
      errors.push(error as Error);
      return undefined;
    }
  };
  const throwErrors = () => {
    if (errors.length > 0)
      throw new Error(errors.map(({ message }) => message).join('\n'), { cause: errors[0] });
  };
  // Without this, a missing folder would be reported as the folder of languages inside it.
  listFolder(project.content, pathIn(project, project.content));
  const rows: readonly LanguageRow[] = load(languagesFile);
  throwErrors();
  refuse(readEntry('languages', rows, languageRows).faults);
  refuse(rowsWithoutWords(rows, project));
  const languages = rows.map((row) => ({ ...row, words: load(wordsFile(row)) }));
  const [facts, structure] = [factsFile, structureFile].map(load);
  throwErrors();
  const folders = rows.map(({ lang }) => lang);
  return { languages, facts, structure, pages: readTextPages(project, folders.slice(1)) };
}

/** Returns a fault for each row without a file of words, usually because its language code is mistyped. */
function rowsWithoutWords(rows: readonly LanguageRow[], project: Project): Fault[] {
  const folder = path.join(project.content, 'languages');
  const names = listFolder(folder, pathIn(project, folder)).map(
    ({ name }) => path.parse(name).name,
  );
  const others = names.filter(
    (name) => name !== 'index' && !rows.some(({ lang }) => lang === name),
  );
  return rows.flatMap(({ lang }, at) => {
    const hasDraft =
      draftOf(project, path.join(project.content, wordsFile({ lang }))) !== undefined;
    // A file whose name nearly matches is reported when it is read.
    if (hasDraft || names.some((name) => name.toLowerCase().startsWith(lang))) return [];
    const meant =
      others.length > 0
        ? `Write ${others.join(' or ')}, whose words are there`
        : 'Write its letters';
    const state = `is "${lang}", and there is no file ${lang}.jsonc with its words`;
    const advice = `${meant}, or bring that file back`;
    return { file: languagesFile, keys: [at, 'lang'], state, advice };
  });
}
