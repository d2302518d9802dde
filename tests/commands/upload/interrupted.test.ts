/** Uploads that break off: visitors see a whole site, and the next upload finishes. tests/host cuts at every packet. */
import { expect, it } from 'vitest';
import type { Fault } from '../../support/ftpServer.ts';
import { writeFiles } from '../../support/writtenSite.ts';
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
