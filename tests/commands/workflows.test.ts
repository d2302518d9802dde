/** The workflow of every change, and the script that it runs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { writeFiles } from '../support/writtenSite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workflow = readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8');
const [, tests = '', laptops = '', links = ''] = workflow.split(/^ {2}(?:test|laptops|links):$/m);

it('runs at each change and once a week', () => {
  expect(workflow).toMatch(
    /^on:\n {2}push:\n {2}pull_request:\n {2}schedule:\n.+\n {4}- cron: '\d+ \d+ \* \* \d'$/m,
  );
});

it('may not write to the repository', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(workflow.match(/actions\/checkout/g)).toHaveLength(3);
  expect(workflow.match(/persist-credentials: false/g)).toHaveLength(3);
});

it('runs .ci/run on every supported version of Node', () => {
  expect(tests).toContain('node: [20, 22, 24]');
  expect(tests).toMatch(/^ +node-version: \$\{\{ matrix\.node \}\}$/m);
  expect(tests).toMatch(/^ +- run: \.ci\/run$/m);
});

it('builds on the systems of laptops', () => {
  expect(laptops).toContain('system: [windows-latest, macos-latest]');
  expect(laptops).toMatch(/^ +- run: npm run build$/m);
});

it('checks the links of the built site', () => {
  expect([...links.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command)).toEqual([
    'npm ci',
    'npm run build',
    'npm run links',
  ]);
});

/** Runs .ci/run with an npm that fails at one command; returns the exit code and what npm was asked for. */
function runWith(failing: string) {
  const commands = writeFiles({
    npm: `#!/bin/sh\necho "npm $*"\n[ "$*" != '${failing}' ]\n`,
    'apt-get': '#!/bin/sh\n',
    sudo: '#!/bin/sh\nexec "$@"\n',
  });
  for (const name of ['npm', 'apt-get', 'sudo']) chmodSync(path.join(commands, name), 0o755);
  const { status, stdout } = spawnSync('bash', [path.join(root, '.ci/run')], {
    encoding: 'utf8',
    env: { PATH: `${commands}:${process.env.PATH}`, GITHUB_ACTIONS: 'true' },
  });
  return { status, asked: stdout.trim().split('\n') };
}

it.skipIf(process.platform === 'win32')('.ci/run stops at a red test, of the hosts too', () => {
  expect(runWith('test')).toEqual({ status: 1, asked: ['npm ci', 'npm test'] });
  const all = ['npm ci', 'npm test', 'npm run test:host'];
  expect(runWith('no command')).toEqual({ status: 0, asked: all });
  expect(runWith('run test:host')).toEqual({ status: 1, asked: all });
});
