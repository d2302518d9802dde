/** What the editor's server answers, and publishing from the form to an FTP server. */
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';
import { runDev, type RunningDev } from '../support/runDev.ts';
import { waitFor } from '../support/waitFor.ts';
import { settingsFor, startHost } from '../support/ftpHost.ts';

const facts = 'src/content/facts.jsonc';
const copy = copyProjectForAll({ ownCaches: true, compiles: false, languages: ['en'] });
let dev: RunningDev;
beforeAll(async () => {
  dev = await runDev(copy);
});
afterAll(async () => void (await dev.stop()));

const post = (address: string, body: Record<string, string>) =>
  fetch(`${dev.url}/.dev/${address}`, {
    method: 'POST',
    headers: { origin: dev.url },
    body: new URLSearchParams(body),
  });
const page = async (address = 'publish') => (await dev.get(`/.dev/${address}`)).text();

/** Returns the page once the upload has ended; `meanwhile` is called before each look. */
async function ended(meanwhile = () => () => {}): Promise<string> {
  for (;;) {
    const check = meanwhile();
    const now = await page();
    if (!now.includes('data-running')) return now;
    check();
    // Each look renders the page, which takes processor time from the upload.
    await setTimeout(200);
  }
}

it('publishes with only the password typed on the page, while a save waits', async () => {
  const { FTP_PASSWORD: password, ...settings } = settingsFor(await startHost());
  const { FTP_HOST, FTP_USER, FTP_FOLDER, ...others } = settings as Record<string, string>;
  const lines = Object.entries(others).map((setting) => setting.join('='));
  copy.write('.env', lines.join('\n'));
  // A setting that is not filled in is on.
  expect(await page()).toMatch(
    /<select id="FTP_TLS_CHECK"[^>]*><option value="on" selected="">On</,
  );
  const boxes = { FTP_HOST: `ftp://${FTP_HOST}/`, FTP_USER: FTP_USER!, FTP_FOLDER: FTP_FOLDER! };
  const wrong = await (await post('publish', { ...boxes, FTP_HOST: 'my host', password })).text();
  expect(wrong).toContain('Could not use “Server”: its value is not valid. Write only');
  expect(wrong).toContain('value="my host"');
  expect(copy.read('.env')).toBe(lines.join('\n'));
  const blank = await (await post('publish', { ...boxes, password: ' ' })).text();
  expect(blank).toContain('Write the password.');
  expect(copy.read('.env')).toBe(lines.join('\n'));
  const questions = 'group?name=agencyQuestions';
  const [, hash = ''] = /name="hash" value="(\w+)"/.exec(await page(questions))!;
  await post('publish', { ...boxes, password });
  await post('publish', { password: 'From another window' });
  const saving = post(questions, { hash, 'agencyQuestions[0]': 'Later?' });
  // No save is written before the upload has ended.
  const said = await ended(() => {
    const written = copy.read(facts);
    return () => expect(written).not.toContain('Later?');
  });
  expect(said).toMatch(
    /Published: .*The site is live and checked at http:\S+: \d+ pages, .*<pre.*To \/public_html/s,
  );
  // Nothing on the page, not even in its log, is meant only for a terminal.
  expect(said).toContain('ATTENTION: ');
  expect(said).not.toMatch(/FTP_\w+ in|\.env|npm run/);
  expect(copy.read('.env')).toContain(`FTP_HOST=${FTP_HOST}\n`);
  expect(await page()).not.toMatch(/Replace what another|Bytes, gzip/);
  expect(await (await saving).text()).toContain('Saved. Visitors see it');
  expect(copy.read(facts)).toContain('"Later?"');
  const after = JSON.stringify([await page(), bytesIn(copy.cache), bytesIn(copy.history)]);
  for (const each of [password, 'Could not']) expect(after).not.toContain(each);
}, 120_000);

/** Requests an address exactly as it is written; returns the status, and whether a frame may show the answer. */
function statusOf(path: string, method = 'GET', headers: object = {}): Promise<unknown[]> {
  const { port, host } = new URL(dev.url);
  return new Promise((resolve) => {
    request({ port, path, method, headers: { host, ...headers } }, (response) => {
      resolve([response.resume().statusCode, response.headers['x-frame-options']]);
    }).end();
  });
}

