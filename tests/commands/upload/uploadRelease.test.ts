/** Publishing to a server that does what it is asked to. */
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
  assetsIn,
  brokenPages,
  filesIn,
  first,
  publish,
  second,
  startHost,
  third,
  type Files,
  type Host,
} from './uploadFixture.ts';

/** Names in the order in which visitors begin to see them, and in which they vanish; not those of a trial. */
const done = (log: readonly string[], verb: 'RNTO' | 'DELE') =>
  log.flatMap((line) =>
    line.startsWith(`${verb} `) && !/\.part$| htaccess-trial\//.test(line) ? line.slice(5) : [],
  );

const storedIn = (log: readonly string[]) =>
  log.flatMap((line) => (line.startsWith('STOR ') ? line.slice(5) : []));

const changesIn = (log: readonly string[]) =>
  log.filter((line) => /^(STOR|DELE|RNFR|MKD|RMD)/.test(line));

/** A server with the releases, one after the other, and what comes in after that. */
async function startWith(...releases: Files[]) {
  const host = await startHost();
  for (const release of releases) await publish(host, release);
  const before = host.ftp.log.length;
  return { ...host, news: () => host.ftp.log.slice(before) };
}

it('sends assets, then pages with the home page last, then what stands beside them, then host files', async () => {
  const host = await startHost();
  const { failure, said } = await publish(host, first);
  expect(failure).toBeUndefined();
  expect(said).toMatch(/^11 of 12: \.htaccess  27 bytes\n12 of 12: _headers  2 bytes\n/m);
  expect(said).toMatch(
    /^The site is live and checked: 3 pages, 12 files, 48 KB sent in \d+\.\d s\.$/m,
  );
  expect(filesIn(host.root)).toEqual(first);
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
  // Nothing under its own name; the trial first, then the list of what is there, before and after all else.
  const stored = storedIn(host.ftp.log);
  expect(stored.filter((name) => !name.endsWith('.part'))).toEqual([]);
  expect([...stored.slice(0, 3), stored.at(-1)]).toEqual([
    'htaccess-trial/index.html.part',
    'htaccess-trial/.htaccess.part',
    '.upload.json.part',
    '.upload.json.part',
  ]);
  expect(existsSync(path.join(host.root, 'htaccess-trial'))).toBe(false);
  // Nobody else has a file whose name carries its content: asking for hundreds takes minutes on a slow line.
  expect(host.ftp.log).not.toContain('SIZE pictures/gate.1aaaaaaa.avif');
});

it.each<[string, Server, boolean, string]>([
  [
    'that browsers trust',
    createSecureServer({ key, cert: certificate }),
    true,
    'its certificate is not valid, and browsers warn of it (DEPTH_ZERO_SELF_SIGNED_CERT). Switch on the free SSL ' +
      'certificate in the hosting panel and wait until the address opens in a browser, or write http:// in siteUrl in ' +
      'src/content/agency.ts.',
  ],
  [
    'at all',
    createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    false,
    'it does not answer (ERR_SSL_',
  ],
])(
  'sends nothing to https where there is no certificate %s, and says so',
  async (_, server, dryRun, reason) => {
    const host = await startHost();
    const siteUrl = `https://localhost:${await portOf(server)}`;
    const { failure } = await publish(host, first, { siteUrl, dryRun });
    expect(failure).toContain(
      `Could not publish for https (${siteUrl}), so nothing has been sent: ${reason}`,
    );
    expect(changesIn(host.ftp.log)).toEqual([]);
  },
);

