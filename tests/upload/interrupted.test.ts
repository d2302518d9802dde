/** Uploads that break off at any point: visitors have a whole site, and the next upload finishes. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fault, FtpServerOptions } from '../support/ftpServer.ts';
import {
  accessTo, brokenPages, filesIn, first, folderWith, publish, second, startHost, third, type Files, type Host,
} from './trial.ts';

const comfort = /^Could not [^\n]+: .+\. .+ Visitors still see a whole site: .+ Run npm run upload again and it goes on .+\.$/;

const onlyAssets = (files: Files) => Object.fromEntries(Object.entries(files).filter(([name]) => /^(assets|pictures)/.test(name)));

/** What is on the server when the second release has followed the first. */
const settled = { ...onlyAssets(first), ...second };

/** A host on which the next upload can be disturbed at the command of a number, counted from its beginning. */
async function hostWithFaults(options: Partial<FtpServerOptions> = {}) {
  let began = 0;
  let disturb: (index: number, line: string) => Fault | undefined = () => undefined;
  const host = await startHost({ ...options, onCommand: (line, index) => disturb(index - began, line) });
  return {
    ...host,
    disturb(fault: typeof disturb = () => undefined) {
      began = host.ftp.log.length;
      disturb = fault;
    },
  };
}

/** Puts the server where it is after the first release. */
async function beginAgain(host: Awaited<ReturnType<typeof hostWithFaults>>): Promise<void> {
  host.disturb();
  rmSync(host.root, { recursive: true, maxRetries: 5 });
  mkdirSync(host.root);
  await publish(host, first, { siteUrl: undefined });
  host.disturb();
}

async function commandsOf(host: Awaited<ReturnType<typeof hostWithFaults>>): Promise<string[]> {
  await beginAgain(host);
  const before = host.ftp.log.length;
  await publish(host, second, { siteUrl: undefined });
  return host.ftp.log.slice(before);
}

describe('a connection that is cut', () => {
  it('at any command leaves a whole site, and the next upload finishes', async () => {
    const host = await hostWithFaults();
    const commands = await commandsOf(host);
    expect(commands.length).toBeGreaterThan(60);
    for (const [cut, command] of commands.entries()) {
      await beginAgain(host);
      host.disturb((index) => (index >= cut ? 'cut' : undefined));
      const { failure } = await publish(host, second);
      expect([command, failure]).toEqual([command, expect.stringMatching(/^Could not /)]);
      if (cut >= commands.indexOf('STOR .upload.json.part')) expect(failure).toMatch(comfort);
      expect([command, brokenPages(host.root, [first, second])]).toEqual([command, []]);
      host.disturb();
      expect((await publish(host, second)).failure).toBeUndefined();
      expect([command, filesIn(host.root)]).toEqual([command, settled]);
    }
  });

  it('at any command is opened anew, and the upload finishes in one go', async () => {
    const host = await hostWithFaults();
    const commands = await commandsOf(host);
    const connected = commands.indexOf('CWD /public_html') + 1;
    for (const [cut, command] of commands.entries()) {
      if (cut < connected) continue;
      await beginAgain(host);
      host.disturb((index) => (index === cut ? 'cut' : undefined));
      const { failure, said } = await publish(host, second, { remote: { pauses: [0] } });
      expect([command, failure]).toEqual([command, undefined]);
      expect(said).toContain('The connection was lost; trying again in 0 s.');
      expect([command, filesIn(host.root)]).toEqual([command, settled]);
    }
  });

  it('in the middle of any file leaves a whole site, and the next upload finishes', async () => {
    const host = await hostWithFaults();
    const stores = (await commandsOf(host)).filter((line) => line.startsWith('STOR'));
    for (const [cut, store] of stores.entries()) {
      await beginAgain(host);
      let count = 0;
      host.disturb((_, line) => (line.startsWith('STOR') && count++ >= cut ? { cutAfter: 0 } : undefined));
      const { failure } = await publish(host, second);
      expect([store, failure]).toEqual([store, expect.stringMatching(comfort)]);
      expect([store, brokenPages(host.root, [first, second])]).toEqual([store, []]);
      host.disturb();
      await publish(host, second);
      expect([store, filesIn(host.root)]).toEqual([store, settled]);
    }
  });

  it('at any command leaves nothing behind for ever when other releases follow', async () => {
    const host = await hostWithFaults();
    const commands = await commandsOf(host);
    for (const [cut, command] of commands.entries()) {
      await beginAgain(host);
      host.disturb((index) => (index >= cut ? 'cut' : undefined));
      await publish(host, second);
      host.disturb();
      await publish(host, third);
      expect([command, brokenPages(host.root, [third])]).toEqual([command, []]);
      const fourth = { ...third, 'index.html': 'the fourth' };
      await publish(host, fourth);
      expect([command, filesIn(host.root)]).toEqual([command, fourth]);
    }
  });
});

