/** Uploads to Debian's vsftpd: what the small server of the other tests cannot show. */
import { chmodSync, cpSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../support/writtenSite.ts';
import {
  assetsIn,
  brokenPages,
  filesIn,
  plain,
  retries,
  uploadTo,
  type Files,
} from '../commands/upload/uploadFixture.ts';
import { startVsftpd, type Vsftpd } from './vsftpd.ts';

const [first, second, third] = plain;
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

describe.each([
  ['plain', false],
  ['encrypted, with session reuse', true],
])('%s', (_, encrypts) => {
  it('sends only what has changed', async () => {
    const host = await startVsftpd({ encrypts });
    const run = (files: Files) => uploadTo(host, files, { access: host.access });
    expect((await run(first)).said).toMatch(
      /^The site is live and checked at \S+: 3 pages, 11 files, 48 KB sent in \d+\.\d s\.$/m,
    );
    expect((await run(first)).said).toContain('3 pages, 0 files, 0 bytes sent');
    expect((await run(second)).said).toContain('3 pages, 6 files, 54 KB sent');
    expect(filesIn(host.root)).toEqual(settled);
    expect((await run(third)).failure).toBeUndefined();
    expect(filesIn(host.root)).toEqual({ ...assetsIn(second), ...third });
  });

  it('keeps a whole site when the connection is cut at any packet', async () => {
    const { restore, packets, ...host } = await startRehearsed(encrypts);
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

  it('reconnects after one cut', async () => {
    const { restore, packets, ...host } = await startRehearsed(encrypts);
    for (let cut = 20; cut < packets; cut += 3) {
      restore();
      host.disturb((packet) => packet === cut);
      expect([cut, (await send(host, second, { retry: retries(1) })).failure]).toEqual([
        cut,
        undefined,
      ]);
      expect([cut, filesIn(host.root)]).toEqual([cut, settled]);
    }
  });
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
    const retry = { ...retries(), settling: 500 };
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

it('names a read-only folder and leaves it unchanged', async () => {
  const host = await startVsftpd();
  chmodSync(host.root, 0o555);
  expect((await send(host, first)).failure).toMatch(
    /^Could not begin .+: the server refuses it in \/public_html \(553 Could not create file\)\./,
  );
  expect(filesIn(host.root)).toEqual({});
});

it('keeps a whole site when the disk is full', async () => {
  const host = await startVsftpd({ space: 200 * 1024 });
  expect((await send(host, first)).failure).toBeUndefined();
  const { bavail, bsize } = statfsSync(host.root);
  const backup = path.join(host.root, 'backup.tar');
  writeFileSync(backup, Buffer.alloc((bavail - 6) * bsize));
  const { failure } = await send(host, second);
  expect(failure).toMatch(
    /^Could not send pictures\/gate\.2bbbbbbb\.avif .+: the server could not store it, mostly because/,
  );
  expect(brokenPages(host.root, [first])).toEqual([]);
  expect(Object.keys(filesIn(host.root)).filter((name) => name.endsWith('.part'))).toEqual([]);
  rmSync(backup);
  expect((await send(host, second)).failure).toBeUndefined();
  expect(filesIn(host.root)).toEqual(settled);
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

it.each<[string, boolean, object, RegExp]>([
  [
    'a missing folder',
    false,
    { folder: '/www' },
    /^Could not open the folder \/www .+\(550 Failed to change directory\)\. .+ The folders there are: public_html\.$/,
  ],
  [
    'encryption',
    false,
    { encrypted: true },
    /^Could not encrypt .+: it does not offer encryption \(530 Please login with USER and PASS\)\./,
  ],
  [
    'an unencrypted login',
    true,
    { encrypted: false },
    /^Could not log in .+: it wants an encrypted connection \(.+\)\. Delete the line FTP_MODE=plain/,
  ],
])('refuses %s', async (_, encrypts, settings, sentence) => {
  const host = await startVsftpd({ encrypts });
  expect((await send(host, first, { access: { ...host.access, ...settings } })).failure).toMatch(
    sentence,
  );
});
