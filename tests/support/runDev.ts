/** Runs `npm run dev` in a copy of the project. */
import { serve } from '../../src/generator/serve.ts';
import type { Project } from '../../src/generator/project.ts';
import { startBuild } from './runBuild.ts';

export type RunningDev = Awaited<ReturnType<typeof runDev>>;

/** Starts it without npm on a free port, with these args besides; resolves once it has printed its address. */
export async function runDev(project: Project, ...args: string[]) {
  const { port, close } = await serve(() => new Map());
  await close();
  const { child, said, outcome } = startBuild(project, {
    script: 'src/commands/dev/main.ts',
    args: ['--port', `${port}`, ...args],
  });
  const found = await Promise.race([waitFor(() => /http:\/\/localhost:\d+/.exec(said())), outcome]);
  if ('code' in found) throw new Error(`It ended with code ${found.code}: ${said()}`);
  const [url] = found;
  return {
    url,
    /** The text in the terminal so far. */
    said,
    get: (address: string) => fetch(url + address),
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
