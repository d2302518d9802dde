/** Finds every passage of src/content: the words of the languages, and the pages of text. */
import path from 'node:path';
import { wordsSchema } from '../../agency/schemas/wordsSchema.ts';
import { loadContent } from '../../generator/content/loadContent.ts';
import { readSource } from '../../generator/content/readSource.ts';
import type { Project } from '../../generator/project.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { pathOf, type Keys } from '../../values/place.ts';
import type { Passage } from './passage.ts';
import { passagesInPage } from './passagesInPage.ts';

/** Returns every passage. Throws an Error for staff if a file cannot be read. */
export function findPassages(project: Project): Passage[] {
  const { languages, pages } = loadContent(project);
  const inLanguages = languages.flatMap(({ lang, words }) =>
    everyField(wordsSchema, words)
      .filter(({ info }) => info.kind === 'text')
      .flatMap(({ keys, value }) => passagesAt(`languages/${lang}.jsonc`, keys, value)),
  );
  const inPages = Object.keys(pages).flatMap((page) => {
    const file = `pages/${page}.md`;
    return passagesInPage(file, readSource(project, path.join(project.content, file)));
  });
  return [...inLanguages, ...inPages];
}

/** Returns the passage of a field, or one for each alternative. */
function passagesAt(file: string, keys: Keys, value: unknown): Passage[] {
  if (Array.isArray(value))
    return value.flatMap((each, at) => passagesAt(file, [...keys, at], each));
  if (typeof value !== 'string') return [];
  const key = pathOf(keys).replace(/\[\d+\]$/, '');
  return [
    { file, keys, text: value, key, picture: keys[0] === 'pictures' ? `${keys[1]}` : undefined },
  ];
}
