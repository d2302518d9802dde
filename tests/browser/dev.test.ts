/** `npm run dev`, started as people start it, and open pages while editors save files. */
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeSite } from '../../src/generator/makeSite.ts';
import type { Files } from '../../src/generator/files.ts';
import { projectAt } from '../../src/generator/project.ts';
import type { Page } from 'playwright-core';
import { openPage, phone } from '../support/page.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild, startBuild } from '../support/runBuild.ts';
import { runDev, waitFor, type RunningDev } from '../support/runDev.ts';

const home = 'src/content/languages/en.ts';
const facts = 'src/content/facts.ts';
const hero = 'src/site/components/Hero.tsx';
const heroStyle = 'styles/components/_hero.scss';
const script = 'src/site/client/main.ts';
const picture = 'src/pictures/uhud.jpg';

// Other tests find unchanged styles in the shared cache.
const copy = copyProjectForAll({ ownCaches: true });
let dev: RunningDev;
let takenPort: number;
let published: Files;
/** The content of changed files before the change. */
const originals = new Map<string, Buffer>();

type Change = (text: string) => string | Buffer;
const withHeadline =
  (headline: string): Change =>
  (text) =>
    text.replace(/headline: '.*',/, `headline: '${headline}',`);
const withLine =
  (line: string): Change =>
  (text) =>
    `${text}\n${line}\n`;

const at = (file: string) => path.join(copy.root, file);
const remember = (file: string) =>
  originals.has(file) || originals.set(file, readFileSync(at(file)));
/** Writes into the file. */
const write = (file: string, change: Change) => {
  remember(file);
  copy.write(file, change(copy.read(file)));
};
/** Replaces the file by a new one, as many editors do. */
const save = (file: string, change: Change) => {
  remember(file);
  copy.write(`${file}~`, change(copy.read(file)));
  renameSync(at(`${file}~`), at(file));
};
const restore = (file: string) => save(file, () => originals.get(file)!);

const serves = (text: string) => waitFor(async () => (await dev.get('/')).includes(text));
const openHome = () => openPage('/', { view: phone, site: dev.url });
const showsHeadline = (page: Page, text: string) =>
  expect.poll(() => page.locator('h1').textContent()).toBe(text);
