/** The command itself, run as npm does: what it writes, and what it leaves where it does not come to its end. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { build } from '../../build.ts';
import { sentencesOf } from '../support/buildHere.ts';
import { copyProject, copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild, startBuild } from '../support/runBuild.ts';

const english = ['about', 'contact', 'terms-and-conditions', 'refund-policy', 'privacy-policy'];
const pages = [
  'index.html',
  ...[...english, 'bn', 'hi', 'ur'].map((name) => `${name}/index.html`),
  '404.html',
];

const copy = copyProjectForAll();
const besideDist = (root = copy.root) =>
  readdirSync(root).filter((name) => name.startsWith('dist'));

describe('npm run build', () => {
  it('writes every page, the host files and public/, and says what it did, in lines that no terminal has to break', async () => {
    const { code, out, err } = await runBuild(copy);
    expect([code, err]).toEqual([0, '']);
    const site = treeOf(copy.dist);
    expect(
      Object.keys(site)
        .filter((file) => file.endsWith('.html'))
        .sort(),
    ).toEqual([...pages].sort());
    expect(Object.keys(site)).toEqual(
      expect.arrayContaining(['.htaccess', '_headers', 'sitemap.xml', 'robots.txt']),
    );
    expect(site).toMatchObject(treeOf(path.join(copy.root, 'public')));
    expect(out).toMatch(/^Page +HTML, gzip +of what is planned$/m);
    for (const page of pages)
      expect(out).toMatch(new RegExp(`^${page.replace('.', '\\.')} +[\\d,]+ +\\d+ %$`, 'm'));
    expect(out).toMatch(/^Pictures: \d+ files encoded, \d+ from the cache\. \d+\.\d s in all\.$/m);
    expect(out).toMatch(/^ {2}phone +\+910000000000$/m);
    expect(out).toMatch(/^ {2}address\.street +Sample Street 00$/m);
    for (const lang of ['bn', 'hi', 'ur']) expect(out).toContain(`\n  translations.${lang} `);
    expect(out).not.toContain('Heavier than planned');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    for (const [file, content] of Object.entries(site)) {
      expect(file).not.toMatch(/\.(tsx?|scss|map)$|node_modules/);
      if (!/\.(html|js|txt|xml|webmanifest)$/.test(file)) continue;
      const told = /react|sourceMappingURL|hydrate|node_modules|file:\/\/|[A-Z]:\\/i.exec(content);
      expect([told?.[0], content.includes(path.basename(copy.root))], file).toEqual([
        undefined,
        false,
      ]);
    }
  });

  it(
    'gives the same bytes in place of what dist held, encoding nothing, on another day, in a folder that a link leads to, ' +
      'in another time zone and language, under another umask, from files as editors of Windows save them',
    async () => {
      const other = copyProject();
      // Styles of other bytes would be compiled again, here and in the project, which shares its cache: see styles.test.
      for (const folder of [
        'src/site/client',
        'src/site/components',
        'src/content',
        'src/site/pages',
      ]) {
        for (const [file, content] of Object.entries(treeOf(path.join(other.root, folder)))) {
          other.write(
            `${folder}/${file}`,
            Buffer.from(`\xef\xbb\xbf${content.replaceAll('\n', '\r\n')}`, 'latin1'),
          );
        }
      }
      // The clock of the other one stands two years later.
      const start = 'export async function build';
      other.edit(
        'build.ts',
        start,
        `const { now } = Date;\nDate.now = () => now() + 63e9;\n${start}`,
      );
      other.write('dist/old-page/index.html', 'of an earlier release');
      const link = `${other.root} link`;
      symlinkSync(other.root, link, 'junction');
      onTestFinished(() => unlinkSync(link));
      const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development' };
      const script = path.join(link, 'build.ts');
      const { code, out, err } = await runBuild(
        { ...other, root: link },
        { script, env, shell: 'umask 077' },
      );
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^Pictures: 0 files encoded, [1-9]\d* from the cache\./m);
      const [tree, twin] = [treeOf(copy.dist), treeOf(other.dist)];
      expect(Object.keys(twin)).toEqual(Object.keys(tree));
      for (const [file, content] of Object.entries(tree))
        expect(twin[file] === content, file).toBe(true);
      expect(besideDist(other.root)).toEqual(['dist']);
    },
  );
});

/** Visitors find the old site or the new one, never half of one, and the next build cleans up. */
describe('a build that is killed', () => {
  const today = copy.read('src/content/pricing.ts');
  const prices = [today, today.replace(/amount: \d+,/, 'amount: 522222,')];
  const setPrice = (site: number) => copy.write('src/content/pricing.ts', prices[site]!);
  const moments = [
    ['building', '.', 'SIGKILL'],
    ['building', 'index.html', 'SIGINT'],
    ['previous', '.', 'SIGKILL'],
  ] as const;

  // Several builds, one after the other, on whatever machine.
  it(
    'leaves the old site or the new one, and the next one cleans up',
    { timeout: 300_000 },
    async () => {
      const sites = [treeOf(copy.dist)];
      setPrice(1);
      await build(copy);
      sites.push(treeOf(copy.dist));
      let shown = 1;
      for (const [kind, name, signal] of moments) {
        setPrice(1 - shown);
        const { child, outcome } = startBuild(copy);
        const isIn = (folder: string) =>
          folder.startsWith(`dist.${kind}-`) && existsSync(path.join(copy.root, folder, name));
        while (child.exitCode === null && child.signalCode === null && !besideDist().some(isIn))
          await setTimeout(1);
        child.kill(signal);
        await outcome;
        const left = treeOf(copy.dist);
        shown = sites.findIndex((site) => isDeepStrictEqual(site, left));
        expect(shown, `${kind} ${name}`).toBeGreaterThanOrEqual(0);
      }
      setPrice(0);
      await build(copy);
      expect(isDeepStrictEqual(treeOf(copy.dist), sites[0])).toBe(true);
      expect(besideDist()).toEqual(['dist']);
    },
  );
});

