/** Finds the address under which a phone in the same network reaches this machine. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Returns an IPv4 address, that of a home or office network before any other; undefined without a network. */
export function phoneAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  const found = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  const near = (start: string) => found.find((address) => address.startsWith(start));
  return near('192.168.') ?? near('10.') ?? found[0];
}

/** Networks inside this machine, and tunnels that a phone is no part of. */
const virtual = /docker|^br-|veth|vmnet|vmware|virtual|vbox|hyper-v|wsl|^(?:tun|tap|utun|wg)\d|tailscale|zerotier/i;
