/** Uploads to Debian's vsftpd: what the small server of the other tests cannot show. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../support/writtenSite.ts';
import {
  assetsIn,
  brokenPages,
  filesIn,
  first,
  retries,
  second,
  third,
  uploadTo,
  type Files,
} from '../commands/upload/uploadFixture.ts';
import { startVsftpd, type Vsftpd } from './vsftpd.ts';

const settled = { ...assetsIn(first), ...second };
const never = () => false;

const send = (host: Vsftpd, files: Files, changes?: Parameters<typeof uploadTo>[2]) =>
  uploadTo(host, files, { access: host.access, siteUrl: undefined, ...changes });

/** Returns a host with the first release, a way back to it, and how many packets the second takes. */
async function startRehearsed(encrypts: boolean) {
  const host = await startVsftpd({ encrypts });
  expect((await send(host, first)).failure).toBeUndefined();
  const initial = emptyFolder();
  cpSync(host.root, initial, { recursive: true });
  host.disturb(never);
  expect((await send(host, second)).failure).toBeUndefined();
  const restore = () => {
    for (const name of readdirSync(host.root))
      rmSync(path.join(host.root, name), { recursive: true });
    cpSync(initial, host.root, { recursive: true });
    host.own();
  };
  return { ...host, restore, packets: host.disturb(never) };
}

const encryption = [
  ['plain', false],
  ['encrypted, with session reuse', true],
] as const;

it.each(encryption)('sends only what has changed, %s', async (_, encrypts) => {
  const host = await startVsftpd({ encrypts });
  const run = (files: Files) => uploadTo(host, files, { access: host.access });
  expect((await run(first)).said).toMatch(
    /^The site is live and checked at \S+: 3 pages, 9 files, 48 KB sent in \d+\.\d s\.$/m,
  );
  expect((await run(first)).said).toContain('3 pages, 0 files, 0 bytes sent');
  expect((await run(second)).said).toContain('3 pages, 6 files, 54 KB sent');
  expect(filesIn(host.root)).toEqual(settled);
  expect((await run(third)).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...third });
});

it.each(encryption)('reconnects after one cut, %s', async (_, encrypts) => {
  const { restore, packets, ...host } = await startRehearsed(encrypts);
  for (let cut = 20; cut < packets; cut += 3) {
    restore();
    host.disturb((packet) => packet === cut);
    const { failure } = await send(host, second, { retry: retries(1) });
    expect([cut, failure]).toEqual([cut, undefined]);
    expect([cut, filesIn(host.root)]).toEqual([cut, settled]);
  }
});

it('keeps a whole site when the connection is cut at any packet', async () => {
  const { restore, packets, ...host } = await startRehearsed(false);
  expect(packets).toBeGreaterThan(50);
  for (let cut = 0; cut < packets; cut++) {
    restore();
    host.disturb((packet) => packet >= cut);
    const { failure } = await send(host, second);
    expect([cut, failure]).toEqual([cut, expect.stringMatching(/^Could not .+: .+\. .+\.$/)]);
    expect([cut, brokenPages(host.root, [first, second])]).toEqual([cut, []]);
    host.disturb(never);
    expect([cut, (await send(host, second)).failure]).toEqual([cut, undefined]);
    expect([cut, filesIn(host.root)]).toEqual([cut, settled]);
  }
});

it('lets one of two uploads at the same moment finish, and the other speak', async () => {
  const host = await startVsftpd();
  expect((await send(host, first)).failure).toBeUndefined();
  /** With so many new pictures that it is still at work when the other begins. */
  const large = (files: Files, hash: string) => {
    const names = Array.from({ length: 60 }, (_, index) => `pictures/p-${index}.${hash}.avif`);
    return { ...files, ...Object.fromEntries(names.map((name) => [name, name.repeat(1_000)])) };
  };
  for (let pair = 0; pair < 10; pair++) {
    const retry = { ...retries(), settling: 500, looking: 250 };
    const outcomes = await Promise.all([
      send(host, large(second, `${pair}aaaaaaa`), { retry }),
      send(host, large(third, `${pair}bbbbbbb`), { retry }),
    ]);
    expect(outcomes.flatMap(({ failure }) => failure ?? [])).toEqual([
      expect.stringMatching(/another upload has begun since/),
    ]);
    expect(brokenPages(host.root, [first, second, third])).toEqual([]);
  }
});

it('names a full disk that cuts a large file', async () => {
  const host = await startVsftpd({ space: 2_000_000 });
  const pictures = Array.from({ length: 12 }, (_, index) => [
    `pictures/p-${index}.1aaaaaaa.jpg`,
    'x'.repeat(120_000 + index * 30_000),
  ]);
  const release = { ...first, ...Object.fromEntries(pictures) };
  const { failure } = await send(host, release, { retry: retries(3) });
  expect(failure).toMatch(
    /^Could not send pictures\/p-\d+\.1aaaaaaa\.jpg .+: the server could not store it, mostly because it is full \(/,
  );
  expect(Object.keys(filesIn(host.root)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
