/** The command itself, run as npm does: exit codes, and what it says and keeps to itself. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.ts';
import { certificate } from '../support/certificate.ts';
import { copyProject } from '../support/projectCopy.ts';
import { filesIn, first, folderWith, startHost, type Host } from './trial.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A small site with every route of the real one. */
const release = {
  ...first,
  ...Object.fromEntries(routes.slice(1).map((route) => [`${route.path.slice(1)}/index.html`, `page ${route.path}`])),
};

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(args: readonly string[], { root = project, env = {} } = {}): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/upload/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })));
}

/** Writes a settings file for a host; returns the words that name it and the folder of the small site. */
function settingsFor(host: Host, ...lines: string[]): string[] {
  const base = [
    'FTP_HOST=127.0.0.1',
    `FTP_PORT=${host.ftp.port}`,
    'FTP_USER=staff',
    'FTP_PASSWORD=hunter#2',
    'FTP_FOLDER=/public_html',
    `SITE_URL=${host.url}`,
  ];
  const folder = folderWith({ env: [...base, ...lines].join('\n') });
  return ['--env', path.join(folder, 'env'), '--dist', folderWith(release)];
}

const password = 'hunter#2';

describe('npm run upload', () => {
  it('publishes over an encrypted connection that is checked', async () => {
    const host = await startHost({ encrypts: true, password });
    const trusted = { NODE_EXTRA_CA_CERTS: path.join(folderWith({ 'ca.pem': certificate }), 'ca.pem') };
    const named = settingsFor(host, 'FTP_TLS_SERVERNAME=ftp.test');
    const { code, out, err } = await run(['--sample', ...named], { env: trusted });
    expect(err).not.toContain('FTP_');
    expect(out).toMatch(/\nThe site is live and checked: 6 pages, \d+ files, \d+ KB sent in \d+\.\d s\.\n$/);
    expect(code).toBe(0);
    expect(filesIn(host.root)).toEqual(release);

    const unnamed = await run(['--sample', ...settingsFor(host)], { env: trusted });
    expect(unnamed.code).toBe(1);
    expect(unnamed.err).toContain('its certificate is for ftp.test, localhost. If that is your hosting company, write');
  });

  it('never says the password, whatever the server answers and however much is asked for', async () => {
    const host = await startHost({ password: 'another' });
    const { code, out, err } = await run(['--sample', '--verbose', ...settingsFor(host, 'FTP_MODE=plain')]);
    expect(code).toBe(1);
    expect(err).toContain('it refuses the user name or the password (530 Login incorrect for ***).');
    expect(err).toContain('Caused by: FTPError');
    expect(out + err).not.toContain(password);
  });

  it('shows a plan, and no more, with --dry-run', async () => {
    const host = await startHost({ password });
    const { code, out } = await run(['--sample', '--dry-run', ...settingsFor(host, 'FTP_MODE=plain')]);
    expect(code).toBe(0);
    expect(out).toMatch(/This was a dry run: nothing has been sent or deleted\.\n$/);
    expect(filesIn(host.root)).toEqual({});
  });

  it('asks for a password in a terminal only', async () => {
    const host = await startHost({ password });
    const { code, err } = await run(['--sample', ...settingsFor(host, 'FTP_PASSWORD=')]);
    expect(code).toBe(1);
    expect(err).toContain('Could not ask for the password: this is no terminal.');
  });

  it.each([
    [['--frobnicate'], "Could not publish: unknown option '--frobnicate'. Use --dry-run, --sample, --all, --no-build,"],
    [['stray'], "Could not publish: unexpected argument 'stray'"],
    [
      ['--env', 'none/.env'],
      'Could not read .env, which says how to reach the hosting. Copy .env.example to .env and fill it in.',
    ],
  ])('answers %j with a sentence', async (words, sentence) => {
    const { code, out, err } = await run(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('npm run upload in a project', () => {
  const unconfirmed = /unconfirmed: readonly string\[\] = \[[^\]]*\]/;

  it('refuses while facts are samples, unless it is told to publish the samples', async () => {
    const host = await startHost({ password });
    const { root, edit } = copyProject();
    edit('src/content/agency.ts', unconfirmed, "unconfirmed: readonly string[] = ['phone', 'email']");
    const words = settingsFor(host, 'FTP_MODE=plain');
    expect(await run(words, { root })).toEqual({
      code: 1,
      out: '',
      err:
        'Could not publish: 2 facts in src/content/agency.ts still to be confirmed (phone, email). Put them ' +
        'right there and ' +
        'delete their names under "unconfirmed"; to publish the samples all the same, for a trial, run npm ' +
        'run upload -- ' +
        '--sample.\n',
    });
    expect(host.ftp.log).toEqual([]);

    const { code, err } = await run(['--sample', ...words], { root });
    expect(err).toContain(
      "*** SAMPLE FACTS ARE BEING PUBLISHED ***\nVisitors will see facts that are not the agency's: phone, email.\n",
    );
    expect(code).toBe(0);
  });

  it('publishes without --sample when every fact is confirmed', async () => {
    const host = await startHost({ password });
    const { root, edit } = copyProject();
    edit('src/content/agency.ts', unconfirmed, 'unconfirmed: readonly string[] = []');
    const { code, err } = await run(settingsFor(host, 'FTP_MODE=plain'), { root });
    expect(err).not.toContain('SAMPLE');
    expect(code).toBe(0);
  });

  it('builds first, and sends nothing when the build fails', async () => {
    const host = await startHost({ password });
    const { root, edit } = copyProject();
    edit('src/content/agency.ts', /email: '[^']*'/, "email: ''");
    const [, env = ''] = settingsFor(host, 'FTP_MODE=plain');
    const { code, err } = await run(['--sample', '--env', env], { root });
    expect(err).toContain('Could not use src/content/agency.ts: email is empty.');
    expect(code).toBe(1);
    expect(host.ftp.log).toEqual([]);
  });
});
