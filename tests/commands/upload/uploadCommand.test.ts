/** The command: its options, its prompt, its Ctrl-C; what it prints and what it keeps secret. */
import { createServer } from 'node:https';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { uploadCommand, type Stdio } from '../../../src/commands/upload/uploadCommand.ts';
import { build } from '../../../src/generator/build.ts';
import { explain } from '../../../src/generator/terminal.ts';
import { certificate, key, trustCertificate } from '../../support/certificate.ts';
import { portOf } from '../../support/portOf.ts';
import { copyProjectForAll } from '../../support/projectCopy.ts';
import { startBuild } from '../../support/runBuild.ts';
import {
  brokenPages,
  confirmFacts,
  filesIn,
  retries,
  startHost,
  type Files,
  type Host,
} from './uploadFixture.ts';

const password = 'hunter#2';

const copy = copyProjectForAll();
let built: Files;

beforeAll(async () => {
  await build(copy);
  built = filesIn(copy.dist);
});

const facts = 'src/content/facts.ts';

/** Changes the facts of the project until the test ends. */
function editFacts(old: string, replacement: string): void {
  const text = copy.read(facts);
  copy.edit(facts, old, replacement);
  onTestFinished(() => copy.write(facts, text));
}

const sample = ['--sample'];

const settingsOf = (host: Host) => ({
  FTP_HOST: '127.0.0.1',
  FTP_PORT: String(host.ftp.port),
  FTP_USER: 'staff',
  FTP_PASSWORD: password,
  FTP_FOLDER: '/public_html',
  FTP_MODE: 'plain',
  SITE_URL: host.url,
});

/** Runs the command in this process without a .env; keys are typed in a terminal. */
async function run(host: Host, args: readonly string[], { changes = {}, keys = '' } = {}) {
  const terminal = { isTTY: keys !== '', setRawMode: () => {} };
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdout.once('data', () => setImmediate(() => stdin.write(keys)));
  const printed = { out: '', err: '' };
  stdout.on('data', (text) => (printed.out += text));
  stderr.on('data', (text) => (printed.err += text));
  const env = { ...settingsOf(host), ...changes };
  const stdio = { env, stdin: Object.assign(stdin, terminal), stdout, stderr } as unknown as Stdio;
  const failure = await uploadCommand(
    args,
    copy,
    stdio,
    () => new AbortController().signal,
    retries(),
  ).then(
    () => undefined,
    (error: unknown) => explain(error, args.includes('--verbose')),
  );
  return { failure, ...printed };
}

