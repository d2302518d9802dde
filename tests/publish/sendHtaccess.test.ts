/** A new .htaccess on hosts that reject it. tests/publish/host tries real Apache servers. */
import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { openLiveSite, type LiveAnswer } from '../../src/publish/upload/live/liveSite.ts';
import { checkHtaccess, sendHtaccess } from '../../src/publish/upload/sendHtaccess.ts';
import { portOf } from '../support/portOf.ts';
import { retries } from './uploadFixture.ts';

/** A host's answer while these rules, or none, are in the folder. */
type Answer = (rules: string | undefined, response: ServerResponse, url: string) => void;

const fails =
  (code: number, ...texts: (string | undefined)[]): Answer =>
  (rules, response) =>
    void response.writeHead(texts.includes(rules) ? code : 200).end();

const circles: Answer = (rules, response, location) =>
  void response.writeHead(rules === 'new' ? 301 : 200, { location }).end();

/** The site's own lines, with and without the marks around them. */
const withMarks = (text: string) => `# BEGIN site: a note\n${text}\n# END site\n`;
const withoutMarks = (text: string) =>
  text.replace(/^# BEGIN site:.*\n([^]*)\n# END site\n$/, '$1');

async function sendTo(answer: Answer, former?: string) {
  let rules = former;
  let removals = 0;
  const server = createServer((request, response) => answer(rules, response, request.url!));
  const said: string[] = [];
  const remote = {
    send: async (_: string, bytes: Buffer) => void (rules = withoutMarks(String(bytes))),
    async remove() {
      removals++;
      rules = undefined;
    },
  };
  const live = openLiveSite(`http://127.0.0.1:${await portOf(server)}`, retries());
  const [own, before] = [Buffer.from('new'), former && Buffer.from(withMarks(former))];
  const outcome = sendHtaccess(
    { rules: own, dropped: [] },
    before || undefined,
    remote,
    live,
    (line) => void said.push(line),
  );
  const failure = await outcome.then(
    () => undefined,
    ({ message }: Error) => message,
  );
  return { rules, removals, said: said.join('\n'), failure };
}

it.each<[string, Answer, string | undefined, string | undefined, string]>([
  ['accepts it', fails(500), 'former', 'new', ''],
  [
    'forbids it',
    fails(500, 'new'),
    'former',
    'former',
    'ATTENTION: the new .htaccess has been taken back at once: with it, the host answered with an error (500). ' +
      'Show this line to the hosting company, then {ALL}.',
  ],
  ['forbids it at first', fails(500, 'new'), undefined, undefined, 'with an error (500)'],
  ['forbids rewriting', fails(403, 'new'), 'former', 'former', 'with an error (403)'],
  ['sends its pages in circles', circles, 'former', 'former', 'it has to set X-Forwarded-Proto'],
])('a host that %s', async (_, answer, former, left, words) => {
  const { rules, said, failure } = await sendTo(answer, former);
  expect([rules, failure]).toEqual([left, undefined]);
  expect(said).toContain(words);
  expect(said === '').toBe(words === '');
});

it('says that the site is broken if it cannot undo what it has sent', async () => {
  let sent = 0;
  const remote = {
    async send() {
      sent++;
      if (sent > 1) throw new Error('Could not send .htaccess: the connection was cut.');
    },
    async remove() {},
  };
  const live = { ask: async () => ({ status: 500, said: '500' }) as LiveAnswer };
  const rules = { rules: Buffer.from('new'), dropped: [] };
  await expect(sendHtaccess(rules, Buffer.from('former'), remote, live, () => {})).rejects.toThrow(
    /^Could not take back the new \.htaccess.*connection was cut\. Visitors may see an error on every page\. Delete/,
  );
});

it('undoes nothing if one answer is lost', async () => {
  let answers = 0;
  const losesOne: Answer = (_, response) => {
    answers++;
    if (answers === 1) response.destroy();
    else response.end();
  };
  const outcome = await sendTo(losesOne, 'former');
  expect(outcome).toEqual({ rules: 'new', removals: 0, said: '', failure: undefined });
});

it.each([
  [403, '<title>Not here</title>', 0],
  [404, '<title>Not here</title>', 0],
  [403, '<title>Forbidden</title>', 1],
  [200, '<title>Not here</title>', 1],
])('hides dotfiles with the answer %i and the body %s', async (code, body, warnings) => {
  const server = createServer((_, response) => void response.writeHead(code).end(body));
  const live = openLiveSite(`http://127.0.0.1:${await portOf(server)}`, retries());
  const said: string[] = [];
  const warn = (line: string) => void said.push(line);
  await checkHtaccess(Buffer.from('<title>Not here</title>'), live, warn);
  expect(said).toHaveLength(warnings);
});

it.each([403, 404, 503])(
  'leaves .htaccess in place if the host answers programs with %s',
  async (code) => {
    const outcome = await sendTo(fails(code, 'new', 'former', undefined), 'former');
    expect(outcome).toEqual({ rules: 'new', removals: 0, said: '', failure: undefined });
  },
);