describe('the upload after one that broke off', () => {
  it('sends again only what the server does not have for sure', async () => {
    const many = Object.fromEntries(Array.from({ length: 45 }, (_, index) => [`pictures/p-${index}.1aaaaaaa.avif`, `${index}`]));
    const host = await hostWithFaults();
    host.disturb((_, line) => (line === 'STOR _headers.part' ? 'cut' : undefined));
    await publish(host, { ...first, ...many });
    host.disturb();
    const before = host.ftp.log.length;
    const { said } = await publish(host, { ...first, ...many });
    expect(said).toContain('The site is live and checked');
    const sent = host.ftp.log.slice(before).filter((line) => line.startsWith('STOR') && !line.includes('.upload.json'));
    expect(sent.length).toBeLessThanOrEqual(10);
  });

  it('sends a page again that the one before may have replaced, also when its text is back to what it was', async () => {
    const host = await hostWithFaults();
    await beginAgain(host);
    host.disturb((_, line) => (line === 'STOR offer/index.html.part' ? 'cut' : undefined));
    await publish(host, { ...first, 'about/index.html': 'a slip', 'offer/index.html': 'another' });
    expect(filesIn(host.root)['about/index.html']).toBe('a slip');
    host.disturb();
    await publish(host, first);
    expect(filesIn(host.root)).toEqual(first);
  });
});

describe('a full server', () => {
  it('is named, keeps a whole site, and the next upload finishes when there is room', async () => {
    let full = true;
    const host = await startHost({ capacity: () => (full ? 75_000 : Infinity) });
    await publish(host, first);
    const { failure } = await publish(host, second);
    expect(failure).toMatch(/^Could not send pictures\/gate\.2bbbbbbb\.avif \(127\.0\.0\.1\): the server is full \(552 Disk full\)\./);
    expect(failure).toMatch(comfort);
    expect(brokenPages(host.root, [first])).toEqual([]);
    expect(Object.keys(filesIn(host.root)).filter((name) => name.endsWith('.part'))).toEqual([]);
    full = false;
    expect((await publish(host, second)).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(settled);
  });
});

describe('a person who stops the upload', () => {
  it('gets the file at hand finished, and the next upload goes on behind it', async () => {
    const host = await startHost();
    const stop = new AbortController();
    const seen: string[] = [];
    const screen = { write: (line: string) => (seen.push(line), line.includes('about/index.html') && stop.abort()) };
    const { failure } = await publish(host, first, { signal: stop.signal, screen });
    expect(failure).toMatch(/^Could not finish the upload: it was stopped\. Visitors still see/);
    expect(seen.at(-1)).toContain('about/index.html');
    const before = host.ftp.log.length;
    await publish(host, first);
    expect(host.ftp.log.slice(before)).not.toContain('STOR about/index.html.part');
    expect(filesIn(host.root)).toEqual(first);
  });
});

describe('a process that ends', () => {
  /** Starts the command itself on the site of the fake releases; resolves when it sends the page. */
  async function startSending(): Promise<{ host: Host; child: ReturnType<typeof spawn>; release: Files; said: () => string }> {
    const { routes } = await import('../../src/routes.ts');
    const pages = Object.fromEntries(routes.slice(1).map((route) => [`${route.path.slice(1)}/index.html`, first['index.html']!]));
    const release = { ...first, ...pages };
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    let waits = true;
    const host = await startHost({
      onCommand: async (line) => {
        if (line !== 'STOR about/index.html.part' || !waits) return;
        waits = false;
        arrived();
        await new Promise((resolve) => setTimeout(resolve, 500));
      },
    });
    const env = [
      'FTP_HOST=127.0.0.1', `FTP_PORT=${host.ftp.port}`, 'FTP_USER=staff', 'FTP_PASSWORD=secret', 'FTP_FOLDER=/public_html',
      'FTP_MODE=plain', `SITE_URL=${host.url}`,
    ].join('\n');
    const folder = folderWith({ env, ...Object.fromEntries(Object.entries(release).map(([name, text]) => [`dist/${name}`, text])) });
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/upload/main.ts', '--sample', '--dist', path.join(folder, 'dist'), '--env', path.join(folder, 'env')],
      { cwd: root },
    );
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    await arrival;
    return { host, child, release, said: () => said };
  }

  const ended = (child: ReturnType<typeof spawn>) => new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)));

  it('killed in the middle of a page leaves a whole site, and the next upload finishes', async () => {
    const { host, child, release } = await startSending();
    const end = ended(child);
    child.kill('SIGKILL');
    await end;
    expect(brokenPages(host.root, [release])).toEqual([]);
    expect((await publish(host, release)).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(release);
  });

  it.skipIf(process.platform === 'win32')('by Ctrl-C finishes the file at hand and says how to go on', async () => {
    const { host, child, release, said } = await startSending();
    const end = ended(child);
    child.kill('SIGINT');
    expect(await end).toBe(1);
    expect(said()).toContain('Stopping after this file; press Ctrl-C again to stop at once.');
    expect(said()).toContain('Could not finish the upload: it was stopped. Visitors still see a whole site');
    expect(filesIn(host.root)).toHaveProperty(['about/index.html'], release['about/index.html']);
    expect(brokenPages(host.root, [release])).toEqual([]);
    expect((await publish(host, release, { access: accessTo(host) })).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(release);
  });
});
