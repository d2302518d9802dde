/** Publishing from the page of facts, onto a real server. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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
  fetch(dev.url + address, {
    method: 'POST',
    headers: { origin: dev.url },
    body: new URLSearchParams(body),
  });
const page = async () => (await dev.get('/.dev/facts')).text();
const until = (said: RegExp) =>
  vi.waitUntil(async () => said.test(await page()), { timeout: 100_000, interval: 100 });

it('publishes with the password of the page alone, while a save waits', async () => {
  expect(await page()).toContain('Could not read .env');
  const { FTP_PASSWORD: password, ...settings } = settingsFor(await startHost());
  const lines = Object.entries(settings).map((setting) => setting.join('='));
  copy.write('.env', lines.join('\n'));
  expect(await page()).toContain('FTP password of staff on 127.0.0.1');
  const [, hash = ''] = /id="agencyQuestions".*?name="hash" value="(\w+)"/.exec(await page())!;
  await post('/.dev/publish', { password: password });
  const saved = post('/.dev/facts', {
    group: 'agencyQuestions',
    hash,
    'agencyQuestions[0]': 'Later?',
  });
  await until(/To \/public_html/);
  expect(copy.read(facts)).not.toContain('Later?');
  await until(/aria-busy="false".*The site is live and checked at http:\S+: \d+ pages, /s);
  expect(await (await saved).json()).toMatchObject({ problems: [] });
  expect(copy.read(facts)).toContain("'Later?'");
  expect(JSON.stringify([await page(), treeOf(copy.cache)])).not.toContain(password);
}, 120_000);
