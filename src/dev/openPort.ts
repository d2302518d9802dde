/** Opens a server to this machine and to its network. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Lets the server listen on `first` or the next free port, returns that port. Throws where it may not listen. */
export async function openPort(server: Server, first: number): Promise<number> {
  let reason = 'it and the next hundred are in use';
  for (let port = first; port < Math.min(first + 100, 65_536); port++) {
    if ((await isTaken(port, '127.0.0.1')) || (await isTaken(port, '::1'))) continue;
    const error = await failure(server, port);
    if (!error) return port;
    if (error.code !== 'EADDRINUSE') reason = error.message;
  }
  throw new Error(`Could not open the port ${first}: ${reason}. Choose another one, such as --port 8000.`);
}

/** On macOS and Windows a server may start beside one that listens on this machine alone and goes on being asked. */
async function isTaken(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  const error = await failure(probe, port, host);
  if (!error) await new Promise((resolve) => probe.close(resolve));
  return error?.code === 'EADDRINUSE';
}

async function failure(server: Server, port: number, host?: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
