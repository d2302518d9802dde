/** Loads the content: the plain values that staff wrote. Its files are parsed and never run. */
import { is } from 'valibot';
import { schemas } from '../../agency/schemas/content.ts';
import { languageTag } from '../../values/schemas.ts';
import type { Project } from '../project.ts';
import { ContentFile } from './contentFile.ts';
import { readTextPages } from './textPages.ts';

/** Returns every entry and the pages of text, as staff wrote them. Throws an Error with a sentence for each unreadable file. */
export async function loadContent(project: Project): Promise<Record<string, any>> {
  const errors: Error[] = [];
  const load = async (name: string): Promise<any> =>
    ContentFile.load(project, name).catch((error: Error) => void errors.push(error));
  const rows = await load('languages/index.ts');
  /** Each language with its words, which are in the file of its name. */
  const languages = [rows].flat().map(async (row: any) => {
    return is(languageTag, row?.lang)
      ? { ...row, words: await load(`languages/${row.lang}.ts`) }
      : row;
  });
  const { languages: _, pages: __, ...others } = schemas;
  const entries = Object.keys(others).map(async (name) => [name, await load(`${name}.ts`)]);
  const content = {
    languages: Array.isArray(rows) ? await Promise.all(languages) : rows,
    ...Object.fromEntries(await Promise.all(entries)),
  };
  if (errors.length > 0)
    throw new Error(errors.map(({ message }) => message).join('\n'), { cause: errors[0] });
  const folders = [rows].flat().map((row: any) => row?.lang);
  return { ...content, pages: readTextPages(project, folders.slice(1)) };
}
