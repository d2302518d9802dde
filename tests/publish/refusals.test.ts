/** What can fail between a laptop and cheap hosting, and the one sentence for each failure. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FTPError } from 'basic-ftp';
import { ftpError } from '../../src/publish/upload/ftp/ftpErrors.ts';
import { trustCertificate } from '../support/certificate.ts';
import type { FtpServerOptions } from '../support/ftpServer.ts';
import { portOf } from '../support/portOf.ts';
import { textsIn, startHost } from '../support/ftpHost.ts';
import { writeFiles } from '../support/temporaryFiles.ts';
import { accessTo, first, retries, uploadTo } from './uploadFixture.ts';

/** Uploads with three retries. No refusal is retried: repeated logins can lock an account. */
async function refusedBy(options: Partial<FtpServerOptions>, settings = {}, logins = 1) {
  const host = await startHost(options);
  const access = { ...accessTo(host.ftp.port), ...settings };
  const { failure } = await uploadTo(host, first, { access, retry: retries(3) });
  expect(failure).toMatch(/^Could not [^:]+: .+\. .+\.$/);
  expect(host.ftp.log.filter((line) => line === 'PASS').length).toBeLessThanOrEqual(logins);
  return failure;
}

const full = 'its disk is full';

it.each([
  ['USER', '530 Non-anonymous sessions must use encryption', 'it wants an encrypted connection'],
  ['PASS', '530 Login authentication failed', 'it refuses the user name or the password'],
  ['STOR', '553 Could not create file', 'the server refuses it in /public_html'],
  ['STOR index.html', '552 Disk quota exceeded', full],
  ['STOR index.html', '451 Failure writing to local file', full],
  ['STOR index.html', '504 Not {port} $&', 'the server refuses it in /public_html'],
])('explains the reply to %s: %s', async (start, reply, reason) => {
  const onCommand = (line: string) =>
    line.startsWith(start) ? { reply: `${reply}\u0007.\r\n${reply}` } : undefined;
  expect(await refusedBy({ onCommand })).toContain(`${reason} (${reply}). `);
});

it.each([
  ['550 SSL/TLS required on the control channel', 'it wants an encrypted connection'],
  ['500 OOPS: refusing to run with writable root inside chroot()', 'it refuses the connection'],
  ['530 Sorry, the maximum number of connections (10) are connected', 'it refuses the connection'],
  ['530 Login failed: this account is suspended', 'it refuses the connection'],
  ['530 You have exceeded your disk quota', full],
])('explains by its words the reply to a login: %s', (reply, reason) => {
  const error = new FTPError({ code: Number.parseInt(reply), message: reply });
  const { message } = ftpError(error, { step: 'logIn' }, accessTo(21));
  expect(message).toMatch(/^Could not [^:]+: .+\. .+\.$/);
  expect(message).toContain(`${reason} (${reply}). `);
});

it('explains what to do, and hides the password that the server repeats', async () => {
  expect(await refusedBy({}, { password: 'wrong' })).toBe(
    'Could not log in to 127.0.0.1: it refuses the user name or the password (530 Login incorrect for ***). ' +
      'Check FTP_USER in .env and the password; the hosting panel can set a new password. ' +
      'No page has been sent: visitors see what they saw before.',
  );
});

it.each([
  ['421 Closing', 'the connection was cut, or the server has stopped answering'],
  ['451 Busy', 'the server refuses it in /public_html'],
])('says what visitors see if the list of files cannot be read: %s', async (reply, reason) => {
  const onCommand = (line: string) => (line === 'SIZE .upload.json' ? { reply } : undefined);
  expect((await uploadTo(await startHost({ onCommand }), first)).failure).toMatch(
    new RegExp(`^Could not read .upload.json .+: ${reason} .+ No page has been sent: visitors see`),
  );
});

it('names the folders that exist', async () => {
  expect(await refusedBy({}, { folder: '/www' })).toBe(
    'Could not open the folder /www on 127.0.0.1: the server refuses it (550 No such file or folder). ' +
      'Write the folder of the site into FTP_FOLDER in .env. The folders there are: public_html. ' +
      'No page has been sent: visitors see what they saw before.',
  );
});

it.each([
  [false, 'it does not offer encryption (530 Please login with USER and PASS)'],
  [true, 'this computer does not trust its certificate (self-signed certificate), so any computer'],
])('explains a server whose encryption does not work', async (encrypts, reason) => {
  const failure = await refusedBy({ encrypts }, { encrypted: true });
  expect(failure).toContain(`Could not encrypt the connection to 127.0.0.1: ${reason}`);
});

it('explains a server whose ports for data are blocked', async () => {
  const onCommand = (line: string) =>
    ({ EPSV: { reply: '229 (|||1|)' }, PASV: { reply: '227 (127,0,0,1,0,1)' } })[line];
  expect(await refusedBy({ onCommand })).toContain(
    'Could not begin (127.0.0.1): the server answers, but the connection for the files is blocked.',
  );
});

