/** Runs `npm run dev` in a copy of the project, and listens as open pages do. */
import type { Project } from '../../src/generator/project.ts';
import { startBuild } from './runBuild.ts';

export type RunningDev = Awaited<ReturnType<typeof runDev>>;

/** Starts it without npm; resolves once it has printed its address. */
export async function runDev(project: Project, ...args: string[]) {
  const { child, said, outcome } = startBuild(project, {
    script: 'src/commands/dev/main.ts',
    args,
  });
  const found = await Promise.race([waitFor(() => /http:\/\/localhost:\d+/.exec(said())), outcome]);
  if ('code' in found) throw new Error(`It ended with code ${found.code}: ${said()}`);
  const [url] = found;
  const get = async (address: string) => (await fetch(url + address)).text();
  return {
    url,
    /** The text in the terminal so far. */
    said,
    get,
    /** Fingerprints of a page: of its style, and of everything else. */
    async fingerprints(address: string) {
      const [, rest, css] = /client\.js\?rest=(\w+)&css=(\w+)/.exec(await get(address))!;
      return { rest, css };
    },
    /** Listens as a page does; returns a function for all messages so far, '' being no problem. */
    async listen() {
      const { body } = await fetch(`${url}/.dev/events`);
      let read = '';
      const reading = async () => {
        for await (const part of body!.pipeThrough(new TextDecoderStream())) read += part;
      };
      // It rejects when dev ends.
      reading().catch(() => {});
      return () =>
        [...read.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data!) as string);
    },
    /** Stops it as Ctrl-C does; returns the exit code. */
    async stop() {
      child.kill('SIGINT');
      return (await outcome).code;
    },
  };
}

/** Calls a function until it returns something, and returns that. Throws after 30 s. */
export async function waitFor<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
