/** Uploads that break off at any point: visitors have a whole site, and the next upload finishes. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../support/ftpServer.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';
import {
  assetsIn, brokenPages, filesIn, first, publish, second, startHost, third, trying, type Files, type Host,
} from './trial.ts';

const comfort =
  /^Could not [^\n]+: .+\. .+ Visitors still see a whole site: .+ Run npm run upload again and it goes on .+\.$/;

/** What is on the server when the second release has followed the first. */
const settled = { ...assetsIn(first), ...second };
const fourth = { ...third, 'index.html': 'the fourth' };

/** A host with the first release, on which the next upload can be disturbed at any of its commands. */
async function startTroubled() {
  let began = 0;
  let fault: (index: number, line: string) => Fault | undefined = () => undefined;
  const host = await startHost({ onCommand: (line, index) => fault(index - began, line) });
  await publish(host, first);
  const disturb = (next: typeof fault = () => undefined) => {
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

/** Each kind of command once, and every fifth; the tests of hosts take them all. */
function chosen(commands: readonly string[]): [cut: number, command: string][] {
  const kinds = commands.map((line) => line.split(' ')[0]);
  return [...commands.entries()].filter(([cut]) => cut % 5 === 0 || kinds.indexOf(kinds[cut]) === cut);
}

/** Returns a copy of a folder that lasts until the test ends. */
function save(folder: string): string {
  const copy = emptyFolder();
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
  it('at any command or within any file leaves a whole site; the next upload finishes, and nothing stays for ever', async () => {
    const { initial, commands, disturb, ...host } = await startTroubled();
    const files = [...commands.entries()].filter(([, command]) => command.startsWith('STOR'));
    const cuts = [
      ...chosen(commands).map(([cut, command]) => ({ cut, fault: 'cut' as const, command })),
      ...files.map(([cut, command]) => ({ cut, fault: { half: 'cut' }, command: `half of ${command}` })),
    ];
    expect(cuts.length).toBeGreaterThan(30);
    for (const [at, { cut, fault, command }] of cuts.entries()) {
      restore(host.root, initial);
      disturb((index) => (index === cut ? fault : index > cut && 'cut') || undefined);
      const { failure } = await send(host, second);
      const began = cut >= commands.indexOf('STOR .upload.json.part');
      expect([command, failure]).toEqual([command, expect.stringMatching(began ? comfort : /^Could not /)]);
      expect([command, brokenPages(host.root, [first, second])]).toEqual([command, []]);
      disturb();
      // The same release, or another instead of the one that broke off.
      if (at % 2 === 0) {
        await send(host, second);
        expect([command, filesIn(host.root)]).toEqual([command, settled]);
        continue;
      }
      await send(host, third);
      expect([command, brokenPages(host.root, [third])]).toEqual([command, []]);
      await send(host, fourth);
      expect([command, filesIn(host.root)]).toEqual([command, fourth]);
    }
  }, 300_000);

  it('at any command is opened anew, and the upload finishes in one go', async () => {
    const { initial, commands, disturb, ...host } = await startTroubled();
    // A line that is cut before anything could be read is not one that was lost.
    const read = commands.indexOf('RETR .upload.json');
    for (const [cut, command] of chosen(commands).filter(([cut]) => cut > read)) {
      restore(host.root, initial);
      disturb((index) => (index === cut ? 'cut' : undefined));
      const { failure, said } = await send(host, second, { patience: trying(1) });
      expect([command, failure]).toEqual([command, undefined]);
      expect(said).toContain('The connection was lost; trying again in 0 s.');
      expect([command, filesIn(host.root)]).toEqual([command, settled]);
    }
  }, 300_000);

  it('while a folder is made has it made again', async () => {
    const { disturb, ...host } = await startTroubled();
    const faults: Fault[] = [{ reply: '421 Closing.' }, 'cut'];
    disturb((_, line) => (line === 'MKD hajj' || faults.length === 1 ? faults.shift() : undefined));
    expect((await send(host, second, { patience: trying(1) })).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(settled);
  });

  it.each(['421 Closing.', '425 No connection for data.', '426 Aborted.'])('is also what a server calls %s', async (reply) => {
    const { disturb, ...host } = await startTroubled();
    const faults: Fault[] = [{ reply }];
    disturb((_, line) => (line === 'STOR index.html.part' ? faults.shift() : undefined));
    expect((await send(host, second, { patience: trying(1) })).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(settled);
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

describe('a file of the staff', () => {
  it('stays where an upload that broke off was going to replace it and the next one has no such file', async () => {
    const host = await startHost({ onCommand: (line) => (line === 'STOR offer/index.html.part' ? 'cut' : undefined) });
    writeFiles({ 'offer/index.html': 'of the staff' }, host.root);
    expect((await send(host, first)).failure).toMatch(comfort);
    expect((await send(host, second)).failure).toBeUndefined();
    expect(filesIn(host.root)['offer/index.html']).toBe('of the staff');
  });
});

describe('a full server', () => {
  it('is named, keeps a whole site, and the next upload finishes when there is room', async () => {
    let full = true;
    const host = await startHost({
      onCommand: (line) => (full && line.startsWith('STOR pictures/gate.2') ? { half: '552 Disk full' } : undefined),
    });
    await publish(host, first);
    const { failure } = await publish(host, second);
    expect(failure).toMatch(/^Could not send pictures\/gate\.2bbbbbbb\.avif .+, mostly because it is full \(552 Disk full\)\./);
    expect(failure).toMatch(comfort);
    expect(brokenPages(host.root, [first])).toEqual([]);
    expect(Object.keys(filesIn(host.root)).filter((name) => name.endsWith('.part'))).toEqual([]);
    full = false;
    expect((await publish(host, second)).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual(settled);
  });
});
