/** Servers whose umask 077 makes new files and folders private to their owner: visitors can still read the site at all times. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsIn, startHost } from '../support/ftpHost.ts';
import { assetsIn, first, second, uploadTo } from './uploadFixture.ts';

// Windows does not have these modes.
describe.skipIf(process.platform === 'win32')('a server with umask 077', () => {
  it('shows each page while it is replaced, and all files and folders afterwards', async () => {
    const statuses: number[] = [];
    const host: Awaited<ReturnType<typeof startHost>> = await startHost({
      umask: 0o077,
      async onCommand(line) {
        if (/^(RNTO|RNFR|DELE) /.test(line) && isLive)
          statuses.push((await fetch(`${host.url}/`)).status);
      },
    });
    let isLive = false;
    expect((await uploadTo(host, first)).failure).toBeUndefined();
    isLive = true;
    expect((await uploadTo(host, second)).failure).toBeUndefined();
    expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...second });
    expect(new Set(statuses)).toEqual(new Set([200]));
    const modeOf = (name: string) =>
      (statSync(path.join(host.root, name)).mode & 0o777).toString(8);
    expect(['index.html', 'hajj/index.html', 'hajj', 'assets'].map(modeOf)).toEqual([
      '644',
      '644',
      '755',
      '755',
    ]);
  });

  it('is asked only once to change a mode if it refuses', async () => {
    const host = await startHost({
      onCommand: (line) => (line.startsWith('SITE ') ? { reply: '550 Not allowed.' } : undefined),
    });
    expect((await uploadTo(host, first)).failure).toBeUndefined();
    expect(host.ftp.log.filter((line) => line.startsWith('SITE CHMOD 644'))).toHaveLength(1);
  });
});
