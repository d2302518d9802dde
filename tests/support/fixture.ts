/**
 * The fixture: this project with content and pictures of an invented agency, so that tests never depend on words that staff edit.
 * `makeFixtures` makes the other languages from English, once before all tests.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectAt, type Project } from '../../src/generator/project.ts';
import { wordsIn } from './inLetters.ts';
import { textIn } from './translated.ts';
import { writeFiles } from './temporaryFiles.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../fixture/${name}`, import.meta.url));

const projectOf = (name: string): Project => {
  const project = projectAt();
  const content = path.join(project.root, 'node_modules', '.fixtures', name);
  const pages = path.join(content, 'pages');
  return { ...project, content, pages, pictures: folderOf('pictures'), showsUnread: true };
};

/** English, Bengali, and Urdu, which is still a sample. */
export const fixture = projectOf('three');

/** The fixture with all four languages. */
export const inFourLanguages = projectOf('four');

/** The page of the fixture that exists only in English. */
const englishAlone = 'your-visa.md';

/** Writes the content of the fixtures. */
export function makeFixtures(): void {
  for (const { content } of [fixture, inFourLanguages]) {
    rmSync(content, { recursive: true, force: true });
    cpSync(folderOf('content'), content, { recursive: true });
  }
  for (const lang of ['bn', 'ur'] as const) writeLanguage(fixture, lang);
  for (const lang of ['bn', 'hi', 'ur'] as const) writeLanguage(inFourLanguages, lang);
  const rows = path.join(inFourLanguages.content, 'languages', 'index.jsonc');
  const hindi = '  { "lang": "hi", "label": "हिन्दी", "checked": "2031-01-10" },\n';
  writeFileSync(rows, readFileSync(rows, 'utf8').replace(/^\]/m, `${hindi}]`));
}

function writeLanguage({ content, pages }: Project, lang: 'bn' | 'hi' | 'ur'): void {
  const texts = readdirSync(pages)
    .filter((name) => name.endsWith('.md') && name !== englishAlone)
    .map((name) => [
      `pages/${lang}/${name}`,
      textIn(lang, readFileSync(path.join(pages, name), 'utf8')),
    ]);
  const words = `${JSON.stringify(wordsIn(lang), null, 2)}\n`;
  writeFiles({ ...Object.fromEntries(texts), [`languages/${lang}.jsonc`]: words }, content);
}
