/** Publishing to a server that does what it is asked to. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../support/writtenSite.ts';
import { assetsIn, assetsOf, filesIn, first, publish, second, startHost, third } from './trial.ts';

/** Names in the order in which visitors begin to see them, and in which they vanish; not those of a trial. */
const done = (log: readonly string[], verb: 'RNTO' | 'DELE') =>
  log.flatMap((line) => (line.startsWith(`${verb} `) && !/\.part$| htaccess-trial\//.test(line) ? line.slice(5) : []));

const storedIn = (log: readonly string[]) => log.flatMap((line) => (line.startsWith('STOR ') ? line.slice(5) : []));

const changes = /^(STOR|DELE|RNFR|MKD|RMD)/;

/** A server with the releases, one after the other, and what comes in after that. */
async function startWith(...releases: (typeof first)[]) {
  const host = await startHost();
  for (const release of releases) await publish(host, release);
  const before = host.ftp.log.length;
  return { ...host, news: () => host.ftp.log.slice(before) };
}

describe('a first upload', () => {
  it('sends assets, then pages with the home page last, then what stands beside them, then host files', async () => {
    const host = await startHost();
    const { failure, said } = await publish(host, first);
    expect(failure).toBeUndefined();
    expect(said).toMatch(/^11 of 12: \.htaccess  27 bytes\n12 of 12: _headers  2 bytes\n/m);
    expect(said).toMatch(/^The site is live and checked: 3 pages, 12 files, 48 KB sent in \d+\.\d s\.$/m);
    expect(filesIn(host.root)).toEqual(first);
    expect(done(host.ftp.log, 'RNTO').filter((name) => name !== '.upload.json')).toEqual([
      'assets/main.1aaaaaaa.js', 'pictures/gate.1aaaaaaa.avif', 'icons/icon.svg', 'about/index.html',
      'offer/index.html', 'index.html', '404.html', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', '.htaccess',
      '_headers',
    ]);
    // Nothing under its own name; the trial first, then the list of what is there, before and after all else.
    const stored = storedIn(host.ftp.log);
    expect(stored.filter((name) => !name.endsWith('.part'))).toEqual([]);
    expect([...stored.slice(0, 3), stored.at(-1)]).toEqual([
      'htaccess-trial/index.html.part', 'htaccess-trial/.htaccess.part', '.upload.json.part', '.upload.json.part',
    ]);
    expect(existsSync(path.join(host.root, 'htaccess-trial'))).toBe(false);
    // Nobody else has a file whose name carries its content: asking for hundreds takes minutes on a slow line.
    expect(host.ftp.log).not.toContain('SIZE pictures/gate.1aaaaaaa.avif');
  });

  it('names the files that no upload has put there before it replaces them', async () => {
    const host = await startHost();
    writeFiles({ 'index.html': 'a default page', '.htaccess': 'php', 'own.html': 'of the staff' }, host.root);
    const { said } = await publish(host, first);
    expect(said).toContain('not put there by an earlier upload, and to be replaced: .htaccess, index.html.');
    expect(filesIn(host.root)).toEqual({ ...first, 'own.html': 'of the staff' });
  });

  it('of a site whose address is not known yet is said loudly not to have been checked', async () => {
    const { failure, said } = await publish(await startHost(), first, { siteUrl: undefined });
    expect(failure).toBeUndefined();
    expect(said).toMatch(
      /^Sent, but NOT CHECKED: 12 files, 48 KB sent in \d+\.\d s\. The site's address is still a sample;/m,
    );
    expect(said).not.toContain('is live');
  });

  it.each([true, false])('sends nothing to https without a valid certificate, and says so (dry run: %s)', async (dryRun) => {
    const host = await startHost();
    const { failure } = await publish(host, first, { siteUrl: host.url.replace('http:', 'https:'), dryRun });
    expect(failure).toMatch(/^Could not publish for https \(.+\), so nothing has been sent: it does not answer \(ERR_SSL_/);
    expect(host.ftp.log.filter((line) => changes.test(line))).toEqual([]);
  });
});

describe('a further upload', () => {
  it('sends nothing when nothing has changed, and else only what has; a dry run names it and changes nothing', async () => {
    const host = await startWith(first);
    const { said } = await publish(host, first);
    expect(said).toContain('nothing has changed.');
    expect(said).toMatch(/^The site is live and checked: 3 pages, 0 files, 0 bytes sent in/m);

    const tried = await publish(host, { ...second, '.htaccess': 'ErrorDocument 403 /404.html' }, { dryRun: true });
    expect(tried.failure).toBeUndefined();
    expect(tried.said).toContain('To /public_html on 127.0.0.1: 7 files, 54 KB.\n  assets/main.2bbbbbbb.js  13 bytes\n');
    expect(tried.said).toContain('\n  about/index.html  8 KB\n');
    expect(tried.said).toContain('\n  offer/index.html  to be deleted\n');
    expect(tried.said).toMatch(/This was a dry run: nothing has been sent or deleted\.$/);
    expect(host.news().filter((line) => changes.test(line))).toEqual([]);

    await publish(host, { ...first, 'about/index.html': 'new words' });
    expect(new Set(storedIn(host.news()))).toEqual(new Set(['.upload.json.part', 'about/index.html.part']));
    expect(filesIn(host.root)).toEqual({ ...first, 'about/index.html': 'new words' });
  });

  it('deletes at the very end, with the folders, and only what earlier uploads have put there', async () => {
    const host = await startHost();
    const foreign = { 'own.html': '1', 'assets/own.js': '2', 'hajj/price.pdf': '3', '.well-known/proof.txt': '4' };
    writeFiles(foreign, host.root);
    await publish(host, first);
    const before = host.ftp.log.length;
    for (const release of [second, third]) await publish(host, release);
    expect(filesIn(host.root)).toMatchObject(foreign);
    const log = host.ftp.log.slice(before);
    expect(done(log, 'DELE')).toEqual([
      'offer/index.html', 'assets/main.1aaaaaaa.js', 'hajj/index.html', 'pictures/gate.1aaaaaaa.avif',
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

  it('sends everything and deletes nothing when the manifest cannot be read', async () => {
    const host = await startWith(first);
    writeFiles({ '.upload.json': '{"files":' }, host.root);
    const { said } = await publish(host, second);
    expect(said).toContain('.upload.json on the server cannot be read. Everything is sent again');
    expect(done(host.news(), 'DELE')).toEqual([]);
    expect(filesIn(host.root)).toEqual({ ...first, ...second });
  });

  it('tries a new .htaccess anew, and one that is there already no more', async () => {
    const host = await startWith(first, second);
    await publish(host, { ...second, '.htaccess': 'ErrorDocument 403 /404.html' });
    expect(storedIn(host.ftp.log).filter((name) => name.startsWith('htaccess-trial/'))).toHaveLength(4);
  });
});

describe('visitors during an upload', () => {
  it('always get a whole page, old or new, with everything that it needs', async () => {
    let look: () => Promise<unknown> = async () => {};
    const host = await startHost({ onCommand: async () => void (await look()) });
    await publish(host, first);
    const seen = { '/': new Set<string>(), '/about': new Set<string>() };
    look = async () => {
      for (const address of ['/', '/about'] as const) {
        const html = await read(address);
        seen[address].add(html);
        for (const asset of assetsOf(html)) expect(await read(`/${asset}`)).toBe({ ...first, ...second }[asset]);
      }
    };
    const read = async (address: string) => (await fetch(host.url + address)).text();
    expect((await publish(host, second)).failure).toBeUndefined();
    await look();
    expect(seen['/']).toEqual(new Set([first['index.html'], second['index.html']]));
    expect(seen['/about']).toEqual(new Set([first['about/index.html'], second['about/index.html']]));
  });
});

describe('two uploads at once', () => {
  it.each(['RNFR index.html.part', 'RNTO index.html'])(
    'leave the release of one; the other ends where it is overtaken at %s', async (where) => {
      let overtake: (() => Promise<unknown>) | undefined;
      const host = await startHost({
        async onCommand(line) {
          if (line !== where) return;
          const now = overtake;
          overtake = undefined;
          await now?.();
        },
      });
      await publish(host, first);
      overtake = async () => expect((await publish(host, third)).failure).toBeUndefined();
      expect((await publish(host, second)).failure).toMatch(/^Could not send index\.html .+ goes on where it stopped\.$/);
      expect(filesIn(host.root)).toMatchObject(third);
      expect((await publish(host, third)).said).toContain('nothing has changed.');
    },
  );
});

describe('a server that does not rename over a file', () => {
  it('has its files deleted first', async () => {
    const exists = (name: string): boolean => existsSync(path.join(host.root, name));
    const host = await startHost({
      onCommand: (line) => (line.startsWith('RNTO ') && exists(line.slice(5)) ? { reply: '550 It exists.' } : undefined),
    });
    for (const release of [first, second, third]) expect((await publish(host, release)).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...third });
  });
});
