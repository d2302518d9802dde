/** `npm run dev`, started once as people start it: what it answers, and what a page shows of saves as editors make them. */
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { projectAt } from '../../src/generator/project.ts';
import { pageForAll, phone } from '../support/page.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild } from '../support/runBuild.ts';
import { runDev, waitFor, type RunningDev } from '../support/runDev.ts';
import { openMenu } from '../support/states.ts';

const home = 'src/content/home.ts';
const hero = 'src/site/components/Hero.tsx';
const heroStyle = 'styles/components/_hero.scss';
const script = 'src/site/client/main.ts';
const picture = 'src/pictures/uhud.jpg';

// Other tests find the styles compiled that nobody changes.
const copy = copyProjectForAll({ ownCaches: true });
const visitor = pageForAll({ view: phone });
let dev: RunningDev;
let taken: number;
/** What the files held that a test has changed. */
const sound = new Map<string, Buffer>();

type Change = (text: string) => string | Buffer;
const withHeadline =
  (words: string): Change =>
  (text) =>
    text.replace(/headline: '.*',/, `headline: '${words}',`);
const withRule =
  (rule: string): Change =>
  (text) =>
    `${text}\n${rule}\n`;

const at = (file: string) => path.join(copy.root, file);
const remember = (file: string) => sound.has(file) || sound.set(file, readFileSync(at(file)));
/** Writes into the file. */
const write = (file: string, change: Change) => {
  remember(file);
  copy.write(file, change(copy.read(file)));
};
/** Puts a new file in the place of the old one, as many editors do: nobody ever sees half of it. */
const save = (file: string, change: Change) => {
  remember(file);
  copy.write(`${file}~`, change(copy.read(file)));
  renameSync(at(`${file}~`), at(file));
};
const bringBack = (file: string) => save(file, () => sound.get(file)!);

const shows = (words: string) => waitFor(async () => (await dev.get('/')).includes(words));
const headline = () => visitor().page.locator('h1').textContent();
const saveHeadline = async (words: string) => {
  save(home, withHeadline(words));
  await expect.poll(headline).toBe(words);
};

/** It starts where its port is in use and a file has a slip. */
beforeAll(async () => {
  copy.write('dist/index.html', 'the last release');
  save(home, withHeadline("It's"));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = (other.address() as AddressInfo).port;
  dev = await runDev(copy, '--port', `${taken}`).finally(() => other.close());
  return async () => void (await dev.stop());
});

