/** The command: its options, its question, its processes; what it says and what it keeps to itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publish, type Surroundings } from '../../src/upload/publish.ts';
import { certificate, key } from '../support/certificate.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { writeFiles } from '../support/writtenSite.ts';
import { brokenPages, filesIn, first, startHost, type Host } from './trial.ts';

const password = 'hunter#2';

const settingsOf = (host: Host) => ({
  FTP_HOST: '127.0.0.1', FTP_PORT: String(host.ftp.port), FTP_USER: 'staff', FTP_PASSWORD: password,
  FTP_FOLDER: '/public_html', FTP_MODE: 'plain', SITE_URL: host.url,
});

/** A project with a small site as it would have been built. */
const copy = copyProjectForAll();

const agency = copy.read('src/content/agency.ts');

beforeAll(() => void writeFiles(first, copy.dist));

/** Writes the settings for a host; returns the words with which the small site is sent to it. */
function wordsFor(host: Host, changes: Readonly<Record<string, string>> = {}): string[] {
  const lines = Object.entries({ ...settingsOf(host), ...changes }).map(([name, value]) => `${name}=${value}`);
  copy.write('.env', lines.join('\n'));
  return ['--no-build', '--sample'];
}

interface Outcome {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process; with keys, in a terminal at which somebody types them. */
async function run(words: readonly string[], keys = ''): Promise<Outcome> {
  // As the command does before React is imported.
  vi.stubEnv('NODE_ENV', 'production');
  const terminal = { isTTY: keys !== '', setRawMode: () => {} };
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdout.once('data', () => setImmediate(() => stdin.write(keys)));
  const said = { out: '', err: '' };
  stdout.on('data', (text) => (said.out += text));
  stderr.on('data', (text) => (said.err += text));
  const surroundings = { env: {}, stdin: Object.assign(stdin, terminal), stdout, stderr } as unknown as Surroundings;
  const code = await publish(words, copy, surroundings, () => new AbortController().signal);
  return { code, ...said };
}

/** Runs the command as npm does. */
function start(words: readonly string[], env = {}) {
  const command = ['--import', 'tsx', 'src/upload/main.ts', ...words];
  const child = spawn(process.execPath, command, { cwd: copy.root, env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const outcome = new Promise<Outcome>((resolve) => {
    child.on('close', (code, signal) => resolve({ code: code ?? signal, ...said }));
  });
  return { child, said, outcome };
}

/** Shows a host's site by https too; returns that address. */
async function secure({ url }: Host): Promise<string> {
  const server = createServer({ key, cert: certificate }, async (request, response) => {
    const answer = await fetch(url + request.url);
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

describe('npm run upload', () => {
  it('publishes over connections that are encrypted and checked, without a terminal or a file of settings', async () => {
    const names: string[] = [];
    const host = await startHost({ encrypts: true, password, onName: (name) => names.push(name) });
    const env = { NODE_EXTRA_CA_CERTS: path.join(writeFiles({ 'ca.pem': certificate }), 'ca.pem') };
    const encrypted = { FTP_MODE: 'ftps', FTP_TLS_SERVERNAME: 'ftp.test', SITE_URL: await secure(host) };
    const settings = { ...settingsOf(host), ...encrypted };
    const { code, out, err } = await start(['--no-build', '--sample'], { ...env, ...settings }).outcome;
    expect(err).not.toContain('FTP_');
    expect(out).toContain('\n12 of 12: _headers  2 bytes\n');
    expect(out).toMatch(/\nThe site is live and checked: 3 pages, \d+ files, \d+ KB sent in \d+\.\d s\.\n$/);
    expect(out + err).not.toContain(password);
    expect(code).toBe(0);
    expect(filesIn(host.root)).toEqual(first);
    // A server with the certificates of several names shows the one that it is asked for.
    expect(names).toEqual(['ftp.test']);

    const unnamed = await start(wordsFor(host, { FTP_MODE: 'ftps' }), env).outcome;
    expect(unnamed.code).toBe(1);
    expect(unnamed.err).toContain('its certificate is for ftp.test, localhost. If that is your hosting company, write');
  });

  it.skipIf(process.platform === 'win32').each([
    ['once finishes the file at hand and says how to go on', 1, 1],
    ['twice ends at once in the middle of a page', 2, 'SIGINT'],
  ])('stopped by Ctrl-C %s', async (_, presses, end) => {
    const atHand = 'STOR about/index.html.part';
    let goOn = () => {};
    const pressed = new Promise<void>((resolve) => (goOn = resolve));
    const host = await startHost({ password, onCommand: async (line) => void (line === atHand && (await pressed)) });
    const { child, said, outcome } = start(wordsFor(host));
    await vi.waitUntil(() => host.ftp.log.includes(atHand), 30_000);
    child.kill('SIGINT');
    await vi.waitUntil(() => said.err.includes('Stopping after this file; press Ctrl-C again to stop at once.'), 30_000);
    if (presses === 2) child.kill('SIGINT');
    else goOn();
    const { code, err } = await outcome;
    goOn();
    expect(code).toBe(end);
    expect(err.includes('Could not finish the upload: it was stopped. Visitors still see a whole site')).toBe(presses === 1);
    expect('about/index.html' in filesIn(host.root)).toBe(presses === 1);
    expect(brokenPages(host.root, [first])).toEqual([]);
  });

  it('never says the password, whatever the server answers and however much is asked for', async () => {
    const host = await startHost({ password: 'another' });
    const { code, out, err } = await run(['--verbose', ...wordsFor(host)]);
    expect(code).toBe(1);
    expect(err).toContain('it refuses the user name or the password (530 Login incorrect for ***).');
    expect(err).toContain('Caused by: FTPError');
    expect(out + err).not.toContain(password);
  });

  it('sends nothing when the content is wrong', async () => {
    const host = await startHost({ password });
    wordsFor(host);
    copy.edit('src/content/agency.ts', /email: '[^']*'/, "email: ''");
    const { code, err } = await run(['--sample']);
    copy.write('src/content/agency.ts', agency);
    expect(err).toContain('Could not use src/content/agency.ts: email is empty.');
    expect(code).toBe(1);
    expect(host.ftp.log).toEqual([]);
  });

  it('answers an option that it does not know with a sentence', async () => {
    const sentence =
      "Could not publish (--frobnicate): unknown option '--frobnicate'. Use --dry-run, --sample, --all, --no-build or " +
      '--verbose behind npm run upload --.\n';
    expect(await run(['--frobnicate'])).toEqual({ code: 1, out: '', err: sentence });
  });
});

describe('the question for the password', () => {
  it('shows nothing of what is typed', async () => {
    const host = await startHost({ password });
    const words = ['--dry-run', ...wordsFor(host, { FTP_PASSWORD: '' })];
    const { code, out, err } = await run(words, 'hunterX\u007f#2\r');
    expect(err).not.toContain('Could not');
    expect(code).toBe(0);
    expect(out).toContain('FTP password of staff on 127.0.0.1 (it is not shown)');
    for (const key of ['hunter', 'X', '#', '#2', password]) expect(out + err).not.toContain(key);
  });

  it.each([['Ctrl-C', 'secr\u0003'], ['Ctrl-D', '\u0004'], ['Enter alone', '\r']])('ends with %s', async (_, keys) => {
    const host = await startHost();
    const { code, err } = await run(wordsFor(host, { FTP_PASSWORD: '' }), keys);
    expect(err).toContain('Could not log in: no password was typed. Nothing has been sent.');
    expect(code).toBe(1);
    expect(host.ftp.log).toEqual([]);
  });

  it('is not asked where nobody can answer', async () => {
    const host = await startHost();
    wordsFor(host, { FTP_PASSWORD: '' });
    // Not even the build has begun.
    expect(await run(['--sample'])).toEqual({
      code: 1,
      out: '',
      err:
        'Could not ask for the password: this is no terminal. Write it in .env behind FTP_PASSWORD=, ' +
        'or set FTP_PASSWORD in the environment.\n',
    });
    expect(host.ftp.log).toEqual([]);
  });
});

describe('facts that are samples', () => {
  const setUnconfirmed = (list: string) =>
    copy.edit('src/content/agency.ts', /(?<=unconfirmed: readonly string\[\] = )\[[^\]]*\]/, list);

  it('are refused unless it is told to publish the samples, and not spoken of when there are none', async () => {
    const host = await startHost({ password });
    setUnconfirmed("['phone', 'siteUrl']");
    const words = wordsFor(host, { SITE_URL: '' });
    expect(await run(['--no-build'])).toEqual({
      code: 1,
      out: '',
      err:
        'Could not publish: 2 facts in src/content/agency.ts still to be confirmed (phone, siteUrl). Put them right there ' +
        'and delete their names under "unconfirmed"; to publish the samples all the same, for a trial, run ' +
        'npm run upload -- --sample.\n',
    });
    expect(host.ftp.log).toEqual([]);

    const { code, err } = await run(words);
    expect(err).toContain(
      "*** SAMPLE FACTS ARE BEING PUBLISHED ***\nVisitors will see facts that are not the agency's: phone, siteUrl.\n",
    );
    expect(err).toContain('Sent, but NOT CHECKED: 12 files');
    expect(code).toBe(0);

    setUnconfirmed('[]');
    wordsFor(host);
    const confirmed = await run(['--dry-run']);
    expect(confirmed.err).not.toContain('SAMPLE');
    expect(confirmed.code).toBe(0);
    // What has just been built.
    expect(confirmed.out).toMatch(/^Page .+[^]+\nPictures: [^]+\n {2}contact\/index\.html {2}\d+ KB\n/);
  });
});
