/** The command: its options, its question, its Ctrl-C; what it says and what it keeps to itself. */
import { createServer } from 'node:https';
import { PassThrough } from 'node:stream';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { publish, type Surroundings } from '../../../src/commands/upload/uploadCommand.ts';
import { certificate, key, trustCertificate } from '../../support/certificate.ts';
import { portOf } from '../../support/portOf.ts';
import { copyProjectForAll } from '../../support/projectCopy.ts';
import { startBuild } from '../../support/runBuild.ts';
import { writeFiles } from '../../support/writtenSite.ts';
import { brokenPages, filesIn, first, startHost, type Host } from './uploadFixture.ts';

const password = 'hunter#2';

/** A project with a small site as it would have been built. */
const copy = copyProjectForAll();

beforeAll(() => void writeFiles(first, copy.dist));

/** The words with which the small site is sent. */
const asItIs = ['--no-build', '--sample'];

const settingsOf = (host: Host) => ({
  FTP_HOST: '127.0.0.1',
  FTP_PORT: String(host.ftp.port),
  FTP_USER: 'staff',
  FTP_PASSWORD: password,
  FTP_FOLDER: '/public_html',
  FTP_MODE: 'plain',
  SITE_URL: host.url,
});

/**
 * Runs the command in this process, without a file of settings; with keys, in a terminal at which somebody types them.
 */
async function run(host: Host, words: readonly string[], changes = {}, keys = '') {
  // As the command does before React is imported.
  vi.stubEnv('NODE_ENV', 'production');
  const terminal = { isTTY: keys !== '', setRawMode: () => {} };
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdout.once('data', () => setImmediate(() => stdin.write(keys)));
  const said = { out: '', err: '' };
  stdout.on('data', (text) => (said.out += text));
  stderr.on('data', (text) => (said.err += text));
  const env = { ...settingsOf(host), ...changes };
  const surroundings = {
    env,
    stdin: Object.assign(stdin, terminal),
    stdout,
    stderr,
  } as unknown as Surroundings;
  const code = await publish(words, copy, surroundings, () => new AbortController().signal);
  return { code, ...said };
}

