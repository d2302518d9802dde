/** Runs `npm run dev` in a copy of the project. */
import { vi } from 'vitest';
import { startDev } from '../../src/generator/dev/devServer.ts';
import type { Project } from '../../src/generator/project.ts';
import { freePort } from './freePort.ts';
import { startCommand } from './runCommand.ts';
import { waitFor } from './waitFor.ts';

export type RunningDev = Awaited<ReturnType<typeof runDev>>;

/** Starts what the command starts, but in this process, which has loaded most of it. Until it stops, nothing is printed. */
export async function startDevHere(project: Project, extend: Parameters<typeof startDev>[2]) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const muted = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const print of muted) print.mockReturnValue();
  const address = { port, host: 'localhost' };
  const close = await startDev({ ...project, showsUnread: true }, address, extend);
  return {
    url,
    get: (address: string) => fetch(url + address),
    async stop() {
      await close();
      for (const print of muted) print.mockRestore();
    },
  };
}

/** Starts the command on a free port, with more args if there are any. Resolves once it has printed its address. */
export async function runDev(project: Project, ...args: string[]) {
  const port = await freePort();
  const { child, said, outcome } = startCommand(project, {
    script: 'src/commands/dev.ts',
    args: ['--port', `${port}`, ...args],
  });
  const match = await Promise.race([waitFor(() => /http:\/\/localhost:\d+/.exec(said())), outcome]);
  if ('code' in match) throw new Error(`It ended with code ${match.code}: ${said()}`);
  const [url] = match;
  return {
    url,
    /** Returns what the command has printed so far. */
    said,
    get: (address: string) => fetch(url + address),
    /** Stops the command as Ctrl-C does, and returns the exit code. */
    async stop() {
      child.kill('SIGINT');
      return (await outcome).code;
    },
  };
}