/** Starts a host with FTPS and https, and the settings for them. */
async function startEncrypted() {
  const host = await startHost({ encrypts: true, password });
  const site = createServer({ key, cert: certificate }, async (request, response) => {
    const answer = await fetch(host.url + request.url);
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  const settings = { FTP_MODE: 'ftps', SITE_URL: `https://localhost:${await portOf(site)}` };
  return { host, settings };
}

it('uploads over encrypted connections with settings of the environment', async () => {
  trustCertificate();
  const { host, settings } = await startEncrypted();
  const changes = { ...settings, FTP_TLS_SERVERNAME: 'ftp.test' };
  const { failure, out, err } = await run(host, sample, { changes });
  expect(failure).toBeUndefined();
  expect(err).not.toContain('FTP_');
  expect(out).toMatch(
    /\nThe site is live and checked at \S+: \d+ pages, \d+ files, \d+\.\d MB sent in \d+\.\d s\.\n$/,
  );
  expect(filesIn(host.root)).toEqual(built);
  // The name by which a server picks one of its certificates.
  expect([...host.ftp.names]).toEqual(['ftp.test']);
});

it('names the certificate of another server', async () => {
  trustCertificate();
  const { host, settings } = await startEncrypted();
  expect((await run(host, sample, { changes: settings })).failure).toBe(
    'Could not encrypt the connection to 127.0.0.1: its certificate is for ftp.test, localhost. If that is your hosting ' +
      'company, write that name in .env behind FTP_TLS_SERVERNAME= (for *.example.com write ftp.example.com); otherwise ' +
      'check FTP_HOST.',
  );
});

it('goes on after a cut in the middle of a large file', async () => {
  copy.write('public/large.pdf', 'x'.repeat(3_000_000));
  onTestFinished(() => copy.remove('public/large.pdf'));
  let isCut = false;
  const host = await startHost({
    password,
    onCommand(line) {
      const isDue = !isCut && line === 'STOR large.pdf.part';
      isCut ||= isDue;
      return isDue ? { half: 'cut' } : undefined;
    },
  });
  const { code, out } = await startBuild(copy, {
    script: 'src/commands/upload/main.ts',
    args: sample,
    env: settingsOf(host),
  }).outcome;
  // Node ends with 13 where nothing is left to wait for.
  expect(code).toBe(0);
  expect(out).toContain('The site is live and checked at ');
  expect(filesIn(host.root)['large.pdf']).toHaveLength(3_000_000);
});

it.skipIf(process.platform === 'win32').each([
  ['once finishes the current file', 1, 1],
  ['twice ends in the middle of a page', 2, 'SIGINT'],
])('Ctrl-C pressed %s', async (_, presses, end) => {
  const current = 'STOR about/index.html.part';
  let resume = () => {};
  const pressed = new Promise<void>((resolve) => (resume = resolve));
  const host = await startHost({
    password,
    onCommand: async (line) => void (line === current && (await pressed)),
  });
  copy.write(
    '.env',
    Object.entries(settingsOf(host))
      .map((setting) => setting.join('='))
      .join('\n'),
  );
  onTestFinished(() => copy.remove('.env'));
  const { child, said, outcome } = startBuild(copy, {
    script: 'src/commands/upload/main.ts',
    args: sample,
  });
  await vi.waitUntil(() => host.ftp.log.includes(current), 30_000);
  child.kill('SIGINT');
  await vi.waitUntil(
    () => said().includes('Stopping after this file; press Ctrl-C again to stop at once.'),
    30_000,
  );
  if (presses === 2) child.kill('SIGINT');
  else resume();
  const { code, err } = await outcome;
  resume();
  expect(code ?? child.signalCode).toBe(end);
  expect(
    err.includes('Could not finish the upload: it was stopped. Visitors still see a whole site'),
  ).toBe(presses === 1);
  expect('about/index.html' in filesIn(host.root)).toBe(presses === 1);
  expect(brokenPages(host.root, [built])).toEqual([]);
});

it('never prints the password, which the server echoes', async () => {
  const host = await startHost({ password: 'another' });
  const { failure, out, err } = await run(host, ['--verbose', ...sample]);
  expect(failure).toContain(
    'it refuses the user name or the password (530 Login incorrect for ***).',
  );
  expect(failure).toContain('Caused by: FTPError');
  expect(failure + out + err).not.toContain(password);
});

it('does not betray a password that is a word of its sentences', async () => {
  const changes = { FTP_PASSWORD: 'password' };
  const host = await startHost({ password: 'another' });
  const { failure } = await run(host, ['--verbose', ...sample], { changes });
  expect(failure).toContain(
    'it refuses the user name or the password (530 Login incorrect for ***). Check FTP_USER and FTP_PASSWORD in .env;',
  );
  expect(failure).toContain('Caused by: FTPError: 530 Login incorrect for ***.');
});

it('warns of a password that travels readable', async () => {
  const { err } = await run(await startHost({ password }), ['--dry-run', ...sample]);
  expect(err).toContain(
    'ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to 127.',
  );
});

it('sends nothing when the content is wrong', async () => {
  const host = await startHost({ password });
  editFacts("hours: '9 am to 9 pm'", "hours: ''");
  const { failure } = await run(host, sample);
  expect(failure).toMatch(
    /^Could not use src\/content\/facts\.ts, line \d+: agency\.hours is empty\./,
  );
  expect(host.ftp.log).toEqual([]);
});

it('refuses an unknown option', async () => {
  const failure =
    "Could not publish (--frobnicate): unknown option '--frobnicate'. Use --dry-run, --sample, --all or " +
    '--verbose behind npm run upload --.';
  const outcome = await run(await startHost(), ['--frobnicate']);
  expect(outcome).toEqual({ failure, out: '', err: '' });
});

it('the password prompt shows nothing of what is typed', async () => {
  const host = await startHost({ password });
  const keys = 'hunter~\u007f#2\r';
  const changes = { FTP_PASSWORD: '' };
  const { failure, out, err } = await run(host, ['--dry-run', ...sample], { changes, keys });
  expect(failure).toBeUndefined();
  expect(out).toContain('FTP password of staff on 127.0.0.1 (it is not shown)');
  for (const key of ['hunter', '~', '#', '#2', password]) expect(out + err).not.toContain(key);
});

const untyped = 'Could not log in: no password was typed. Nothing has been sent.';

it.each([
  ['with Ctrl-C', 'secr\u0003', untyped],
  ['with Ctrl-D', '\u0004', untyped],
  ['with Enter alone', '\r', untyped],
  [
    'before the build without a terminal',
    '',
    'Could not ask for the password: this is no terminal. Write it in .env behind FTP_PASSWORD=, or set FTP_PASSWORD ' +
      'in the environment.',
  ],
])('the password prompt ends %s', async (_, keys, sentence) => {
  const host = await startHost();
  const { failure, out } = await run(host, ['--sample'], { changes: { FTP_PASSWORD: '' }, keys });
  expect(failure).toBe(sentence);
  expect(out).not.toContain('Pictures: ');
  expect(host.ftp.log).toEqual([]);
});

describe('facts that are samples', () => {
  it('are refused', async () => {
    const host = await startHost({ password });
    expect(await run(host, [])).toEqual({
      out: '',
      err: '',
      failure:
        'Could not publish: 1 text in src/content is still a sample (languages.ur). Put each one right and write the day ' +
        'into checked of its group; a language is right once somebody who speaks it has read its page, and its checked is in ' +
        'languages/index.ts. To publish the samples all the same, for a trial, run npm run upload -- --sample.',
    });
    expect(host.ftp.log).toEqual([]);
  });

  it('are named when they are published for a trial', async () => {
    const { err } = await run(await startHost({ password }), sample);
    expect(err).toContain(
      "*** SAMPLE FACTS ARE BEING PUBLISHED ***\nVisitors will see facts that are not the agency's: languages.ur.\n",
    );
  });

  it('leave the live site unchecked when its address is one', async () => {
    editFacts("agency: {\n    checked: '2031-01-10',", 'agency: {');
    editFacts('https://www.noor-travels.example', 'https://www.example.com');
    const host = await startHost({ password });
    const { failure, out } = await run(host, ['--sample'], { changes: { SITE_URL: '' } });
    expect(failure).toBeUndefined();
    expect(out).toMatch(
      /\nSent, but NOT CHECKED: \d+ files, \d+\.\d MB sent in \d+\.\d s\. The site's address is still a sample; put siteUrl right /,
    );
    expect(out).not.toContain('is live');
  });
});

it('builds before it uploads', async () => {
  confirmFacts(copy);
  const { failure, out, err } = await run(await startHost({ password }), ['--dry-run']);
  expect(failure).toBeUndefined();
  expect(err).not.toContain('SAMPLE');
  expect(out).toMatch(/^Page .+[^]+\nPictures: [^]+\n {2}contact\/index\.html {2}\d+ KB\n/);
});
