/** Publishing to a server that does what it is asked to. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  assetsIn, assetsOf, brokenPages, filesIn, first, publish, second, startHost, third, trying, write,
} from './trial.ts';

/** Names in the order in which visitors begin to see them, and in which they vanish; not those of a trial. */
const done = (log: readonly string[], verb: 'RNTO' | 'DELE') =>
  log.flatMap((line) => (line.startsWith(`${verb} `) && !/\.part$| htaccess-trial\//.test(line) ? line.slice(5) : []));

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
    // Nothing under its own name, and the list of what is there before and after all.
    const stored = host.ftp.log.filter((line) => line.startsWith('STOR') && !line.includes('htaccess-trial/'));
    expect(stored.filter((line) => !line.endsWith('.part'))).toEqual([]);
    expect([stored[0], stored.at(-1)]).toEqual(['STOR .upload.json.part', 'STOR .upload.json.part']);
  });

  it('names the files that no upload has put there before it replaces them', async () => {
    const host = await startHost();
    write(host.root, { 'index.html': 'a default page', '.htaccess': 'php', 'own.html': 'of the staff' });
    const { said } = await publish(host, first);
    expect(said).toContain('not put there by an earlier upload, and to be replaced: .htaccess, index.html.');
    expect(filesIn(host.root)).toEqual({ ...first, 'own.html': 'of the staff' });
  });
});

