/** Limits in time and size for everything that a server sends, and messages about file names that it does not accept. */
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import packageJson from 'basic-ftp/package.json' with { type: 'json' };
import { FTPError } from 'basic-ftp';
import { ftpError, type FtpAttempt } from '../../src/publish/upload/ftp/ftpErrors.ts';
import { BlockedError, FinalError } from '../../src/publish/upload/ftp/uploadErrors.ts';
import { textsIn, startHost } from '../support/ftpHost.ts';
import { portOf } from '../support/portOf.ts';
import { writeFiles } from '../support/temporaryFiles.ts';
import { accessTo, first, retries, uploadTo } from './uploadFixture.ts';

it('gives up on a server whose greeting arrives too slowly', async () => {
  const dripping = createServer((socket) => {
    const drip = setInterval(() => socket.write('2'), 20);
    onTestFinished(() => clearInterval(drip));
    socket.on('error', () => {}).on('close', () => clearInterval(drip));
  });
  const changes = {
    access: accessTo(await portOf(dripping)),
    retry: { ...retries(), timeout: 600 },
  };
  expect((await uploadTo(await startHost(), first, changes)).failure).toContain(
    'Could not reach 127.0.0.1: it does not answer as an FTP server does (not finished in 2 s)',
  );
});

it('gives up on a list of sent files that is too long', async () => {
  const host = await startHost();
  writeFiles({ '.upload.json': ' '.repeat(3 * 1024 * 1024) }, host.root);
  expect((await uploadTo(host, first)).failure).toMatch(
    /^Could not read \.upload\.json .+: the server sends data without end \(\.upload\.json has more than 2\.\d MB\)\. .+ delete that file/,
  );
});

it.each([
  { reply: '530 Permission denied.' },
  { reply: '553 Prohibited file name.' },
  'cut',
] as const)('names a server that takes no names with a dot: %j', async (fault) => {
  const host = await startHost({
    onCommand: (line) => (line.startsWith('STOR .') ? fault : undefined),
  });
  expect((await uploadTo(host, first)).failure).toContain(
    ': the server takes no file whose name begins with a dot (',
  );
  expect(textsIn(host.root)).toEqual({});
});

it('blames no file name for a connection that is cut once', async () => {
  let times = 0;
  const host = await startHost({
    onCommand: (line) => (line.startsWith('STOR .') && times++ === 0 ? 'cut' : undefined),
  });
  expect((await uploadTo(host, first)).failure).toBeUndefined();
  expect(textsIn(host.root)).toEqual(first);
});

it('sends files with the longest names that servers accept', async () => {
  const host = await startHost();
  const files = { ...first, [`${'a'.repeat(240)}.html`]: first['index.html']! };
  expect((await uploadTo(host, files)).failure).toBeUndefined();
  expect(textsIn(host.root)).toEqual(files);
});

it('reports a file name that is too long for the server', async () => {
  const name = `${'a'.repeat(120)}.pdf`;
  const host = await startHost({
    onCommand: (line) => (line.startsWith('STOR aaa') ? { reply: '501 No.' } : undefined),
  });
  expect((await uploadTo(host, { ...first, [name]: '1' })).failure).toContain(
    'perhaps because its name is too long (501 No). Give the file in public/, or the page, a name of fewer than',
  );
});

it('hides the password even if the server splits it with invisible characters', () => {
  const access = { ...accessTo(21), password: 'hunter2pass' };
  const error = ftpError(new Error('530 No h\0unter2\u202epass'), { step: 'logIn' }, access);
  expect(error.message).toContain('(530 No ***)');
});

it('finds out what is wrong from the reply of a server, not from its name', () => {
  const refusal = new FTPError({ code: 530, message: '530 Login incorrect.' });
  const access = { ...accessTo(21), host: 'ftp.blockedbooks.in' };
  const { message } = ftpError(refusal, { step: 'logIn' }, access);
  expect(message).toContain('it refuses the user name or the password');
});

/** The messages differ from the package's own, because the advice may depend only on codes and states. */
it.each<[Error, FtpAttempt, string]>([
  [new BlockedError('x'), { step: 'begin' }, 'the connection for the files is blocked'],
  [new FinalError('full', 'x'), { step: 'send', name: 'a' }, 'its disk is full'],
  [new FinalError('overtaken', 'x'), { step: 'send', name: 'a' }, 'another upload has begun'],
  [new FinalError('endless', 'x'), { step: 'read', name: 'a' }, 'data without end'],
  [new Error('x'), { step: 'reach' }, 'it does not answer as an FTP server does'],
  [
    new Error('quota of None of the available transfer strategies work'),
    { step: 'send', name: 'a' },
    'the connection was cut',
  ],
  [new FTPError({ code: 552, message: 'x' }), { step: 'send', name: 'a' }, 'its disk is full'],
  [
    Object.assign(new Error('x'), { code: 'ENOTFOUND' }),
    { step: 'reach' },
    'there is no server of that name',
  ],
])('gives advice by code and state: %s, %j', (error, tried, words) => {
  expect(ftpError(error, tried, accessTo(21)).message).toContain(words);
});

it('has been tested with this version of the FTP package on real servers', () => {
  // After an update, run npm run test:host: what is used of it are prepareTransfer, closed and FTPError.code.
  expect(packageJson.version).toBe('6.2.3');
});