const withoutClient = (html: string) =>
  html.replace(/<script type="module" src="\/\.dev\/[^>]*><\/script>/, '');

/** Starts while the port is taken and the content has a mistake. */
beforeAll(async () => {
  copy.write('dist/index.html', 'the last release');
  published = (await makeSite(copy)).files;
  save(home, withHeadline("It's"));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  takenPort = (other.address() as AddressInfo).port;
  dev = await runDev(copy, '--port', `${takenPort}`).finally(() => other.close());
  return async () => void (await dev.stop());
});

describe('npm run dev', () => {
  /** It serves what a build would publish, plus one script, and leaves the last release alone. */
  afterEach(async () => {
    for (const file of originals.keys()) restore(file);
    originals.clear();
    for (const [address, file] of [
      ['/', 'index.html'],
      ['/about', 'about/index.html'],
    ] as const) {
      await waitFor(async () => withoutClient(await dev.get(address)) === published.get(file));
    }
    expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last release' });
  });

  test('shows an error instead of the page until it is mended', async () => {
    const response = await fetch(`${dev.url}/about`);
    const sentence = 'Could not read src/content/languages/en.ts, line ';
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining(sentence),
    ]);
    const { page } = await openHome();
    expect(await page.locator('body > pre').textContent()).toContain(sentence);
    restore(home);
    await page.locator('h1').waitFor();
  });

  test('takes the next free port', () => {
    expect(Number(new URL(dev.url).port)).toBeGreaterThan(takenPort);
  });

  test('prints its address and how to get one for a phone', () => {
    expect(dev.said().match(/http:\S+/g)).toEqual([dev.url]);
    expect(dev.said()).toMatch(/^ {2}On a phone +npm run dev -- --host$/m);
  });

  const outer = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  test.skipIf(!outer)('listens on this machine alone', async () => {
    const { port } = new URL(dev.url);
    await expect(fetch(`http://${outer}:${port}/`)).rejects.toThrow('fetch failed');
  });

  test('adds its script to pages alone', async () => {
    const addresses = ['/', '/about', '/none', '/icons/icon.svg', '/.dev/client.js'];
    const texts = await Promise.all(addresses.map(dev.get));
    expect(texts.map((text) => text.includes('/.dev/client.js?'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('reloads a page after saves, scrolled to where it was', async () => {
    const { page } = await openHome();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    for (const text of ['Saved once', 'Saved twice']) {
      save(home, withHeadline(text));
      await showsHeadline(page, text);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    }
    save(hero, (text) => text.replace('<section', '<section data-changed=""'));
    await page.locator('[data-changed]').waitFor();
  });

  test('swaps a saved style without a reload', async () => {
    const { page, faults } = await openHome();
    const before = await dev.fingerprints('/');
    await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
    save(heroStyle, withLine('h1 { letter-spacing: 4px !important; }'));
    const spacing = () =>
      page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);
    await expect.poll(spacing).toBe('4px');
    expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);
    expect((await dev.fingerprints('/')).rest).toBe(before.rest);
    expect(faults).toEqual([]);
  });

  test('leaves pages alone that a save does not change', async () => {
    const about = await dev.fingerprints('/about');
    save(heroStyle, withLine('h1 { letter-spacing: 5px !important; }'));
    await serves('letter-spacing:5px');
    expect(await dev.fingerprints('/about')).toEqual(about);
  });

  test('runs a saved script and no older one', async () => {
    const { page } = await openHome();
    const clicks = () => page.evaluate(() => document.documentElement.dataset.clicks);
    for (const round of [1, 2]) {
      const count = `addEventListener('click', () => (document.documentElement.dataset.clicks += 'r${round}'));`;
      if (round === 2) restore(script);
      const start = `document.documentElement.dataset.clicks = 'now ${round}: ';`;
      save(script, withLine(`${count}\n${start}`));
      await expect.poll(clicks).toBe(`now ${round}: `);
    }
    await page.locator('h1').click();
    expect(await clicks()).toBe('now 2: r2');
  });

  test('shows a picture that replaces another', async () => {
    const { page } = await openHome();
    const address = () => page.locator('img[src*="uhud"]').first().getAttribute('src');
    const old = await address();
    save(picture, () => readFileSync(at('src/pictures/masjid-quba.jpg')));
    await expect.poll(address).not.toBe(old);
    expect((await fetch(dev.url + (await address()))).status).toBe(200);
  });

  test('updates a hidden page once it is visible again', async () => {
    const { page } = await openHome();
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    const messages = await dev.listen();
    save(home, withHeadline('Saved while hidden'));
    await serves('Saved while hidden');
    // A connected page has had two messages by now: the rebuild, and the final one.
    await waitFor(() => messages().length > 2);
    expect(await page.locator('h1').textContent()).not.toBe('Saved while hidden');
    await setHidden(false);
    await showsHeadline(page, 'Saved while hidden');
  });

  test('shows every error over the last good page until it is mended', async () => {
    const { page } = await openHome();
    const panel = page.locator('dev-problem');
    const good = await dev.get('/');
    const messages = await dev.listen();
    const mistakes: [file: string, mistake: Change, sentence: RegExp][] = [
      [home, withHeadline("It's"), /^Could not read src\/content\/languages\/en\.ts, line \d+: /],
      [
        facts,
        (text) => text.replace('price: 88000', 'price: -1'),
        /^Could not use src\/content\/facts\.ts: package\.price is -1\. Write /,
      ],
      [home, withLine('en.none.none;'), /src\/content\/languages\/en\.ts(, line |:)\d+/],
      [
        heroStyle,
        withLine('h1 { color: $none; }'),
        /^Could not compile the styles \(styles\/components\/_hero\.scss, line \d+\): Undefined variable\./,
      ],
      [
        script,
        withLine('const;'),
        /^Could not bundle the browser script \(src\/site\/client\/main\.ts, line \d+\): /,
      ],
      [picture, () => 'not a picture', /^Could not read the picture \(.*uhud\.jpg\): /],
      [
        hero,
        (text) => text.replace('return (', '({}).none.none;\n  return ('),
        /src\/site\/components\/Hero\.tsx(, line |:)\d+/,
      ],
    ];
    const shown = [''];
    for (const [file, mistake, sentence] of mistakes) {
      save(file, mistake);
      const text = await waitFor(() => messages().find((each) => each && !shown.includes(each)));
      expect(text).toMatch(sentence);
      await expect.poll(dev.said).toContain(text);
      expect((await dev.get('/')) === good, text).toBe(true);
      await expect.poll(() => panel.locator('pre').textContent()).toBe(text);
      expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(42, 14, 18)',
      );
      shown.push(text);
      restore(file);
      await waitFor(() => messages().at(-1) === '');
    }
    expect(new Set(messages())).toEqual(new Set(shown));
    await expect.poll(dev.said).toMatch(/Mended\.\n$/);
    await expect.poll(() => panel.count()).toBe(0);
  });

  test('reports what the check of a build would, beside the new pages', async () => {
    const messages = await dev.listen();
    save('src/routes.tsx', (text) => text.replace("path: '/about'", "path: '/about-us'"));
    const text = await waitFor(() => messages().find(Boolean));
    expect(text).toMatch(/^Could not publish .*leads to \/about.*which the site does not have/);
    const statuses = ['/about-us', '/about'].map(
      async (address) => (await fetch(dev.url + address)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  test('loses no save that comes during a rebuild', async () => {
    for (let count = 1; count <= 15; count++) {
      write(home, withHeadline(`Save number ${count}`));
      // The pauses vary, so that saves fall before, into and after a rebuild.
      await new Promise((resolve) => setTimeout(resolve, (count * 7) % 60));
    }
    await serves('Save number 15');
  });

  test('serves public files during a rebuild', async () => {
    write(home, withHeadline('Saved meanwhile'));
    const statuses = new Set<number>();
    const isDone = async () => (await dev.get('/')).includes('Saved meanwhile');
    do statuses.add((await fetch(`${dev.url}/icons/icon.svg`)).status);
    while (!(await isDone()));
    expect([...statuses]).toEqual([200]);
  });

  test('serves public files as they are now', async () => {
    for (const text of ['one', 'two']) {
      copy.write('public/notes/new.txt', text);
      await waitFor(async () => (await dev.get('/notes/new.txt')) === text);
    }
    copy.remove('public/notes/new.txt');
    await waitFor(async () => (await fetch(`${dev.url}/notes/new.txt`)).status === 404);
  });

  test('ignores a file that is half written for a moment', async () => {
    const terminal = dev.said().length;
    write(home, (whole) => whole.slice(0, 900));
    write(home, () => withHeadline('Complete')(`${originals.get(home)}`));
    await serves('Complete');
    // By the time a later mistake is reported, the earlier save has had its final rebuild.
    write(home, () => withHeadline("It's")(`${originals.get(home)}`));
    await waitFor(() => dev.said().includes("'It's'", terminal));
    expect(
      dev
        .said()
        .slice(terminal)
        .match(/Could not/g),
    ).toHaveLength(1);
  });

  test('notices whole folders that go and come back', async () => {
    const messages = await dev.listen();
    renameSync(at('styles'), at('styles.away'));
    await waitFor(() => messages().at(-1));
    renameSync(at('styles.away'), at('styles'));
    await waitFor(() => messages().at(-1) === '');
    write(heroStyle, withLine('h1 { outline-offset: 78px; }'));
    await serves('outline-offset:78px');
  });

  test('asks for a restart after a change of the program', async () => {
    const file = 'src/generator/check/weight.ts';
    write(file, withLine(''));
    await waitFor(() => dev.said().includes(`${file} is part of the program that runs here.`));
  });
});

test('npm run dev ends well at Ctrl-C during a rebuild', async () => {
  await dev.listen();
  write(home, withHeadline('Before the end'));
  await new Promise((resolve) => setTimeout(resolve, 15));
  const code = await dev.stop();
  // Windows knows no Ctrl-C that comes from another program.
  if (process.platform !== 'win32')
    expect([code, dev.said().match(/error|^ +at /gim)]).toEqual([0, null]);
});

test('npm run dev ends with a sentence when no port is free', async () => {
  const last = createServer().listen(65_535, '127.0.0.1');
  await once(last, 'listening');
  const args = ['--port', '65535'];
  const { child, outcome } = startBuild(copy, { script: 'src/commands/dev/main.ts', args });
  onTestFinished(() => void (child.kill(), last.close()));
  const err = expect.stringMatching(/^Could not open the port 65535: another program uses it\./m);
  expect(await outcome).toMatchObject({ code: 1, err });
});

test('npm run dev answers an unknown arg with a sentence', async () => {
  const outcome = await runBuild(projectAt(), {
    script: 'src/commands/dev/main.ts',
    args: ['--frobnicate'],
  });
  const sentence =
    "Could not start (--frobnicate): unknown option '--frobnicate'. Use --port with a number from 1 to 65535, --host to " +
    'show it to phones in the same network, or nothing.\n';
  expect(outcome).toEqual({ code: 1, out: '', err: sentence });
});