/** The name of the site's own script tells apart even the folders in which packages lie. */
const withoutScripts = (html: string) =>
  html.replace(/<script type="module" src="[^>]*><\/script>/g, '');

describe('npm run dev', () => {
  /** What it serves is what a build publishes, and one script more; the last release is not touched. */
  afterEach(async () => {
    for (const file of sound.keys()) bringBack(file);
    sound.clear();
    for (const address of ['/', '/about']) {
      const published = await (await fetch(inject('site') + address)).text();
      await waitFor(
        async () => withoutScripts(await dev.get(address)) === withoutScripts(published),
      );
    }
    expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last release' });
  });

  test('says what is wrong in the place of the page, which comes by itself when that is mended', async () => {
    const { page, goTo } = visitor();
    expect(Number(new URL(dev.url).port)).toBeGreaterThan(taken);
    const response = await fetch(`${dev.url}/about`);
    const sentence = 'Could not read src/content/home.ts, line ';
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining(sentence),
    ]);
    await goTo('/', dev.url);
    expect(await page.locator('body > pre').textContent()).toContain(sentence);
    bringBack(home);
    await page.locator('h1').waitFor();
  });

  test('prints one address, one for a phone where there is a network, and puts its script into every page', async () => {
    expect(dev.said().match(/http:\/\/localhost:\d+/g)).toHaveLength(1);
    expect(dev.said().match(/http:/g)!.length).toBeLessThanOrEqual(2);
    const isMarked = async (address: string) =>
      (await dev.get(address)).includes('/.dev/client.js?');
    const marked = await Promise.all(
      ['/', '/about', '/none', '/icons/icon.svg', '/.dev/client.js'].map(isMarked),
    );
    expect(marked).toEqual([true, true, true, false, false]);
    const samples: unknown = JSON.parse(await dev.get('/.dev/samples.json'));
    expect(samples).toContainEqual({ field: 'address.street', value: 'Sample Street 00' });
  });

  test('an open page shows a saved text, component and style, not loaded again, where it was scrolled to', async () => {
    const { page, goTo } = visitor();
    await goTo('/', dev.url);
    const [about, marks] = [await dev.marks('/about'), await dev.marks('/')];
    const history = await page.evaluate(
      () => Object.assign(window, { isSameWindow: true }).history.length,
    );
    const spacing = () =>
      page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    for (const words of ['Saved once', 'Saved twice']) {
      await saveHeadline(words);
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    }
    save(hero, (text) => text.replace('<section ', '<section data-changed="" '));
    await page.locator('[data-changed]').waitFor();
    const written = await dev.marks('/');
    save(heroStyle, withRule('h1 { letter-spacing: 4px !important; }'));
    await expect.poll(spacing).toBe('4px');
    // It was told that it is its style alone; the other pages, that there is nothing new.
    const styled = await dev.marks('/');
    expect(written.css).toBe(marks.css);
    expect([styled.rest === written.rest, styled.css === written.css]).toEqual([true, false]);
    expect(await dev.marks('/about')).toEqual(about);
    await saveHeadline('In the new style');
    expect(await spacing()).toBe('4px');
    const now = await page.evaluate(() => [
      scrollY,
      'isSameWindow' in window,
      window.history.length,
    ]);
    expect(now).toEqual([1500, true, history]);
  });

  test('it behaves after a save as after loading, each thing once', async () => {
    const { page, faults } = visitor();
    await saveHeadline('Saved again');
    // The script of the page that was written is at work.
    await page.locator('[data-behaviour=menu][role=button]').waitFor();
    for (let times = 1; times <= 2; times++) {
      await openMenu(page);
      await page.keyboard.press('Escape');
      await page.locator('#menu').waitFor({ state: 'hidden' });
    }
    await page.locator('dev-samples').waitFor();
    expect(await page.locator('dev-samples').count()).toBe(1);
    expect(faults, dev.said()).toEqual([]);
  });

  test('it runs a saved script and nothing of the old one, and shows a picture put in the place of another', async () => {
    const { page } = visitor();
    const clicks = () => page.evaluate(() => document.documentElement.dataset.clicks);
    for (const round of [1, 2]) {
      const count = `addEventListener('click', () => (document.documentElement.dataset.clicks += 'r${round}'));`;
      if (round === 2) bringBack(script);
      save(
        script,
        withRule(`${count}\ndocument.documentElement.dataset.clicks = 'now ${round}: ';`),
      );
      await expect.poll(clicks).toBe(`now ${round}: `);
    }
    await page.locator('h1').click();
    expect(await clicks()).toBe('now 2: r2');
    bringBack(script);
    await expect.poll(clicks).toBeUndefined();

    const address = () => page.locator('img[data-picture=uhud]').getAttribute('src');
    const old = await address();
    save(picture, () => readFileSync(at('src/pictures/baqi.jpg')));
    await expect.poll(address).not.toBe(old);
    expect((await fetch(dev.url + (await address()))).status).toBe(200);
  });

  test('it lets go of the server while nobody sees it, and is up to date when it is seen again', async () => {
    const { page } = visitor();
    const isHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await isHidden(true);
    const heard = await dev.listen();
    save(home, withHeadline('Saved behind others'));
    await shows('Saved behind others');
    // A page that listens has been told twice by now: of the save, and that nothing is wrong with it.
    await waitFor(() => heard().length > 2);
    expect(await headline()).not.toBe('Saved behind others');
    await isHidden(false);
    await expect.poll(headline).toBe('Saved behind others');
  });

  test('it tells of whatever is wrong beside the last good page, and no longer when that is mended', async () => {
    const panel = visitor().page.locator('dev-problem');
    const good = await dev.get('/');
    const heard = await dev.listen();
    const slips: [file: string, slip: Change, sentence: RegExp][] = [
      [home, withHeadline("It's"), /^Could not read src\/content\/home\.ts, line \d+: /],
      [
        'src/content/pricing.ts',
        (text) => text.replace(/amount: [\d_]+/, 'amount: -1'),
        /^Could not use src\/content\/pricing\.ts: amount is -1\. Write /,
      ],
      [home, withRule('home.none.none;'), /src\/content\/home\.ts(, line |:)\d+/],
      [
        heroStyle,
        withRule('h1 { color: $none; }'),
        /^Could not compile the styles \(styles\/components\/_hero\.scss, line \d+\): Undefined variable\./,
      ],
      [
        script,
        withRule('const;'),
        /^Could not bundle the browser script \(src\/client\/main\.ts, line \d+\): /,
      ],
      [picture, () => 'not a picture', /^Could not read the picture \(.*uhud\.jpg\): /],
      [
        hero,
        (text) => text.replace('return (', '({}).none.none;\n  return ('),
        /src\/components\/Hero\.tsx(, line |:)\d+/,
      ],
    ];
    const told = [''];
    for (const [file, slip, sentence] of slips) {
      save(file, slip);
      const text = await waitFor(() => heard().find((each) => each && !told.includes(each)));
      expect(text).toMatch(sentence);
      await expect.poll(dev.said).toContain(text);
      expect((await dev.get('/')) === good, text).toBe(true);
      await expect.poll(() => panel.locator('pre').textContent()).toBe(text);
      expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(42, 14, 18)',
      );
      told.push(text);
      // The next one has to be noticed by itself, not in the look at this one.
      bringBack(file);
      await waitFor(() => heard().at(-1) === '');
    }
    expect(new Set(heard())).toEqual(new Set(told));
    await expect.poll(dev.said).toMatch(/Mended\.\n$/);
    await expect.poll(() => panel.count()).toBe(0);
    // What it would show of all other saves takes time.
    await visitor().page.goto('about:blank');
  });

  test('tells what the check of the build would refuse, together with the new pages', async () => {
    const heard = await dev.listen();
    save('src/routes.tsx', (text) => text.replace("path: '/about'", "path: '/about-us'"));
    const text = await waitFor(() => heard().find(Boolean));
    expect(text).toMatch(/^Could not publish .*leads to \/about.*which the site does not have/);
    const statuses = ['/about-us', '/about'].map(
      async (address) => (await fetch(dev.url + address)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  test('serves public files at every moment, and loses no save that comes while it works on another one', async () => {
    let isDone = false;
    const saves = async () => {
      for (let count = 1; count <= 15; count++) {
        write(home, withHeadline(`Save number ${count}`));
        // From once in a while to all at once, so that saves fall before, into and behind the work on earlier ones.
        await new Promise((resolve) => setTimeout(resolve, (count * 7) % 60));
      }
      await shows('Save number 15');
    };
    const statuses = new Set<number>();
    const visits = async () => {
      while (!isDone) {
        statuses.add((await fetch(`${dev.url}/icons/icon.svg`)).status);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await Promise.all([saves().finally(() => (isDone = true)), visits()]);
    expect([...statuses]).toEqual([200]);
  });

  test('serves public files as they are now', async () => {
    for (const words of ['one', 'two']) {
      copy.write('public/notes/new.txt', words);
      await waitFor(async () => (await dev.get('/notes/new.txt')) === words);
    }
    copy.remove('public/notes/new.txt');
    await waitFor(async () => (await fetch(`${dev.url}/notes/new.txt`)).status === 404);
  });

  test('says nothing about a file that is complete a moment after it was half there', async () => {
    const terminal = dev.said().length;
    write(home, (whole) => whole.slice(0, 900));
    write(home, () => withHeadline('Complete')(`${sound.get(home)}`));
    await shows('Complete');
    // A later save has been looked at twice by the time at which it is told that it is wrong.
    write(home, () => withHeadline("It's")(`${sound.get(home)}`));
    await waitFor(() => dev.said().includes("'It's'", terminal));
    expect(
      dev
        .said()
        .slice(terminal)
        .match(/Could not/g),
    ).toHaveLength(1);
  });

  test('notices whole folders that go and come back', async () => {
    const heard = await dev.listen();
    renameSync(at('styles'), at('styles.away'));
    await waitFor(() => heard().at(-1));
    renameSync(at('styles.away'), at('styles'));
    await waitFor(() => heard().at(-1) === '');
    write(heroStyle, withRule('h1 { outline-offset: 78px; }'));
    await shows('outline-offset:78px');
  });

  test('says that the program itself has to be started again to use a change of it', async () => {
    write('src/generator/check/weight.ts', withRule(''));
    await waitFor(() =>
      dev.said().includes('src/generator/check/weight.ts is part of the program that runs here.'),
    );
  });
});

test('npm run dev ends well with Ctrl-C in the middle of its work on a save', async () => {
  await dev.listen();
  write(home, withHeadline('Before the end'));
  await new Promise((resolve) => setTimeout(resolve, 15));
  const code = await dev.stop();
  // Windows knows no Ctrl-C that comes from another program.
  if (process.platform !== 'win32')
    expect([code, dev.said().match(/error|^ +at /gim)]).toEqual([0, null]);
});

test('npm run dev answers words that it does not know with a sentence', async () => {
  const outcome = await runBuild(projectAt(), {
    script: 'src/commands/dev/main.ts',
    args: ['--frobnicate'],
  });
  const advice = 'Use --port with a number from 1 to 65535, or nothing.';
  const err = `Could not start (--frobnicate): unknown option '--frobnicate'. ${advice}\n`;
  expect(outcome).toEqual({ code: 1, out: '', err });
});
