/** Runs `npm run dev` in a copy of the project, and hears what open pages hear. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Project } from '../../src/project.ts';

export interface RunningDev {
  readonly url: string;
  /** Everything that stands in the terminal so far. */
  readonly said: () => string;
  readonly get: (address: string) => Promise<string>;
  /** What a page tells of its content and of its style; two that are the same tell the same. */
  readonly marks: (address: string) => Promise<{ rest: string; css: string }>;
  /** Listens as a page does; the returned function gives all that it has been told: problems, and '' for none. */
  readonly listen: () => Promise<() => string[]>;
  /** Stops it as Ctrl-C does; returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts it without npm; resolves when it has printed its address. */
export async function runDev({ root }: Project, ...words: string[]): Promise<RunningDev> {
  const { child, said, ended } = start(root, words);
  const found = await Promise.race([waitFor(() => /http:\/\/localhost:\d+/.exec(said())), ended]);
  if ('code' in found) throw new Error(`It ended with code ${found.code}: ${found.said}`);
  const [url] = found;
  const get = async (address: string) => (await fetch(url + address)).text();
  const closing = new AbortController();
  return {
    url,
    said,
    get,
    async marks(address) {
      const [, rest, css] = /client\.js\?rest=(\w+)&css=(\w+)/.exec(await get(address))!;
      return { rest: rest!, css: css! };
    },
    async listen() {
      const { body } = await fetch(`${url}/.dev/events`, { signal: closing.signal });
      let read = '';
      const reading = async () => {
        for await (const part of body!.pipeThrough(new TextDecoderStream())) read += part;
      };
      reading().catch(() => {});
      return () => [...read.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data!) as string);
    },
    async stop() {
      child.kill('SIGINT');
      const { code } = await ended;
      closing.abort();
      return code;
    },
  };
}

/** Runs it until it ends by itself. */
export function runDevToEnd({ root }: Project, ...words: string[]): Promise<Ended> {
  return start(root, words).ended;
}

/** Looks again and again until there is something. The test's own time limit ends it. */
export async function waitFor<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

function start(root: string, words: readonly string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/dev/main.ts', ...words], { cwd: root, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, said: text }));
  return { child, said: () => text, ended };
}