describe('a build that fails', () => {
  /** Returns what the build says, which left dist as it was. */
  async function failing(run: () => Promise<string>): Promise<string> {
    const before = treeOf(copy.dist);
    const said = await run();
    expect(isDeepStrictEqual(treeOf(copy.dist), before)).toBe(true);
    expect(besideDist()).toEqual(['dist']);
    return said;
  }
  const command = async (options: Parameters<typeof runBuild>[1]) => {
    const { code, out, err } = await runBuild(copy, options);
    expect([code, out]).toEqual([1, '']);
    return err;
  };

  // A limit on the size of a file ends a write as a full disk does; Windows has none.
  it.skipIf(process.platform === 'win32')('says what to do where the disk is full', async () => {
    copy.write('public/large.bin', new Uint8Array(3_000_000));
    onTestFinished(() => copy.remove('public/large.bin'));
    expect(await failing(() => command({ shell: 'ulimit -f 2048' }))).toMatch(
      /^Could not write the site \(dist\): .+\. Free some disk space, .+ build again\.\n$/,
    );
  });

  it('says one sentence for each fault of the finished pages', async () => {
    copy.edit('src/site/components/PackageIncludes.tsx', 'id="includes"', 'id="parts"');
    expect(await failing(() => sentencesOf(copy))).toMatch(
      /^Could not publish index\.html: .+ leads to #includes .+(\nCould not publish .+)*$/,
    );
  });

  it('says one sentence, and the chain of causes to those who ask; cleans up after one that was killed', async () => {
    copy.edit('src/content/pricing.ts', /title: '[^']*',/, "title: 'Umrah,");
    const said = await failing(() => {
      // Killed between the two renames.
      renameSync(
        copy.dist,
        `${copy.dist}.previous-${spawnSync(process.execPath, ['--version']).pid}`,
      );
      return command({ args: ['--verbose'] });
    });
    const [first, second, ...more] = said.split('\n');
    expect(first).toMatch(/^Could not read src\/content\/pricing\.ts, line \d+: /);
    expect(second).toBe("    title: 'Umrah,");
    expect(more.join('\n')).toMatch(/^Caused by: Error: Build failed[^]*^ +at /m);
  });
});
