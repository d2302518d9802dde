/** Copies of the project in temporary folders, in which tests change, break and build what they like. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { projectAt, type Project } from '../../src/project.ts';

const original = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['src', 'styles', 'public', 'build.ts', 'package.json', 'tsconfig.json'];

export interface ProjectCopy extends Project {
  /** Replaces text of a file that has to be there exactly once; throws where the test no longer fits the file. */
  readonly edit: (file: string, old: string | RegExp, replacement: string) => void;
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
}

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly args?: readonly string[];
  /** The file to run; without it build.ts. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A line of sh, such as `umask 077`, that comes before; only where there is such a shell. */
  readonly shell?: string;
}

/** Returns a copy that lasts until the test ends. */
export function copyProject(): ProjectCopy {
  const copy = makeCopy();
  onTestFinished(() => removeFolder(copy.root));
  return copy;
}

/** Returns a copy that lasts until all tests of the file or the describe block have ended. */
export function copyProjectForAll(): ProjectCopy {
  const copy = makeCopy();
  afterAll(() => removeFolder(copy.root));
  return copy;
}

/** Starts `npm run build` of a copy, without npm. */
export function startBuild({ root }: Project, { args = [], script = 'build.ts', env = {}, shell }: RunOptions = {}): {
  child: ChildProcess;
  outcome: Promise<Outcome>;
} {
  const command = [process.execPath, '--import', 'tsx', script, ...args];
  const hasShell = shell !== undefined && process.platform !== 'win32';
  const [file, ...rest] = hasShell ? ['sh', '-c', `${shell} && exec "$@"`, 'sh', ...command] : command;
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(file!, rest, { cwd: root, env: { ...inherited, ...env } });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...said }));
  });
  return { child, outcome };
}

/** Runs `npm run build` of a copy to its end, without npm. */
export function runBuild(project: Project, options?: RunOptions): Promise<Outcome> {
  return startBuild(project, options).outcome;
}

/** Returns every file under a folder, by its path with slashes: one letter of Latin-1 for each of its bytes. */
export function treeOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'latin1')]),
  );
}

/** The folder's name has a space and letters outside ASCII, as folders of staff do. */
function makeCopy(): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'Umrah साइट é '));
  for (const name of copied) cpSync(path.join(original, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(original, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const at = (file: string) => path.join(root, ...file.split('/'));
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  return {
    ...projectAt(root),
    read,
    write,
    edit: (file, old, replacement) => write(file, replaceOnce(file, read(file), old, replacement)),
    remove: (file) => rmSync(at(file)),
  };
}

function replaceOnce(file: string, text: string, old: string | RegExp, replacement: string): string {
  const count = text.split(old).length - 1;
  const found = typeof old === 'string' ? count : (text.match(new RegExp(old, `${old.flags}g`))?.length ?? 0);
  if (found !== 1) throw new Error(`Could not edit ${file}: ${String(old)} is there ${found} times, not once.`);
  return text.replace(old, () => replacement);
}

/** The link goes first, so that nothing can follow it. */
function removeFolder(folder: string): void {
  unlinkSync(path.join(folder, 'node_modules'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
