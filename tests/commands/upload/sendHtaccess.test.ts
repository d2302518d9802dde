/** A new .htaccess on hosts that take it amiss; tests/host tries real ones. */
import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { checkHtaccess, sendHtaccess } from '../../../src/commands/upload/sendHtaccess.ts';
import { portOf } from '../../support/portOf.ts';

/** A host's answer while these rules are in the folder, or none. */
type Answer = (rules: string | undefined, response: ServerResponse, url: string) => void;

const status = (code: number, response: ServerResponse) => void response.writeHead(code).end();
const forbids =
  (code: number, ...texts: (string | undefined)[]): Answer =>
  (rules, response) =>
    status(texts.includes(rules) ? code : 200, response);

async function sendTo(answer: Answer, former?: string, text = 'new') {
  let rules = former;
  const server = createServer((request, response) => answer(rules, response, request.url!));
  const said: string[] = [];
  const host = {
    siteUrl: `http://127.0.0.1:${await portOf(server)}`,
    remote: {
      read: async () => (rules === undefined ? undefined : Buffer.from(rules)),
      send: async (_: string, bytes: Buffer) => void (rules = String(bytes)),
      remove: async () => void (rules = undefined),
    },
    warn: (line: string) => void said.push(line),
  };
  const failure = await sendHtaccess(Buffer.from(text), host).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { rules, said: said.join('\n'), failure };
}

const takenBack = (met: string) =>
  `ATTENTION: the new .htaccess has been taken back at once: with it, ${met}. Show this line to the hosting company, ` +
  'then run npm run upload -- --all.';

it.each<[string, Answer, string | undefined, string | undefined, string]>([
  ['accepts it', forbids(500), 'former', 'new', ''],
  [
    'forbids it',
    forbids(500, 'new'),
    'former',
    'former',
    takenBack('the host answered with an error (500)'),
  ],
  [
    'forbids it at first',
    forbids(500, 'new'),
    undefined,
    undefined,
    takenBack('the host answered with an error (500)'),
  ],
  [
    'forbids rewriting',
    forbids(403, 'new'),
    'former',
    'former',
    takenBack('the host answered with an error (403)'),
  ],
  [
    'was down with the former',
    forbids(500, 'new', 'former'),
    'former',
    undefined,
    takenBack('the host answered with an error (500)'),
  ],
  [
    'sends its pages in circles',
    (rules, response, url) =>
      rules === 'new'
        ? void response.writeHead(301, { location: url }).end()
        : status(200, response),
    'former',
    'former',
    takenBack(
      'the host sent visitors in circles; it has to set X-Forwarded-Proto, or siteUrl to begin with http://',
    ),
  ],
])('a host that %s', async (_, answer, former, rules, said) => {
  expect(await sendTo(answer, former)).toEqual({ rules, said, failure: undefined });
});

it('sends a host that forbids DirectorySlash the rest of the file', async () => {
  const text = 'a\n<IfModule mod_dir.c>\nDirectorySlash Off\n</IfModule>\nb\n';
  const { rules, said } = await sendTo(forbids(500, text), 'former', text);
  expect(rules).toBe('a\nb\n');
  expect(said).toMatch(/^ATTENTION: the host forbids DirectorySlash in \.htaccess, so .+"\.$/);
});

it('keeps the former file where the site does not answer at all', async () => {
  const { rules, failure } = await sendTo((_, response) => status(404, response), 'former');
  expect(rules).toBe('former');
  expect(failure).toMatch(
    /^Could not confirm the site \(\S+\): the host does not find it \(404\)\./,
  );
});

it.each<[string, number, string, boolean]>([
  ['follows', 404, 'Not here', true],
  ['ignores', 404, 'Apache says: not found', false],
  ['ignores and lists', 200, '{"files":{}}', false],
])('a host that %s .htaccess', async (_, code, body, isQuiet) => {
  const server = createServer((_request, response) => void response.writeHead(code).end(body));
  const said: string[] = [];
  const siteUrl = `http://127.0.0.1:${await portOf(server)}`;
  const host = { siteUrl, remote: {} as never, warn: (line: string) => void said.push(line) };
  await checkHtaccess(Buffer.from('Not here'), host);
  expect(said).toEqual(
    isQuiet ? [] : [expect.stringContaining('the host does not follow our .htaccess.')],
  );
});
