/** Runs a program and measures it with all the processes that it starts, from what Linux tells of them in /proc. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Run {
  readonly cpuSeconds: number;
  /** The most memory that its processes held at one moment, pages that they share counted once (PSS). */
  readonly megabytes: number;
}

/** Takes words for Node and a folder to run in. Throws where the program fails. */
export function runMeasured(words: readonly string[], cwd: string): Promise<Run> {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  let ticks = 0;
  let kilobytes = 0;
  const look = setInterval(() => {
    const tree = processTree(child.pid!);
    ticks = Math.max(ticks, sum(tree.map(ticksOf)));
    kilobytes = Math.max(kilobytes, sum(tree.map(kilobytesOf)));
  }, 10);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ cpuSeconds: ticks / ticksPerSecond, megabytes: kilobytes / 1024 });
      else reject(new Error(`Could not measure "node ${words.join(' ')}" (${cwd}): it failed: ${said}`));
    });
  });
}

/** The same on every Linux: USER_HZ. */
const ticksPerSecond = 100;

function processTree(pid: number): number[] {
  const tree = [pid];
  for (const parent of tree) tree.push(...childrenOf(parent));
  return tree;
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Processor time of a process and of those of its children that have ended. */
function ticksOf(pid: number): number {
  // The name in parentheses may hold spaces; behind it the times are the 12th to the 15th field (proc(5): 14 to 17).
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  return sum(fields.slice(11, 15).map(Number)) || 0;
}

function kilobytesOf(pid: number): number {
  return Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
