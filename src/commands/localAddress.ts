/** Where dev and preview show the site: port, network, and the greeting with the addresses. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { readOptions } from './args.ts';

export interface LocalAddress {
  readonly port: number;
  /** An empty one means every network that this machine is in. */
  readonly host: string;
}

/** Returns the address that the args ask for, without `--host` this machine's. Throws a sentence. */
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

/** Returns the lines that a command prints once it serves at the address. */
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

/** Returns the IPv4 address for a phone, home and office networks first; undefined offline. */
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

/** Networks inside this machine, and tunnels: a phone is in none of them. */
const virtual =
  /docker|^br-|veth|vmnet|vmware|virtual|vbox|hyper-v|wsl|^(?:tun|tap|utun|wg)\d|tailscale|zerotier/i;
