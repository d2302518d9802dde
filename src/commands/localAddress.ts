/** Decides at which address dev and preview serve the site, and whom the form answers, and writes the greeting. */
import type { IncomingMessage } from 'node:http';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { readOptions } from './args.ts';

export interface LocalAddress {
  readonly port: number;
  /** The interface to listen on; an empty text means all of them, so that phones can connect. */
  readonly host: string;
}

/**
 * Returns the address that `--port` and `--host` ask for; without them the usual port, for this computer alone. Throws
 * where an arg is unknown or the port is not between 1 and 65535.
 */
export function readAddress(args: readonly string[], usualPort: number): LocalAddress {
  const advice =
    'Use --port with a number from 1 to 65535, --host to show it to phones in the same network, or nothing.';
  const options = { port: { type: 'string' }, host: { type: 'boolean' } } as const;
  const asked = readOptions('start', args, options, advice);
  const port = Number(asked.port ?? usualPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535)
    return { port, host: asked.host ? '' : '127.0.0.1' };
  throw new Error(`Could not start (${args.join(' ')}): that is no port. ${advice}`);
}

/** Returns the lines that a command prints once its server runs. `phone` is this computer's address in its network. */
export function greeting(
  command: 'dev' | 'preview',
  { port, host }: LocalAddress,
  note: string,
  phone = phoneAddress(),
): string {
  const addresses = [['The site', `http://localhost:${port}`]];
  if (host !== '') addresses.push(['On a phone', `npm run ${command} -- --host`]);
  else if (phone) addresses.push(['On a phone in the same network', `http://${phone}:${port}`]);
  const lines = addresses.map(([place, address]) => `  ${place!.padEnd(34)}${address}`);
  return ['', ...lines, '', `  ${note}`, ''].join('\n');
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Returns the IPv4 address at which a phone reaches this computer, or undefined when it is in no network. If there are
 * several, an address of a home or office network comes first.
 */
export function phoneAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  const found = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(
      ({ family, internal, address }) =>
        family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
  const near = (start: string) => found.find((address) => address.startsWith(start));
  return near('192.168.') ?? near('10.') ?? found[0];
}

/** The interfaces of virtual machines, containers and VPNs: a phone cannot reach their addresses. */
const virtual =
  /docker|^br-|veth|vmnet|vmware|virtual|vbox|hyper-v|wsl|^(?:tun|tap|utun|wg)\d|tailscale|zerotier/i;

/** Whether a request is from a page of this computer. Another site has its own Origin, or its name as Host if that leads here. */
export function isFromHere(
  { method, headers: { host, origin } }: IncomingMessage,
  port: number,
): boolean {
  // Browsers leave out port 80.
  const isHere = ['localhost', '127.0.0.1'].some(
    (name) => host === new URL(`http://${name}:${port}`).host,
  );
  return isHere && (origin === `http://${host}` || (method === 'GET' && origin === undefined));
}
