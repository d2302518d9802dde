/** The trial of a new .htaccess; tests/host tries it on real hosts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { tryHtaccess } from '../../../src/commands/upload/trialHtaccess.ts';
import { portOf } from '../../support/portOf.ts';

const noSlash = '<IfModule mod_dir.c>\nDirectorySlash Off\n</IfModule>\n';
const rewriting = (lines: string) => `<IfModule mod_rewrite.c>\n${lines}RewriteRule\n</IfModule>\n`;
const whole = `a\n${rewriting(noSlash)}b\n`;
const redirected = `a\n${rewriting('')}b\n`;
const unwritten = 'a\nb\n';
const own = '\n# From public/.htaccess:\nhello\n';
const costs =
  ' Visitors get no page of ours at wrong addresses, nothing is compressed or kept in their browsers, and http:// does ' +
  'not lead to https://.';

/** A host's answer while the folder of the trial has these rules, or none yet. */
type Answer = (rules: string, response: ServerResponse, request: IncomingMessage) => void;

const status = (code: number, response: ServerResponse) => void response.writeHead(code).end();
/** A host that answers with an error when the rules hold one of the words. */
const forbids =
  (code: number, ...words: string[]): Answer =>
  (rules, response) =>
    status(words.some((word) => rules.includes(word)) ? code : 200, response);

/** Runs the trial; returns what it picks or throws, what it says and what it leaves behind. */
async function tryOn(answer: Answer, built = whole, former?: string) {
  const onServer = new Map<string, string>();
  const server = createServer((request, response) =>
    answer(onServer.get('htaccess-trial/.htaccess') ?? '', response, request),
  );
  const said: string[] = [];
  const host = {
    siteUrl: `http://127.0.0.1:${await portOf(server)}`,
    remote: {
      read: async () => undefined,
      send: async (name: string, bytes: Buffer) => void onServer.set(name, String(bytes)),
      remove: async (name: string) => void onServer.delete(name),
    },
    pauses: [0],
    warn: (line: string) => void said.push(line),
  };
  const picked = await tryHtaccess(built, former ? Buffer.from(former) : undefined, host).then(
    (bytes) => bytes?.toString(),
    (error: Error) => error.message.replace(host.siteUrl, 'SITE'),
  );
  return { picked, said: said.join('\n'), left: [...onServer.keys()] };
}

it.each<[string, Answer, string | undefined, string]>([
  ['accepts it', forbids(500), whole, ''],
  [
    'forbids DirectorySlash',
    forbids(500, 'DirectorySlash'),
    redirected,
    'The host forbids DirectorySlash in .htaccess, so /about costs visitors a redirect to /about/.',
  ],
  [
    'forbids rewriting',
    forbids(403, 'Rewrite'),
    unwritten,
    'The host forbids RewriteRule in .htaccess, so /about costs visitors a redirect to /about/, and http:// does not ' +
      'lead to https://.',
  ],
  [
    'forbids everything',
    forbids(500, 'a'),
    undefined,
    'ATTENTION: No .htaccess is sent, because the host forbids its settings and answers every form of it with the error ' +
      `500.${costs} Ask the hosting company for "AllowOverride FileInfo".`,
  ],
  [
    'shows no page of the trial',
    (_, response) => status(404, response),
    undefined,
    'ATTENTION: No .htaccess is sent, because a new one could not be tried: its trial page met the error 404.' +
      `${costs} The next upload tries again.`,
  ],
  [
    'does not answer',
    (_, __, request) => void request.socket.destroy(),
    undefined,
    'ATTENTION: No .htaccess is sent, because a new one could not be tried: its trial page met no answer ' +
      `(UND_ERR_SOCKET).${costs} The next upload tries again.`,
  ],
  [
    'redirects once',
    (rules, response, { url, headers }) =>
      url!.startsWith('/moved')
        ? forbids(500, 'DirectorySlash')(rules, response, { url, headers } as IncomingMessage)
        : void response.writeHead(301, { location: `/moved${url}` }).end(),
    redirected,
    'The host forbids DirectorySlash in .htaccess, so /about costs visitors a redirect to /about/.',
  ],
  [
    'sends its pages in circles',
    (rules, response, { url }) =>
      rules ? void response.writeHead(301, { location: url }).end() : status(200, response),
    'Could not publish for https (SITE): the host does not tell its pages that they were asked for by https, so they ' +
      'would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in siteUrl in ' +
      'src/content/facts.ts. Nothing has been sent.',
    '',
  ],
])('picks the .htaccess for a host that %s', async (_, answer, picked, said) => {
  expect(await tryOn(answer)).toEqual({ picked, said, left: [] });
});

it('asks again when a host has a moment of weakness', async () => {
  let asked = 0;
  const weak: Answer = (_, response) => status(asked++ % 2 === 0 ? 503 : 200, response);
  expect(await tryOn(weak)).toEqual({ picked: whole, said: '', left: [] });
});

it('keeps the former .htaccess where no new one holds', async () => {
  const { picked, said } = await tryOn(forbids(500, 'a'), whole, 'former');
  expect(picked).toBe('former');
  expect(said).toContain('ATTENTION: The .htaccess on the server stays as it is, because the host');
});

it('drops the former .htaccess where the site is down with it', async () => {
  const { picked } = await tryOn((_, response) => status(500, response), whole, 'former');
  expect(picked).toBeUndefined();
});

it('joins the lines of public/.htaccess to each form', async () => {
  const { picked } = await tryOn(forbids(500, 'DirectorySlash'), whole + own);
  expect(picked).toBe(redirected + own);
});

it('refuses the lines of public/.htaccess when they are at fault', async () => {
  const { picked, left } = await tryOn(forbids(500, 'DirectorySlash', 'hello'), whole + own);
  expect(picked).toBe(
    'Could not publish public/.htaccess: the host answers every page with the error 500 because of it. Mend its lines or ' +
      'delete it. Nothing has been sent.',
  );
  expect(left).toEqual([]);
});
