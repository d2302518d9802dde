/** The workflow that publishes: its own commands, run as GitHub runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Fault } from '../support/ftpServer.ts';
import { build } from '../support/build.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { emptyFolder, writeFiles } from '../support/temporaryFiles.ts';
import { filesIn, settingsFor, startHost } from '../support/ftpHost.ts';

const workflow = readFileSync(
  fileURLToPath(new URL('../../.github/workflows/publish.yml', import.meta.url)),
  'utf8',
);
/** Installs, tests and uploads. */
const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command!);
const upload = commands.at(-1)!;

it('starts by hand from main, never twice at once, and uploads in one step', () => {
  expect(workflow).toMatch(/^ {4}if: github\.ref == 'refs\/heads\/main'$/m);
  expect(workflow).toMatch(/^on:\n {2}workflow_dispatch:\n {4}inputs:\n {6}only-show:\n/m);
  expect(workflow).toMatch(/^concurrency: publish$/m);
  expect(commands).toEqual([
    expect.stringMatching(/^npm ci \|\| /),
    expect.stringMatching(/^npm test \|\| /),
    'npm run upload -- $OPTIONS',
  ]);
});

it('gives the secrets to the upload alone', () => {
  const [before, step = ''] = workflow.split('npm run upload');
  expect(before).not.toContain('secrets.');
  const secrets = [...step.matchAll(/^ +(\w+): \$\{\{ secrets\.\1 \}\}$/gm)];
  expect(secrets.map(([, name]) => name).join(' ')).toBe(
    'FTP_HOST FTP_USER FTP_PASSWORD FTP_FOLDER FTP_PORT FTP_MODE FTP_TLS_SERVERNAME FTP_TLS_CHECK',
  );
});

it('takes inputs and secrets from the environment, not from a command', () => {
  expect(workflow).toContain(
    "OPTIONS: ${{ inputs.only-show && '--dry-run' || '' }} ${{ inputs.replace && '--replace' || '' }}\n",
  );
  for (const command of commands) expect(command).not.toContain('${{');
});

it('may not write to the repository, and runs only what cannot be changed behind its name', () => {
  expect(workflow).toMatch(/uses: actions\/checkout@.+\n +with:\n +persist-credentials: false\n/);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions).toHaveLength(2);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});

/** GitHub publishes on Linux, in bash, which Windows has not. */
const hasNoBash = process.platform === 'win32';

/** Runs one of the commands as GitHub does; `summary` is what whoever pressed the button reads. */
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
  'publishes what somebody has confirmed, also after a cut, says so and never prints the password',
  async () => {
    const copy = copyProject({ compiles: false });
    copy.write('public/large.pdf', 'x'.repeat(3_000_000));
    const faults: Fault[] = [{ half: 'cut' }];
    const host = await startHost({
      onCommand: (line) => (line === 'STOR large.pdf.part' ? faults.shift() : undefined),
    });
    const { code, output, summary } = await runStep(upload, copy.root, settingsFor(host));
    // Node ends with 13 where nothing is left to wait for.
    expect(code).toBe(0);
    expect(summary.trim()).toMatch(
      /^The site is live and checked at http:\S+: \d+ pages, \d+ files, \d+\.\d MB sent in \d+\.\d s\.$/,
    );
    expect(summary).toContain(`${host.url}:`);
    expect(output).toContain('The connection was lost; trying again in 1 s.');
    expect(output).toContain(`\n${summary.split('\n')[0]}\n`);
    expect(output + summary).not.toContain('hunter #2');
    const unconfirmed =
      '\nLanguages that are not published, because nobody has read them:\n  languages.ur: Nobody who speaks اردو has read it yet.\n';
    expect(output).toContain(unconfirmed);
    // Nothing of it is a sample, so nobody is warned.
    expect(output).not.toMatch(/sample/i);
    const published = treeOf(copy.dist);
    await build(copy);
    expect(treeOf(copy.dist)).toEqual(published);
    const { '.htaccess': _, ...sent } = filesIn(host.root);
    const { '.htaccess': __, ...built } = filesIn(copy.dist);
    expect(sent).toEqual(built);
    expect(sent['large.pdf']).toHaveLength(3_000_000);
    expect(Object.keys(sent)).toContain('bn/index.html');
    const texts = Object.entries(sent).filter(([name]) => !/^(pictures|video)/.test(name));
    const inUrdu = texts.filter(([name, text]) => /\bur\/|"ur"/.test(name + text));
    expect(inUrdu.map(([name]) => name)).toEqual([]);
  },
);

it.skipIf(hasNoBash)(
  'says in the summary what to change in the content, and sends nothing',
  async () => {
    const copy = copyProject();
    copy.edit('src/content/facts.jsonc', '"price": 88000,', '"price": "88,000 **",');
    copy.edit('src/content/facts.jsonc', '"percent": 90,', '"percent": 900,');
    const host = await startHost();
    const { code, summary } = await runStep(upload, copy.root, settingsFor(host));
    const lines = copy.read('src/content/facts.jsonc').split('\n');
    const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
    // A backslash makes Markdown show the character behind it as written.
    expect(summary).toBe(
      `Could not use src/content/facts.jsonc, line ${lineOf('88,000')}: package.price is "88,000 \\*\\*". Write a whole number from 20,000 to 2,00,00,000, such as 109999.\n\n` +
        `Could not use src/content/facts.jsonc, line ${lineOf('"percent": 900')}: policy.refund.percent is 900. Write a whole number from 1 to 100, such as 100.\n\n`,
    );
    expect([code, host.ftp.log]).toEqual([1, []]);
  },
);

it.skipIf(hasNoBash).each([
  [0, 'Could not install the packages. Nothing has been sent; run it again in an hour.\n'],
  [
    1,
    'Could not publish, because a test is red. Nothing has been sent; look in the run which one, and undo the last change of the code.\n',
  ],
])('says in the summary why step %s has sent nothing', async (step, sentence) => {
  const noProject = writeFiles({ 'package.json': '{}' });
  const { code, summary } = await runStep(commands[step]!, noProject);
  expect([code, summary]).toEqual([1, sentence]);
});
