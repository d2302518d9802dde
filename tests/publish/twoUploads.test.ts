/** Two uploads at once: the one that started last finishes, the other stops. */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { filesUnder } from '../../src/generator/files/disk.ts';
import { textsIn, startHost, type Host } from '../support/ftpHost.ts';
import { brokenPages, first, retries, second, third, uploadTo } from './uploadFixture.ts';

const overtaken =
  /^Could not .+: another upload has begun since, and this one leaves the folder to it\. Wait until that one has finished/;

/** Checks the id of the upload that started last before each change. */
const wary = { retry: { ...retries(), claimCheckInterval: 0 } };

/** Starts a host with the first release. The upload of the second release calls a function at one command. */
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

const overtake = async (host: Host) =>
  expect((await uploadTo(host, third)).failure).toBeUndefined();

it.each(['STOR .upload.json.part', 'STOR about/index.html.part'])(
  'an upload that was overtaken before %s changes nothing that visitors see',
  async (command) => {
    const host = await startBusy(command, overtake);
    expect((await uploadTo(host, second, wary)).failure).toMatch(overtaken);
    expect(textsIn(host.root)).toMatchObject(third);
    expect(brokenPages(host.root, [third])).toEqual([]);
    expect((await uploadTo(host, second)).failure).toBeUndefined();
    expect(brokenPages(host.root, [second])).toEqual([]);
  },
);

it('an upload that was overtaken between its check and its rename leaves the newer page', async () => {
  const host = await startBusy('RNTO index.html', overtake);
  const { failure } = await uploadTo(host, second, wary);
  expect(failure).toMatch(/^Could not send index\.html \(\S+\): /);
  expect(textsIn(host.root)).toMatchObject(third);
  expect((await uploadTo(host, third)).said).toContain('nothing has changed.');
});

it('a late rename by an earlier upload shows nobody half of the newer page', async () => {
  let letGo = () => {};
  const isCut = new Promise<void>((resolve) => (letGo = resolve));
  let newer: Promise<unknown> | undefined;
  let sent = 0;
  const seen: string[] = [];
  const host: Host = await startHost({
    async onCommand(line) {
      if (line === 'RNTO sitemap.xml' && !newer) {
        newer = uploadTo(host, third, { retry: retries(1) });
        await isCut;
      }
      if (line === 'STOR sitemap.xml.part' && ++sent === 2) return { half: 'cut' };
      if (line === 'SIZE sitemap.xml.part' && sent === 2) {
        letGo();
        await setTimeout(50);
        seen.push(...filesUnder(host.root).filter((name) => name === 'sitemap.xml'));
      }
      return undefined;
    },
  });
  await uploadTo(host, second);
  await newer;
  expect(seen).toEqual([]);
  expect(textsIn(host.root)).toMatchObject(third);
});
