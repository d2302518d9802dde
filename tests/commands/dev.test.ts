/** `npm run dev`, started as people start it, with saves as editors make them and pages that listen to it. */
import { readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readPort } from '../../src/localAddress.ts';
import { projectAt } from '../../src/project.ts';
import { copyProject, copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild } from '../support/runBuild.ts';
import { runDev, runDevToEnd, waitFor, type RunningDev } from '../support/runDev.ts';

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

  const change = (file: string, how: (text: string) => string) => copy.write(file, how(copy.read(file)));
  const shows = (address: string, words: string) => waitFor(async () => (await dev.get(address)).includes(words));

  /** Listens; when the test ends the files are as they were, and the page is as it was. */
  const open = async (address: string, ...files: string[]) => {
    const marks = await dev.marks(address);
    const before = files.map((file) => [file, readFileSync(path.join(copy.root, file))] as const);
    const heard = await dev.listen();
    onTestFinished(async () => {
      for (const [file, content] of before) {
        if (!readFileSync(path.join(copy.root, file)).equals(content)) copy.write(file, content);
      }
      await waitFor(async () => JSON.stringify(await dev.marks(address)) === JSON.stringify(marks) && heard().at(-1) === '');
    });
    return { marks, heard };
  };

  it('prints one address, one for a phone where there is a network, and answers as the host does', async () => {
    expect(dev.said().match(/http:\/\/localhost:\d+/g)).toHaveLength(1);
    expect(dev.said().match(/http:/g)!.length).toBeLessThanOrEqual(2);
    const answers = await Promise.all(
      ['/', '/about', '/about/', '/none', '/.htaccess', '/icons/icon.svg', '/.dev/client.js'].map(async (address) => {
        const response = await fetch(dev.url + address, { redirect: 'error' });
        return [address, response.status, response.headers.get('content-type'), (await response.text()).includes('/.dev/client.js?')];
      }),
    );
    expect(answers).toEqual([
      ['/', 200, 'text/html; charset=utf-8', true],
      ['/about', 200, 'text/html; charset=utf-8', true],
      ['/about/', 200, 'text/html; charset=utf-8', true],
      ['/none', 404, 'text/html; charset=utf-8', true],
      ['/.htaccess', 404, 'text/html; charset=utf-8', true],
      ['/icons/icon.svg', 200, 'image/svg+xml', false],
      ['/.dev/client.js', 200, 'text/javascript; charset=utf-8', false],
    ]);
    const samples = (await (await fetch(`${dev.url}/.dev/samples.json`)).json()) as unknown[];
    expect(samples).toContainEqual({ field: 'address.street', value: 'Sample Street 00' });
  });

  it('serves what a build publishes, and one script more', async () => {
    expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last release' });
    expect(await runBuild(copy)).toMatchObject({ code: 0, err: '' });
    const built = treeOf(copy.dist);
    const served = (await dev.get('/about')).replace(/<script type="module" src="\/\.dev\/client\.js[^>]*><\/script>/, '');
    expect(served === Buffer.from(built['about/index.html']!, 'latin1').toString()).toBe(true);
    await open('/', home);
    change(home, withHeadline('After the build'));
    await shows('/', 'After the build');
    expect(treeOf(copy.dist)).toEqual(built);
  });

  it('shows a changed text, component and style, and changes no other page', async () => {
    const other = await dev.marks('/about');
    const { marks } = await open('/', home, hero, heroStyle);
    change(home, withHeadline('Changed words'));
    await shows('/', 'Changed words');
    change(hero, (text) => text.replace('<section ', '<section data-changed="" '));
    await shows('/', 'data-changed');
    const written = await dev.marks('/');
    expect(written.css).toBe(marks.css);
    expect(await dev.marks('/about')).toEqual(other);
    // Open pages are told that it is their style alone.
    change(heroStyle, withRule('h1 { outline-offset: 77px; }'));
    await shows('/', 'outline-offset:77px');
    const styled = await dev.marks('/');
    expect([styled.rest === written.rest, styled.css === marks.css]).toEqual([true, false]);
  });

  it('shows a changed browser script and a picture that has taken the place of another, each under a new name', async () => {
    await open('/', script, picture);
    const names = async () => [/\/assets\/main\.\w+\.js/, /\/pictures\/uhud-\d+\.\w+\.jpg/].map(async (name) => name.exec(await dev.get('/'))![0]);
    const before = await Promise.all(await names());
    change(script, withRule('console.log("changed script");'));
    copy.write(picture, readFileSync(path.join(copy.root, 'src', 'pictures', 'baqi.jpg')));
    const after = await waitFor(async () => {
      const now = await Promise.all(await names());
      return now.every((name, at) => name !== before[at]) ? now : undefined;
    });
    expect(await dev.get(after[0]!)).toContain('changed script');
    expect((await fetch(dev.url + after[1]!)).status).toBe(200);
  });

  it('serves public files at every moment, and loses no save that comes while it works on another one', async () => {
    await open('/', home);
    let isDone = false;
    const saves = async () => {
      for (let count = 1; count <= 3; count++) {
        for (const words of [`First of ${count}`, `Second of ${count}`]) {
          change(home, withHeadline(words));
          await shows('/', words);
        }
      }
      for (let count = 1; count <= 15; count++) {
        change(home, withHeadline(`Save number ${count}`));
        // From once in a while to all at once, so that saves fall before, into and behind the work on earlier ones.
        await new Promise((resolve) => setTimeout(resolve, (count * 7) % 60));
      }
      await shows('/', 'Save number 15');
    };
    const statuses = new Set<number>();
    const visits = async () => {
      while (!isDone) {
        for (const address of ['/icons/icon.svg', '/video/hero-portrait.mp4']) statuses.add((await fetch(dev.url + address)).status);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await Promise.all([saves().finally(() => (isDone = true)), visits()]);
    expect([...statuses]).toEqual([200]);
  });

  it('serves public files as they are now', async () => {
    const answer = async () => {
      const response = await fetch(`${dev.url}/notes/new.txt`);
      return response.ok ? await response.text() : response.status;
    };
    copy.write('public/notes/new.txt', 'one');
    await waitFor(async () => (await answer()) === 'one');
    copy.write('public/notes/new.txt', 'two');
    await waitFor(async () => (await answer()) === 'two');
    copy.remove('public/notes/new.txt');
    await waitFor(async () => (await answer()) === 404);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['a slip in a content file', home, withHeadline("It's"), /^Could not read src\/content\/home\.ts, line \d+: /],
    [
      'a wrong fact',
      'src/content/pricing.ts',
      (text) => text.replace(/amount: [\d_]+/, 'amount: -1'),
      /^Could not use src\/content\/pricing\.ts: amount is -1\. Write /,
    ],
    ['a fact that content asks for in vain', home, withRule('home.none.none;'), /src\/content\/home\.ts(, line |:)\d+/],
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
    ['a broken picture', picture, () => 'not a picture', /^Could not read the picture \(.*uhud\.jpg\): /],
    [
      'a component that breaks off',
      hero,
      (text) => text.replace('return (', '({}).none.none;\n  return ('),
      /src\/components\/Hero\.tsx(, line |:)\d+/,
    ],
  ])('tells of %s beside the last good page until it is mended', async (_, file, spoil, sentence) => {
    const { heard } = await open('/', file);
    const before = await dev.get('/');
    const sound = readFileSync(path.join(copy.root, file));
    change(file, spoil);
    const text = await waitFor(() => heard().find(Boolean));
    expect(text).toMatch(sentence);
    expect((await dev.get('/')) === before).toBe(true);
    expect(dev.said()).toContain(text);
    copy.write(file, sound);
    await waitFor(() => heard().at(-1) === '');
    expect(new Set(heard())).toEqual(new Set(['', text]));
    expect(dev.said()).toMatch(/Mended\.\n$/);
  });

  it('tells what the check of the build would refuse, together with the new pages', async () => {
    const { heard } = await open('/', 'src/routes.ts');
    change('src/routes.ts', (text) => text.replace("path: '/about'", "path: '/about-us'"));
    const text = await waitFor(() => heard().find(Boolean));
    expect(text).toMatch(/^Could not publish .*leads to \/about.*which the site does not have/);
    const statuses = ['/about-us', '/about'].map(async (address) => (await fetch(dev.url + address)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  it('says nothing about a file that is complete a moment after it was half there', async () => {
    const { heard } = await open('/', home);
    const whole = copy.read(home);
    const terminal = dev.said();
    copy.write(home, whole.slice(0, 900));
    copy.write(home, withHeadline('Complete')(whole));
    await shows('/', 'Complete');
    // A later save has been looked at twice by the time at which it is told that it is wrong.
    copy.write(home, withHeadline("It's")(whole));
    await waitFor(() => heard().some(Boolean));
    expect(dev.said().slice(terminal.length).match(/Could not/g)).toHaveLength(1);
  });

  it('sees a save that goes through a temporary file, time and again', async () => {
    await open('/', home, heroStyle);
    const replace = (file: string, how: (text: string) => string) => {
      copy.write(`${file}.tmp~`, how(copy.read(file)));
      renameSync(path.join(copy.root, `${file}.tmp~`), path.join(copy.root, file));
    };
    for (const words of ['One', 'Two', 'Three']) {
      replace(home, withHeadline(`Renamed ${words}`));
      await shows('/', `Renamed ${words}`);
    }
    replace(heroStyle, withRule('h1 { outline-offset: 78px; }'));
    await shows('/', 'outline-offset:78px');
  });

  it('notices whole folders that go and come back', async () => {
    const { heard } = await open('/', heroStyle);
    const move = (from: string, to: string) => renameSync(path.join(copy.root, from), path.join(copy.root, to));
    for (const name of ['src/content/legal', 'styles']) {
      const away = `${name.replaceAll('/', '-')}.away`;
      move(name, away);
      await waitFor(() => heard().at(-1));
      move(away, name);
      await waitFor(() => heard().at(-1) === '');
    }
    change(heroStyle, withRule('h1 { outline-offset: 78px; }'));
    await shows('/', 'outline-offset:78px');
  });

  it('says that the program itself has to be started again to use a change of it', async () => {
    change('src/steps/check/weight.ts', withRule(''));
    await waitFor(() => dev.said().includes('src/steps/check/weight.ts is part of the program that runs here.'));
  });

  it('ends well with Ctrl-C in the middle of its work on a save', async () => {
    await dev.listen();
    change(home, withHeadline('Before the end'));
    await new Promise((resolve) => setTimeout(resolve, 15));
    await expectGoodEnd(dev);
  });
});

describe('the start of npm run dev', () => {
  it('says what is wrong in the place of the page, and shows the page when it is mended; a port in use is passed over', async () => {
    const copy = copyProject();
    const other = createServer().listen(4320, '127.0.0.1');
    onTestFinished(() => void other.close());
    const whole = copy.read(home);
    copy.write(home, withHeadline("It's")(whole));
    const dev = await runDev(copy, '--port', '4320');
    onTestFinished(async () => void (await dev.stop()));
    expect(Number(new URL(dev.url).port)).toBeGreaterThan(4320);
    const response = await fetch(`${dev.url}/about`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Could not read src/content/home.ts, line ');
    const heard = await dev.listen();
    await waitFor(() => heard().at(-1)?.includes('Could not read src/content/home.ts, line '));
    copy.write(home, whole);
    await waitFor(() => heard().at(-1) === '');
    expect((await fetch(`${dev.url}/about`)).status).toBe(200);
    await expectGoodEnd(dev);
    expect(treeOf(copy.root)).not.toHaveProperty('dist');
  });

  it('answers words that it does not know with a sentence', async () => {
    const advice = 'Use --port with a number from 1 to 65535, or nothing.';
    for (const words of [['--port', 'x'], ['--port', '70000']]) {
      expect(() => readPort(words, 4174)).toThrow(`Could not start (${words.join(' ')}): that is no port. ${advice}`);
    }
    const { code, said } = await runDevToEnd(projectAt(), '--frobnicate');
    expect([code, said]).toEqual([1, `Could not start (--frobnicate): unknown option '--frobnicate'. ${advice}\n`]);
  });
});

async function expectGoodEnd(dev: RunningDev): Promise<void> {
  const code = await dev.stop();
  // Windows knows no Ctrl-C that comes from another program.
  if (process.platform !== 'win32') expect([code, dev.said().match(/error|^ +at /gim)]).toEqual([0, null]);
}
