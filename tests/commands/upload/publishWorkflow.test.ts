/** Publishing from the repository's page: the workflow's own commands, run as GitHub runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { copyProject } from '../../support/projectCopy.ts';
import { filesIn, startHost } from './uploadFixture.ts';

const workflow = readFileSync(
  fileURLToPath(new URL('../../../.github/workflows/publish.yml', import.meta.url)),
  'utf8',
);
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

it('publishes a changed price, and never says the password', async () => {
  const copy = copyProject();
  copy.edit('src/content/pricing.ts', /amount: \d+/, 'amount: 123456');
  copy.edit(
    'src/content/agency.ts',
    /unconfirmed: readonly string\[\] = \[[^\]]*\]/,
    'unconfirmed: readonly string[] = []',
  );
  const password = 'hunter #2';
  const { ftp, root, url } = await startHost({ password });
  // As the workflow sets them; here the host has its own port, no encryption, and a test address.
  const secrets = {
    FTP_HOST: '127.0.0.1',
    FTP_USER: 'staff',
    FTP_PASSWORD: password,
    FTP_FOLDER: '/public_html',
  };
  const rare = {
    FTP_PORT: `${ftp.port}`,
    FTP_MODE: 'plain',
    FTP_TLS_SERVERNAME: '',
    FTP_TLS_CHECK: '',
    SITE_URL: url,
  };
  const env = { ...process.env, ...secrets, ...rare, OPTIONS: '' };
  const script = `exec 2>&1\n${commands.slice(1).join('\n')}`;
  const child = spawn('bash', ['-e', '-c', script], {
    cwd: copy.root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(said).toMatch(/\nLinks on \d+ pages: \d+, faults within the site: 0\n/);
  expect(said).toMatch(
    /\nThe site is live and checked: 9 pages, \d+ files, \d+\.\d MB sent in \d+\.\d s\.\n$/,
  );
  expect(said).not.toContain(password);
  expect(code).toBe(0);
  expect(filesIn(root)['index.html']).toContain('1,23,456');
});
