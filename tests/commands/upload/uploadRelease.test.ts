/** Uploads to a server that does what it is asked to. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Server } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import { expect, it } from 'vitest';
import {
  emptyManifest,
  formatManifest,
  parseManifest,
} from '../../../src/commands/upload/manifest.ts';
import { certificate, key } from '../../support/certificate.ts';
import { portOf } from '../../support/portOf.ts';
import { writeFiles } from '../../support/writtenSite.ts';
import {
  accessTo,
  assetsIn,
  brokenPages,
  filesIn,
  first,
  plain,
  second,
  startHost,
  third,
  uploadTo,
  type Files,
  type Host,
} from './uploadFixture.ts';

/** Names in the order of renaming or deleting, without parts. */
const done = (log: readonly string[], verb: 'RNTO' | 'DELE') =>
  log.flatMap((line) =>
    line.startsWith(`${verb} `) && !line.endsWith('.part') ? line.slice(5) : [],
  );

const storedIn = (log: readonly string[]) =>
  log.flatMap((line) => (/^STOR (?!\.upload\.id)/.test(line) ? line.slice(5) : []));

const changesIn = (log: readonly string[]) =>
  log.filter((line) => /^(STOR|DELE|RNFR|MKD|RMD) (?!\.upload\.id)/.test(line));

/** A host after uploads of the releases, in order; `news` are the commands since then. */
async function startWith(...releases: Files[]) {
  const host = await startHost();
  for (const release of releases) await uploadTo(host, release);
  const before = host.ftp.log.length;
  return { ...host, news: () => host.ftp.log.slice(before) };
}

it('uploads a release and checks it live', async () => {
  const host = await startHost();
  const { failure, said } = await uploadTo(host, first);
  expect(failure).toBeUndefined();
  expect(said).toMatch(/^11 of 12: \.htaccess  27 bytes\n12 of 12: _headers  2 bytes\n/m);
  expect(said).toMatch(
    /^The site is live and checked at \S+: 3 pages, 12 files, 48 KB sent in \d+\.\d s\.$/m,
  );
  expect(filesIn(host.root)).toEqual(first);
});