describe('a further upload', () => {
  it('sends nothing when nothing has changed, and still looks at the site', async () => {
    const host = await startWith(first);
    const { said } = await publish(host, first);
    expect(host.news().filter((line) => changes.test(line))).toEqual([]);
    expect(said).toContain('nothing has changed.');
    expect(said).toMatch(/^The site is live and checked: 3 pages, 0 files, 0 KB sent in/m);
  });

  it('sends only the page that has changed', async () => {
    const host = await startWith(first);
    await publish(host, { ...first, 'about/index.html': 'new words' });
    const sent = new Set(host.news().filter((line) => line.startsWith('STOR')));
    expect([...sent]).toEqual(['STOR .upload.json.part', 'STOR about/index.html.part']);
    expect(filesIn(host.root)['about/index.html']).toBe('new words');
  });

  it('deletes at the very end, with the folders, and only what earlier uploads have put there', async () => {
    const host = await startHost();
    const foreign = { 'own.html': '1', 'assets/own.js': '2', 'hajj/price.pdf': '3', '.well-known/proof.txt': '4' };
    write(host.root, foreign);
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

  it('keeps the assets of the release before until the next one', async () => {
    const host = await startWith(first, second, second);
    const assets = () => Object.keys(filesIn(host.root)).filter((name) => name.startsWith('assets/')).sort();
    expect(assets()).toEqual(['assets/main.1aaaaaaa.js', 'assets/main.2bbbbbbb.js']);
    await publish(host, third);
    expect(assets()).toEqual(['assets/main.2bbbbbbb.js', 'assets/main.3ccccccc.js']);
  });

  it('goes back to the release before without sending its assets', async () => {
    const host = await startWith(first, second);
    await publish(host, first);
    expect(host.news().filter((line) => /^STOR (assets|pictures)/.test(line))).toEqual([]);
    expect(filesIn(host.root)).toMatchObject(first);
  });

  it('sends everything again with --all and forgets nothing of the release before', async () => {
    const host = await startWith(first, second);
    rmSync(path.join(host.root, 'pictures/gate.2bbbbbbb.avif'));
    expect((await publish(host, second)).failure).toContain('/pictures/gate.2bbbbbbb.avif');
    const { said } = await publish(host, second, { all: true });
    expect(said).toContain('3 pages, 12 files');
    expect(Object.keys(filesIn(host.root))).toContain('pictures/gate.1aaaaaaa.avif');
  });

  it('sends everything and deletes nothing when the manifest cannot be read', async () => {
    const host = await startWith(first);
    writeFileSync(path.join(host.root, '.upload.json'), '{"files":');
    const { said } = await publish(host, second);
    expect(said).toContain('.upload.json on the server cannot be read. Everything is sent again');
    expect(done(host.news(), 'DELE')).toEqual([]);
    expect(filesIn(host.root)).toMatchObject(second);
  });
});

describe('a site that is to be at https', () => {
  it.each([true, false])('sends nothing while it has no valid certificate, and says so (dry run: %s)', async (dryRun) => {
    const host = await startHost();
    const siteUrl = host.url.replace('http:', 'https:');
    const { failure } = await publish(host, first, { siteUrl, dryRun });
    expect(failure).toMatch(/^Could not publish for https \(.+\): nothing answers there by https, .+ Nothing has been sent\.$/);
    expect(host.ftp.log.filter((line) => changes.test(line))).toEqual([]);
  });
});

describe('a new .htaccess', () => {
  it('is tried in a folder of its own, once, before anything else is sent; a dry run tries nothing', async () => {
    const host = await startHost();
    const tried = (log: readonly string[]) => log.filter((line) => line.startsWith('STOR htaccess-trial/')).length;
    await publish(host, first, { dryRun: true });
    expect(tried(host.ftp.log)).toBe(0);
    await publish(host, first);
    const stored = host.ftp.log.filter((line) => line.startsWith('STOR'));
    expect(stored.slice(0, 3)).toEqual([
      'STOR htaccess-trial/index.html.part', 'STOR htaccess-trial/.htaccess.part', 'STOR .upload.json.part',
    ]);
    await publish(host, second);
    expect(tried(host.ftp.log)).toBe(2);
    await publish(host, { ...second, '.htaccess': 'ErrorDocument 403 /404.html' });
    expect(tried(host.ftp.log)).toBe(4);
    expect(existsSync(path.join(host.root, 'htaccess-trial'))).toBe(false);
  });
});

describe('a site whose address is not known yet', () => {
  it('is sent, and said loudly not to have been checked', async () => {
    const { failure, said } = await publish(await startHost(), first, { siteUrl: undefined });
    expect(failure).toBeUndefined();
    expect(said).toMatch(
      /^Sent, but NOT CHECKED: 12 files, 48 KB sent in \d+\.\d s\. The site's address is still a sample;/m,
    );
    expect(said).not.toContain('is live');
  });
});

describe('a dry run', () => {
  it('names every file with its bytes and changes nothing', async () => {
    const host = await startWith(first);
    const before = filesIn(host.root);
    const { failure, said } = await publish(host, second, { dryRun: true });
    expect(failure).toBeUndefined();
    expect(said).toContain('To /public_html on 127.0.0.1: 6 files, 54 KB.\n  assets/main.2bbbbbbb.js  13 bytes\n');
    expect(said).toContain('\n  about/index.html  8 KB\n');
    expect(said).toContain('\n  offer/index.html  to be deleted\n');
    expect(said).toMatch(/This was a dry run: nothing has been sent or deleted\.$/);
    expect(filesIn(host.root)).toEqual(before);
    expect(host.news().filter((line) => changes.test(line))).toEqual([]);
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
  it.each(['SIZE index.html.part', 'RNFR index.html.part', 'RNTO index.html', 'SIZE .upload.json.part'])(
    'leave the release of one; the other is told of it when it is overtaken at %s', async (where) => {
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
      expect((await publish(host, second, { patience: trying(1) })).failure).toBe(
        `Could not send ${where.replace(/^\w+ |\.part$/g, '')} (127.0.0.1): another upload is running at the same time. ` +
          'Wait until it has ended. Visitors still see a whole site: the old pages, the new ones or some of each. ' +
          'Run npm run upload again and it goes on where it stopped.',
      );
      expect(brokenPages(host.root, [third])).toEqual([]);
      expect((await publish(host, third)).said).toContain('nothing has changed.');
      expect((await publish(host, second)).failure).toBeUndefined();
      expect(filesIn(host.root)).toMatchObject(second);
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
