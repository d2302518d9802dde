/** The command `npm run build`: what it writes and prints, and what it leaves when it fails. */
import { mkdirSync, readdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runCommand, type Outcome } from '../support/runCommand.ts';

const copy = copyProjectForAll();
const besideDist = (root = copy.root) => readdirSync(root).filter((name) => /^\.?dist/.test(name));

it('asks for npm ci where a package or the program of esbuild is gone', async () => {
  const bare = copyProject();
  const modules = path.join(bare.root, 'node_modules');
  unlinkSync(modules);
  const say = (name: string) => ({
    code: 1,
    out: '',
    err: expect.stringMatching(
      `^Could not start \\(node_modules\\): ${name} is not there\\. Run npm ci first\\.\n$`,
    ),
  });
  expect(await runCommand(bare)).toEqual(say('@clack/prompts'));
  const { dependencies } = JSON.parse(bare.read('package.json')) as { dependencies: object };
  for (const name of Object.keys(dependencies))
    mkdirSync(path.join(modules, name), { recursive: true });
  expect(await runCommand(bare)).toEqual(say('@esbuild/.+'));
});

it.skipIf(process.platform === 'win32')('says why it cannot start in "what?"', async () => {
  const { root } = copyProject();
  const odd = path.join(root, 'what?');
  mkdirSync(odd);
  for (const name of readdirSync(root))
    if (name !== 'what?') renameSync(path.join(root, name), path.join(odd, name));
  const { code, out, err } = await runCommand({ ...copy, root: odd });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^Could not start \(.+\): a folder has a \? in its name\. Rename it\.\n$/);
});

describe('npm run build', () => {
  let outcome: Outcome;
  let site: Record<string, string>;
  beforeAll(async () => {
    outcome = await runCommand(copy);
    site = treeOf(copy.dist);
  });

  it('ends well, and reports the pages and pictures in lines that fit a terminal', () => {
    expect([outcome.code, outcome.err]).toEqual([0, '']);
    expect(outcome.out).toContain('about/index.html');
    for (const line of outcome.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('writes what visitors may see: no language that nobody has read', () => {
    const texts = Object.entries(site).filter(([file]) => /\.(html|xml|webmanifest)$/.test(file));
    const inUrdu = texts.filter(([file, text]) => /(^|\/)ur\/|lang="ur"/.test(file + text));
    expect(inUrdu.map(([file]) => file)).toEqual([]);
    const pages = Object.keys(site).filter((file) => /(^|\/)index\.html$/.test(file));
    expect(pages.filter((file) => file.startsWith('bn/'))).not.toEqual([]);
    const addresses = [...site['sitemap.xml']!.matchAll(/<loc>https:\/\/[^/]+\/(.*?)<\/loc>/g)];
    expect(addresses.map(([, address]) => `${address}index.html`).sort()).toEqual(pages.sort());
    expect(outcome.out).toContain('languages.ur: Nobody who speaks');
    expect(outcome.out.trim().split('\n').at(-1)).toBe('This can be published.');
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
    const start = 'await run(';
    const twoYearsLater = 'const { now } = Date;\nDate.now = () => now() + 63e9;\n';
    other.edit('build.ts', start, twoYearsLater + start);
    other.write('dist/old-page/index.html', 'of an earlier release');
    const link = `${other.root} link`;
    symlinkSync(other.root, link, 'junction');
    onTestFinished(() => unlinkSync(link));
    const { code, out, err } = await runCommand(
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

  it('prints the causes of a failure with --verbose, and leaves dist as it was', async () => {
    const script = 'src/site/client/main.ts';
    const text = copy.read(script);
    onTestFinished(() => copy.write(script, text));
    copy.write(script, `${text}const;\n`);
    // As a build leaves it that was killed.
    renameSync(copy.dist, path.join(copy.root, '.dist-old-99999999'));
    const { code, out, err } = await runCommand(copy, { args: ['--verbose'] });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^src\/site\/client\/main\.ts:\d+:\d+: ERROR: /m);
    expect(err).toMatch(/^Error: Build failed[^]*^ +at /m);
    expect(treeOf(copy.dist)).toEqual(site);
  });

  it('writes such a language for whoever asks, and says that this is for looking at', async () => {
    const { code, out } = await runCommand(copy, { args: ['--unread'] });
    expect([code, Object.keys(treeOf(copy.dist)).includes('ur/index.html')]).toEqual([0, true]);
    expect(out.trim().split('\n').at(-1)).toMatch(/^This is for looking at only: .*\(ur\)/);
  });
});
