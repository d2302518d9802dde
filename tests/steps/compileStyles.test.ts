/** The style sheets of the pages. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileStyles } from '../../src/steps/compileStyles.ts';
import type { Project } from '../../src/project.ts';
import type { ProjectCopy } from '../support/makeCopy.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

/** A copy with a cache of its own. */
function copyWithCache(): ProjectCopy {
  return { ...copyProject(), cache: emptyFolder() };
}

const sentenceOf = (project: Project) =>
  compileStyles(project).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('compileStyles', () => {
  it('makes one sheet for each file of styles/pages, small enough to travel', async () => {
    const copy = copyWithCache();
    const styles = await compileStyles(copy);
    const files = Object.keys(treeOf(path.join(copy.root, 'styles', 'pages')));
    expect(Object.keys(styles)).toEqual(files.map((file) => path.basename(file, '.scss')));
    for (const css of Object.values(styles)) expect(css).not.toMatch(/\n|\/\*/);
  });

  it('compiles again only when something has changed', async () => {
    const copy = copyWithCache();
    const first = await compileStyles(copy);
    const kept = Object.keys(treeOf(copy.cache));
    expect(await compileStyles(copy)).toEqual(first);
    expect(Object.keys(treeOf(copy.cache))).toEqual(kept);
    copy.write('styles/components/_logo.scss', '.logo { color: #010203; }');
    const second = await compileStyles(copy);
    for (const css of Object.values(second)) expect(css).toContain('.logo{color:#010203}');
  });

  it('gives the same from the cache as without it, in whatever folder', async () => {
    const [one, other] = [copyWithCache(), copyWithCache()];
    const made = await compileStyles(one);
    expect(await compileStyles(other)).toEqual(made);
    expect(JSON.stringify(made)).not.toContain(path.basename(one.root));
  });

  it.each([
    ['a bracket that is never closed', '.a {\n  color: red;\n', 2, 'expected end of rule'],
    ['a variable that nobody has set', '.a {\n  color: $gone;\n}', 2, 'Undefined variable'],
  ])('names file and line of %s', async (_what, scss, line, reason) => {
    const copy = copyWithCache();
    copy.write('styles/components/_logo.scss', scss);
    expect(await sentenceOf(copy)).toBe(
      `Could not compile the styles (styles/components/_logo.scss, line ${line}): ${reason}. Mend that line.`,
    );
  });

  it('names the file that asks for one that is not there', async () => {
    const copy = copyWithCache();
    copy.write('styles/pages/home.scss', "@use '../base';\n@use '../components/gone';\n");
    const start = "Could not compile the styles (styles/pages/home.scss, line 2): Can't find";
    expect(await sentenceOf(copy)).toContain(start);
  });

  it('keeps nothing of a sheet that does not compile', async () => {
    const copy = copyWithCache();
    writeFiles({ 'styles/pages/home.scss': '.a {' }, copy.root);
    await sentenceOf(copy);
    expect(treeOf(copy.cache)).toEqual({});
  });
});
