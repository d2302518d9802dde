/** Two uploads at once: the one that began last finishes, the other stops. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  brokenPages,
  filesIn,
  first,
  retries,
  second,
  startHost,
  third,
  uploadTo,
  type Host,
} from './uploadFixture.ts';

const overtaken =
  /^Could not .+: another upload has begun since, and this one leaves the folder to it\. Wait until that one has finished/;

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

it.each([
  'STOR .upload.json.part',
  'STOR pictures/gate.2bbbbbbb.avif.part',
  'STOR about/index.html.part',
  'STOR sitemap.xml.part',
  'STOR .htaccess.part',
  'DELE offer/index.html.part',
])('an upload that was overtaken before %s changes nothing that visitors see', async (command) => {
  const host = await startBusy(command, async (busy) => {
    expect((await uploadTo(busy, third)).failure).toBeUndefined();
  });
  const { failure } = await uploadTo(host, { ...second, '.htaccess': 'new' });
  expect(failure).toMatch(overtaken);
  expect(filesIn(host.root)).toMatchObject(third);
  expect(brokenPages(host.root, [third])).toEqual([]);
  expect((await uploadTo(host, second)).failure).toBeUndefined();
  expect(brokenPages(host.root, [second])).toEqual([]);
});

it('an upload that was killed keeps nobody waiting', async () => {
  let isCut = false;
  const host = await startHost({
    onCommand: (line) =>
      !isCut && line.startsWith('STOR about') ? ((isCut = true), 'cut') : undefined,
  });
  await uploadTo(host, first);
  expect((await uploadTo(host, second)).failure).toBeUndefined();
  expect(brokenPages(host.root, [second])).toEqual([]);
});

it('of two uploads at the same moment one finishes and one speaks', async () => {
  for (let pair = 0; pair < 10; pair++) {
    const host = await startHost();
    await uploadTo(host, first);
    const retry = { ...retries(), settling: 300 };
    const outcomes = await Promise.all([
      uploadTo(host, second, { retry }),
      uploadTo(host, third, { retry }),
    ]);
    const spoken = outcomes.flatMap(({ failure }) => failure ?? []);
    expect(spoken).toEqual([expect.stringMatching(overtaken)]);
    expect(brokenPages(host.root, [first, second, third])).toEqual([]);
  }
});

it('stops where the id has gone, after a lost connection too', async () => {
  const host = await startBusy('STOR about/index.html.part', async (busy) =>
    rmSync(path.join(busy.root, '.upload.id')),
  );
  expect((await uploadTo(host, second)).failure).toMatch(overtaken);
});

it('a dry run stops no other upload', async () => {
  const host = await startHost();
  await uploadTo(host, first);
  const before = readFileSync(path.join(host.root, '.upload.id'));
  await uploadTo(host, second, { dryRun: true });
  expect(readFileSync(path.join(host.root, '.upload.id'))).toEqual(before);
});
