/** Runs `npm run build`, or another command of a project, in a separate process, without npm. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Project } from '../../src/generator/project.ts';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  readonly args?: readonly string[];
  /** The file to run; by default build.ts. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A line of sh before the command, such as `umask 077`; left out on Windows. */
  readonly shell?: string;
}

/** Starts the command and does not wait for its end. `said` returns what it has printed so far. */
export function startCommand(
  { root }: Project,
  { args = [], script = 'build.ts', env = {}, shell }: RunOptions = {},
): {
  child: ChildProcess;
  said: () => string;
  outcome: Promise<Outcome>;
} {
  const command = [process.execPath, '--import', './src/commands/start.js', script, ...args];
  const hasShell = shell !== undefined && process.platform !== 'win32';
  const [program, ...programArgs] = hasShell
    ? ['sh', '-c', `${shell} && exec "$@"`, 'sh', ...command]
    : command;
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(program!, programArgs, { cwd: root, env: { ...inherited, ...env } });
  const said = { all: '', out: '', err: '' };
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.all += text;
      said[name] += text;
    });
  }
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: said.out, err: said.err }));
  });
  return { child, said: () => said.all, outcome };
}

/** Runs the command and waits for its end. */
export function runCommand(project: Project, options?: RunOptions): Promise<Outcome> {
  return startCommand(project, options).outcome;
}
