/** The workflow that publishes: its own commands, run as GitHub runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { copyProject } from '../../support/projectCopy.ts';
import { confirmFacts, filesIn, startHost } from './uploadFixture.ts';

const workflow = readFileSync(
  fileURLToPath(new URL('../../../.github/workflows/publish.yml', import.meta.url)),
  'utf8',
);
const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command!);

it('builds and checks before it uploads', () => {
  expect(commands).toEqual([
    'npm ci',
    'npm run build',
    'npm run links -- --internal-only',
    'npm run upload -- --no-build $OPTIONS',
  ]);
});

it('is started by hand, and never twice at once', () => {
  expect(workflow).toMatch(/^on:\n {2}workflow_dispatch:\n {4}inputs:\n {6}only-show:\n/m);
  expect(workflow).toMatch(/^concurrency: publish$/m);
});

it('gives the secrets to the upload alone', () => {
  const [before, upload = ''] = workflow.split('npm run upload');
  expect(before).not.toContain('secrets.');
  const secrets = [...upload.matchAll(/^ +(\w+): \$\{\{ secrets\.(\w+) \}\}$/gm)];
  expect(secrets.map(([, name]) => name)).toEqual([
    'FTP_HOST',
    'FTP_USER',
    'FTP_PASSWORD',
    'FTP_FOLDER',
    'FTP_PORT',
    'FTP_MODE',
    'FTP_TLS_SERVERNAME',
    'FTP_TLS_CHECK',
  ]);
  for (const [, name, secret] of secrets) expect(secret).toBe(name);
});

it('takes inputs and secrets from the environment, not from a command', () => {
  expect(workflow).toContain("OPTIONS: ${{ inputs.only-show && '--dry-run' || '' }}");
  for (const command of commands) expect(command).not.toContain('${{');
});

it('may not write to the repository', () => {
  expect(workflow).toMatch(/uses: actions\/checkout@v6\n +with:\n +persist-credentials: false\n/);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
});

it('publishes the site and never prints the password', async () => {
  const copy = copyProject();
  confirmFacts(copy);
  const password = 'hunter #2';
  let owner = '';
  const { ftp, root, url } = await startHost({
    password,
    onCommand(line) {
      if (line === 'STOR index.html.part')
        owner = readFileSync(path.join(root, '.upload-lock/owner.json'), 'utf8');
    },
  });
  // As the workflow sets them; this host has its own port and address, and no encryption.
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
    GITHUB_ACTIONS: 'true',
  };
  const env = { ...process.env, ...secrets, ...rare, OPTIONS: '' };
  const script = `exec 2>&1\n${commands.slice(1).join('\n')}`;
  const child = spawn('bash', ['-e', '-c', script], {
    cwd: copy.root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(output).toMatch(/\nLinks on \d+ pages: \d+, faults within the site: 0\n/);
  expect(output).toMatch(
    /\nThe site is live and checked: \d pages, \d+ files, \d+\.\d MB sent in \d+\.\d s\.\n$/,
  );
  expect(output).not.toContain(password);
  expect(code).toBe(0);
  expect(owner).toContain('"computer":"GitHub, by the workflow Publish"');
  expect(filesIn(root)['index.html']).toContain('Noor Travels');
});
