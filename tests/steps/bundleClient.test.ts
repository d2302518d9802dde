/** The browser's script as it is published. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptBudget } from '../../src/steps/check/budgets.ts';
import { bundleClient } from '../../src/steps/bundleClient.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { emptyFolder } from '../support/writtenSite.ts';

async function bundled(copy = copyProject()): Promise<{ url: string; files: Record<string, string> }> {
  const output = emptyFolder();
  return { url: await bundleClient(copy, output), files: treeOf(output) };
}

describe('bundleClient', () => {
  it('writes one small script that pages load, under a name that carries its content', async () => {
    const { url, files } = await bundled();
    expect(url).toMatch(/^\/assets\/main\.[0-9A-Z]{8}\.js$/);
    expect(gzipSync(files[url.slice(1)]!).length).toBeLessThanOrEqual(scriptBudget);
    for (const name of Object.keys(files)) expect(name).toMatch(/^assets\/[\w-]+\.[0-9A-Z]{8}\.js$/);
  });

  it('leaves Glide for those who need it: it is asked for while the page runs', async () => {
    const { url, files } = await bundled();
    const main = files[url.slice(1)]!;
    expect(main).not.toMatch(/^import[^(]|[;}]import[^(]/);
    const asked = [...main.matchAll(/import\("\.\/([\w.-]+)"\)/g)].map(([, name]) => `assets/${name}`);
    expect(asked).not.toEqual([]);
    for (const name of asked) expect(files).toHaveProperty([name]);
  });

  it('is read by the oldest browsers that know modules', async () => {
    const copy = copyProject();
    copy.edit('src/client/main.ts', 'samePage(document);', 'samePage(document?.body?.ownerDocument ?? document);');
    const { files } = await bundled(copy);
    for (const code of Object.values(files)) expect(code).not.toMatch(/\?\.[a-z[(]|\?\?|\|\|=|&&=/i);
  });

  it('gives the same bytes in another folder, and another name to another script', async () => {
    const [one, other] = [await bundled(), await bundled()];
    expect(other).toEqual(one);
    const copy = copyProject();
    copy.edit('src/client/main.ts', 'samePage(document);', "samePage(document);\ndocument.title += '!';");
    expect((await bundled(copy)).url).not.toBe(one.url);
  });

  it('names file and line of a mistake', async () => {
    const copy = copyProject();
    copy.write('src/client/find.ts', "export function find() {\n  return 'a;\n}\n");
    await expect(bundled(copy)).rejects.toThrow(
      'Could not bundle the browser script (src/client/find.ts, line 2): Unterminated string literal. Mend that line.',
    );
  });
});
