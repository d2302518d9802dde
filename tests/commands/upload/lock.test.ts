/** Two uploads at once: one finishes, the other says who is at work. */
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Fault } from '../../support/ftpServer.ts';
import { emptyFolder, writeFiles } from '../../support/writtenSite.ts';
import {
  brokenPages,
  filesIn,
  first,
  recordFor,
  second,
  startHost,
  third,
  uploadTo,
  type Host,
} from './uploadFixture.ts';

/** Another computer than that of the fixture. */
const elsewhere = () => ({
  computer: 'LAPTOP',
  record: path.join(emptyFolder(), 'upload.json'),
});

const refusal = (since: string, computer = 'OFFICE-PC') =>
  `Could not begin the upload, because another one is under way: it ${since} on ${computer}. Nothing of this one has been ` +
  'sent. Wait until it has finished, then run npm run upload again. If it has stopped without finishing, the same ' +
  'computer can go on at once, and any other 15 minutes later, or at once with npm run upload -- --all.';

const ownerOf = (host: Host) => path.join(host.root, '.upload-lock/.htowner');

/** A host with the first release, whose upload of the second does something at one command. */
async function startBusy(command: string, act: (host: Host) => Promise<void>) {
  let isDue = false;
  const host: Host = await startHost({
    async onCommand(line) {
      if (!isDue || line !== command) return;
      isDue = false;
      await act(host);
    },
  });
  await uploadTo(host, first);
  isDue = true;
  return host;
}

/** A host on which an upload broke off, so many minutes ago; `reply` is another reply to a command. */
async function startDead(
  minutes: number,
  reply: (line: string) => Fault | undefined = () => undefined,
) {
  let isCut = false;
  const host = await startHost({
    onCommand: (line) => {
      if (isCut || !line.startsWith('STOR about')) return reply(line);
      isCut = true;
      return 'cut';
    },
  });
  await uploadTo(host, first, { siteUrl: undefined });
  const time = Date.now() / 1000 - minutes * 60;
  for (const name of ['.upload-lock/.htowner', '.upload.json'])
    utimesSync(path.join(host.root, name), time, time);
  return host;
}

it('the second upload says who is at work and changes nothing', async () => {
  const before: Record<string, string>[] = [];
  const host = await startBusy('STOR about/index.html.part', async (busy) => {
    before.push(filesIn(busy.root));
    const { failure } = await uploadTo(busy, third, { uploader: elsewhere() });
    expect(failure).toBe(refusal('began less than a minute ago'));
    before.push(filesIn(busy.root));
  });
  expect((await uploadTo(host, second)).failure).toBeUndefined();
  expect(before).toHaveLength(2);
  expect(before[0]).toEqual(before[1]);
  expect(filesIn(host.root)).toMatchObject(second);
  expect(existsSync(path.dirname(ownerOf(host)))).toBe(false);
});

it('the second upload from the same computer waits too', async () => {
  const host = await startBusy('STOR about/index.html.part', async (busy) => {
    expect((await uploadTo(busy, third)).failure).toBe(refusal('began less than a minute ago'));
  });
  expect((await uploadTo(host, second)).failure).toBeUndefined();
});

it('of two uploads at the same moment one finishes and one speaks', async () => {
  for (let pair = 0; pair < 5; pair++) {
    // Each is still at work when the other begins.
    const host = await startHost({
      onCommand: (line) => (line === 'STOR index.html.part' ? setTimeout(500) : undefined),
    });
    await uploadTo(host, first);
    const settling = 100;
    const outcomes = await Promise.all([
      uploadTo(host, second, { settling }),
      uploadTo(host, third, { settling, uploader: elsewhere() }),
    ]);
    const spoken = outcomes.flatMap(({ failure }) => failure ?? []);
    expect(spoken).toEqual([
      expect.stringMatching(/another one (is under way: it began|was under way)/),
    ]);
    expect(brokenPages(host.root, [first, second, third])).toEqual([]);
  }
});

it('waits for an upload that may still be at work', async () => {
  const host = await startDead(14);
  const { failure } = await uploadTo(host, second, { uploader: elsewhere() });
  expect(failure).toBe(refusal('began 14 minutes ago'));
});

it.each([
  ['after 15 minutes without a sign of life', 16, {}],
  ['at once with --all', 1, { all: true }],
])('takes the lock over %s', async (_, minutes, changes) => {
  const host = await startDead(minutes);
  const { failure, said } = await uploadTo(host, second, { uploader: elsewhere(), ...changes });
  expect(failure).toBeUndefined();
  expect(said).toMatch(
    /^ATTENTION: taking over from the upload that began \d+ minutes? ago on OFFICE-PC\.$/m,
  );
  expect(brokenPages(host.root, [second])).toEqual([]);
});

it('waits where the server tells no times, whatever the clocks say', async () => {
  const host = await startDead(60, (line) =>
    line.startsWith('MDTM') ? { reply: '502 Not known.' } : undefined,
  );
  const { failure } = await uploadTo(host, second, { uploader: elsewhere() });
  expect(failure).toBe(refusal('began'));
});

it('a killed upload does not keep its own computer waiting', async () => {
  const host = await startDead(1);
  const { token } = JSON.parse(readFileSync(ownerOf(host), 'utf8')) as { token: string };
  // No process has so high a number.
  writeFileSync(recordFor(host.ftp), JSON.stringify({ token, pid: 2 ** 30 }));
  const { said } = await uploadTo(host, second);
  expect(said).toMatch(/^To \/public_html on 127\.0\.0\.1: \d+ files/m);
});

it('an upload that was killed before it wrote its name keeps nobody waiting', async () => {
  const host = await startHost();
  mkdirSync(path.dirname(ownerOf(host)));
  expect((await uploadTo(host, first)).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual(first);
});

it('a lock that nobody can read is one of another computer', async () => {
  const host = await startHost();
  writeFiles({ '.upload-lock/.htowner': '{"computer":' }, host.root);
  const { failure } = await uploadTo(host, first);
  expect(failure).toBe(refusal('began less than a minute ago', 'another computer'));
});

it.each(['pictures/gate.2bbbbbbb.avif', 'about/index.html'])(
  'an upload that was overtaken at %s changes nothing more',
  async (name) => {
    const host = await startBusy(`STOR ${name}.part`, async (busy) => {
      const overtaking = { uploader: elsewhere(), all: true };
      expect((await uploadTo(busy, third, overtaking)).failure).toBeUndefined();
    });
    const { failure } = await uploadTo(host, second);
    expect(failure).toMatch(
      /another upload has taken over\. Wait until it has finished\. Visitors still/,
    );
    expect(brokenPages(host.root, [third])).toEqual([]);
  },
);
