/** Where dev and preview show the site. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { greeting, readAddress } from '../../src/commands/localAddress.ts';

const at = (address: string, internal = false) => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal } as NetworkInterfaceInfo;
};

it('names each address at which a phone may reach it', () => {
  const interfaces = { lo: [at('127.0.0.1', true)], eth1: [at('10.8.0.2'), at('fe80::1')] };
  const lines = (host: string) => greeting('dev', { port: 4174, host }, 'Note.', interfaces);
  expect(lines('')).toContain('On a phone in the same network    http://10.8.0.2:4174\n\n');
  expect(lines('')).not.toContain('127.0.0.1');
  expect(lines('127.0.0.1')).toContain('On a phone                        npm run dev -- --host\n');
});

it.each([
  [[], { port: 4174, host: '127.0.0.1' }],
  [['--port', '8000'], { port: 8000, host: '127.0.0.1' }],
  [['--host'], { port: 4174, host: '' }],
])('reads the args %j', (args, address) => {
  expect(readAddress(args, 4174)).toEqual(address);
});

it.each([
  [['--port', 'x'], '(--port x): that is not a port'],
  [['--frobnicate'], "(--frobnicate): unknown option '--frobnicate'"],
])('refuses the args %j', (args, reason) => {
  expect(() => readAddress(args, 4174)).toThrow(
    `Could not start ${reason}. Use --port with a number from 1 to 65535, --host to show it to phones in the same ` +
      'network, or nothing.',
  );
});
