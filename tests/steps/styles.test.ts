/** The style sheets of the pages. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../src/project.ts';
import { compileStyles } from '../../src/steps/styles.ts';
import type { ProjectCopy } from '../support/makeCopy.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { emptyFolder } from '../support/writtenSite.ts';

/** A copy with a cache of its own. */
function copyWithCache(): ProjectCopy {
  return { ...copyProject(), cache: emptyFolder() };
}

const sentenceOf = (project: Project) =>
  compileStyles(project).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('the style sheets', () => {
  it('are one for each file of styles/pages, small enough to travel, compiled again only where a source has changed', async () => {
    const copy = copyWithCache();
    const first = await compileStyles(copy);
    expect(Object.keys(first)).toEqual(['about', 'contact', 'home', 'key-facts', 'legal', 'not-found']);
    for (const css of Object.values(first)) expect(css).not.toMatch(/\n|\/\*/);
    expect(JSON.stringify(first)).not.toContain(path.basename(copy.root));

    // What is kept is told from what is made by a mark.
    for (const [file, sheet] of Object.entries(treeOf(copy.cache))) {
      copy.write(`../${path.basename(copy.cache)}/${file}`, sheet.replace('"css":"', '"css":"/* kept */'));
    }
    const isKept = (css: string | undefined) => css!.startsWith('/* kept */');
    expect(Object.values(await compileStyles(copy)).filter(isKept)).toHaveLength(6);
    copy.write('styles/components/_find-us.scss', '.find-us { color: #010203; }');
    const second = await compileStyles(copy);
    expect(second.contact).toContain('.find-us{color:#010203}');
    expect(Object.keys(second).filter((name) => !isKept(second[name]))).toEqual(['contact']);
  });

  it('are compiled again where what was kept is damaged', async () => {
    const copy = copyWithCache();
    const first = await compileStyles(copy);
    for (const file of Object.keys(treeOf(copy.cache))) copy.write(`../${path.basename(copy.cache)}/${file}`, '{"css":');
    expect(await compileStyles(copy)).toEqual(first);
  });

  it.each([
    ['a bracket that is never closed', '.a {\n  color: red;\n', 2, 'expected end of rule'],
    ['a variable that nobody has set', '.a {\n  color: $gone;\n}', 2, 'Undefined variable'],
  ])('name file and line of %s', async (_what, scss, line, reason) => {
    const copy = copyProject();
    copy.write('styles/components/_logo.scss', scss);
    expect(await sentenceOf(copy)).toBe(
      `Could not compile the styles (styles/components/_logo.scss, line ${line}): ${reason}. Mend that line.`,
    );
  });

  it('name the file that asks for one that is not there', async () => {
    const copy = copyProject();
    copy.write('styles/pages/home.scss', "@use '../base';\n@use '../components/gone';\n");
    const start = "Could not compile the styles (styles/pages/home.scss, line 2): Can't find";
    expect(await sentenceOf(copy)).toContain(start);
  });
});
