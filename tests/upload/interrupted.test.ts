/** Uploads that break off at any point: visitors have a whole site, and the next upload finishes. */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../support/ftpServer.ts';
import {
  accessTo,
  brokenPages,
  filesIn,
  first,
  folderWith,
  publish,
  second,
  startHost,
  third,
  type Files,
  type Host,
} from './trial.ts';

const comfort =
  /^Could not [^\n]+: .+\. .+ Visitors still see a whole site: .+ Run npm run upload again and it goes on .+\.$/;

const assetsIn = (files: Files) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => /^(assets|pictures)/.test(name)));

/** What is on the server when the second release has followed the first. */
const settled = { ...assetsIn(first), ...second };
const fourth = { ...third, 'index.html': 'the fourth' };

type Disturb = (index: number, line: string) => Fault | undefined;

/** A host with the first release, on which the next upload can be disturbed at any of its commands. */
async function startTroubled() {
  let began = 0;
  let fault: Disturb = () => undefined;
  const host = await startHost({ onCommand: (line, index) => fault(index - began, line) });
  await publish(host, first);
  const disturb = (next: Disturb = () => undefined) => {
    began = host.ftp.log.length;
    fault = next;
  };
  const initial = save(host.root);
  disturb();
  await publish(host, second);
  const commands = host.ftp.log.slice(began);
  restore(host.root, initial);
  disturb();
  return { ...host, initial, commands, disturb };
}

/** Returns a copy of a folder that lasts until the test ends. */
function save(folder: string): string {
  const copy = folderWith({});
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function restore(folder: string, copy: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, maxRetries: 5 });
  cpSync(copy, folder, { recursive: true });
}

/** Uploads without looking at the site afterwards, which is the slower half of it. */
const send = (host: Host, files: Files, changes?: Parameters<typeof publish>[2]) =>
  publish(host, files, { siteUrl: undefined, ...changes });

