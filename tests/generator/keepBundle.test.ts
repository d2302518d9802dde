/** When code is bundled again. */
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepBundle, type Bundle } from '../../src/generator/output/keepBundle.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

const source = 'src/a.ts';

/** Returns a project that was saved a second ago, and a bundler whose results are numbered. */
function open() {
  const root = writeFiles({ [source]: 'one' });
  const file = path.join(root, source);
  const settle = () => utimesSync(file, Date.now() / 1000 - 1, Date.now() / 1000 - 1);
  settle();
  let count = 0;
  const bundle = vi.fn<() => Promise<Bundle<number>>>(async () => {
    count += 1;
    return { made: count, sources: [source] };
  });
  return { root, file, settle, bundle, kept: keepBundle(bundle) };
}

it('is bundled again only after a change, even one that leaves the size and the time', async () => {
  const { root, file, settle, kept } = open();
  expect([await kept(root), await kept(root)]).toEqual([1, 1]);
  writeFileSync(file, 'two');
  settle();
  expect([await kept(root), await kept(root)]).toEqual([2, 2]);
  rmSync(file);
  writeFileSync(file, 'one');
  settle();
  expect(await kept(root)).toBe(3);
});

it('is not shared by copies', async () => {
  const { root, kept } = open();
  expect([await kept(root), await kept(writeFiles({ [source]: 'one' }))]).toEqual([1, 2]);
});

it('is bundled again if a source was saved while it was bundled', async () => {
  const { root, file, bundle, kept } = open();
  bundle.mockImplementationOnce(async () => {
    writeFileSync(file, 'newer');
    utimesSync(file, Date.now() / 1000 + 1, Date.now() / 1000 + 1);
    return { made: 0, sources: [source] };
  });
  expect([await kept(root), await kept(root)]).toEqual([0, 1]);
});
