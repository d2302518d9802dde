/** The trial of a new .htaccess; tests/host tries it on real hosts. */
import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { tryHtaccess } from '../../../src/commands/upload/trialHtaccess.ts';
import { portOf } from '../../support/portOf.ts';

const noSlash = '<IfModule mod_dir.c>\nDirectorySlash Off\n</IfModule>\n';
const whole = `a\n${noSlash}b\n`;
const withoutTheLine = 'a\nb\n';

it.each<[string, RequestListener, string]>([
  [
    'answers with an error 500',
    (_, response) => void response.writeHead(500).end(),
    withoutTheLine,
  ],
  [
    'sends it elsewhere',
    (_, response) => void response.writeHead(301, { location: 'https://elsewhere.example/' }).end(),
    whole,
  ],
  ['does not find it', (_, response) => void response.writeHead(404).end(), whole],
  ['breaks off', (request) => void request.socket.destroy(), whole],
  [
    'sends it in circles',
    ({ headers, url }, response) =>
      void response.writeHead(301, { location: `http://${headers.host}${url}` }).end(),
    'Could not publish for https (http://HOST): the host does not tell its pages that they were asked for by https, so ' +
      'they would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in siteUrl ' +
      'in src/content/facts.ts. Nothing has been sent.',
  ],
])('picks the .htaccess for a host that %s, and cleans up', async (_, answers, outcome) => {
  const host = `127.0.0.1:${await portOf(createServer(answers))}`;
  const onServer = new Set<string>();
  const remote = {
    send: async (name: string) => void onServer.add(name),
    remove: async (name: string) => void onServer.delete(name),
  };
  const chosen = await tryHtaccess(Buffer.from(whole), remote, `http://${host}`).then(
    String,
    (error: Error) => error.message,
  );
  expect(chosen.replace(host, 'HOST')).toBe(outcome);
  expect([...onServer]).toEqual([]);
});