it('explains a server that stores only the beginning of a file', async () => {
  const onCommand = (line: string) =>
    line === 'SIZE index.html.part' ? { reply: '213 5' } : undefined;
  const sentence = await refusedBy({ onCommand }, {}, 4);
  expect(sentence).toContain(full);
  expect(sentence).toContain(`(cut twice after 5 of ${first['index.html']!.length} bytes)`);
  expect(sentence).toMatch(/^Could not send index\.html .* 2 pages are new and complete/);
});

it('names the certificate of another server', async () => {
  trustCertificate();
  const host = await startHost({ encrypts: true });
  const access = { ...accessTo(host.ftp.port), encrypted: true };
  expect((await uploadTo(host, first, { access })).failure).toContain(
    ': its certificate is for ftp.test, localhost. If that is your hosting company, write that name',
  );
});

it('gives up on a server that never answers the handshake', async () => {
  const silent = createServer((socket) => {
    socket.on('data', (said) => {
      if (`${said}`.startsWith('AUTH')) socket.write('234 Go on\r\n');
    });
    socket.on('error', () => {}).write('220 Hello\r\n');
  });
  const access = { ...accessTo(await portOf(silent)), encrypted: true };
  const changes = { access, retry: { ...retries(), timeout: 1000 } };
  expect((await uploadTo(await startHost(), first, changes)).failure).toContain(
    'Could not encrypt the connection to 127.0.0.1: it does not answer as an FTP server does',
  );
}, 10_000);

it('explains a server that is not there', async () => {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  // Before the first success there is no connection to lose.
  const changes = { access: accessTo(port), retry: retries(1) };
  const { failure, said } = await uploadTo(await startHost(), first, changes);
  expect(said).not.toContain('trying again');
  expect(failure).toBe(
    `Could not reach 127.0.0.1: it does not answer as an FTP server does (connect ECONNREFUSED 127.0.0.1:${port}). ` +
      'Check that this computer is online and that its network allows FTP, and ask the hosting company ' +
      `whether FTP_HOST in .env and FTP_PORT in .env (now ${port}) are right. No page has been sent: visitors see what they saw before.`,
  );
});

it('explains a host name that does not exist', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const access = { ...accessTo(21), host: 'ftp.example.com' };
  const { message } = ftpError(error, { step: 'reach' }, access);
  expect(message).toMatch(/^Could not reach ftp\.example\.com: there is no server of that name\./);
});

it.each([
  ['hunter', '530 No login for hunter', '530 No login for ***'],
  ['o', '530 No login for o', '530 No login for ***'],
  ['#2', '530 No login for x#2.', '530 No login for x***.'],
])('hides the password %s in a stack trace, which --verbose shows', (password, said, hidden) => {
  const error = new Error(said);
  ftpError(error, { step: 'logIn' }, { ...accessTo(21), password });
  expect(error.stack).toBe(hidden);
});

it('gives up on a server that stops answering after three time-outs in a row', async () => {
  const silent = new Promise<void>(() => {});
  const host = await startHost({
    onCommand: (line) => (line.startsWith('STOR index') ? silent : undefined),
  });
  const retry = { ...retries(9), timeout: 300 };
  const { failure } = await uploadTo(host, first, { retry });
  expect(failure).toContain('the connection was cut, or the server has stopped answering (Timeout');
  expect(host.ftp.log.filter((line) => line.startsWith('STOR index'))).toHaveLength(3);
});

it('names what is a file on the server but a folder of the site, or the reverse, and sends nothing', async () => {
  const host = await startHost();
  const own = { about: 'old', '404.html/a.txt': 'old', 'hajj/offer/old.html': 'old' };
  writeFiles(own, host.root);
  const files = { ...first, 'hajj/offer': '1', 'hajj/index.html': first['index.html']! };
  for (const dryRun of [true, false])
    expect((await uploadTo(host, files, { dryRun })).failure).toBe(
      'Could not send the site (127.0.0.1): in /public_html, the folder 404.html is where a file must be; ' +
        'the file about is where a folder must be; the folder hajj/offer is where a file must be. ' +
        'Rename or delete it in the hosting panel, then run npm run upload again. ' +
        'No page has been sent: visitors see what they saw before.',
    );
  expect(textsIn(host.root)).toEqual(own);
  rmSync(path.join(host.root, 'about'));
  rmSync(path.join(host.root, '404.html'), { recursive: true });
  rmSync(path.join(host.root, 'hajj/offer'), { recursive: true });
  expect((await uploadTo(host, files)).failure).toBeUndefined();
  // Where everything is complete, nothing is listed: that takes long.
  const before = host.ftp.log.length;
  await uploadTo(host, { ...files, 'index.html': first['about/index.html']! });
  expect(host.ftp.log.slice(before).filter((line) => line.startsWith('LIST'))).toEqual([]);
});
