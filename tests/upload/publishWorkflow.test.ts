/** Publishing from the repository's page: the workflow's own commands, run as GitHub runs them. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSite } from '../../src/steps/files.ts';
import { emptyManifest, formatManifest } from '../../src/upload/manifest.ts';
import { hashOf } from '../../src/upload/planUpload.ts';
import { copyProject } from '../support/projectCopy.ts';
import { writeFiles } from '../support/writtenSite.ts';
import { filesIn, startHost, type Host } from './trial.ts';

const workflow = readFileSync(fileURLToPath(new URL('../../.github/workflows/publish.yml', import.meta.url)), 'utf8');
const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command!);

it('checks and builds before it uploads, by hand alone, never twice at once', () => {
  expect(commands).toEqual([
    'npm ci',
    'npm run build',
    'npm run links -- --internal-only',
    'npm run upload -- --no-build $OPTIONS',
  ]);
  expect(workflow).toMatch(/^on:\n {2}workflow_dispatch:\n {4}inputs:\n {6}only-show:\n/m);
  expect(workflow).toMatch(/^concurrency: publish$/m);
});

it('gives the secrets to the upload alone, never in a command, and may not write to the repository', () => {
  const [before, upload = ''] = workflow.split('npm run upload');
  expect(before).not.toContain('secrets.');
  for (const name of ['FTP_HOST', 'FTP_USER', 'FTP_PASSWORD', 'FTP_FOLDER']) {
    expect(upload).toContain(`${name}: \${{ secrets.${name} }}`);
  }
  expect(upload).toContain("OPTIONS: ${{ inputs.only-show && '--dry-run' || '' }}");
  for (const command of commands) expect(command).not.toContain('${{');
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
});

const password = 'hunter #2';

/** Runs commands of the workflow with what it sets; here the host has its own port, no encryption, and a test address. */
function run(scripts: readonly string[], cwd: string, host: Host, OPTIONS = '') {
  const secrets = { FTP_HOST: '127.0.0.1', FTP_USER: 'staff', FTP_PASSWORD: password, FTP_FOLDER: '/public_html' };
  const port = String(host.ftp.port);
  const rare = { FTP_PORT: port, FTP_MODE: 'plain', FTP_TLS_SERVERNAME: '', FTP_TLS_CHECK: '', SITE_URL: host.url };
  const env = { ...process.env, ...secrets, ...rare, OPTIONS };
  const child = spawn('bash', ['-e', '-c', scripts.join('\n')], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  return new Promise<{ code: number | null; said: string }>((resolve) => child.on('close', (code) => resolve({ code, said })));
}

/** Has the host show a release as if it had been uploaded: the built one, but for its home page. */
function pretendUploaded(dist: string, { root }: Host): void {
  cpSync(dist, root, { recursive: true });
  const files = new Map(readSite(dist)).set('index.html', Buffer.from('the last release'));
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, hashOf(bytes)]));
  const manifest = formatManifest({ ...emptyManifest, files: hashes });
  writeFiles({ 'index.html': 'the last release', '.upload.json': manifest }, root);
}

it('shows what would happen, then publishes a changed price, and never says the password', async () => {
  const copy = copyProject();
  copy.edit('src/content/pricing.ts', /amount: \d+/, 'amount: 123456');
  copy.edit('src/content/agency.ts', /unconfirmed: readonly string\[\] = \[[^\]]*\]/, 'unconfirmed: readonly string[] = []');
  const host = await startHost({ password });
  const built = await run(commands.slice(1, 3), copy.root, host);
  expect(built.said).toMatch(/\nLinks on \d+ pages: \d+, faults within the site: 0\n/);
  expect(built.code).toBe(0);
  pretendUploaded(copy.dist, host);

  const shown = await run(commands.slice(3), copy.root, host, '--dry-run');
  expect(shown.said).toMatch(/\n {2}index\.html {2}\d+ KB\nThis was a dry run: nothing has been sent or deleted\.\n/);
  expect(shown.code).toBe(0);
  expect(filesIn(host.root)['index.html']).toBe('the last release');

  const published = await run(commands.slice(3), copy.root, host);
  expect(published.said).toMatch(/\n1 of 1: index\.html {2}\d+ KB\n/);
  expect(published.said).toMatch(/\nThe site is live and checked: 9 pages, 1 file, \d+ KB sent in \d+\.\d s\.\n/);
  expect(published.code).toBe(0);
  expect(filesIn(host.root)['index.html']).toContain('1,23,456');
  expect(shown.said + published.said).not.toContain(password);
});
