/** How style sheets are compiled; what stands in them is in tests/site. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../src/generator/project.ts';
import { compileStyles } from '../../src/generator/styles.ts';
import { treeOf } from '../support/projectCopy.ts';
import { writeFiles } from '../support/writtenSite.ts';

const sheets = {
  'styles/pages/home.scss': "@use '../components/hero';\n@use '../components/logo';\n",
  'styles/pages/about.scss': "@use '../components/logo';\n",
  'styles/components/_hero.scss': '/* A comment. */\n.hero {\n  color: rgb(255, 0, 0);\n}\n',
  'styles/components/_logo.scss': '.logo {\n  margin: 0;\n}\n',
  'node_modules/sass/package.json': '{}',
  'node_modules/esbuild/package.json': '{}',
  'src/generator/styles.ts': '',
};

const compiled = { about: '.logo{margin:0}', home: '.hero{color:red}.logo{margin:0}' };

describe('the style sheets', () => {
  it('are one for each file of styles/pages, made small, compiled again only where a source has changed', async () => {
    const project = projectAt(writeFiles(sheets));
    const cache = path.join(project.cache, 'styles');
    expect(await compileStyles(project)).toEqual(compiled);
    // What is kept is told from what is made by a mark.
    const marked = Object.entries(treeOf(cache)).map(([file, sheet]) => [
      file,
      sheet.replaceAll('margin:0', 'margin:1px'),
    ]);
    writeFiles(Object.fromEntries(marked) as Record<string, string>, cache);
    writeFiles({ 'styles/components/_hero.scss': '.hero { color: blue; }' }, project.root);
    expect(await compileStyles(project)).toEqual({
      about: '.logo{margin:1px}',
      home: '.hero{color:#00f}.logo{margin:0}',
    });
    // Damaged, as after a power cut.
    for (const file of Object.keys(treeOf(cache))) writeFiles({ [file]: '{"css":' }, cache);
    expect(await compileStyles(project)).toEqual({
      ...compiled,
      home: '.hero{color:#00f}.logo{margin:0}',
    });
  });

  it('are the same from files as editors of Windows save them', async () => {
    const saved = Object.entries(sheets).map(([file, text]) => [
      file,
      `\ufeff${text.replaceAll('\n', '\r\n')}`,
    ]);
    expect(
      await compileStyles(projectAt(writeFiles(Object.fromEntries(saved) as typeof sheets))),
    ).toEqual(compiled);
  });

  it.each([
    [
      'a bracket that is never closed',
      'components/_logo',
      '.a {\n  color: red;\n',
      'expected end of rule',
    ],
    [
      'a variable that nobody has set',
      'components/_logo',
      '.a {\n  color: $gone;\n}',
      'Undefined variable',
    ],
    [
      'a file that is not there',
      'pages/home',
      "@use '../components/logo';\n@use '../components/gone';\n",
      "Can't find",
    ],
  ])('name file and line of %s', async (_what, name, scss, reason) => {
    const file = `styles/${name}.scss`;
    await expect(compileStyles(projectAt(writeFiles({ ...sheets, [file]: scss })))).rejects.toThrow(
      new RegExp(
        `^Could not compile the styles \\(${file}, line 2\\): ${reason}.*\\. Mend that line\\.$`,
        's',
      ),
    );
  });
});
