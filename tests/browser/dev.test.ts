/** `npm run dev`, started as people start it, and open pages while files are saved. */
import { beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../src/generator/makeSite.ts';
import { pageForAll, phone } from '../support/page.ts';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';
import { runDev, type RunningDev } from '../support/runDev.ts';
import { waitFor } from '../support/waitFor.ts';

const hero = 'src/site/components/home/Hero.tsx';
const heroStyle = 'src/site/components/home/_hero.scss';
const facts = 'src/content/facts.jsonc';

// Other tests must find the unchanged styles in the shared cache. Each save rebuilds the pages of every language.
const copy = copyProjectForAll({ ownCaches: true, languages: ['en', 'ur'] });
let dev: RunningDev;
beforeAll(async () => {
  copy.write('dist/index.html', 'the last release');
  dev = await runDev(copy, '--host');
  return async () => void (await dev.stop());
});

/** Without the video, which would play for as long as a test waits. */
const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

test('serves what a build publishes, and leaves dist alone', async () => {
  const { files } = await makeSite({ ...copy, showsUnread: true });
  const html = await (await dev.get('/about/')).text();
  const client = /<script type="module" src="\/\.dev\/[^>]*><\/script>/;
  expect(html).toMatch(client);
  expect(html.replace(client, '')).toBe(files.get('about/index.html'));
  expect(bytesIn(copy.dist)).toEqual({ 'index.html': 'the last release' });
});

test('lets nobody else on the network edit', async () => {
  expect((await dev.get('/.dev/facts')).status).toBe(404);
  expect(await (await dev.get('/?edit')).text()).not.toContain('data-form');
});

test('says on the pages of an unread language that it is not published', async () => {
  const { page, goTo } = visitor();
  await goTo('/ur/about/', dev.url);
  const note = page.locator('body > p').first();
  await expect.poll(() => note.textContent()).toContain('اردو is not published yet');
  // An open page reloads after each save, which could interrupt the next test on its way to another page.
  await page.goto('about:blank');
});

test('serves a file saved in public, even during a rebuild, until it is deleted', async () => {
  for (let count = 1; count <= 15; count++) {
    copy.write('public/notes/count.txt', `${count}`);
    // The pauses vary, so that saves fall before, into and after a rebuild.
    await new Promise((resolve) => setTimeout(resolve, (count * 7) % 60));
  }
  const count = async () => (await dev.get('/notes/count.txt')).text();
  await expect.poll(count).toBe('15');
  copy.remove('public/notes/count.txt');
  await expect.poll(async () => (await dev.get('/notes/count.txt')).status).toBe(404);
});

test('asks for a restart after the program has changed, but not after a README has', async () => {
  for (const file of ['src/README.md', 'src/generator/terminal.ts']) copy.edit(file, /$/, '\n');
  const line = ' is part of the program that runs here.';
  await waitFor(() => dev.said().includes(`src/generator/terminal.ts${line}`));
  expect(dev.said()).not.toContain(`README.md${line}`);
});

// This test comes last, so that nothing waits while the files are restored: the styles take longest.
test('reloads an open page after each save, keeps its scroll position, and shows an error until it is fixed', async () => {
  const { page, goTo } = visitor();
  await goTo('/', dev.url);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  copy.edit(hero, '<section', '<section data-changed=""');
  copy.edit(heroStyle, /$/, 'h1 { letter-spacing: 4px !important; }\n');
  const spacing = () =>
    page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);
  await expect.poll(spacing).toBe('4px');
  await expect.poll(() => page.locator('[data-changed]').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // A page in a language that somebody has read does not have the note.
  expect(await page.locator('body').textContent()).not.toContain('not published yet');

  const sentence = 'Could not use src/content/facts.jsonc, line 31: package.price is "<b>". Write ';
  copy.edit(facts, '"price": 88000,', '"price": "<b>",');
  const shown = page.locator('body > pre');
  await expect.poll(() => shown.textContent()).toContain(sentence);
  expect(dev.said()).toContain(`\n${sentence}`);
  const response = await dev.get('/about/');
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining(sentence.replace('<', '&lt;')),
  ]);
  copy.edit(facts, '"price": "<b>",', '"price": 88000,');
  await page.locator('h1').waitFor();
});

// On Windows, a program cannot send Ctrl-C to another one.
test.skipIf(process.platform === 'win32')('exits with code 0 at Ctrl-C', async () => {
  expect([await dev.stop(), dev.said().match(/^ +at /m)]).toEqual([0, null]);
});
