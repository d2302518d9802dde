/** Loads the content: the plain values that staff wrote. Its files are parsed and never run. */
import { is } from 'valibot';
import { languageTag } from '../../values/schemas.ts';
import type { Project } from '../project.ts';
import { ContentFile } from './contentFile.ts';
import { readTextPages } from './textPages.ts';

/** Returns every entry and the pages of text, as staff wrote them. Throws an Error with a sentence for each unreadable file. */
export function loadContent(project: Project): Record<string, any> {
  const errors: Error[] = [];
  const load = (name: string): any => {
    try {
      return ContentFile.read(project, name).valueOf();
    } catch (error) {
      errors.push(error as Error);
      return undefined;
    }
  };
  /** Returns the row of a language with its words, which are in the file of its name. */
  const withWords = (row: any) =>
    is(languageTag, row?.lang) ? { ...row, words: load(`languages/${row.lang}.jsonc`) } : row;
  const rows = load('languages/index.jsonc');
  const languages = Array.isArray(rows) ? rows.map(withWords) : rows;
  const [facts, structure] = ['facts.jsonc', 'structure.jsonc'].map(load);
  if (errors.length > 0)
    throw new Error(errors.map(({ message }) => message).join('\n'), { cause: errors[0] });
  const folders = [rows].flat().map((row: any) => row?.lang);
  return { languages, facts, structure, pages: readTextPages(project, folders.slice(1)) };
}
