/** At which port the site is shown while somebody works on it, and which of this machine's addresses a phone is told. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { phoneAddress, readPort } from '../../src/commands/localAddress.ts';

const at = (address: string, internal = false) => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal } as NetworkInterfaceInfo;
};
const loopback = { lo: [at('127.0.0.1', true), at('::1', true)] };

it.each<[string, Record<string, NetworkInterfaceInfo[]>, string | undefined]>([
  ['the only one', { eth0: [at('fe80::1'), at('10.0.0.7')] }, '10.0.0.7'],
  [
    'that of the home network',
    { eth1: [at('10.8.0.2')], wlan0: [at('192.168.1.20')] },
    '192.168.1.20',
  ],
  [
    'none of a virtual network',
    { docker0: [at('172.17.0.1')], 'VirtualBox Host-Only': [at('192.168.56.1')] },
    undefined,
  ],
  ['none that nobody gave out', { 'Wi-Fi': [at('169.254.3.4')] }, undefined],
  ['none without a network', {}, undefined],
])('a phone is told %s', (_, interfaces, address) => {
  expect(phoneAddress({ ...loopback, ...interfaces })).toBe(address);
});

it.each(['x', '70000'])('%s is no port', (port) => {
  const sentence = `Could not start (--port ${port}): that is no port. Use --port with a number from 1 to 65535`;
  expect(() => readPort(['--port', port], 4174)).toThrow(sentence);
});
