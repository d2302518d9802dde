/** Interrupted uploads: visitors still see a complete site, and the next upload finishes. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../../src/generator/files/disk.ts';
import type { Fault } from '../support/ftpServer.ts';
import { textsIn, startHost } from '../support/ftpHost.ts';
import { emptyFolder } from '../support/temporaryFiles.ts';
import { assetsIn, brokenPages, first, retries, second, third, uploadTo } from './uploadFixture.ts';

const comfort =
  /^Could not [^\n]+: .+\. .+ No page has been sent: visitors see what they saw before\. To go on .+\.$/;

/** Starts a host with the first release. From this command on, each of these faults hits one command. */
async function startTroubled(command: string, ...faults: Fault[]) {
  let isReady = false;
  let isDue = false;
  const host = await startHost({
    onCommand(line) {
      if (isReady && line === command) isDue = true;
      return isDue ? faults.shift() : undefined;
    },
  });
  await uploadTo(host, first);
  isReady = true;
  return host;
}

it.each<[string, string, Fault[]]>([
  ['a cut while it makes a folder', 'MKD hajj', [{ reply: '421 Closing.' }, 'cut']],
  ['the reply 426', 'STOR index.html.part', [{ reply: '426 Aborted.' }]],
])('an upload reconnects after %s', async (_, command, faults) => {
  const host = await startTroubled(command, ...faults);
  expect((await uploadTo(host, second, { retry: retries(1) })).failure).toBeUndefined();
  expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('keeps a complete site whichever command the connection is cut at', async () => {
  let cutFrom = Infinity;
  const host = await startHost({
    onCommand: (_, index) => (index >= cutFrom ? 'cut' : undefined),
  });
  // For each cut, the first release is copied, not uploaded.
  await uploadTo(host, first);
  const home = path.dirname(host.root);
  const withFirst = emptyFolder();
  cpSync(home, withFirst, { recursive: true });
  const before = host.ftp.log.length;
  await uploadTo(host, second);
  const commands = host.ftp.log.length - before;
  expect(commands).toBeGreaterThan(40);
  for (let cut = 0; cut < commands; cut += 8) {
    rmSync(home, { recursive: true });
    cpSync(withFirst, home, { recursive: true });
    cutFrom = host.ftp.log.length + cut;
    const { failure } = await uploadTo(host, second);
    expect([cut, failure]).toEqual([cut, expect.stringMatching(/^Could not .+: .+\. .+\.$/)]);
    expect([cut, brokenPages(host.root, [first, second])]).toEqual([cut, []]);
    cutFrom = Infinity;
    expect([cut, (await uploadTo(host, second)).failure]).toEqual([cut, undefined]);
    expect([cut, textsIn(host.root)]).toEqual([cut, { ...assetsIn(first), ...second }]);
  }
});

it('the next upload sends again only files of which it is unsure', async () => {
  const many = Array.from({ length: 25 }, (_, index) => [`p/${index}.jpg`, `${index}`]);
  const release = { ...first, ...Object.fromEntries(many), 'web.config': 'new' };
  const host = await startTroubled('STOR web.config.part', 'cut');
  expect((await uploadTo(host, release)).failure).toMatch(comfort);
  const before = host.ftp.log.length;
  expect((await uploadTo(host, release)).failure).toBeUndefined();
  const sent = host.ftp.log.slice(before).filter((line) => /^STOR (?!\.upload)/.test(line));
  expect(sent).toContain('STOR web.config.part');
  expect(sent.length).toBeLessThanOrEqual(10);
});

it('keeps the assets of a page that was sent before the cut for one more release', async () => {
  const host = await startTroubled('STOR hajj/index.html.part', 'cut');
  expect((await uploadTo(host, second)).failure).toMatch(/^Could not send hajj/);
  expect(textsIn(host.root)['about/index.html']).toBe(second['about/index.html']);
  await uploadTo(host, third);
  expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...assetsIn(second), ...third });
  await uploadTo(host, first);
  expect(textsIn(host.root)).toEqual({ ...assetsIn(third), ...first });
});

it.each([
  ['the folder is claimed', 'STOR .upload.id'],
  ['the live site is looked at before', 'STOR upload-check-'],
])('sends no page if staff stop it while %s', async (_, command) => {
  const stop = new AbortController();
  const host = await startHost({
    onCommand: (line) => (line.startsWith(command) ? stop.abort() : undefined),
  });
  expect((await uploadTo(host, first, { signal: stop.signal })).failure).toBe(
    'Could not finish the upload: it was stopped. No page has been sent: visitors see what they saw before.',
  );
  expect(textsIn(host.root)).toEqual({});
});

it('ends the check of the live site when staff stop it', async () => {
  const stop = new AbortController();
  const host = await startHost({}, (address) => {
    if (address === '/about/') stop.abort();
    return undefined;
  });
  expect((await uploadTo(host, first, { signal: stop.signal })).failure).toBe(
    'Could not finish the upload: it was stopped. 3 pages are new and complete; the others are unchanged. ' +
      'None of this has been checked. To go on where it stopped, run npm run upload again.',
  );
});

it('a full server keeps a complete site until there is space', async () => {
  const gate = 'pictures/gate.2bbbbbbb.avif';
  const host = await startTroubled(`STOR ${gate}.part`, { half: '552 Disk full' });
  const { failure } = await uploadTo(host, second);
  expect(failure).toMatch(/^Could not send pictures.+ its disk is full \(552 Disk full\)\./);
  expect(brokenPages(host.root, [first])).toEqual([]);
  expect(Object.keys(textsIn(host.root)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect((await uploadTo(host, second)).failure).toBeUndefined();
  expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('deletes the partial file of an upload even if the next one has not come as far', async () => {
  const gate = 'pictures/gate.2bbbbbbb.avif';
  const host = await startTroubled(`STOR ${gate}.part`, { half: 'cut' });
  const partsLeft = () => filesUnder(host.root).filter((name) => name.endsWith('.part'));
  expect((await uploadTo(host, second)).failure).toMatch(/^Could not send pictures/);
  expect(partsLeft()).toHaveLength(1);
  const failing = async () => {
    throw new Error('Could not build.');
  };
  await uploadTo(host, second, { makeFiles: failing });
  const asking = { memory: { hasSent: () => false, begin: () => '' } };
  expect((await uploadTo(host, second, asking)).exitCode).toBe(3);
  expect((await uploadTo(host, third)).failure).toBeUndefined();
  expect(partsLeft()).toEqual([]);
});
