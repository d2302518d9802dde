/** How stylesheets are compiled; tests/site has what is in them. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectAt, type Project } from '../../src/generator/project.ts';
import { compileStyles } from '../../src/generator/styles.ts';
import { treeOf } from '../support/projectCopy.ts';
import { writeFiles } from '../support/writtenSite.ts';

const sheets = {
  'styles/first/home.scss': "@use '../components/hero';\n@use '../components/logo';\n",
  'styles/site.scss': "@use 'components/logo';\n",
  'styles/components/_hero.scss': '/* A comment. */\n.hero {\n  color: rgb(255, 0, 0);\n}\n',
  'styles/components/_logo.scss': '.logo {\n  margin: 0;\n}\n',
  'node_modules/sass/package.json': '{}',
  'node_modules/esbuild/package.json': '{}',
  'src/generator/styles.ts': '',
};

const cacheOf = ({ cache }: Project) => path.join(cache, 'styles');

/** A project whose cache holds other margins than its sources, to tell one from the other. */
async function compiledOnce(): Promise<Project> {
  const project = projectAt(writeFiles(sheets));
  await compileStyles(project, '/assets/font.woff2');
  for (const [file, sheet] of Object.entries(treeOf(cacheOf(project))))
    writeFiles({ [file]: sheet.replaceAll('margin:0', 'margin:1px') }, cacheOf(project));
  return project;
}

const compiled = { home: '.hero{color:red}.logo{margin:0}', site: '.logo{margin:0}' };

/** Returns the CSS of each sheet. */
async function compile(project: Project) {
  const { first, sheetUrl, files } = await compileStyles(project, '/assets/font.woff2');
  return { ...first, site: files.get(sheetUrl.slice(1)) };
}

describe('the stylesheets', () => {
  it('are compiled and minified: those of first screens and the rest', async () => {
    expect(await compile(projectAt(writeFiles(sheets)))).toEqual(compiled);
  });

  it('are compiled again only where a source has changed', async () => {
    const project = await compiledOnce();
    writeFiles({ 'styles/components/_hero.scss': '.hero { color: blue; }' }, project.root);
    expect(await compile(project)).toEqual({
      home: '.hero{color:#00f}.logo{margin:0}',
      site: '.logo{margin:1px}',
    });
  });

  it('are all compiled again once their compiler has changed', async () => {
    const project = await compiledOnce();
    writeFiles({ 'node_modules/sass/package.json': '{ }' }, project.root);
    expect(await compile(project)).toEqual(compiled);
  });

  it('are compiled again where the cache is damaged, as by a power cut', async () => {
    const project = await compiledOnce();
    for (const file of Object.keys(treeOf(cacheOf(project))))
      writeFiles({ [file]: '{"css":' }, cacheOf(project));
    expect(await compile(project)).toEqual(compiled);
  });

  it('name file and line of a mistake', async () => {
    const file = 'styles/components/_logo.scss';
    const project = projectAt(writeFiles({ ...sheets, [file]: '.a {\n  color: $gone;\n}' }));
    await expect(compileStyles(project, '/assets/font.woff2')).rejects.toThrow(
      `Could not compile the styles (${file}, line 2): Undefined variable. Mend that line.`,
    );
  });
});