it('sends nothing when nothing has changed, and else only what has; a dry run names it and changes nothing', async () => {
  const host = await startWith(first);
  const { said } = await publish(host, first);
  expect(said).toContain('nothing has changed.');
  expect(said).toMatch(/^The site is live and checked: 3 pages, 0 files, 0 bytes sent in/m);

  const tried = await publish(
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

  await publish(host, { ...first, 'about/index.html': 'new words' });
  expect(new Set(storedIn(host.news()))).toEqual(
    new Set(['.upload.json.part', 'about/index.html.part']),
  );
  expect(filesIn(host.root)).toEqual({ ...first, 'about/index.html': 'new words' });
  await publish(host, { ...first, '.htaccess': 'ErrorDocument 403 /404.html' });
  expect(host.news()).toContain('STOR htaccess-trial/.htaccess.part');
});

it('deletes at the very end, with the folders, and only what earlier uploads have put there', async () => {
  const host = await startHost();
  const own = {
    'own.html': '1',
    'assets/own.js': '2',
    'hajj/price.pdf': '3',
    '.well-known/proof.txt': '4',
  };
  writeFiles({ ...own, 'index.html': 'a default page', '.htaccess': 'php' }, host.root);
  const { said } = await publish(host, first);
  expect(said).toContain(
    'not put there by an earlier upload, and to be replaced: .htaccess, index.html.',
  );
  expect(filesIn(host.root)).toEqual({ ...first, ...own });
  const before = host.ftp.log.length;
  for (const release of [second, third]) await publish(host, release);
  expect(filesIn(host.root)).toMatchObject(own);
  const log = host.ftp.log.slice(before);
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

it('keeps the assets of the release before until the next one, and goes back to it without sending them', async () => {
  const host = await startWith(first, second, second);
  expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...second });
  await publish(host, first);
  expect(storedIn(host.news()).filter((name) => /^(assets|pictures)/.test(name))).toEqual([]);
  expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...first });
});

it('sends everything again with --all and forgets nothing of the release before', async () => {
  const host = await startWith(first, second);
  rmSync(path.join(host.root, 'pictures/gate.2bbbbbbb.avif'));
  expect((await publish(host, second)).failure).toContain('/pictures/gate.2bbbbbbb.avif');
  const { said } = await publish(host, second, { all: true });
  expect(said).toContain('3 pages, 12 files');
  expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('sends everything and deletes nothing when the manifest cannot be read or leads out of the folder', async () => {
  const host = await startWith(first);
  writeFiles({ '.upload.json': '{"files":' }, host.root);
  const { said } = await publish(host, second);
  expect(said).toContain('.upload.json on the server cannot be read. Everything is sent again');
  expect(done(host.news(), 'DELE')).toEqual([]);
  expect(filesIn(host.root)).toEqual({ ...first, ...second });

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
    formatManifest({ ...emptyManifest, unsure: [name] }),
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

it('shows visitors at every moment whole pages, old or new, with everything that they need', async () => {
  const broken: string[] = [];
  const host = await startHost({
    onCommand: () => void broken.push(...brokenPages(host.root, [first, second])),
  });
  for (const release of [first, second]) await publish(host, release, { siteUrl: undefined });
  expect(filesIn(host.root)).toMatchObject(second);
  expect(broken).toEqual([]);
});

it.each(['RNFR index.html.part', 'RNTO index.html'])(
  'leaves the release that overtakes it at %s',
  async (where) => {
    let isDue = false;
    const host: Host = await startHost({
      async onCommand(line) {
        if (!isDue || line !== where) return;
        isDue = false;
        expect((await publish(host, third)).failure).toBeUndefined();
      },
    });
    await publish(host, first);
    isDue = true;
    expect((await publish(host, second)).failure).toMatch(
      /^Could not send index\.html .+ goes on where it stopped\.$/,
    );
    expect(filesIn(host.root)).toMatchObject(third);
    expect((await publish(host, third)).said).toContain('nothing has changed.');
  },
);

it('deletes a file first where the server does not rename over it', async () => {
  const exists = (name: string): boolean => existsSync(path.join(host.root, name));
  const host = await startHost({
    onCommand: (line) =>
      line.startsWith('RNTO ') && exists(line.slice(5)) ? { reply: '550 It exists.' } : undefined,
  });
  for (const release of [first, second, third])
    expect((await publish(host, release)).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...third });
});
