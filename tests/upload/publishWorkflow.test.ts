/** Publishing from the repository's page: the workflow's own commands, run as GitHub runs them. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { filesIn, startHost, type Host } from './trial.ts';

const workflow = readFileSync(fileURLToPath(new URL('../../.github/workflows/publish.yml', import.meta.url)), 'utf8');
const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command!);

const password = 'hunter #2';

/** Takes what the workflow sets beside its secrets; here the host has its own port, no encryption, and a test address. */
function publishTo(host: Host, root: string, options: string): Promise<{ code: number | null; said: string }> {
  const env = {
    ...process.env,
    OPTIONS: options,
    FTP_HOST: '127.0.0.1',
    FTP_USER: 'staff',
    FTP_PASSWORD: password,
    FTP_FOLDER: '/public_html',
    FTP_PORT: String(host.ftp.port),
    FTP_MODE: 'plain',
    FTP_TLS_SERVERNAME: '',
    FTP_TLS_CHECK: '',
    SITE_URL: host.url,
  };
  const script = commands.filter((command) => command !== 'npm ci').join('\n');
  const child = spawn('bash', ['-e', '-c', script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

describe('the workflow', () => {
  it('checks and builds before it uploads', () => {
    expect(commands).toEqual([
      'npm ci',
      'npm run build',
      'npm run links -- --internal-only',
      'npm run upload -- --no-build $OPTIONS',
    ]);
  });

  it('is started by hand alone, never runs twice at once, and may not write to the repository', () => {
    expect(workflow).toMatch(/^on:\n {2}workflow_dispatch:\n {4}inputs:\n {6}only-show:\n/m);
    expect(workflow).toMatch(/^concurrency: publish$/m);
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  });

  it('gives the secrets to the upload alone, never in a command', () => {
    const [before, upload = ''] = workflow.split('npm run upload');
    expect(before).not.toContain('secrets.');
    for (const name of ['FTP_HOST', 'FTP_USER', 'FTP_PASSWORD', 'FTP_FOLDER']) {
      expect(upload).toContain(`${name}: \${{ secrets.${name} }}`);
    }
    expect(upload).toContain("OPTIONS: ${{ inputs.only-show && '--dry-run' || '' }}");
    for (const command of commands) expect(command).not.toContain('${{');
  });
});

describe('its commands', () => {
  const copy = copyProjectForAll();

  beforeAll(() => {
    copy.edit('src/content/pricing.ts', /amount: \d+/, 'amount: 123456');
    copy.edit('src/content/agency.ts', /unconfirmed: readonly string\[\] = \[[^\]]*\]/, 'unconfirmed: readonly string[] = []');
  });

  it('show what would happen, then publish a changed price, and never say the password', async () => {
    const host = await startHost({ password });
    const shown = await publishTo(host, copy.root, '--dry-run');
    expect(shown.said).toMatch(/\n {2}index\.html {2}\d+ KB\n[\s\S]+This was a dry run: nothing has been sent or deleted\.\n/);
    expect(shown.code).toBe(0);
    expect(filesIn(host.root)).toEqual({});

    const published = await publishTo(host, copy.root, '');
    expect(published.said).toMatch(/\n(\d+) of \1: _headers {2}/);
    expect(published.said).toMatch(/\nThe site is live and checked: 9 pages, \d+ files, [\d,]+ KB sent in \d+\.\d s\.\n/);
    expect(published.code).toBe(0);
    expect(filesIn(host.root)['index.html']).toContain('1,23,456');
    expect(shown.said + published.said).not.toContain(password);
  });

  it('fail with the sentence where the host refuses, and publish nothing', async () => {
    const host = await startHost({ password: 'another' });
    const { code, said } = await publishTo(host, copy.root, '');
    expect(said).toContain('Could not log in to 127.0.0.1: it refuses the user name or the password (530 Login incorrect for ***).');
    expect(said).not.toContain(password);
    expect(code).toBe(1);
    expect(filesIn(host.root)).toEqual({});
  });

  it('stop before the upload where the content is wrong', async () => {
    const host = await startHost({ password });
    const price = copy.read('src/content/pricing.ts');
    copy.edit('src/content/pricing.ts', 'amount: 123456', "amount: '1,23,456'");
    const { code, said } = await publishTo(host, copy.root, '');
    copy.write('src/content/pricing.ts', price);
    expect(said).toContain('Could not use src/content/pricing.ts: amount is "1,23,456".');
    expect(code).toBe(1);
    expect(host.ftp.log).toEqual([]);
  });
});
