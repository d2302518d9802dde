/** What goes wrong between a laptop and cheap hosting, and the one sentence that each of it becomes. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { FTPError } from 'basic-ftp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectFaults } from '../../src/upload/connect.ts';
import { ftpFault } from '../../src/upload/faults.ts';
import { transferFaults } from '../../src/upload/remote.ts';
import type { FtpServerOptions } from '../support/ftpServer.ts';
import { accessTo, filesIn, first, folderWith, publish, startHost, trying } from './trial.ts';

const comfort =
  ' Visitors still see a whole site: the old pages, the new ones or some of each. ' +
  'Run npm run upload again and it goes on where it stopped.';

/** A server that answers a command with a reply of its own. */
const answers = (start: string, reply: string): Partial<FtpServerOptions> => ({
  onCommand: (line) => (line.startsWith(start) ? { reply } : undefined),
});

/** Ports for data at which nobody listens. */
const deadEnds = new Map([['EPSV', { reply: '229 (|||1|)' }], ['PASV', { reply: '227 (127,0,0,1,0,1)' }]]);

const encrypt = 'Could not encrypt the connection to';
const full = 'Delete old mails, backups or files there, or get more space.';
const mayNotWrite = 'Check FTP_FOLDER in .env, and in the hosting panel that this user may write there.';

describe('a server that refuses', () => {
  it.each<[string, Partial<FtpServerOptions>, object, string]>([
    ['the password', {}, { password: 'wrong' },
      'Could not log in to 127.0.0.1: it refuses the user name or the password (530 Login incorrect for wrong). ' +
      'Check FTP_USER and FTP_PASSWORD in .env; the hosting panel can set a new password.'],
    ['a login in the open', answers('USER', '550 SSL/TLS required on the control channel'), {},
      'Could not log in to 127.0.0.1: it wants an encrypted connection (550 SSL/TLS required on the control channel). ' +
      'Delete the line FTP_MODE=plain in .env.'],
    ['encryption', {}, { encrypted: true },
      `${encrypt} 127.0.0.1: it does not offer encryption (502 No encryption here). Ask the hosting company for FTPS; ` +
      'only if they have none, write FTP_MODE=plain in .env: the password then travels readable.'],
    ['the folder', {}, { folder: '/www' },
      'Could not open the folder /www on 127.0.0.1: the server refuses it (550 No such file or folder). ' +
      'Write the folder of the site in .env behind FTP_FOLDER=. The folders there are: public_html.'],
    ['more connections', answers('USER', '421 Too many users'), {},
      'Could not log in to 127.0.0.1: it takes no more connections now (421 Too many users). ' +
      'Wait some minutes and try again.'],
    ['to be written to', answers('STOR', '553 Could not create file.'), {},
      'Could not send htaccess-trial/index.html (127.0.0.1): the server does not allow it in /public_html ' +
      `(553 Could not create file). ${mayNotWrite}`],
    ['to rename', answers('RNTO', '550 Permission denied.'), {},
      'Could not send htaccess-trial/index.html (127.0.0.1): the server does not allow it in /public_html ' +
      `(550 Permission denied). ${mayNotWrite}`],
    ['files beyond the quota', answers('STOR index.html', '552 Disk quota exceeded'), {},
      `Could not send index.html (127.0.0.1): the server is full (552 Disk quota exceeded). ${full}${comfort}`],
    ['files for lack of space', answers('STOR index.html', '452 No space left on device.'), {},
      `Could not send index.html (127.0.0.1): the server is full (452 No space left on device). ${full}${comfort}`],
    ['files because they cannot be written', answers('STOR index.html', '451 Failure writing to local file.'), {},
      'Could not send index.html (127.0.0.1): the server could not write it, mostly because it is full (451 Failure ' +
      `writing to local file). Look at the disk space in the hosting panel.${comfort}`],
    ['something unheard of', answers('STOR index.html', '504 Not today.'), {},
      'Could not send index.html (127.0.0.1): the server says "504 Not today". Wait some minutes and try again, or ask ' +
      `the hosting company what that means.${comfort}`],
    ['to keep more than the beginning of a file', answers('SIZE index.html.part', '213 5'), {},
      `Could not send index.html (127.0.0.1): the connection was cut again and again (5 of ${first['index.html']!.length} ` +
      `bytes arrived). Check that this computer is online.${comfort}`],
    ['connections for data', { onCommand: (line) => deadEnds.get(line) }, {},
      'Could not read .upload.json (127.0.0.1): the server answers, but the connection for the files is blocked. Try ' +
      'another network, such as a phone; if it is the same there, ask the hosting company to open the passive FTP ports.'],
    ['a certificate that this computer trusts', { encrypts: true }, { encrypted: true },
      `${encrypt} 127.0.0.1: its certificate is not signed by anybody whom this computer trusts, so ` +
      'that any computer could pretend to be 127.0.0.1. Ask the hosting company for a server name with a valid ' +
      'certificate; only if they say that this one is theirs, write FTP_TLS_CHECK=off in .env.'],
  ])('%s', async (_, options, settings, sentence) => {
    const host = await startHost(options);
    const { failure } = await publish(host, first, { access: { ...accessTo(host), ...settings } });
    expect(failure).toBe(sentence);
  });

  it('is asked for the password only once, so that it does not lock the account', async () => {
    const host = await startHost();
    await publish(host, first, { access: { ...accessTo(host), password: 'wrong' }, patience: trying(3) });
    expect(host.ftp.log.filter((line) => line === 'PASS')).toHaveLength(1);
  });

  it('to be written to keeps every file as it was', async () => {
    const host = await startHost(answers('STOR', '553 Could not create file.'));
    await publish(host, first);
    expect(filesIn(host.root)).toEqual({});
  });
});

