/** The fixture: this project with content and pictures of an invented agency. Tests of what staff edit assert no word of it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectAt, type Project } from '../../src/generator/project.ts';
import { wordsIn } from '../fixture/content/languages/inLetters.ts';

const folder = (name: string) => fileURLToPath(new URL(`../fixture/${name}`, import.meta.url));

/** Returns the file of a language whose words are the English ones in its letters. */
const madeOf = (lang: 'bn' | 'hi' | 'ur') =>
  [`languages/${lang}.ts`, `export const ${lang} = ${JSON.stringify(wordsIn(lang))};\n`] as const;

/** The files of the fixture that are made of others. */
export const madeFiles: ReadonlyMap<string, string> = new Map([madeOf('bn'), madeOf('ur')]);

export const fixture: Project = {
  ...projectAt(),
  content: folder('content'),
  pages: folder('content/pages'),
  pictures: folder('pictures'),
  drafts: madeFiles,
};

const rows = readFileSync(folder('content/languages/index.ts'), 'utf8');
const hindi = "  { lang: 'hi', label: 'हिन्दी', checked: { home: '2031-01-10' } },\n";

/** The fixture with all four languages; `fixture` lacks Hindi. */
export const inFourLanguages: Project = {
  ...fixture,
  drafts: new Map([
    ...madeFiles,
    madeOf('hi'),
    ['languages/index.ts', rows.replace(/^\];/m, `${hindi}];`)],
  ]),
};
