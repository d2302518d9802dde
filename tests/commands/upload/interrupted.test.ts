/** Uploads that break off at any point: visitors see a whole site, and the next upload finishes. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Fault } from '../../support/ftpServer.ts';
import { emptyFolder, writeFiles } from '../../support/writtenSite.ts';
import {
  assetsIn,
  brokenPages,
  filesIn,
  plain,
  retries,
  startHost,
  uploadTo,
  type Files,
  type Host,
} from './uploadFixture.ts';

const [first, second, third] = plain;

const comfort =
  /^Could not [^\n]+: .+\. .+ Visitors still see a whole site: .+ Run npm run upload again and it goes on .+\.$/;

/** On the server once the second release has followed the first. */
const settled = { ...assetsIn(first), ...second };
const fourth = { ...third, 'index.html': 'the fourth' };

/** Uploads without the check of the live site, which is the slower half. */
const send = (host: Host, files: Files, changes?: Parameters<typeof uploadTo>[2]) =>
  uploadTo(host, files, { siteUrl: undefined, ...changes });

/** A host with the first release, where faults can befall any command of the next upload. */
async function startTroubled() {
  let began = 0;
  let fault: (line: string, index: number) => Fault | undefined = () => undefined;
  const host = await startHost({ onCommand: (line, index) => fault(line, index - began) });
  await send(host, first);
  const disturb = (next: typeof fault) => void ([fault, began] = [next, host.ftp.log.length]);
  return { ...host, disturb };
}

/** Faults for a command and those that follow it, each once. */
function from(command: string, ...faults: Fault[]) {
  let isDue = false;
  return (line: string) => ((isDue ||= line === command) ? faults.shift() : undefined);
}

/** The same with the commands of the second release, and a way back to the first. */
async function startRehearsed() {
  const host = await startTroubled();
  const initial = emptyFolder();
  cpSync(host.root, initial, { recursive: true });
  const before = host.ftp.log.length;
  await send(host, second);
  const restore = () => {
    for (const name of readdirSync(host.root))
      rmSync(path.join(host.root, name), { recursive: true, maxRetries: 5 });
    cpSync(initial, host.root, { recursive: true });
  };
  return { ...host, commands: host.ftp.log.slice(before), restore };
}

/** Each kind of command once, and every fifth; the tests of hosts try them all. */
function chosen(commands: readonly string[]): [cut: number, command: string][] {
  const kinds = commands.map((line) => line.split(' ')[0]);
  return [...commands.entries()].filter(
    ([cut]) => cut % 5 === 0 || kinds.indexOf(kinds[cut]) === cut,
  );
}

it('a cut at any command leaves a whole site for the next upload', async () => {
  const { commands, restore, disturb, ...host } = await startRehearsed();
  const files = [...commands.entries()].filter(([, command]) => command.startsWith('STOR'));
  const cuts = [
    ...chosen(commands).map(([cut, command]) => ({ cut, fault: 'cut' as const, command })),
    ...files.map(([cut, command]) => ({
      cut,
      fault: { half: 'cut' },
      command: `half of ${command}`,
    })),
  ];
  expect(cuts.length).toBeGreaterThan(30);
  const began = commands.indexOf('STOR .upload.json.part');
  for (const [at, { cut, fault, command }] of cuts.entries()) {
    restore();
    disturb((_, index) => (index === cut ? fault : undefined));
    const { failure } = await send(host, second);
    const sentence = expect.stringMatching(cut >= began ? comfort : /^Could not /);
    expect([command, failure]).toEqual([command, sentence]);
    expect([command, brokenPages(host.root, [first, second])]).toEqual([command, []]);
    // The next upload is the same release, or another one, after which nothing of it is left.
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

it('an upload reconnects after a cut at any command', async () => {
  const { commands, restore, disturb, ...host } = await startRehearsed();
  // Before the first answer there is no connection to lose.
  const read = commands.indexOf('RETR .upload.json');
  for (const [cut, command] of chosen(commands).filter(([cut]) => cut > read)) {
    restore();
    disturb((_, index) => (index === cut ? 'cut' : undefined));
    const { failure, said } = await send(host, second, { retry: retries(1) });
    expect([command, failure]).toEqual([command, undefined]);
    expect(said).toContain('The connection was lost; trying again in 0 s.');
    expect([command, filesIn(host.root)]).toEqual([command, settled]);
  }
}, 300_000);

it.each<[string, string, Fault[]]>([
  ['a cut while it makes a folder', 'MKD hajj', [{ reply: '421 Closing.' }, 'cut']],
  ...['421 Closing.', '425 No connection for data.', '426 Aborted.'].map(
    (reply): [string, string, Fault[]] => [
      `the reply ${reply}`,
      'STOR index.html.part',
      [{ reply }],
    ],
  ),
])('an upload reconnects after %s', async (_, command, faults) => {
  const { disturb, ...host } = await startTroubled();
  disturb(from(command, ...faults));
  expect((await send(host, second, { retry: retries(1) })).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual(settled);
});

it('the next upload sends again only what is unverified', async () => {
  const { disturb, ...host } = await startTroubled();
  const many = Array.from({ length: 45 }, (_, index) => [
    `pictures/p-${index}.1aaaaaaa.avif`,
    `${index}`,
  ]);
  const release = { ...first, ...Object.fromEntries(many), _headers: 'new' };
  disturb(from('STOR _headers.part', 'cut'));
  expect((await send(host, release)).failure).toMatch(comfort);
  const before = host.ftp.log.length;
  expect((await send(host, release)).failure).toBeUndefined();
  const sent = host.ftp.log
    .slice(before)
    .filter((line) => line.startsWith('STOR') && !line.includes('.upload.json'));
  expect(sent).toContain('STOR _headers.part');
  expect(sent.length).toBeLessThanOrEqual(10);
});

it('the next upload keeps the assets of pages that were published', async () => {
  const { disturb, ...host } = await startTroubled();
  disturb(from('STOR index.html.part', 'cut'));
  for (const release of [second, third]) await send(host, release);
  expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...assetsIn(second), ...third });
});

it('the next upload sends a page again that may have been replaced', async () => {
  const { disturb, ...host } = await startTroubled();
  disturb(from('STOR offer/index.html.part', 'cut'));
  await send(host, { ...first, 'about/index.html': 'a slip', 'offer/index.html': 'another' });
  expect(filesIn(host.root)['about/index.html']).toBe('a slip');
  await send(host, first);
  expect(filesIn(host.root)).toEqual(first);
});

it('the next upload leaves a file of the staff that it does not replace', async () => {
  const host = await startHost({ onCommand: from('STOR offer/index.html.part', 'cut') });
  writeFiles({ 'offer/index.html': 'of the staff' }, host.root);
  expect((await send(host, first)).failure).toMatch(comfort);
  expect((await send(host, second)).failure).toBeUndefined();
  expect(filesIn(host.root)['offer/index.html']).toBe('of the staff');
});

it('a full server keeps a whole site until there is room', async () => {
  const { disturb, ...host } = await startTroubled();
  disturb(from('STOR pictures/gate.2bbbbbbb.avif.part', { half: '552 Disk full' }));
  const { failure } = await send(host, second);
  expect(failure).toMatch(
    /^Could not send pictures\/gate\.2bbbbbbb\.avif .+, mostly because it is full \(552 Disk full\)\./,
  );
  expect(failure).toMatch(comfort);
  expect(brokenPages(host.root, [first])).toEqual([]);
  expect(Object.keys(filesIn(host.root)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect((await send(host, second)).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual(settled);
});
