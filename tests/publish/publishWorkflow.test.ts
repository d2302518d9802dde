/** The workflow that publishes: its own commands, run as GitHub runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from '../../src/commands/cli.ts';
import { uncachedResponse } from '../../src/generator/webServer/serve.ts';
import { uploadSite } from '../../src/publish/uploadSite.ts';
import type { Fault } from '../support/ftpServer.ts';
import { copyProject } from '../support/projectCopy.ts';
import { emptyFolder, writeFiles } from '../support/temporaryFiles.ts';
import { textsIn, settingsFor, startHost, type Host } from '../support/ftpHost.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const file = fileURLToPath(new URL('../../.github/workflows/publish.yml', import.meta.url));
const workflow = parse(readFileSync(file, 'utf8'));
const [job] = Object.values(workflow.jobs) as [{ if: string; steps: Step[] }];
const { steps } = job;
/** Installs, tests and uploads. */
const commands = steps.flatMap(({ run }) => run ?? []);
const upload = commands.at(-1)!;

it('starts by hand from main, never twice at once, and uploads in one step', () => {
  expect(Object.keys(workflow.on)).toEqual(['workflow_dispatch']);
  expect(Object.keys(workflow.on.workflow_dispatch.inputs)).toEqual(['only-show', 'replace']);
  expect(job.if).toBe("github.ref == 'refs/heads/main'");
  expect(workflow.concurrency).toBe('publish');
  expect(commands).toEqual([
    expect.stringMatching(/^npm ci \|\| /),
    expect.stringMatching(/^npm test \|\| /),
    'npm run upload -- $OPTIONS',
  ]);
});

it('gives the secrets only to the upload', () => {
  const { env, ...others } = steps.at(-1)!;
  const secrets = Object.entries(env!).filter(([, value]) => value.includes('secrets.'));
  expect(secrets.map(([name, value]) => [name, /secrets\.(\w+)/.exec(value)![1]])).toEqual(
    'FTP_HOST FTP_USER FTP_PASSWORD FTP_FOLDER FTP_PORT FTP_MODE FTP_TLS_SERVERNAME FTP_TLS_CHECK'
      .split(' ')
      .map((name) => [name, name]),
  );
  const elsewhere = { ...workflow, jobs: [...steps.slice(0, -1), others] };
  expect(JSON.stringify(elsewhere)).not.toContain('secrets.');
});

it('takes inputs and secrets from the environment, not from a command', () => {
  expect(steps.at(-1)!.env!.OPTIONS).toBe(
    "${{ inputs.only-show && '--dry-run' || '' }} ${{ inputs.replace && '--replace' || '' }}",
  );
  for (const command of commands) expect(command).not.toContain('${{');
});

it('may not write to the repository, and pins every action to a commit', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const actions = steps.filter(({ uses }) => uses !== undefined);
  expect(actions).toHaveLength(2);
  for (const { uses } of actions) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  expect(actions[0]!.with).toEqual({ 'persist-credentials': false });
});

/** GitHub publishes on Linux, in bash, which Windows does not have. */
const hasNoBash = process.platform === 'win32';

/** Runs one of the commands as GitHub does; `summary` is what the person who started the run reads. */
async function runStep(step: string, cwd: string, env: NodeJS.ProcessEnv = {}) {
  const file = path.join(emptyFolder(), 'summary.md');
  const child = spawn('bash', ['-e', '-c', `exec 2>&1\n${step}`], {
    cwd,
    env: { ...process.env, GITHUB_STEP_SUMMARY: file, OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, output, summary: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

it.skipIf(hasNoBash)(
  'publishes the site, even after a cut, reports it and never prints the password',
  async () => {
    const copy = copyProject({ compiles: false, languages: ['en'] });
    copy.write('public/large.pdf', 'x'.repeat(3_000_000));
    const faults: Fault[] = [{ half: 'cut' }];
    const onCommand = (line: string) =>
      line === 'STOR large.pdf.part' ? faults.shift() : undefined;
    // A test address of a host may keep search engines out.
    const host: Host = await startHost({ onCommand }, (address) => {
      const home = path.join(host.root, 'index.html');
      if (!/^\/(\?|$)/.test(address) || !existsSync(home)) return undefined;
      const answer = uncachedResponse(readFileSync(home));
      return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } };
    });
    const { code, output, summary } = await runStep(upload, copy.root, settingsFor(host));
    // Node exits with 13 if nothing is left to wait for.
    expect(code).toBe(0);
    expect(summary.trim()).toMatch(
      /^The site is live and checked at http:\S+: \d+ pages, \d+ files, \d+\.\d MB sent in \d+\.\d s\.$/,
    );
    expect(summary).toContain(`${host.url}:`);
    expect(output).toContain('The connection was lost; trying again in 1 s.');
    expect(output).toContain(`\n${summary.split('\n')[0]}\n`);
    expect(output + summary).not.toContain('hunter #2');
    // Nothing in it is a sample, so there is no warning.
    expect(output).not.toMatch(/sample/i);
    const { '.htaccess': _, ...sent } = textsIn(host.root);
    const { '.htaccess': __, ...built } = textsIn(copy.dist);
    expect(sent).toEqual(built);
    expect(sent['large.pdf']).toHaveLength(3_000_000);
  },
);

it('says in the summary what to change in the content, and sends nothing', async () => {
  const copy = copyProject({ languages: ['en'] });
  copy.edit('src/content/facts.jsonc', '"price": 88000,', '"price": "88,000 **",');
  copy.edit('src/content/facts.jsonc', '"percent": 90,', '"percent": 900,');
  const host = await startHost();
  const file = path.join(emptyFolder(), 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', file);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void (process.exitCode = 0));
  const { stdin, stdout, stderr } = process;
  const stdio = { env: settingsFor(host), stdin, stdout, stderr };
  await run(
    async () => void (await uploadSite(copy, {}, stdio, () => new AbortController().signal)),
  );
  expect([process.exitCode, host.ftp.log, print.mock.calls]).toEqual([
    1,
    [],
    [[expect.stringContaining('88,000 **')]],
  ]);
  const lines = copy.read('src/content/facts.jsonc').split('\n');
  const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
  const [price, percent] = readFileSync(file, 'utf8').split('\n\n');
  // A backslash makes Markdown show the next character as written.
  expect(price).toContain(`line ${lineOf('88,000')}: package.price is "88,000 \\*\\*". Write `);
  expect(percent).toContain(`line ${lineOf('"percent": 900')}: policy.refund.percent is 900. `);
});

it.skipIf(hasNoBash).each([
  [0, /^Could not install .* Nothing has been sent; /],
  [1, /^Could not publish, because a test is red\. Nothing has been sent; /],
])('says in the summary why step %s has sent nothing', async (step, sentence) => {
  const noProject = writeFiles({ 'package.json': '{}' });
  const { code, summary } = await runStep(commands[step]!, noProject);
  expect(code).toBe(1);
  expect(summary).toMatch(sentence);
});
