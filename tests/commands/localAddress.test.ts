/** Where dev and preview show the site. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { phoneAddress, readAddress } from '../../src/commands/localAddress.ts';

const at = (address: string, internal = false) => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal } as NetworkInterfaceInfo;
};

it.each<[string, Record<string, NetworkInterfaceInfo[]>, string | undefined]>([
  ['the home network', { eth1: [at('10.8.0.2')], wlan0: [at('192.168.1.20')] }, '192.168.1.20'],
  ['none of a virtual network', { 'VirtualBox Host-Only': [at('192.168.56.1')] }, undefined],
  ['none that was assigned by itself', { 'Wi-Fi': [at('169.254.3.4')] }, undefined],
])('picks for a phone, of several addresses, %s', (_, interfaces, address) => {
  expect(phoneAddress(interfaces)).toBe(address);
});

it.each([
  [[], { port: 4174, host: '127.0.0.1' }],
  [['--port', '8000'], { port: 8000, host: '127.0.0.1' }],
  [['--host'], { port: 4174, host: '' }],
])('reads the args %j', (args, address) => {
  expect(readAddress(args, 4174)).toEqual(address);
});

it.each([
  [['--port', 'x'], '(--port x): that is no port'],
  [['--frobnicate'], "(--frobnicate): unknown option '--frobnicate'"],
])('refuses the args %j', (args, reason) => {
  expect(() => readAddress(args, 4174)).toThrow(
    `Could not start ${reason}. Use --port with a number from 1 to 65535, --host to show it to phones in the same ` +
      'network, or nothing.',
  );
});
