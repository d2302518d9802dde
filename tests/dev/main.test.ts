/** The command itself, run as npm does, with pages that listen to it. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { projectAt } from '../../src/project.ts';
import { copyProject, copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild } from '../support/runBuild.ts';
import { runDev, runDevToEnd, waitFor, type OpenPage, type RunningDev } from './runDev.ts';

const home = 'src/content/home.ts';
const hero = 'src/components/Hero.tsx';
const heroStyle = 'styles/components/_hero.scss';
const script = 'src/client/main.ts';
const picture = 'src/pictures/uhud.jpg';

const withHeadline = (words: string) => (text: string) => text.replace(/headline: '.*',/, `headline: '${words}',`);
const withRule = (rule: string) => (text: string) => `${text}\n${rule}\n`;

describe('npm run dev', () => {
  const copy = copyProjectForAll();
  let dev: RunningDev;

  beforeAll(async () => {
    copy.write('dist/index.html', 'the last release');
    dev = await runDev(copy, '--port', '4310');
  });
  afterAll(() => dev.stop());

  /** Opens a page; when the test ends the files are as they were, and the page is shown as it was. */
  const open = async (address: string, ...files: string[]): Promise<OpenPage> => {
    const before = files.map((file) => [file, readFileSync(path.join(copy.root, file))] as const);
    const page = await dev.open(address);
    await page.next('sound');
    onTestFinished(async () => {
      page.close();
      for (const [file, content] of before) copy.write(file, content);
      if (files.length > 0) await waitFor(() => isAsBefore(address, page));
    });
    return page;
  };
  const isAsBefore = async (address: string, { note }: OpenPage): Promise<boolean> => {
    const now = await dev.open(address);
    await waitFor(() => now.heard().some((name) => name === 'sound' || name === 'problem'));
    now.close();
    return now.heard().includes('sound') && now.note.rest === note.rest && now.note.css === note.css;
  };
  const change = (file: string, how: (text: string) => string) => copy.write(file, how(copy.read(file)));

  it('prints one address, and one for a phone where there is a network', () => {
    expect(dev.said().match(/http:\/\/localhost:\d+/g)).toHaveLength(1);
    expect(dev.said().match(/http:/g)!.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['/', 200, 'text/html'],
    ['/about', 200, 'text/html'],
    ['/about/', 200, 'text/html'],
    ['/about?a=b', 200, 'text/html'],
    ['/404.html', 200, 'text/html'],
    ['/none', 404, 'text/html'],
    ['/assets', 404, 'text/html'],
    ['/%2e%2e/package.json', 404, 'text/html'],
    ['/sitemap.xml', 200, 'application/xml'],
    ['/icons/icon.svg', 200, 'image/svg+xml'],
    ['/.dev/client.js', 200, 'text/javascript'],
  ])('answers %s with %i as the host does, and lets nothing be kept', async (address, status, type) => {
    const response = await fetch(dev.url + address, { redirect: 'error' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(response.headers.get('content-type')).toMatch(type);
    expect((await response.text()).includes('/.dev/client.js')).toBe(type === 'text/html');
  });

  it('sends the part of a video that Safari asks for', async () => {
    const address = `${dev.url}/video/hero-portrait.mp4`;
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    const part = await fetch(address, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  });

  it('names the facts that nobody has confirmed', async () => {
    const { note } = await open('/');
    expect(note.facts).toContainEqual({ field: 'address.street', value: agency.address.street });
  });

  it('shows anew the page whose text has changed, and no other', async () => {
    const page = await open('/', home);
    const other = await open('/about');
    change(home, withHeadline('Changed words'));
    await page.next('page');
    expect((await dev.get('/')).includes('Changed words')).toBe(true);
    expect(other.heard()).toEqual(['sound']);
  });

  it('shows a changed component', async () => {
    const page = await open('/', hero);
    change(hero, (text) => text.replace('<section ', '<section data-changed="" '));
    await page.next('page');
    expect((await dev.get('/')).includes('data-changed')).toBe(true);
  });

  it('exchanges a changed style in the page as it stands', async () => {
    const page = await open('/', heroStyle);
    change(heroStyle, withRule('h1 { outline-offset: 77px; }'));
    expect((await page.next('style')).includes('outline-offset:77px')).toBe(true);
    expect((await dev.get('/')).includes('outline-offset:77px')).toBe(true);
    expect(page.heard()).not.toContain('page');
  });

  it('shows the page anew with a changed browser script', async () => {
    const page = await open('/', script);
    change(script, withRule('console.log("changed script");'));
    await page.next('page');
    const [url] = /\/assets\/main\.\w+\.js/.exec(await dev.get('/'))!;
    expect((await dev.get(url)).includes('changed script')).toBe(true);
  });

  it('shows a picture that has taken the place of another', async () => {
    const page = await open('/', picture);
    const shown = async () => /\/pictures\/uhud-\d+\.\w+\.jpg/.exec(await dev.get('/'))![0];
    const before = await shown();
    copy.write(picture, readFileSync(path.join(copy.root, 'src', 'pictures', 'baqi.jpg')));
    await page.next('page');
    expect(await shown()).not.toBe(before);
    expect((await fetch(dev.url + (await shown()))).status).toBe(200);
  });

  it('serves a public file that is new, then replaced, and no longer when it is deleted', async () => {
    const answers: [number, string][] = [];
    for (const save of [
      () => copy.write('public/notes/new.txt', 'one'),
      () => copy.write('public/notes/new.txt', 'two'),
      () => copy.remove('public/notes/new.txt'),
    ]) {
      const page = await open('/');
      save();
      await page.next('page');
      const response = await fetch(`${dev.url}/notes/new.txt`);
      answers.push([response.status, response.ok ? await response.text() : '']);
    }
    expect(answers).toEqual([[200, 'one'], [200, 'two'], [404, '']]);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['a slip in a content file', home, withHeadline("It's"), /^Could not read src\/content\/home\.ts, line \d+: /],
    [
      'a wrong fact',
      'src/content/pricing.ts',
      (text) => text.replace(/amount: [\d_]+/, 'amount: -1'),
      /^Could not use src\/content\/pricing\.ts: amount is -1\. Write /,
    ],
    [
      'a fact that content asks for in vain',
      home,
      withRule('home.none.none;'),
      /^Could not read src\/content\/home\.ts, line \d+: .* Undo the last change there\.$/,
    ],
    [
      'a slip in a style',
      heroStyle,
      withRule('h1 { color: $none; }'),
      /^Could not compile the styles \(styles\/components\/_hero\.scss, line \d+\): Undefined variable\./,
    ],
    [
      'a slip in the browser script',
      script,
      withRule('const;'),
      /^Could not bundle the browser script \(src\/client\/main\.ts, line \d+\): /,
    ],
    ['a broken picture', picture, () => 'not a picture', /^Could not read the picture \(.*uhud\.jpg\): it is /],
    [
      'a component that breaks off',
      hero,
      (text) => text.replace('return (', '({}).none.none;\n  return ('),
      /^Could not make a page \(src\/components\/Hero\.tsx, line \d+\): .* Undo the last change there\.$/,
    ],
  ])('shows %s beside the last good page until it is mended', async (_, file, spoil, sentence) => {
    const page = await open('/', file);
    const before = await dev.get('/');
    const sound = readFileSync(path.join(copy.root, file));
    change(file, spoil);
    const text = await page.next('problem');
    expect(text).toMatch(sentence);
    expect((await dev.get('/')) === before).toBe(true);
    expect(dev.said()).toContain(text);
    copy.write(file, sound);
    await page.next('sound');
    expect(page.heard()).toEqual(['sound', 'problem', 'sound']);
  });

  it('shows what the check of the build would refuse, together with the new pages', async () => {
    const page = await open('/', 'src/routes.ts');
    change('src/routes.ts', (text) => text.replace("path: '/about'", "path: '/about-us'"));
    expect(await page.next('problem')).toMatch(/^Could not publish .*leads to \/about.*which the site does not have/);
    expect((await fetch(`${dev.url}/about-us`)).status).toBe(200);
    expect((await fetch(`${dev.url}/about`)).status).toBe(404);
  });

  it('goes on with the rest of the site while a style is broken', async () => {
    const page = await open('/', home, heroStyle);
    change(heroStyle, withRule('h1 { color: $none; }'));
    await page.next('problem');
    change(home, withHeadline('Words beside a broken style'));
    await page.next('page');
    expect((await dev.get('/')).includes('Words beside a broken style')).toBe(true);
    const later = await dev.open('/');
    expect(await later.next('problem')).toContain('_hero.scss, line');
    later.close();
  });

  it('says nothing about a file that is complete a moment after it was half there', async () => {
    const page = await open('/', home);
    const whole = copy.read(home);
    copy.write(home, whole.slice(0, 900));
    await new Promise((resolve) => setTimeout(resolve, 30));
    copy.write(home, withHeadline('Complete')(whole));
    await page.next('page');
    await waitFor(() => /home\.ts \(\d+ ms\)\n$/.test(dev.said()));
    expect(page.heard()).not.toContain('problem');
  });

  it('shows the last of many saves', async () => {
    await open('/', home);
    for (let count = 1; count <= 40; count++) {
      change(home, withHeadline(`Save number ${count}`));
      // From once in a while to all at once, so that saves fall before, into and behind the work on earlier ones.
      await new Promise((resolve) => setTimeout(resolve, (count * 7) % 60));
    }
    await waitFor(async () => (await dev.get('/')).includes('Save number 40'));
  });

  it('loses no save that comes while it works on another one', async () => {
    const page = await open('/', home);
    for (let count = 1; count <= 8; count++) {
      change(home, withHeadline(`First of ${count}`));
      await waitFor(async () => (await dev.get('/')).includes(`First of ${count}`));
      change(home, withHeadline(`Second of ${count}`));
      await waitFor(async () => (await dev.get('/')).includes(`Second of ${count}`));
    }
    expect(page.heard()).toContain('page');
  });

  it('sees a save that goes through a temporary file, time and again', async () => {
    await open('/', home, heroStyle);
    const replace = (file: string, how: (text: string) => string) => {
      copy.write(`${file}.tmp~`, how(copy.read(file)));
      renameSync(path.join(copy.root, `${file}.tmp~`), path.join(copy.root, file));
    };
    for (const words of ['One', 'Two', 'Three']) {
      replace(home, withHeadline(`Renamed ${words}`));
      replace(heroStyle, withRule(`h1 { --renamed: ${words}; }`));
      await waitFor(async () => (await dev.get('/')).includes(`Renamed ${words}`));
      await waitFor(async () => (await dev.get('/')).includes(`--renamed: ${words}`));
    }
  });

  it('notices files and whole folders that go and come back', async () => {
    const page = await open('/', heroStyle);
    const move = (from: string, to: string) => renameSync(path.join(copy.root, from), path.join(copy.root, to));
    for (const name of [heroStyle, 'src/content/legal', 'styles']) {
      const away = `${name.replaceAll('/', '-')}.away`;
      move(name, away);
      await page.next('problem');
      move(away, name);
      await page.next('sound');
    }
    change(heroStyle, withRule('h1 { outline-offset: 78px; }'));
    expect((await page.next('style')).includes('outline-offset:78px')).toBe(true);
  });

  it('says that the program itself has to be started again to use a change of it', async () => {
    change('src/steps/check/budgets.ts', withRule(''));
    await waitFor(() => dev.said().includes('src/steps/check/budgets.ts is part of the program that runs here.'));
  });

  it('lets a build run beside it, which carries nothing of it, and leaves dist alone itself', async () => {
    expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last release' });
    expect(await runBuild(copy)).toMatchObject({ code: 0, err: '' });
    const built = treeOf(copy.dist);
    expect(Object.values(built).filter((text) => text.includes('/.dev/') || text.includes('dev-note'))).toEqual([]);
    const page = await open('/', home);
    change(home, withHeadline('After the build'));
    await page.next('page');
    expect(treeOf(copy.dist)).toEqual(built);
  });

  it('asks the longest open page to rest when there are more than a browser connects for', async () => {
    const pages: OpenPage[] = [];
    for (let count = 0; count < 5; count++) pages.push(await open('/'));
    await pages[0]!.next('rest');
    expect(pages.slice(1).flatMap((page) => page.heard())).not.toContain('rest');
  });
});

describe('npm run dev on a project that is broken', () => {
  it('says what is wrong in the place of the page, and shows the page when it is mended', async () => {
    const copy = copyProject();
    const whole = copy.read(home);
    copy.write(home, withHeadline("It's")(whole));
    const dev = await runDev(copy, '--port', '4320');
    onTestFinished(async () => void (await dev.stop()));
    const response = await fetch(`${dev.url}/about`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Could not read src/content/home.ts, line ');
    const page = await dev.open('/about');
    expect(await page.next('problem')).toContain('Could not read src/content/home.ts, line ');
    copy.write(home, whole);
    await page.next('page');
    await page.next('sound');
    expect((await fetch(`${dev.url}/about`)).status).toBe(200);
    page.close();
  });
});

describe('the start and the end of npm run dev', () => {
  it('takes the next port when one is in use, and ends well with Ctrl-C, leaving nothing behind', async () => {
    const copy = copyProject();
    const other = createServer().listen(4330, '127.0.0.1');
    onTestFinished(() => void other.close());
    const dev = await runDev(copy, '--port', '4330');
    const page = await dev.open('/');
    expect(Number(new URL(dev.url).port)).toBeGreaterThan(4330);
    const folder = path.join(copy.cache, `dev.building-${dev.pid}`);
    expect([existsSync(folder), existsSync(copy.dist)]).toEqual([true, false]);
    const code = await dev.stop();
    page.close();
    // Windows knows no Ctrl-C that comes from another program; there it is ended the hard way.
    if (process.platform !== 'win32') expect([code, existsSync(folder)]).toEqual([0, false]);
  });

  it.each([[['--port', 'x']], [['--port', '70000']], [['--port']], [['--frobnicate']], [['stray']]])(
    'answers %j with a sentence',
    async (words) => {
      const { code, said } = await runDevToEnd(projectAt(), ...words);
      expect(code).toBe(1);
      expect(said).toMatch(/^Could not start \(.*\): .*\. Use --port with a number from 1 to 65535, or nothing\.\n$/);
    },
  );
});