describe('a server that is not there', () => {
  it.each([
    [false, 'nothing answers on port NUMBER. Check FTP_HOST and FTP_PORT in .env with the hosting company.'],
    [true, 'it does not answer. Check FTP_HOST and FTP_PORT in .env, and that this network allows FTP.'],
  ])('is named when a machine listens at its port: %s', async (listens, reason) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    if (!listens) server.close();
    const host = await startHost();
    const changes = { access: { ...accessTo(host), port }, patience: { timeout: 300, pauses: [] } };
    const { failure } = await publish(host, first, changes);
    expect(failure).toBe(`Could not reach 127.0.0.1: ${reason.replace('NUMBER', String(port))}`);
  });

  const nowhere = { ftp: { port: 21, log: [], close: async () => {} } };
  const encryption = 'encrypt the connection to ftp.example.com';
  const settings = { ...accessTo(nowhere), host: 'ftp.example.com', encrypted: true };

  it.each([
    [{ code: 'ENOTFOUND' }, 'reach ftp.example.com',
      'Could not reach ftp.example.com: there is no server of that name. Check FTP_HOST in .env, and that this computer ' +
      'is online.'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, encryption,
      `${encrypt} ftp.example.com: its certificate is for *.hosting.example. If that is your hosting ` +
      'company, write that name in .env behind FTP_TLS_SERVERNAME= (for *.example.com write ftp.example.com); ' +
      'otherwise check FTP_HOST.'],
    [{ code: 'CERT_HAS_EXPIRED' }, encryption,
      `${encrypt} ftp.example.com: its certificate has run out, so that any computer could pretend to be ` +
      'ftp.example.com. Ask the hosting company for a server name with a valid certificate; only if they say that ' +
      'this one is theirs, write FTP_TLS_CHECK=off in .env.'],
    [{ code: 'ERR_SSL_UNSUPPORTED_PROTOCOL' }, encryption,
      `${encrypt} ftp.example.com: the two do not agree on an encryption. Install the newest Node.js, or ask the ` +
      'hosting company.'],
  ] as const)('or not the right one is told by %j', (facts, purpose, sentence) => {
    const error = Object.assign(new Error('x'), facts);
    expect(ftpFault(connectFaults, error, purpose, settings, { names: '*.hosting.example' }).message).toBe(sentence);
  });

  it('for a while is told so when the connection was lost for good', async () => {
    let cut = false;
    const host = await startHost({ onCommand: (line) => ((cut ||= line.startsWith('STOR index')) ? 'cut' : undefined) });
    const { failure, said } = await publish(host, first, { patience: trying(2) });
    expect(said.match(/The connection was lost; trying again in 0 s\./g)).toHaveLength(2);
    expect(failure).toMatch(
      /^Could not log in to 127\.0\.0\.1: the connection was cut \(.+\)\. Check .+ goes on where it stopped\.$/,
    );
  });

  it('wants its session continued where this Node.js does not do it', () => {
    const message = '522 SSL connection failed; session reuse required: see require_ssl_reuse';
    const error = new FTPError({ code: 522, message });
    expect(ftpFault(transferFaults, error, 'send index.html (ftp.example.com)', settings).message).toBe(
      'Could not send index.html (ftp.example.com): the server wants its encryption to be continued, and this Node.js ' +
        `did not do it (${message}). Install the newest Node.js, or ask the hosting company to switch off the required ` +
        'TLS session reuse.',
    );
  });

  it.each([
    ['550-Sorry.\n550 Really.', '550-Sorry'],
    ['550 \u001b[31mred\u0007.', '550 [31mred'],
    ['550 {folder} $&', '550 {folder} $&'],
    ['x'.repeat(500), 'x'.repeat(160)],
    ['', 'no reason given'],
  ])('has its words stand in a sentence: %j', (message, words) => {
    const { message: sentence } = ftpFault(transferFaults, new Error(message), 'send it', settings);
    expect(sentence).toContain(`: the connection was cut again and again (${words}). Check that`);
  });
});

describe('the built folder', () => {
  it.each([
    ['is not there', 'dist', {}, 'dist): there is no such folder. Run npm run build.'],
    ['has no home page', '', { 'a.txt': '' }, 'there is no index.html. Run npm run build.'],
  ])('stops an upload when it %s', async (_, name, files, sentence) => {
    const host = await startHost();
    const { failure } = await publish(host, first, { dist: `${folderWith(files)}/${name}` });
    expect(failure).toContain(sentence);
    expect(host.ftp.log).toEqual([]);
  });
});
