/** Decides at which address dev and preview serve the site, and writes the greeting. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { readOptions } from './args.ts';

export interface LocalAddress {
  readonly port: number;
  /** The interface to listen on; an empty string means all of them, so that phones can connect. */
  readonly host: string;
}

/**
 * Returns the address from `--port` and `--host`; the default is `usualPort`, open to this computer only. Throws an Error if an
 * arg is unknown or the port is not between 1 and 65535.
 */
export function readAddress(args: readonly string[], usualPort: number): LocalAddress {
  const advice =
    'Use --port with a number from 1 to 65535, --host to show it to phones in the same network, or nothing.';
  const options = { port: { type: 'string' }, host: { type: 'boolean' } } as const;
  const asked = readOptions('start', args, options, advice);
  const port = Number(asked.port ?? usualPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535)
    return { port, host: asked.host ? '' : '127.0.0.1' };
  throw new Error(`Could not start (${args.join(' ')}): that is not a port. ${advice}`);
}

/** Returns the lines that a command prints once its server is running. A phone may reach only one of several addresses. */
export function greeting(
  command: 'dev' | 'preview',
  { port, host }: LocalAddress,
  note: string,
  interfaces: Interfaces = networkInterfaces(),
): string {
  const inNetwork = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => ['On a phone in the same network', `http://${address}:${port}`]);
  const onPhone = host === '' ? inNetwork : [['On a phone', `npm run ${command} -- --host`]];
  const lines = [['The site', `http://localhost:${port}`], ...onPhone].map(
    ([place, address]) => `  ${place!.padEnd(34)}${address}`,
  );
  return ['', ...lines, '', `  ${note}`, ''].join('\n');
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