it('answers only this computer, with the security headers of the site', async () => {
  const { port, host } = new URL(dev.url);
  const other = `other.example:${port}`;
  const origins = [undefined, `http://${host}`, `http://${other}`, 'https://other.example'];
  for (const asked of [host, other])
    for (const origin of origins)
      for (const method of ['GET', 'HEAD', 'POST']) {
        const isOwn = asked === host && origin === `http://${host}`;
        const isVisit = asked === host && origin === undefined && method !== 'POST';
        const isAllowed = isVisit || isOwn;
        // A save without fields is refused, because no page sends one.
        const answer = method === 'POST' ? 422 : 200;
        const status = isAllowed ? answer : 403;
        expect(
          await statusOf('/.dev/facts', method, { host: asked, ...(origin && { origin }) }),
          `${method} ${asked} ${origin}`,
        ).toEqual([status, 'DENY']);
      }
  for (const path of ['group', 'words', 'photos', 'undo', 'publish'].map((each) => `/.dev/${each}`))
    expect(await statusOf(path, 'POST', { origin: 'https://other.example' }), path).toEqual([
      403,
      'DENY',
    ]);
  for (const path of ['/?edit', '/.dev/bar.js', '/.dev/publish'])
    expect(await statusOf(path, 'GET', { host: other }), path).toEqual([403, 'DENY']);
  for (const path of ['//', '///', '/\\', 'http://['])
    expect(await statusOf(path), path).toEqual([404, 'DENY']);
  expect((await dev.get('/')).status).toBe(200);
});

it('makes the site of a save once', async () => {
  const builds = () => dev.said().match(/^Built in/gm)!.length;
  const before = builds();
  // If the first save caused another build, that build would start while the second save is running.
  for (const [account = '', saved, said] of [
    // The page after the save asks for the new day from which the rules apply.
    ['Noor', 'rule', 'Saved.'],
    ['Noor Travels', 'rule', 'Saved.'],
    ['Noor Travels', 'nothing', 'Nothing was changed.'],
  ]) {
    const [, hash = ''] = /name="hash" value="(\w+)"/.exec(await page('group?name=payment'))!;
    const after = await post('group?name=payment', { hash, 'payment.account': account });
    expect(after.url).toBe(`${dev.url}/.dev/group?name=payment&saved=${saved}`);
    expect(await after.text()).toContain(said);
  }
  // Changes are handled in order: the site is made again for this one, and was not made again for the saves.
  copy.write('public/prices.txt', 'new');
  await waitFor(async () => (await dev.get('/prices.txt')).ok);
  expect(builds()).toBe(before + 1);
});

it('leads from a text back to its page, never to another site', async () => {
  const address = 'words?page=//other.example&text=hero.headline';
  const form = parse(await page(address));
  const boxes = form.querySelectorAll('main form:last-of-type :is(input, textarea)[name]');
  const typed = boxes.map(({ attributes: { name, value }, textContent }) => [
    name!,
    value ?? textContent,
  ]);
  const after = await post(address, Object.fromEntries(typed));
  expect(after.url).toBe(`${dev.url}/other.example?edit&saved=nothing`);
});

it('opens even with a mistake in another file, but then saves nothing', async () => {
  const before = copy.read(facts);
  copy.edit('src/content/structure.jsonc', '"preview":', '"preview"');
  const broken = await page('group?name=payment');
  const [, hash = ''] = /name="hash" value="(\w+)"/.exec(broken)!;
  const refused = await post('group?name=payment', { hash, 'payment.account': 'Noor' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Could not read src/content/structure.jsonc, line ');
  expect(copy.read(facts)).toBe(before);
  copy.remove(facts);
  for (const each of ['facts', 'group?name=payment', 'publish'])
    expect(await page(each)).toMatch(
      /<nav.*Could not find src\/content\/facts\.jsonc: it was renamed/s,
    );
  const typed = { hash, 'payment.account': 'Noor', password: 'hunter2' };
  const kept = await (await post('group?name=payment', typed)).text();
  // The browser asks before somebody leaves a form with this attribute.
  expect(kept).toMatch(/<form [^>]*data-refused.*value="Noor".*Save what I typed/s);
  expect(kept).not.toMatch(/hunter2|photo that you chose/);
  const body = new FormData();
  body.set('agency.office:file', new File(['a photo'], 'office.jpg'));
  const headers = { origin: dev.url };
  const sent = await fetch(`${dev.url}/.dev/group?name=agency`, { method: 'POST', headers, body });
  expect(await sent.text()).toContain('A photo that you chose is not kept. Choose it again');
});
