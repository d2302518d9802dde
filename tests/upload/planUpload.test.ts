/** What is sent, kept and deleted, decided from the files and the server's manifest alone. */
import { describe, expect, it } from 'vitest';
import { emptyManifest, type Manifest } from '../../src/upload/manifest.ts';
import { planUpload, type PlanOptions } from '../../src/upload/planUpload.ts';

/** Each file is its name and a letter for its content, which is also its size in the alphabet. */
type Letters = Readonly<Record<string, string>>;

const sizeOf = (letter: string) => letter.charCodeAt(0) - 96;
const facts = (letters: Letters) =>
  Object.fromEntries(Object.entries(letters).map(([name, hash]) => [name, { hash, size: sizeOf(hash) }]));
const local = (letters: Letters) =>
  Object.entries(letters).map(([name, hash]) => ({
    name,
    hash,
    size: sizeOf(hash),
    bytes: Buffer.alloc(sizeOf(hash)),
  }));
const manifest = (tables: {
  files?: Letters;
  pending?: Letters;
  kept?: Letters;
  doomed?: Manifest['doomed'];
}): Manifest => ({
  files: facts(tables.files ?? {}),
  pending: facts(tables.pending ?? {}),
  kept: facts(tables.kept ?? {}),
  doomed: tables.doomed ?? {},
});

describe('the plan', () => {
  it.each<
    [
      string,
      Letters,
      Manifest,
      PlanOptions,
      { uploads: string[]; deletes?: string[]; keeps?: string[]; needed?: boolean },
    ]
  >([
    [
      'sends all of it to an empty folder',
      { 'index.html': 'a', 'assets/m.js': 'b' },
      emptyManifest,
      {},
      { uploads: ['assets/m.js', 'index.html'] },
    ],
    [
      'does nothing when all is there',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a' }, kept: { 'assets/o.js': 'c' } }),
      {},
      { uploads: [], keeps: ['assets/o.js'], needed: false },
    ],
    [
      'keeps an asset that has gone',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a', 'assets/o.js': 'b' } }),
      {},
      { uploads: [], keeps: ['assets/o.js'] },
    ],
    [
      'deletes a page that has gone',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a', 'old/index.html': 'b' } }),
      {},
      { uploads: [], deletes: ['old/index.html'] },
    ],
    [
      'deletes what was kept as soon as anything changes',
      { 'index.html': 'b' },
      manifest({ files: { 'index.html': 'a' }, kept: { 'assets/o.js': 'c' } }),
      {},
      { uploads: ['index.html'], deletes: ['assets/o.js'] },
    ],
    [
      'takes back what was kept without sending it',
      { 'assets/o.js': 'c' },
      manifest({ files: { 'assets/n.js': 'd' }, kept: { 'assets/o.js': 'c' } }),
      {},
      { uploads: [], keeps: ['assets/n.js'] },
    ],
    [
      'sends again what an unfinished upload may have replaced',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a' }, pending: { 'index.html': 'b' } }),
      {},
      { uploads: ['index.html'] },
    ],
    [
      'deletes what an unfinished upload may have sent',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a' }, pending: { 'assets/n.js': 'b' } }),
      {},
      { uploads: [], deletes: ['assets/n.js'] },
    ],
    [
      'goes on deleting what was left over',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a' }, doomed: { 'old/index.html': [2] } }),
      {},
      { uploads: [], deletes: ['old/index.html'] },
    ],
    [
      'sends what it was about to delete and has to be there now',
      { 'old/index.html': 'b' },
      manifest({ doomed: { 'old/index.html': [2] } }),
      {},
      { uploads: ['old/index.html'] },
    ],
    [
      'sends all again when it is told to, and deletes nothing for that',
      { 'index.html': 'a' },
      manifest({ files: { 'index.html': 'a' }, kept: { 'assets/o.js': 'c' } }),
      { all: true },
      { uploads: ['index.html'], keeps: ['assets/o.js'] },
    ],
  ])('%s', (_, files, before, options, expected) => {
    const { uploads, deletes, keeps, needed } = planUpload(local(files), before, options);
    expect({ uploads: uploads.map(({ name }) => name), deletes, keeps, needed }).toEqual({
      deletes: [],
      keeps: [],
      needed: true,
      ...expected,
    });
  });

  it('orders what is sent', () => {
    const files = {
      'index.html': 'a',
      '404.html': 'a',
      '.htaccess': 'a',
      'a/index.html': 'a',
      'assets/z.js': 'a',
      'icons/i.svg': 'a',
      'pictures/p.jpg': 'a',
      'robots.txt': 'a',
      'a.png': 'a',
      'z/index.html': 'a',
    };
    expect(planUpload(local(files), emptyManifest).uploads.map(({ name }) => name)).toEqual([
      'assets/z.js',
      'pictures/p.jpg',
      'a.png',
      'icons/i.svg',
      'a/index.html',
      'z/index.html',
      'index.html',
      '404.html',
      'robots.txt',
      '.htaccess',
    ]);
  });

  it('deletes by all sizes that an upload may have given to a file', () => {
    const before = manifest({ files: { 'old/index.html': 'b' }, pending: { 'old/index.html': 'c' } });
    expect(planUpload(local({ 'index.html': 'a' }), before).after.doomed).toEqual({ 'old/index.html': [2, 3] });
  });

  it('tells new files, replaced ones and those of somebody else apart', () => {
    const { uploads, foreign } = planUpload(
      local({ 'index.html': 'b', 'a.png': 'b', 'b.png': 'b' }),
      manifest({ files: { 'index.html': 'a' } }),
      { occupied: new Set(['a.png']) },
    );
    expect(Object.fromEntries(uploads.map(({ name, replaces }) => [name, replaces]))).toEqual({
      'index.html': true,
      'a.png': true,
      'b.png': false,
    });
    expect(foreign).toEqual(['a.png']);
  });

  it('leaves a manifest that says the whole release, and no longer needs anything', () => {
    const files = local({ 'index.html': 'b', 'assets/n.js': 'c' });
    const { after } = planUpload(files, manifest({ files: { 'index.html': 'a', 'assets/o.js': 'a' } }));
    expect(after).toEqual(manifest({ files: { 'index.html': 'b', 'assets/n.js': 'c' }, kept: { 'assets/o.js': 'a' } }));
    expect(planUpload(files, after).needed).toBe(false);
  });
});
