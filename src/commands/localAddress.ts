/** Where the site is shown while somebody works on it: the port, and the addresses for this machine and for a phone. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { readOptions } from './args.ts';

/** Returns the port that a command's words ask for, else the usual one. Throws a sentence where it is none. */
export function readPort(words: readonly string[], usual: number): number {
  const advice = 'Use --port with a number from 1 to 65535, or nothing.';
  const port = Number(
    readOptions('start', words, { port: { type: 'string' } }, advice).port ?? usual,
  );
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`Could not start (${words.join(' ')}): that is no port. ${advice}`);
}

/** Takes the port and what else is to be said; returns the lines that a command greets with. */
export function greeting(port: number, words: string): string {
  const phone = phoneAddress();
  return [
    '',
    `  The site                          http://localhost:${port}`,
    ...(phone ? [`  On a phone in the same network    http://${phone}:${port}`] : []),
    '',
    `  ${words}`,
    '',
  ].join('\n');
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Returns the IPv4 address under which a phone reaches this machine, that of a home or office network before any other;
 * undefined without a network.
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

/** Networks inside this machine, and tunnels that a phone is no part of. */
const virtual =
  /docker|^br-|veth|vmnet|vmware|virtual|vbox|hyper-v|wsl|^(?:tun|tap|utun|wg)\d|tailscale|zerotier/i;
