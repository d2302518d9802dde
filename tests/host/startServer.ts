/** Starts a server program with a configuration of its own, and waits until it answers. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface HostServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Program {
  readonly command: string;
  /** The arguments that make it run in the foreground with this file. */
  readonly args: (configuration: string) => readonly string[];
  /** Takes the working folder and the port, returns the configuration's text. */
  readonly configure: (folder: string, port: number) => string;
}

/** Starts the program on a free port of this machine. Throws with what it said where it does not come up. */
export async function startServer({ command, args, configure }: Program): Promise<HostServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const configuration = path.join(folder, 'server.conf');
  writeFileSync(configuration, configure(folder, port));
  const child = spawn(command, args(configuration), { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    // The package serve waits for connections that nobody closes.
    const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(patience);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`Could not start ${command}: ${said || readLog(folder)}`);
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`Could not start ${command}: it does not answer. ${said}`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function readLog(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'error.log'), 'utf8');
  } catch {
    return 'it said nothing';
  }
}
