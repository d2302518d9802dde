/** What fails between a laptop and cheap hosting, and the one sentence for each failure. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { connectFaults } from '../../../src/commands/upload/connect.ts';
import { ftpFault } from '../../../src/commands/upload/uploadErrors.ts';
import type { FtpServerOptions } from '../../support/ftpServer.ts';
import { portOf } from '../../support/portOf.ts';
import { writeFiles } from '../../support/writtenSite.ts';
import { accessTo, filesIn, first, retries, startHost, uploadTo } from './uploadFixture.ts';

const comfort =
  ' Visitors still see a whole site: the old pages, the new ones or some of each. ' +
  'Run npm run upload again and it goes on where it stopped.';

/** A server with another reply to a command. */
const answers = (start: string, reply: string): Partial<FtpServerOptions> => ({
  onCommand: (line) => (line.startsWith(start) ? { reply } : undefined),
});

/** Ports for data that nobody listens on. */
const deadEnds = new Map([
  ['EPSV', { reply: '229 (|||1|)' }],
  ['PASV', { reply: '227 (127,0,0,1,0,1)' }],
]);

const silent = (words: string, port: number) =>
  `: it does not answer as an FTP server does (${words}). Check that this computer is online and that its network ` +
  `allows FTP, and with the hosting company FTP_HOST and FTP_PORT (${port}) in .env.`;
const encrypt = 'Could not encrypt the connection to';
const refused = (purpose: string, words: string) =>
  `Could not ${purpose} (127.0.0.1): the server refuses it in /public_html (${words}). Check FTP_FOLDER in .env, and in the ` +
  'hosting panel that this user may write there; or ask the hosting company what these words mean.';
const full =
  'Could not send index.html (127.0.0.1): the server could not store it, mostly because it is full';
const makeRoom = `Look at the disk space in the hosting panel, and delete old mails, backups or files there.${comfort}`;

it.each<[string, Partial<FtpServerOptions>, object, string]>([
  [
    'the password',
    {},
    { password: 'wrong' },
    'Could not log in to 127.0.0.1: it refuses the user name or the password (530 Login incorrect for ***). ' +
      'Check FTP_USER and FTP_PASSWORD in .env; the hosting panel can set a new password.',
  ],
  [
    'a login in the open',
    answers('USER', '550 SSL/TLS required on the control channel'),
    {},
    'Could not log in to 127.0.0.1: it wants an encrypted connection (550 SSL/TLS required on the control channel). ' +
      'Delete the line FTP_MODE=plain in .env.',
  ],
  [
    'a login because of its own settings',
    answers('PASS', '500 OOPS: vsftpd: refusing to run with writable root inside chroot()'),
    {},
    'Could not log in to 127.0.0.1: it refuses to talk (500 OOPS: vsftpd: refusing to run with writable root inside ' +
      'chroot()). Wait some minutes and try again, or send these words to the hosting company.',
  ],
  [
    'encryption',
    {},
    { encrypted: true },
    `${encrypt} 127.0.0.1: it does not offer encryption (502 No encryption here). Ask the hosting company for FTPS; ` +
      'only if they have none, write FTP_MODE=plain in .env: the password then travels readable.',
  ],
  [
    'the folder',
    {},
    { folder: '/www' },
    'Could not open the folder /www on 127.0.0.1: the server refuses it (550 No such file or folder). ' +
      'Write the folder of the site in .env behind FTP_FOLDER=. The folders there are: public_html.',
  ],
  [
    'more connections',
    answers('USER', '421 Too many users'),
    {},
    'Could not log in to 127.0.0.1: it refuses to talk (421 Too many users). ' +
      'Wait some minutes and try again, or send these words to the hosting company.',
  ],
  [
    'to be written to',
    answers('STOR', '553 Could not create file.'),
    {},
    refused('begin', '553 Could not create file'),
  ],
  [
    'to rename',
    answers('RNTO', '550 Permission denied.'),
    {},
    refused('send .upload.json', '550 Permission denied') + comfort,
  ],
  ...[
    '552 Disk quota exceeded',
    '452 No space left on device',
    '451 Failure writing to local file',
  ].map((words): [string, Partial<FtpServerOptions>, object, string] => [
    `files by ${words}`,
    answers('STOR index.html', words),
    {},
    `${full} (${words}). ${makeRoom}`,
  ]),
  [
    'something unheard of',
    answers('STOR index.html', '504 Not\u0007 {port} $&.\r\n504 Or ever.'),
    {},
    refused('send index.html', '504 Not {port} $&') + comfort,
  ],
  [
    'to keep more than the beginning of a file',
    answers('SIZE index.html.part', '213 5'),
    {},
    `${full} (cut twice after 5 of ${first['index.html']!.length} bytes). ${makeRoom}`,
  ],
  [
    'connections for data',
    { onCommand: (line) => deadEnds.get(line) },
    {},
    'Could not begin (127.0.0.1): the server answers, but the connection for the files is blocked. Try ' +
      'another network, such as a phone; if it is the same there, ask the hosting company to open the passive FTP ports.',
  ],
  [
    'a certificate that this computer trusts',
    { encrypts: true },
    { encrypted: true },
    `${encrypt} 127.0.0.1: this computer does not trust its certificate (self-signed certificate), so that any ` +
      'computer could pretend to be 127.0.0.1. Ask the hosting company for a server name with a valid certificate; only if ' +
      'they say that this one is theirs, write FTP_TLS_CHECK=off in .env.',
  ],
])('explains a server that refuses %s', async (_, options, settings, sentence) => {
  const host = await startHost(options);
  const { failure } = await uploadTo(host, first, {
    access: { ...accessTo(host.ftp.port), ...settings },
    retry: retries(3),
  });
  expect(failure).toBe(sentence);
  // A refusal is not retried: repeated logins can lock an account. Nothing is left behind.
  const tries = host.ftp.log.filter((line) => line === 'PASS').length;
  expect(tries).toBeLessThanOrEqual(sentence.includes('cut twice') ? 4 : 1);
});

