/** What an upload sends, keeps and deletes, depending on its files and the server's manifest. */
import { expect, it } from 'vitest';
import { emptyManifest, type Manifest } from '../../src/publish/upload/plan/manifest.ts';
import { planUpload } from '../../src/publish/upload/plan/planUpload.ts';
import { first, second, third, type Files } from './uploadFixture.ts';

function plan(release: Files, manifest: Manifest, all = false) {
  const files = Object.entries(release).map(([name, text]) => [name, Buffer.from(text)] as const);
  return planUpload(new Map(files), manifest, all);
}

/** The manifest after uploads of these releases, in order. */
const after = (...releases: Files[]) =>
  releases.reduce<Manifest>(
    (manifest, release) => ({ ...plan(release, manifest).manifestAfter, unsure: [] }),
    emptyManifest,
  );

it('sends assets, then pages with the home page last, then the rest', () => {
  expect(plan({ '.htaccess': '', ...first }, emptyManifest).uploads).toEqual([
    'assets/main.1aaaaaaa.js',
    'pictures/gate.1aaaaaaa.avif',
    'icons/icon.svg',
    'about/index.html',
    'offer/index.html',
    'index.html',
    '404.html',
    'sitemap.xml',
    '.htaccess',
    'web.config',
  ]);
});

it('sends only what has changed, or everything', () => {
  const release = { ...first, 'about/index.html': 'new words' };
  expect(plan(release, after(first)).uploads).toEqual(['about/index.html']);
  expect(plan(release, after(first), true).uploads).toHaveLength(9);
  expect(plan(first, after(first)).needed).toBe(false);
});

it('sends again, or deletes, what an interrupted upload may have left unfinished', () => {
  const unsure = ['about/index.html', 'hajj/index.html'];
  const { uploads, manifestAfter: next } = plan(first, { ...after(first), unsure });
  expect(uploads).toEqual(['about/index.html']);
  expect(next.unsure).toEqual(['hajj/index.html']);
});

it('keeps the hashes of the last versions, to recognise an old answer', () => {
  const hashOfHome = (release: Files) => after(release).files['index.html'];
  const { former } = after(first, second, second, third);
  expect(former['index.html']).toEqual([hashOfHome(second), hashOfHome(first)]);
  const versions = Array.from({ length: 9 }, (_, index) => ({
    ...first,
    'index.html': `${index}`,
  }));
  expect(after(...versions).former['index.html']).toHaveLength(5);
});

it('keeps the hashes of deleted files until something else is published', () => {
  const deleted = 'offer/index.html';
  const hash = after(first).files[deleted];
  for (const releases of [
    [first, second],
    [first, second, second],
  ])
    expect(after(...releases).former).toMatchObject({ [deleted]: [hash] });
  expect(after(first, second, third).former).not.toHaveProperty(deleted);
  expect(Object.keys(after(first, second).former)).not.toContain('assets/main.1aaaaaaa.js');
});
