/** Publishing from the page of facts, onto a real server. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProjectForAll, treeOf } from '../../support/projectCopy.ts';
import { runDev, type RunningDev } from '../../support/runDev.ts';
import { settingsFor, startHost } from '../upload/uploadFixture.ts';

const facts = 'src/content/facts.ts';
const copy = copyProjectForAll({ ownCaches: true });
let dev: RunningDev;
beforeAll(async () => {
  // The compiler has a test of its own.
  rmSync(path.join(copy.root, 'node_modules', 'typescript'));
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

it('publishes with the password of the page alone, while a save waits', async () => {
  const { FTP_PASSWORD: password, ...settings } = settingsFor(await startHost());
  const { FTP_HOST, FTP_USER, FTP_FOLDER, ...others } = settings as Record<string, string>;
  const lines = Object.entries(others).map((setting) => setting.join('='));
  copy.write('.env', lines.join('\n'));
  const boxes = { FTP_HOST: `ftp://${FTP_HOST}/`, FTP_USER: FTP_USER!, FTP_FOLDER: FTP_FOLDER! };
  const wrong = await (await post('publish', { ...boxes, FTP_HOST: 'my host', password })).text();
  expect(wrong).toContain('Could not use the value of FTP_HOST');
  expect(wrong).toContain('value="my host"');
  expect(copy.read('.env')).toBe(lines.join('\n'));
  const refused = await (await post('publish', { ...boxes, password: 'wrong' })).text();
  expect(refused).toMatch(/It has not ended well.*<form.*value="staff".*="password"/s);
  expect(copy.read('.env')).toContain(`FTP_HOST=${FTP_HOST}\n`);
  const questions = 'group?name=agencyQuestions';
  const [, hash = ''] = /name="hash" value="(\w+)"/.exec(await page(questions))!;
  const publishing = await post('publish', { password });
  await post('publish', { password: 'From another window' });
  const saving = post(questions, { hash, 'agencyQuestions[0]': 'Later?' });
  let said = '';
  for await (const part of publishing.body!.pipeThrough(new TextDecoderStream())) {
    said += part;
    if (part.includes('To /public_html')) expect(copy.read(facts)).not.toContain('Later?');
  }
  expect(said).toMatch(/To \/public_html.*The site is live and checked at http:\S+: \d+ pages, /s);
  expect(await (await saving).text()).toContain('Saved. Visitors see it');
  expect(copy.read(facts)).toContain("'Later?'");
  const after = JSON.stringify([await page(), treeOf(copy.cache)]);
  for (const each of [password, 'Could not']) expect(after).not.toContain(each);
}, 120_000);
