/** The workflow that runs for every change, and the scripts that it runs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../support/temporaryFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workflow = parse(readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8'));

/** Returns the commands of a job, in order. */
const commandsOf = (job: string): string[] =>
  workflow.jobs[job].steps.flatMap(({ run }: { run?: string }) => run ?? []);

it('tests each change on every supported version of Node, and may not write to the repository', () => {
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request', 'schedule']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const { test, laptops, links } = workflow.jobs;
  for (const { steps } of [test, laptops, links])
    expect(steps[0].with['persist-credentials']).toBe(false);
  expect(test.strategy.matrix.node).toEqual([20, 22, 24, 26]);
  expect(commandsOf('test')).toEqual(['.ci/run']);
  expect(laptops.strategy.matrix.system).toEqual(['windows-latest', 'macos-latest']);
  expect(commandsOf('laptops')).toContain('npm run build');
  expect(commandsOf('links').slice(-2)).toEqual(['npm run build', 'npm run links']);
});

it('says for each package with an install script whether it may run; otherwise npm ci warns', () => {
  const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const packages = Object.entries<{ hasInstallScript?: true }>(read('package-lock.json').packages);
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !(name in read('package.json').allowScripts))).toEqual([]);
  expect(names).not.toEqual([]);
});

/** Runs a command with fake programs first in the path; each prints its name, and one of them fails. */
function runWith(command: readonly string[], programs: readonly string[], failing: string) {
  const script = `#!/bin/sh\nasked="$(basename "$0") $*"\necho "$asked"\ncase "$asked" in '${failing}'*) exit 1;; esac\n`;
  const folder = writeFiles(Object.fromEntries(programs.map((name) => [name, script])));
  for (const name of programs) chmodSync(path.join(folder, name), 0o755);
  const { status, stdout } = spawnSync(command[0]!, command.slice(1), {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, GITHUB_ACTIONS: 'true' },
  });
  return { status, asked: stdout.trim().split('\n') };
}

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

describe.skipIf(process.platform === 'win32')('a failing part fails the command', () => {
  it('.ci/run, including the tests of hosts', () => {
    const run = (failing: string) =>
      runWith(['bash', path.join(root, '.ci/run')], ['npm', 'apt-get'], failing);
    const npmIn = ({ asked }: { asked: string[] }) =>
      asked.filter((line) => line.startsWith('npm'));
    const all = ['npm ci', 'npm test', 'npm run test:recipes', 'npm run test:host'];
    const whole = run('no command');
    expect([whole.status, npmIn(whole).toSorted()]).toEqual([0, all.toSorted()]);
    const untested = run('npm test');
    expect([untested.status, npmIn(untested)]).toEqual([1, all.slice(0, 2)]);
    // The recipes and the host tests run at the same time.
    for (const failing of ['npm run test:recipes', 'npm run test:host']) {
      const failed = run(failing);
      expect([failed.status, npmIn(failed).length], failing).toEqual([1, 4]);
    }
    expect(run('apt-get install').status).toBe(1);
  });

  it.each([
    ['test', ['npm run lint', 'vitest run']],
    ['lint', ['oxfmt --check', 'oxlint --type-aware --type-check', 'stylelint']],
  ])('npm run %s', (name, parts) => {
    const programs = ['npm', 'vitest', 'oxfmt', 'oxlint', 'stylelint'];
    const run = (failing: string) => runWith(['sh', '-c', scripts[name]], programs, failing);
    const { status, asked } = run('no command');
    expect(status).toBe(0);
    expect(parts.filter((part) => !asked.some((line) => line.startsWith(part)))).toEqual([]);
    for (const part of parts) expect(run(part).status, part).toBe(1);
  });
});