it('publishes over connections that are encrypted and checked, without a terminal or a file of settings', async () => {
  trustCertificate();
  const host = await startHost({ encrypts: true, password });
  const site = createServer({ key, cert: certificate }, async (request, response) => {
    const answer = await fetch(host.url + request.url);
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  const encrypted = { FTP_MODE: 'ftps', SITE_URL: `https://localhost:${await portOf(site)}` };
  const { code, out, err } = await run(host, asItIs, {
    ...encrypted,
    FTP_TLS_SERVERNAME: 'ftp.test',
  });
  expect(err).not.toContain('FTP_');
  expect(out).toMatch(
    /\nThe site is live and checked: 3 pages, \d+ files, \d+ KB sent in \d+\.\d s\.\n$/,
  );
  expect(out + err).not.toContain(password);
  expect(code).toBe(0);
  expect(filesIn(host.root)).toEqual(first);
  // A server with the certificates of several names shows the one that it is asked for.
  expect([...host.ftp.names]).toEqual(['ftp.test']);

  const unnamed = await run(host, asItIs, encrypted);
  expect(unnamed.code).toBe(1);
  expect(unnamed.err).toContain(
    'Could not encrypt the connection to 127.0.0.1: its certificate is for ftp.test, localhost. If that is your hosting ' +
      'company, write that name in .env behind FTP_TLS_SERVERNAME= (for *.example.com write ftp.example.com); otherwise ' +
      'check FTP_HOST.\n',
  );
});

it.skipIf(process.platform === 'win32').each([
  ['once finishes the file at hand and says how to go on', 1, 1],
  ['twice ends at once in the middle of a page', 2, 'SIGINT'],
])('stopped by Ctrl-C %s', async (_, presses, end) => {
  const atHand = 'STOR about/index.html.part';
  let goOn = () => {};
  const pressed = new Promise<void>((resolve) => (goOn = resolve));
  const host = await startHost({
    password,
    onCommand: async (line) => void (line === atHand && (await pressed)),
  });
  copy.write(
    '.env',
    Object.entries(settingsOf(host))
      .map((setting) => setting.join('='))
      .join('\n'),
  );
  onTestFinished(() => copy.remove('.env'));
  const { child, outcome } = startBuild(copy, {
    script: 'src/commands/upload/main.ts',
    args: asItIs,
  });
  let said = '';
  child.stderr!.on('data', (text: string) => (said += text));
  await vi.waitUntil(() => host.ftp.log.includes(atHand), 30_000);
  child.kill('SIGINT');
  await vi.waitUntil(
    () => said.includes('Stopping after this file; press Ctrl-C again to stop at once.'),
    30_000,
  );
  if (presses === 2) child.kill('SIGINT');
  else goOn();
  const { code, err } = await outcome;
  goOn();
  expect(code ?? child.signalCode).toBe(end);
  expect(
    err.includes('Could not finish the upload: it was stopped. Visitors still see a whole site'),
  ).toBe(presses === 1);
  expect('about/index.html' in filesIn(host.root)).toBe(presses === 1);
  expect(brokenPages(host.root, [first])).toEqual([]);
});

it('never says the password, whatever the server answers and however much is asked for', async () => {
  const { code, out, err } = await run(await startHost({ password: 'another' }), [
    '--verbose',
    ...asItIs,
  ]);
  expect(code).toBe(1);
  expect(err).toContain('it refuses the user name or the password (530 Login incorrect for ***).');
  expect(err).toContain('Caused by: FTPError');
  expect(err).toContain(
    'ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to 127.',
  );
  expect(out + err).not.toContain(password);
});

it('sends nothing when the content is wrong', async () => {
  const host = await startHost({ password });
  const agency = copy.read('src/content/agency.ts');
  copy.edit('src/content/agency.ts', /email: '[^']*'/, "email: ''");
  const { code, err } = await run(host, asItIs);
  copy.write('src/content/agency.ts', agency);
  expect(err).toContain('Could not use src/content/agency.ts: email is empty.');
  expect(code).toBe(1);
  expect(host.ftp.log).toEqual([]);
});

it('answers an option that it does not know with a sentence', async () => {
  const err =
    "Could not publish (--frobnicate): unknown option '--frobnicate'. Use --dry-run, --sample, --all, --no-build or " +
    '--verbose behind npm run upload --.\n';
  expect(await run(await startHost(), ['--frobnicate'])).toEqual({ code: 1, out: '', err });
});

it('the question for the password shows nothing of what is typed', async () => {
  const host = await startHost({ password });
  const { code, out, err } = await run(
    host,
    ['--dry-run', ...asItIs],
    { FTP_PASSWORD: '' },
    'hunterX\u007f#2\r',
  );
  expect(err).not.toContain('Could not');
  expect(code).toBe(0);
  expect(out).toContain('FTP password of staff on 127.0.0.1 (it is not shown)');
  for (const key of ['hunter', 'X', '#', '#2', password]) expect(out + err).not.toContain(key);
});

const untyped = 'Could not log in: no password was typed. Nothing has been sent.';

it.each([
  ['with Ctrl-C', 'secr\u0003', untyped],
  ['with Ctrl-D', '\u0004', untyped],
  ['with Enter alone', '\r', untyped],
  [
    'before the build where nobody can answer',
    '',
    'Could not ask for the password: this is no terminal. Write it in .env behind FTP_PASSWORD=, or set FTP_PASSWORD ' +
      'in the environment.',
  ],
])('the question for the password ends %s', async (_, keys, sentence) => {
  const host = await startHost();
  const { code, out, err } = await run(host, ['--sample'], { FTP_PASSWORD: '' }, keys);
  expect(err).toBe(`${sentence}\n`);
  expect(code).toBe(1);
  expect(out).not.toContain('Pictures: ');
  expect(host.ftp.log).toEqual([]);
});

it('refuses facts that are samples unless it is told to send them, and is silent where there are none', async () => {
  const setUnconfirmed = (list: string) =>
    copy.edit('src/content/agency.ts', /(?<=unconfirmed: readonly string\[\] = )\[[^\]]*\]/, list);
  const host = await startHost({ password });
  setUnconfirmed("['phone', 'siteUrl']");
  expect(await run(host, ['--no-build'])).toEqual({
    code: 1,
    out: '',
    err:
      'Could not publish: 2 facts in src/content/agency.ts still to be confirmed (phone, siteUrl). Put them right there ' +
      'and delete their names under "unconfirmed"; to publish the samples all the same, for a trial, run ' +
      'npm run upload -- --sample.\n',
  });
  expect(host.ftp.log).toEqual([]);

  const { code, out, err } = await run(host, asItIs, { SITE_URL: '' });
  expect(err).toContain(
    "*** SAMPLE FACTS ARE BEING PUBLISHED ***\nVisitors will see facts that are not the agency's: phone, siteUrl.\n",
  );
  expect(err).toMatch(
    /\nSent, but NOT CHECKED: 12 files, 48 KB sent in \d+\.\d s\. The site's address is still a sample; put siteUrl right /,
  );
  expect(out).not.toContain('is live');
  expect(code).toBe(0);

  setUnconfirmed('[]');
  const confirmed = await run(host, ['--dry-run']);
  expect(confirmed.err).not.toContain('SAMPLE');
  expect(confirmed.code).toBe(0);
  // What has just been built.
  expect(confirmed.out).toMatch(
    /^Page .+[^]+\nPictures: [^]+\n {2}contact\/index\.html {2}\d+ KB\n/,
  );
});
