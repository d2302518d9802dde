/** Runs `npm run dev` in a copy of the project, and listens to what it tells open pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { PageNote } from '../../src/dev/DevPage.ts';
import type { Project } from '../../src/project.ts';

export interface RunningDev {
  readonly url: string;
  readonly pid: number;
  /** Everything that stands in the terminal so far. */
  readonly said: () => string;
  readonly get: (address: string) => Promise<string>;
  readonly open: (address: string) => Promise<OpenPage>;
  /** Stops it as Ctrl-C does; returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface OpenPage {
  readonly note: PageNote;
  /** The names of all events so far. */
  readonly heard: () => string[];
  /** Waits for the next event of that name that has not been waited for; returns what it says. */
  readonly next: (name: string) => Promise<string>;
  readonly close: () => void;
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts it without npm on a port that others hardly use; resolves when it has printed its address. */
export async function runDev({ root }: Project, ...words: string[]): Promise<RunningDev> {
  const { child, said, ended } = start(root, words);
  const found = await Promise.race([waitFor(() => /http:\/\/localhost:\d+/.exec(said())), ended]);
  if ('code' in found) throw new Error(`It ended with code ${found.code}: ${found.said}`);
  const url = found[0];
  return {
    url,
    pid: child.pid!,
    said,
    get: async (address) => (await fetch(url + address)).text(),
    open: (address) => openPage(url, address),
    async stop() {
      child.kill('SIGINT');
      return (await ended).code;
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
    await new Promise((resolve) => setTimeout(resolve, 10));
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

/** Does what the dev script does in the page: reads the note, says what the page shows, and listens. */
async function openPage(url: string, address: string): Promise<OpenPage> {
  const html = await (await fetch(url + address)).text();
  const note = JSON.parse(/id="dev-note">(.*?)<\/script>/.exec(html)![1]!) as PageNote;
  const { file, css, rest } = note;
  const closing = new AbortController();
  const query = new URLSearchParams({ file, css, rest });
  const { body } = await fetch(`${url}/.dev/events?${query}`, { signal: closing.signal });
  const events: { name: string; text: string }[] = [];
  let read = '';
  const listen = async () => {
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      read += part;
      const parts = read.split('\n\n');
      read = parts.pop()!;
      for (const event of parts) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name) events.push({ name, text: JSON.parse(data!) as string });
      }
    }
  };
  listen().catch(() => {});
  let waited = 0;
  return {
    note,
    heard: () => events.map(({ name }) => name),
    async next(name) {
      const index = await waitFor(() => {
        const found = events.findIndex((event, at) => at >= waited && event.name === name);
        return found < 0 ? undefined : { found };
      });
      waited = index.found + 1;
      return events[index.found]!.text;
    },
    close: () => closing.abort(),
  };
}
