/** The command `npm run build`: what it writes, and what a build leaves that fails or is killed. */
import { readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild, startBuild, type Outcome } from '../support/runBuild.ts';

const pages = ['index.html', 'about/index.html', 'contact/index.html', '404.html'];

const copy = copyProjectForAll();
const besideDist = (root = copy.root) =>
  readdirSync(root).filter((name) => name.startsWith('dist'));

it('asks for npm ci where the packages are not installed', async () => {
  const bare = copyProject();
  unlinkSync(path.join(bare.root, 'node_modules'));
  expect(await runBuild(bare)).toEqual({
    code: 1,
    out: '',
    err: 'Could not start (node_modules): the package @clack/prompts is not installed. Run npm ci first.\n',
  });
});

describe('npm run build', () => {
  let outcome: Outcome;
  let site: Record<string, string>;
  beforeAll(async () => {
    outcome = await runBuild(copy);
    site = treeOf(copy.dist);
  });

  it('ends well', () => {
    expect([outcome.code, outcome.err]).toEqual([0, '']);
  });

  it('writes pages, host files and public files', () => {
    const host = ['.htaccess', '_headers', 'sitemap.xml', 'robots.txt'];
    expect(Object.keys(site)).toEqual(expect.arrayContaining([...pages, ...host]));
    expect(treeOf(path.join(copy.dist, 'icons'))).toEqual(
      treeOf(path.join(copy.root, 'public/icons')),
    );
  });

  it('reports the size of every page and the pictures', () => {
    for (const page of pages)
      expect(outcome.out).toMatch(new RegExp(`^${page.replace('.', '\\.')} +[\\d,]+$`, 'm'));
    expect(outcome.out).toMatch(/^Pictures: \d+ files? encoded, \d+ from the cache\. \d+\.\d s/m);
  });

  it('prints lines that fit a terminal', () => {
    for (const line of outcome.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('publishes nothing of its tools or its folders', () => {
    for (const [file, content] of Object.entries(site)) {
      expect(file).not.toMatch(/\.(tsx?|scss|map)$|node_modules/);
      if (!/\.(html|js|txt|xml|webmanifest)$/.test(file)) continue;
      expect(content, file).not.toMatch(
        /react|sourceMappingURL|hydrate|node_modules|file:\/\/|[A-Z]:\\/i,
      );
      expect(content, file).not.toContain(path.basename(copy.root));
    }
  });

  it('writes the same bytes whatever the day, time zone, umask or editor', async () => {
    const other = copyProject();
    // As editors on Windows save them. Styles stay: they would be compiled again; see styles.test.
    for (const folder of ['src/content', 'src/site/client', 'src/site/components']) {
      for (const [file, content] of Object.entries(treeOf(path.join(other.root, folder)))) {
        const text = `\xef\xbb\xbf${content.replaceAll('\n', '\r\n')}`;
        other.write(`${folder}/${file}`, Buffer.from(text, 'latin1'));
      }
    }
    const start = 'export async function build';
    const twoYearsLater = 'const { now } = Date;\nDate.now = () => now() + 63e9;\n';
    other.edit('src/generator/build.ts', start, twoYearsLater + start);
    other.write('dist/old-page/index.html', 'of an earlier release');
    const link = `${other.root} link`;
    symlinkSync(other.root, link, 'junction');
    onTestFinished(() => unlinkSync(link));
    const { code, out, err } = await runBuild(
      { ...other, root: link },
      {
        script: path.join(link, 'build.ts'),
        env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development' },
        shell: 'umask 077',
      },
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Pictures: 0 files encoded, [1-9]\d* from the cache\./m);
    const twin = treeOf(other.dist);
    expect(Object.keys(twin)).toEqual(Object.keys(site));
    for (const [file, content] of Object.entries(site))
      expect(twin[file] === content, file).toBe(true);
    expect(besideDist(other.root)).toEqual(['dist']);
  });
});

it('leaves a whole site when it is killed while it writes', async () => {
  const before = treeOf(copy.dist);
  copy.write('public/version.txt', 'next');
  onTestFinished(() => copy.remove('public/version.txt'));
  const { child, outcome } = startBuild(copy);
  const isWriting = () => besideDist().some((name) => name.startsWith('dist.new-'));
  while (child.exitCode === null && !isWriting()) await setTimeout(1);
  child.kill('SIGKILL');
  await outcome;
  const left = treeOf(copy.dist);
  const whole = [before, { ...before, 'version.txt': 'next' }];
  expect(whole.some((site) => isDeepStrictEqual(left, site))).toBe(true);
  expect((await runBuild(copy)).code).toBe(0);
  expect(besideDist()).toEqual(['dist']);
});

describe('a build that fails', () => {
  /** Runs one that leaves dist as it was; returns what it prints. */
  async function failing(options?: Parameters<typeof runBuild>[1]): Promise<string> {
    const before = treeOf(copy.dist);
    const { code, out, err } = await runBuild(copy, options);
    expect([code, out]).toEqual([1, '']);
    expect(isDeepStrictEqual(treeOf(copy.dist), before)).toBe(true);
    expect(besideDist()).toEqual(['dist']);
    return err;
  }

  /** Changes a file until the test ends. */
  function change(file: string, changed: (text: string) => string): void {
    const text = copy.read(file);
    copy.write(file, changed(text));
    onTestFinished(() => copy.write(file, text));
  }

  // A limit on the size of a file ends a write as a full disk does; Windows has none.
  it.skipIf(process.platform === 'win32')('says what to do when the disk is full', async () => {
    copy.write('public/large.bin', new Uint8Array(3_000_000));
    onTestFinished(() => copy.remove('public/large.bin'));
    expect(await failing({ shell: 'ulimit -f 2048' })).toMatch(
      /^Could not write the site \(dist\): .+\. Close the programs .+ build again\.\n$/,
    );
  });

  it('prints one sentence for each fault of the finished pages', async () => {
    change('src/routes.tsx', (text) => text.replace("path: '/about'", "path: '/about-us'"));
    expect(await failing()).toMatch(
      /^Could not publish .+ leads to \/about.+(\nCould not publish .+)*\n$/,
    );
  });

  it('prints the causes with --verbose', async () => {
    change('src/content/index.ts', (text) => `${text}const;\n`);
    const [first, ...more] = (await failing({ args: ['--verbose'] })).split('\n');
    expect(first).toMatch(/^Could not read src\/content\/index\.ts, line \d+: /);
    expect(more.join('\n')).toMatch(/^Caused by: Error: Build failed[^]*^ +at /m);
  });
});
