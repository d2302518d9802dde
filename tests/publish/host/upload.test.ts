/** Uploads to Debian's vsftpd, which the small FTP server of the other tests only imitates. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textsIn } from '../../support/ftpHost.ts';
import { writeFiles } from '../../support/temporaryFiles.ts';
import { assetsIn, first, second, uploadTo, type Files } from '../uploadFixture.ts';
import { startVsftpd } from './vsftpd.ts';

it.each([
  ['plain', false],
  ['encrypted, with session reuse', true],
])('sends only what has changed, %s', async (_, encrypts) => {
  const host = await startVsftpd({ encrypts });
  const upload = (files: Files) => uploadTo(host, files, { access: host.access });
  expect((await upload(first)).said).toMatch(
    /^The site is live and checked at \S+: 3 pages, 9 files, 48 KB sent in \d+\.\d s\.$/m,
  );
  expect((await upload(first)).said).toContain('3 pages, 0 files, 0 bytes sent');
  expect((await upload(second)).said).toContain('3 pages, 6 files, 54 KB sent');
  expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('names what is of the wrong kind there, and deletes the empty folders of a language', async () => {
  const host = await startVsftpd({ umask: '077', isUser: true });
  const upload = (files: Files) => uploadTo(host, files, { access: host.access });
  const page = first['index.html']!;
  const files = { ...first, 'ur/index.html': page, 'ur/about/early/index.html': page };
  writeFiles({ 'ur/about': 'old', 'offer/index.html/old.txt': 'old' }, host.root);
  expect((await upload(files)).failure).toContain(
    ': in /public_html, the folder offer/index.html is where a file must be; the file ur/about is where a folder must be. ',
  );
  for (const name of ['ur', 'offer']) rmSync(path.join(host.root, name), { recursive: true });
  for (const release of [files, first]) expect((await upload(release)).failure).toBeUndefined();
  expect(existsSync(path.join(host.root, 'ur'))).toBe(false);
});

it('shows the site at every moment on a server with umask 077', async () => {
  const host = await startVsftpd({ umask: '077', isUser: true });
  for (const files of [first, second]) {
    const { failure } = await uploadTo(host, files, { access: host.access });
    expect(failure).toBeUndefined();
  }
});
