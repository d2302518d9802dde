/** Uploads to Debian's vsftpd, which the small FTP server of the other tests only imitates. */
import { expect, it } from 'vitest';
import { filesIn } from '../../support/ftpHost.ts';
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
  expect(filesIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('shows the site at every moment on a server with umask 077', async () => {
  const host = await startVsftpd({ umask: '077', isUser: true });
  for (const files of [first, second]) {
    const { failure } = await uploadTo(host, files, { access: host.access });
    expect(failure).toBeUndefined();
  }
});