it('names the folders of a server without their escapes, and cuts long names', async () => {
  const host = await startHost();
  const home = path.dirname(host.root);
  for (const name of ['\u001b[31mred', 'w'.repeat(200)]) mkdirSync(path.join(home, name));
  const access = { ...accessTo(host.ftp.port), folder: '/www' };
  expect((await uploadTo(host, first, { access })).failure).toContain(
    ` The folders there are: [31mred, public_html, ${'w'.repeat(60)}.`,
  );
});

it('stops a server that sends its list of files without end', async () => {
  const host = await startHost();
  writeFileSync(path.join(host.root, '.upload.json'), Buffer.alloc(11_000_000));
  expect((await uploadTo(host, first)).failure).toMatch(
    /^Could not read \.upload\.json .+ \(it sends more than belongs there\)\./,
  );
});

it.each([
  ['there is none', 'connect ECONNREFUSED 127.0.0.1:NUMBER (control socket)'],
  ['it is silent', 'Timeout (control socket)'],
])('explains a server: %s', async (how, reason) => {
  const server = createServer();
  const port = await portOf(server);
  if (how === 'there is none') server.close();
  // Before the first success there is no connection to lose.
  const changes = { access: accessTo(port), retry: { timeout: 300, pauses: [0], settling: 0 } };
  const { failure, said } = await uploadTo(await startHost(), first, changes);
  expect(said).not.toContain('trying again');
  expect(failure).toContain(silent(reason.replace('NUMBER', String(port)), port));
});

it('explains a name that no server has', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const { message } = ftpFault(connectFaults, error, 'reach ftp.example.com', accessTo(21));
  expect(message).toBe(
    'Could not reach ftp.example.com: there is no server of that name. Check FTP_HOST in .env, and that this computer is online.',
  );
});

it('hides the password in a stack, but not in the names of its functions', () => {
  const error = new Error('530 No login for secret');
  error.stack = 'Error: 530 No login for secret\n    at secret (client.js:1:1)';
  ftpFault(connectFaults, error, 'log in', accessTo(21));
  expect(error.stack).toBe('Error: 530 No login for ***\n    at secret (client.js:1:1)');
});

it('reports a lost connection after all retries', async () => {
  let cut = false;
  const host = await startHost({
    onCommand: (line) => ((cut ||= line.startsWith('STOR index')) ? 'cut' : undefined),
  });
  const { failure, said } = await uploadTo(host, first, { retry: retries(2) });
  expect(said.match(/The connection was lost; trying again in 0 s\./g)).toHaveLength(2);
  expect(failure).toMatch(
    /^Could not log in to 127\.0\.0\.1: it does not answer as .+ goes on where it stopped\.$/,
  );
});

it('refuses a folder without a built site', async () => {
  const host = await startHost();
  const { failure } = await uploadTo(host, first, { dist: writeFiles({ 'a.txt': '' }) });
  expect(failure).toContain('there is no index.html. Run npm run build.');
  expect(filesIn(host.root)).toEqual({});
});