describe('a connection that is cut', () => {
  it('at any command leaves a whole site; the next upload finishes, and nothing stays behind for ever', async () => {
    const { initial, commands, disturb, ...host } = await startTroubled();
    expect(commands.length).toBeGreaterThan(50);
    for (const [cut, command] of commands.entries()) {
      restore(host.root, initial);
      disturb((index) => (index >= cut ? 'cut' : undefined));
      const { failure } = await send(host, second);
      expect([command, failure]).toEqual([
        command,
        expect.stringMatching(cut < commands.indexOf('STOR .upload.json.part') ? /^Could not / : comfort),
      ]);
      expect([command, brokenPages(host.root, [first, second])]).toEqual([command, []]);
      const broken = save(host.root);
      disturb();
      await send(host, second);
      expect([command, filesIn(host.root)]).toEqual([command, settled]);
      // Another release instead of the one that broke off.
      restore(host.root, broken);
      await send(host, third);
      expect([command, brokenPages(host.root, [third])]).toEqual([command, []]);
      await send(host, fourth);
      expect([command, filesIn(host.root)]).toEqual([command, fourth]);
    }
  }, 300_000);

  it('at any command is opened anew, and the upload finishes in one go', async () => {
    const { initial, commands, disturb, ...host } = await startTroubled();
    const connected = commands.indexOf('CWD /public_html') + 1;
    for (const [cut, command] of commands.entries()) {
      if (cut < connected) continue;
      restore(host.root, initial);
      disturb((index) => (index === cut ? 'cut' : undefined));
      const { failure, said } = await send(host, second, { remote: { pauses: [0] } });
      expect([command, failure]).toEqual([command, undefined]);
      expect(said).toContain('The connection was lost; trying again in 0 s.');
      expect([command, filesIn(host.root)]).toEqual([command, settled]);
    }
  }, 300_000);

  it('while a folder is made has it made again', async () => {
    const { disturb, ...host } = await startTroubled();
    const faults: Fault[] = [{ reply: '421 Closing.' }, 'cut'];
    disturb((_, line) => (line === 'MKD hajj' || faults.length === 1 ? faults.shift() : undefined));
    expect((await send(host, second, { remote: { pauses: [0] } })).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(settled);
  });

  it('in the middle of any file leaves a whole site, and the next upload finishes', async () => {
    const { initial, commands, disturb, ...host } = await startTroubled();
    for (const [cut, store] of commands.filter((line) => line.startsWith('STOR')).entries()) {
      restore(host.root, initial);
      let count = 0;
      disturb((_, line) => (line.startsWith('STOR') && count++ >= cut ? { cutAfter: 0 } : undefined));
      const { failure } = await send(host, second);
      expect([store, failure]).toEqual([store, expect.stringMatching(comfort)]);
      expect([store, brokenPages(host.root, [first, second])]).toEqual([store, []]);
      disturb();
      await send(host, second);
      expect([store, filesIn(host.root)]).toEqual([store, settled]);
    }
  });
});

describe('the upload after one that broke off', () => {
  it('sends again only what the server does not have for sure', async () => {
    const { disturb, ...host } = await startTroubled();
    const many = Array.from({ length: 45 }, (_, index) => [`pictures/p-${index}.1aaaaaaa.avif`, `${index}`]);
    const release = { ...first, ...Object.fromEntries(many), _headers: 'new' };
    disturb((_, line) => (line === 'STOR _headers.part' ? 'cut' : undefined));
    expect((await send(host, release)).failure).toMatch(comfort);
    disturb();
    const before = host.ftp.log.length;
    expect((await send(host, release)).failure).toBeUndefined();
    const sent = host.ftp.log.slice(before).filter((line) => line.startsWith('STOR') && !line.includes('.upload.json'));
    expect(sent).toContain('STOR _headers.part');
    expect(sent.length).toBeLessThanOrEqual(10);
  });

  it('keeps the assets of that release, of which some pages were out', async () => {
    const { commands, disturb, ...host } = await startTroubled();
    const cut = commands.indexOf('STOR index.html.part');
    disturb((index) => (index >= cut ? 'cut' : undefined));
    await send(host, second);
    disturb();
    await send(host, third);
    expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...assetsIn(second), ...third });
  });

  it('sends a page again that the one before may have replaced, also when its text is as it was', async () => {
    const { disturb, ...host } = await startTroubled();
    disturb((_, line) => (line === 'STOR offer/index.html.part' ? 'cut' : undefined));
    await send(host, { ...first, 'about/index.html': 'a slip', 'offer/index.html': 'another' });
    expect(filesIn(host.root)['about/index.html']).toBe('a slip');
    disturb();
    await send(host, first);
    expect(filesIn(host.root)).toEqual(first);
  });
});

describe('a full server', () => {
  it('is named, keeps a whole site, and the next upload finishes when there is room', async () => {
    let full = true;
    const host = await startHost({ capacity: () => (full ? 75_000 : Infinity) });
    await publish(host, first);
    const { failure } = await publish(host, second);
    expect(failure).toMatch(
      /^Could not send pictures\/gate\.2bbbbbbb\.avif \(127\.0\.0\.1\): the server is full \(552 Disk full\)\./,
    );
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
  async function startSending(): Promise<{
    host: Host;
    child: ReturnType<typeof spawn>;
    release: Files;
    said: () => string;
  }> {
    const { routes } = await import('../../src/routes.ts');
    const pages = Object.fromEntries(
      routes.slice(1).map((route) => [`${route.path.slice(1)}/index.html`, first['index.html']!]),
    );
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
      'FTP_HOST=127.0.0.1',
      `FTP_PORT=${host.ftp.port}`,
      'FTP_USER=staff',
      'FTP_PASSWORD=secret',
      'FTP_FOLDER=/public_html',
      'FTP_MODE=plain',
      `SITE_URL=${host.url}`,
    ].join('\n');
    const folder = folderWith({
      env,
      ...Object.fromEntries(Object.entries(release).map(([name, text]) => [`dist/${name}`, text])),
    });
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'src/upload/main.ts',
        '--sample',
        '--dist',
        path.join(folder, 'dist'),
        '--env',
        path.join(folder, 'env'),
      ],
      { cwd: root },
    );
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    await arrival;
    return { host, child, release, said: () => said };
  }

  const ended = (child: ReturnType<typeof spawn>) =>
    new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)));

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