// Other systems have 127.0.0.1 alone, which the FTP client takes for a private address.
it.runIf(process.platform === 'linux')(
  'uploads to a server behind a router that names an address of its own network',
  async () => {
    const address = '127.0.0.2';
    const host = await startHost({
      address,
      onCommand: (line) => (line === 'EPSV' ? { reply: '502 Not known.' } : undefined),
    });
    const access = { ...accessTo(host.ftp.port), host: address };
    expect((await uploadTo(host, first, { access })).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(first);
  },
);

it('asks for names in UTF-8 before it logs in', async () => {
  const host = await startWith(first);
  expect(host.ftp.log.slice(0, 3)).toEqual(['OPTS UTF8 ON', 'USER staff', 'PASS']);
});

it('sends assets, then pages with the home page last, then the rest', async () => {
  const host = await startWith(first);
  expect(done(host.ftp.log, 'RNTO').filter((name) => name !== '.upload.json')).toEqual([
    'assets/main.1aaaaaaa.js',
    'pictures/gate.1aaaaaaa.avif',
    'icons/icon.svg',
    'about/index.html',
    'offer/index.html',
    'index.html',
    '404.html',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
    '.htaccess',
    '_headers',
  ]);
});

it('sends all files as parts between two manifests', async () => {
  const host = await startWith(first);
  const stored = storedIn(host.ftp.log);
  expect(stored.filter((name) => !name.endsWith('.part'))).toEqual([]);
  expect([stored[0], stored.at(-1)]).toEqual(['.upload.json.part', '.upload.json.part']);
});

it('does not look for hashed files of others', async () => {
  // Hundreds of requests would take minutes on a slow line.
  const host = await startWith(first);
  expect(host.ftp.log).toContain('SIZE index.html');
  expect(host.ftp.log).not.toContain('SIZE pictures/gate.1aaaaaaa.avif');
});

it.each<[string, Server, boolean, string]>([
  [
    'that browsers trust',
    createSecureServer({ key, cert: certificate }),
    true,
    'its certificate is not valid, and browsers warn of it (DEPTH_ZERO_SELF_SIGNED_CERT). Switch on the free SSL ' +
      'certificate in the hosting panel and wait until the address opens in a browser, or write http:// in siteUrl in ' +
      'src/content/facts.ts.',
  ],
  [
    'at all',
    createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    false,
    'its certificate is not valid, and browsers warn of it (ERR_SSL_',
  ],
])('sends nothing to an https site without a certificate %s', async (_, server, dryRun, reason) => {
  const host = await startHost();
  const siteUrl = `https://localhost:${await portOf(server)}`;
  const { failure } = await uploadTo(host, first, { siteUrl, dryRun });
  expect(failure).toContain(
    `Could not publish for https (${siteUrl}), so nothing has been sent: ${reason}`,
  );
  expect(changesIn(host.ftp.log)).toEqual([]);
});

it('sends nothing when nothing has changed', async () => {
  const host = await startWith(first);
  const { said } = await uploadTo(host, first);
  expect(said).toContain('nothing has changed.');
  expect(said).toMatch(/^The site is live and checked at \S+: 3 pages, 0 files, 0 bytes sent in/m);
  expect(changesIn(host.news())).toEqual([]);
});

it('names all changes in a dry run and makes none', async () => {
  const host = await startWith(first);
  const tried = await uploadTo(
    host,
    { ...second, '.htaccess': 'ErrorDocument 403 /404.html' },
    { dryRun: true },
  );
  expect(tried.failure).toBeUndefined();
  expect(tried.said).toContain(
    'To /public_html on 127.0.0.1: 7 files, 54 KB.\n  assets/main.2bbbbbbb.js  13 bytes\n',
  );
  expect(tried.said).toContain('\n  about/index.html  8 KB\n');
  expect(tried.said).toContain('\n  offer/index.html  to be deleted\n');
  expect(tried.said).toMatch(/This was a dry run: nothing has been sent or deleted\.$/);
  expect(changesIn(host.news())).toEqual([]);
});

it('sends only what has changed', async () => {
  const host = await startWith(first);
  await uploadTo(host, { ...first, 'about/index.html': 'new words' });
  expect(new Set(storedIn(host.news()))).toEqual(
    new Set(['.upload.json.part', 'about/index.html.part']),
  );
  expect(filesIn(host.root)).toEqual({ ...first, 'about/index.html': 'new words' });
});

it('leaves the files of others, or names those it replaces', async () => {
  const host = await startHost();
  const own = {
    'own.html': '1',
    'assets/own.js': '2',
    'hajj/price.pdf': '3',
    '.well-known/proof.txt': '4',
  };
  writeFiles({ ...own, 'index.html': 'a default page', '.htaccess': 'php' }, host.root);
  const { said } = await uploadTo(host, first);
  expect(said).toContain(
    'not put there by an earlier upload, and to be replaced: .htaccess, index.html.',
  );
  expect(filesIn(host.root)).toEqual({ ...first, ...own });
  for (const release of [second, third]) await uploadTo(host, release);
  expect(filesIn(host.root)).toMatchObject(own);
});

it('deletes what a release lacks at the very end, with its folder', async () => {
  const host = await startWith(first);
  for (const release of [second, third]) await uploadTo(host, release);
  const log = host.news();
  expect(done(log, 'DELE')).toEqual([
    'offer/index.html',
    'assets/main.1aaaaaaa.js',
    'hajj/index.html',
    'pictures/gate.1aaaaaaa.avif',
  ]);
  expect(log.indexOf('DELE offer/index.html')).toBeGreaterThan(log.indexOf('RNTO sitemap.xml'));
  expect(log).toContain('RMD offer');
  expect((await fetch(`${host.url}/offer`)).status).toBe(404);
});

it('keeps the assets of the release before until the next one', async () => {
  const host = await startWith(first, second, second);
  expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('deletes what was taken out of public/ at the same upload', async () => {
  const listed = { 'price list.pdf': '1', 'pictures/offer.jpg': '2', 'robots.txt': 'Allow: /' };
  const host = await startWith({ ...first, ...listed });
  await uploadTo(host, first);
  expect(filesIn(host.root)).toEqual(first);
});

it('goes back to the release before without sending its assets', async () => {
  const host = await startWith(first, second);
  await uploadTo(host, first);
  expect(storedIn(host.news()).filter((name) => /^(assets|pictures)/.test(name))).toEqual([]);
  expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...first });
});

it('sends everything again with --all', async () => {
  const host = await startWith(first, second);
  rmSync(path.join(host.root, 'pictures/gate.2bbbbbbb.avif'));
  expect((await uploadTo(host, second)).failure).toContain('/pictures/gate.2bbbbbbb.avif');
  const { said } = await uploadTo(host, second, { all: true });
  expect(said).toContain('3 pages, 12 files');
  expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('sends everything and deletes nothing when the manifest is damaged', async () => {
  const host = await startWith(first);
  writeFiles({ '.upload.json': '{"files":' }, host.root);
  const { said } = await uploadTo(host, second);
  expect(said).toContain('.upload.json on the server cannot be read. Everything is sent again');
  expect(done(host.news(), 'DELE')).toEqual([]);
  expect(filesIn(host.root)).toEqual({ ...first, ...second });
});

it('stores the manifest in the form that servers already hold', () => {
  const text = `{
 "note": "Written by npm run upload. Leave it here.",
 "files": {
  "index.html": "0a"
 },
 "kept": {
  "assets/main.1aaaaaaa.js": "0b"
 },
 "unsure": [
  "about/index.html"
 ]
}
`;
  const manifest = {
    files: { 'index.html': '0a' },
    kept: { 'assets/main.1aaaaaaa.js': '0b' },
    unverified: ['about/index.html'],
  };
  expect(parseManifest(text)).toEqual(manifest);
  expect(formatManifest(manifest)).toBe(text);
});

it('refuses a manifest with another form or a name outside the folder', () => {
  const escapes = [
    '../mail',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    './a',
    'a\\b',
    'a\r\nDELE b',
    '',
  ].flatMap((name) => [
    formatManifest({ ...emptyManifest, unverified: [name] }),
    formatManifest({ ...emptyManifest, files: { [name]: '0a' } }),
  ]);
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '{"files":{"a":{"hash":"0a"}},"kept":{},"unsure":[]}',
    ...escapes,
  ]) {
    expect(parseManifest(text), text).toBeUndefined();
  }
});

it('shows visitors whole pages at every moment', async () => {
  const broken: string[] = [];
  const host = await startHost({
    onCommand: () => void broken.push(...brokenPages(host.root, [first, second])),
  });
  for (const release of [first, second]) await uploadTo(host, release, { siteUrl: undefined });
  expect(filesIn(host.root)).toMatchObject(plain[1]);
  expect(broken).toEqual([]);
});

it.each(['RNFR index.html.part', 'RNTO index.html'])(
  'leaves the newer release that overtakes it at %s',
  async (where) => {
    let isDue = false;
    const host: Host = await startHost({
      async onCommand(line) {
        if (!isDue || line !== where) return;
        isDue = false;
        expect((await uploadTo(host, third)).failure).toBeUndefined();
      },
    });
    await uploadTo(host, first);
    isDue = true;
    expect((await uploadTo(host, second)).failure).toMatch(/^Could not send index\.html \(\S+\): /);
    expect(filesIn(host.root)).toMatchObject(third);
    expect((await uploadTo(host, third)).said).toContain('nothing has changed.');
  },
);

it('uploads to a server that tells no sizes', async () => {
  let isMute = false;
  const host = await startHost({
    onCommand: (line) => (isMute && line.startsWith('SIZE') ? { reply: '502 No.' } : undefined),
  });
  await uploadTo(host, first);
  isMute = true;
  expect((await uploadTo(host, second)).failure).toBeUndefined();
  expect(filesIn(host.root)).toMatchObject(second);
});

it('deletes a file first when the server does not rename over it', async () => {
  const exists = (name: string): boolean => existsSync(path.join(host.root, name));
  const host = await startHost({
    onCommand: (line) =>
      line.startsWith('RNTO ') && exists(line.slice(5)) ? { reply: '550 It exists.' } : undefined,
  });
  for (const release of [first, second, third])
    expect((await uploadTo(host, release)).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...third });
});
