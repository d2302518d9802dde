/** Servers that tests play on this machine alone. */
import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Has a server listen until the test ends; returns its port. Clients that vanish are no error of it. */
export async function portOf(server: Server, address = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})));
  server.listen(0, address);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}
