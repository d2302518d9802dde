/** How the stylesheet is compiled; tests/site checks what is in it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkedText } from '../../src/generator/files/checkedFile.ts';
import { projectAt, type Project } from '../../src/generator/project.ts';
import { compileStyles } from '../../src/generator/output/compileStyles.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

/** What the sheet is made of. */
const sources = {
  'styles/site.scss': "@use 'components/hero';\n@use 'components/logo';\n",
  'styles/languages/_en.scss': ':root:lang(en) {\n  top: 1px;\n}\n',
  'src/site/components/_hero.scss': '/* A comment. */\n.hero {\n  color: rgb(255, 0, 0);\n}\n',
  'src/site/components/_logo.scss': '.logo {\n  margin: 0;\n}\n',
  'node_modules/sass/package.json': '{}',
  'node_modules/esbuild/package.json': '{}',
  'node_modules/postcss/package.json': '{}',
  'node_modules/css-select/package.json': '{}',
  'node_modules/htmlparser2/package.json': '{}',
  'src/generator/output/compileStyles.ts': '',
  'src/generator/output/firstScreen.ts': '',
};
const sheets = {
  ...sources,
  'styles/languages/.DS_Store': '',
  'styles/languages/_en.scss~': '',
  'styles/languages/README.md': '',
  'styles/languages/_en 2.scss': '.twice {\n  top: 0;\n}\n',
};

const cacheOf = ({ cache }: Project) => path.join(cache, 'styles.json');

const page =
  '<html lang="en"><body><p class="logo"></p><link rel="stylesheet"><p class="hero"></p>';

async function compiledOnce(): Promise<Project> {
  const project = projectAt(writeFiles(sheets));
  await compile(project);
  return project;
}

const language = ':root:lang(en){top:1px}';
const compiled = {
  site: '.hero{color:red}.logo{margin:0}',
  first: `.logo{margin:0}${language}`,
};

/** Returns the stylesheet, and what a page inlines from it. */
async function compile(project: Project) {
  const { firstCss, sheetUrl, files } = await compileStyles(project, '/assets/font.woff2');
  return { site: files.get(sheetUrl.slice(1)), first: firstCss(page) };
}

it('is compiled and minified, with every language that has styles', async () => {
  expect(await compile(projectAt(writeFiles(sheets)))).toEqual(compiled);
});

it('is compiled again once a language has styles', async () => {
  const project = await compiledOnce();
  writeFiles({ 'styles/languages/_de.scss': '.logo { top: 0; }' }, project.root);
  const rules = '.logo{margin:0}.logo{top:0}';
  const site = `.hero{color:red}${rules}`;
  expect(await compile(project)).toEqual({ site, first: rules + language });
});

it('is compiled again if the cache is damaged, for example by a power cut', async () => {
  const project = await compiledOnce();
  writeFileSync(cacheOf(project), '{"css":');
  expect(await compile(project)).toEqual(compiled);
  const [, sheet = ''] = readFileSync(cacheOf(project), 'utf8').split('\n');
  const other = { ...JSON.parse(sheet), linked: '.other{}' };
  writeFileSync(cacheOf(project), checkedText('other.json', other));
  expect(await compile(project)).toEqual(compiled);
});

it.each(Object.entries(sources))('is compiled again once %s has changed', async (file, source) => {
  const project = await compiledOnce();
  const [, sheet = ''] = readFileSync(cacheOf(project), 'utf8').split('\n');
  const old = { ...JSON.parse(sheet), linked: '.old{}' };
  writeFileSync(cacheOf(project), checkedText('styles.json', old));
  expect(await compile(project)).toMatchObject({ site: '.old{}' });
  writeFiles({ [file]: `${source}\n` }, project.root);
  expect(await compile(project)).toEqual(compiled);
});

it('names file and line of a mistake', async () => {
  const file = 'src/site/components/_logo.scss';
  const project = projectAt(writeFiles({ ...sheets, [file]: '.a {\n  color: $gone;\n}' }));
  await expect(compileStyles(project, '/assets/font.woff2')).rejects.toThrow(
    `Could not compile the styles (${file}, line 2): Undefined variable. Correct that line.`,
  );
});
