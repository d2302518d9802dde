/** What is sent, kept and deleted, decided from the files and the server's list alone. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptyManifest, formatManifest, parseManifest, type Manifest } from '../../src/upload/manifest.ts';
import { planUpload } from '../../src/upload/planUpload.ts';

/** Files as `name=letter`: the letter stands for the content. */
const listed = (text: string) => text.split(' ').filter(Boolean).map((pair) => pair.split('=') as [string, string]);
const local = (text: string) => new Map(listed(text).map(([name, letter]) => [name, Buffer.from(letter)]));
const hashes = (text: string) =>
  Object.fromEntries([...local(text)].map(([name, bytes]) => {
    return [name, createHash('sha256').update(bytes).digest('hex').slice(0, 32)];
  }));
const manifest = ({ files = '', kept = '', unsure = '' }): Manifest => ({
  files: hashes(files), kept: hashes(kept), unsure: unsure.split(' ').filter(Boolean),
});

describe('the plan', () => {
  it.each<[string, string, Manifest, { uploads?: string[]; deletes?: string[]; keeps?: string[]; needed?: boolean }]>([
    ['sends all of it to an empty folder', 'index.html=a assets/m.js=b', emptyManifest,
      { uploads: ['assets/m.js', 'index.html'] }],
    ['does nothing when all is there', 'index.html=a', manifest({ files: 'index.html=a', kept: 'assets/o.js=c' }),
      { keeps: ['assets/o.js'], needed: false }],
    ['keeps an asset that has gone', 'index.html=a', manifest({ files: 'index.html=a assets/o.js=b' }),
      { keeps: ['assets/o.js'] }],
    ['deletes a page that has gone', 'index.html=a', manifest({ files: 'index.html=a old/index.html=b' }),
      { deletes: ['old/index.html'] }],
    ['deletes what was kept as soon as anything changes', 'index.html=b',
      manifest({ files: 'index.html=a', kept: 'assets/o.js=c' }),
      { uploads: ['index.html'], deletes: ['assets/o.js'] }],
    ['takes back what was kept without sending it', 'assets/o.js=c',
      manifest({ files: 'assets/n.js=d', kept: 'assets/o.js=c' }), { keeps: ['assets/n.js'] }],
    ['sends again what an unfinished upload may have replaced', 'index.html=a',
      manifest({ files: 'index.html=a', unsure: 'index.html' }), { uploads: ['index.html'] }],
    ['deletes what an unfinished upload may have sent', 'index.html=a',
      manifest({ files: 'index.html=a', unsure: 'assets/n.js' }), { deletes: ['assets/n.js'] }],
    ['goes on deleting what was left over', 'index.html=a',
      manifest({ files: 'index.html=a', unsure: 'old/index.html' }), { deletes: ['old/index.html'] }],
    ['sends what it was about to delete and has to be there now', 'old/index.html=b',
      manifest({ unsure: 'old/index.html' }), { uploads: ['old/index.html'] }],
  ])('%s', (_, files, before, expected) => {
    const { uploads, after, needed } = planUpload(local(files), before);
    const [deletes, keeps] = [after.unsure, Object.keys(after.kept)];
    expect({ uploads, deletes, keeps, needed }).toEqual({
      uploads: [], deletes: [], keeps: [], needed: true, ...expected,
    });
  });

  it('sends all again when it is told to, and deletes nothing for that', () => {
    const before = manifest({ files: 'index.html=a', kept: 'assets/o.js=c' });
    const { uploads, after } = planUpload(local('index.html=a'), before, [], true);
    expect(uploads).toEqual(['index.html']);
    expect(after).toMatchObject({ unsure: [], kept: before.kept });
  });

  it('orders what is sent', () => {
    const names = ['index.html', '404.html', '.htaccess', 'a/index.html', 'assets/z.js', 'icons/i.svg', 'pictures/p.jpg',
      'robots.txt', 'a.png', 'z/index.html'];
    const { uploads } = planUpload(new Map(names.map((name) => [name, Buffer.from('a')])), emptyManifest);
    expect(uploads).toEqual(['assets/z.js', 'pictures/p.jpg', 'a.png', 'icons/i.svg',
      'a/index.html', 'z/index.html', 'index.html', '404.html', 'robots.txt', '.htaccess']);
  });

  it('lists beforehand what it is going to send, but no file of somebody else that may not be replaced after all', () => {
    const { before } = planUpload(local('index.html=b a.png=b b.png=b'), manifest({ files: 'index.html=a' }), ['a.png']);
    expect(before).toEqual(manifest({ files: 'index.html=a', unsure: 'b.png index.html' }));
  });

  it('leaves a list that says the whole release, and no longer needs anything', () => {
    const files = local('index.html=b assets/n.js=c');
    const { after } = planUpload(files, manifest({ files: 'index.html=a assets/o.js=a' }));
    expect(after).toEqual(manifest({ files: 'index.html=b assets/n.js=c', kept: 'assets/o.js=a' }));
    expect(planUpload(files, after).needed).toBe(false);
  });
});

describe('the list on the server', () => {
  it('comes back as it was written', () => {
    const written = manifest({ files: 'a/index.html=a', kept: 'a.js=c', unsure: '.htaccess b.png' });
    expect(parseManifest(formatManifest(written))).toEqual(written);
  });

  it.each([
    '', '{', 'null', '[]', '{}',
    '{"version":1,"files":{"a.html":{"hash":"0a","size":1}},"pending":{},"kept":{},"doomed":{}}',
    ...['../mail', '/etc/passwd', 'a/../../b', 'a//b', './a', 'a\\b', 'a\r\nDELE b', ''].map((name) =>
      formatManifest({ ...emptyManifest, unsure: [name] }),
    ),
  ])('is not relied on as %j', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });
});
