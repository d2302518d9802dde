/** The command itself, run as npm does, in copies of the project. */
import { readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { runBuild } from '../support/runBuild.ts';

const pages = [
  'index.html',
  'about/index.html',
  'contact/index.html',
  'terms-and-conditions/index.html',
  'refund-policy/index.html',
  'privacy-policy/index.html',
  '404.html',
];

describe('npm run build', () => {
  const copy = copyProjectForAll();

  it('writes every page, the host files and public/, and says what it did, in lines that no terminal has to break', async () => {
    const { code, out, err } = await runBuild(copy);
    expect([code, err]).toEqual([0, '']);
    const files = Object.keys(treeOf(copy.dist));
    expect(files).toEqual(expect.arrayContaining([...pages, '.htaccess', '_headers', 'sitemap.xml', 'robots.txt', 'favicon.ico']));
    expect(files).toEqual(expect.arrayContaining(Object.keys(treeOf(path.join(copy.root, 'public')))));
    expect(out).toMatch(/^Page +HTML, gzip +of what is planned$/m);
    for (const page of pages) expect(out).toMatch(new RegExp(`^${page.replace('.', '\\.')} +[\\d,]+ +\\d+ %$`, 'm'));
    expect(out).toMatch(/^Pictures: \d+ files encoded, \d+ from the cache\. \d+\.\d s in all\.$/m);
    expect(out).toMatch(/^ {2}phone +\+910000000000$/m);
    expect(out).toMatch(/^ {2}address\.street +Sample Street 00$/m);
    expect(out).not.toContain('Heavier than planned');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('encodes nothing the second time, replaces dist as a whole, and works where the folder is reached through a link', async () => {
    const before = treeOf(copy.dist);
    copy.write('dist/old-page/index.html', 'of an earlier release');
    copy.write('dist/index.html', 'damaged');
    const link = `${copy.root} link`;
    symlinkSync(copy.root, link, 'junction');
    onTestFinished(() => unlinkSync(link));
    const { code, out } = await runBuild({ ...copy, root: link }, { script: path.join(link, 'build.ts') });
    expect(code).toBe(0);
    expect(out).toMatch(/^Pictures: 0 files encoded, [1-9]\d* from the cache\./m);
    expect(treeOf(copy.dist)).toEqual(before);
    expect(readdirSync(copy.root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  it('says nothing of libraries and sources in what it publishes', () => {
    for (const [file, content] of Object.entries(treeOf(copy.dist))) {
      expect(file).not.toMatch(/\.(tsx?|scss|map)$|node_modules/);
      if (/\.(html|js|txt|xml|webmanifest)$/.test(file)) {
        expect(content, file).not.toMatch(/react|sourceMappingURL|hydrate/i);
        expect(content, file).not.toContain(path.basename(copy.root));
      }
    }
  });

  it('gives the same bytes on another day, in another folder, time zone and language, under another umask, from files with the line ends of Windows', async () => {
    const other = copyProject();
    for (const folder of ['src', 'styles']) {
      for (const [file, content] of Object.entries(treeOf(path.join(other.root, folder)))) {
        if (!/\.(tsx?|scss)$/.test(file)) continue;
        other.write(`${folder}/${file}`, Buffer.from(content.replaceAll('\n', '\r\n'), 'latin1'));
      }
    }
    // The clock of the other one stands two years later.
    other.edit('build.ts', 'export async function build', 'const { now } = Date;\nDate.now = () => now() + 63e9;\nexport async function build');
    const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development' };
    const { code, err } = await runBuild(other, { env, shell: 'umask 077' });
    expect([code, err]).toEqual([0, '']);
    const [tree, twin] = [treeOf(copy.dist), treeOf(other.dist)];
    expect(Object.keys(twin)).toEqual(Object.keys(tree));
    for (const [file, content] of Object.entries(tree)) expect(twin[file] === content, file).toBe(true);
  });
});

describe('a build that fails', () => {
  const copy = copyProjectForAll();
  const sound = copy.read('src/content/pricing.ts');

  it.each<[string, () => void, RegExp]>([
    [
      'before anything is made',
      () => copy.edit('src/content/pricing.ts', /title: '[^']*',/, "title: 'Umrah,"),
      /^Could not read src\/content\/pricing\.ts, line \d+: [^\n]+\n    title: 'Umrah,\n$/,
    ],
    [
      'in the check of the content',
      () => copy.edit('src/content/pricing.ts', /amount: \d+,/, "amount: '1O9999',"),
      /^Could not use src\/content\/pricing\.ts: amount is "1O9999"\. Write a whole number [^\n]+\.\n$/,
    ],
    [
      'in the check of the files',
      () => copy.edit('src/components/PackageIncludes.tsx', 'id="includes"', 'id="parts"'),
      /^Could not publish index\.html: .+ leads to #includes .+\n(Could not publish .+\n)*$/,
    ],
  ])('%s says one sentence, ends with 1 and leaves dist as it was', async (_when, damage, sentence) => {
    copy.write('dist/index.html', 'the last good site');
    copy.write('src/content/pricing.ts', sound);
    damage();
    const { code, out, err } = await runBuild(copy);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^ +at |node:internal|node_modules/m);
    expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last good site' });
    expect(readdirSync(copy.root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  it('shows the chain of causes to those who ask for it, and writes no dist where there was none', async () => {
    const fresh = copyProject();
    fresh.write('src/content/pricing.ts', 'export const pricing = {');
    const { code, err } = await runBuild(fresh, { args: ['--verbose'] });
    expect(code).toBe(1);
    expect(err).toMatch(/^Could not read src\/content\/pricing\.ts/);
    expect(err).toMatch(/^Caused by: Error: Build failed/m);
    expect(err).toMatch(/^ +at /m);
    expect(readdirSync(fresh.root).filter((name) => name.startsWith('dist'))).toEqual([]);
  });
});
