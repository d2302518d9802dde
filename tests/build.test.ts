/** The command itself, run as npm does, in copies of the project. */
import { readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { agency, unconfirmed } from '../src/site.ts';
import { notFoundRoute, routes } from '../src/routes.ts';
import { pageFile } from '../src/steps/writePages.ts';
import { copyProject, copyProjectForAll, treeOf } from './support/projectCopy.ts';
import { runBuild } from './support/runBuild.ts';

const pages = [...routes, notFoundRoute].map(pageFile);

describe('npm run build', () => {
  const copy = copyProjectForAll();

  it('writes every page, the host files and public/, and says what it did', async () => {
    const { code, out, err } = await runBuild(copy);
    expect([code, err]).toEqual([0, '']);
    const files = Object.keys(treeOf(copy.dist));
    expect(files).toEqual(expect.arrayContaining([...pages, '.htaccess', '_headers', 'sitemap.xml', 'robots.txt']));
    expect(files).toEqual(expect.arrayContaining(Object.keys(treeOf(path.join(copy.root, 'public')))));
    for (const page of pages) expect(out).toMatch(new RegExp(`^${page.replaceAll('.', '\\.')} +[\\d,]+ +([\\d,]+ +)?\\d+ % `, 'm'));
    expect(out).toMatch(/^Pictures: \d+ files encoded, \d+ from the cache\. \d+\.\d s in all\.$/m);
    for (const fact of unconfirmed) expect(out).toMatch(new RegExp(`^  ${fact.replace('.', '\\.')} +\\S`, 'm'));
    if (unconfirmed.includes('phone')) expect(out).toContain(agency.phone);
  });

  it('encodes nothing the second time, and replaces dist as a whole', async () => {
    const before = treeOf(copy.dist);
    copy.write('dist/old-page/index.html', 'of an earlier release');
    copy.write('dist/index.html', 'damaged');
    const { code, out } = await runBuild(copy);
    expect(code).toBe(0);
    expect(out).toMatch(/^Pictures: 0 files encoded, [1-9]\d* from the cache\./m);
    expect(treeOf(copy.dist)).toEqual(before);
    expect(readdirSync(copy.root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  it('says nothing of libraries and sources in what it publishes', () => {
    for (const [file, content] of Object.entries(treeOf(copy.dist))) {
      expect(file).not.toMatch(/\.(tsx?|scss|map)$|node_modules/);
      if (/\.(html|js|txt|xml|webmanifest)$/.test(file)) {
        expect(content, file).not.toMatch(/react|sourceMappingURL|hydrat/i);
        expect(content, file).not.toContain(path.basename(copy.root));
      }
    }
  });
});

describe('a folder that is reached through a link', () => {
  it('is built like any other', async () => {
    const copy = copyProject();
    const link = `${copy.root} link`;
    symlinkSync(copy.root, link, 'junction');
    onTestFinished(() => unlinkSync(link));
    const { code, out } = await runBuild({ ...copy, root: link }, { script: path.join(link, 'build.ts') });
    expect([code, out.includes('index.html')]).toEqual([0, true]);
  });
});

describe('the same input', () => {
  it('gives the same bytes in another folder, time zone and language, and under another umask', async () => {
    const [one, other] = [copyProject(), copyProject()];
    const outcomes = await Promise.all([
      runBuild(one, { env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' }, shell: 'umask 077' }),
      runBuild(other, { env: { TZ: 'America/Los_Angeles', LC_ALL: 'C', NODE_ENV: 'development' } }),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    const [tree, twin] = [treeOf(one.dist), treeOf(other.dist)];
    expect(Object.keys(twin)).toEqual(Object.keys(tree));
    for (const [file, content] of Object.entries(tree)) expect(twin[file] === content, file).toBe(true);
  });

  it('gives the same bytes from files with the line ends of Windows', async () => {
    const [unix, windows] = [copyProject(), copyProject()];
    for (const folder of ['src', 'styles']) {
      for (const [file, content] of Object.entries(treeOf(path.join(windows.root, folder)))) {
        if (!/\.(tsx?|scss)$/.test(file)) continue;
        windows.write(`${folder}/${file}`, Buffer.from(content.replaceAll('\n', '\r\n'), 'latin1'));
      }
    }
    const outcomes = await Promise.all([runBuild(unix), runBuild(windows)]);
    expect(outcomes.map(({ code, err }) => [code, err])).toEqual([[0, ''], [0, '']]);
    expect(treeOf(windows.dist)).toEqual(treeOf(unix.dist));
  });
});

describe('a build that fails', () => {
  const copy = copyProjectForAll();
  const sound = copy.read('src/content/pricing.ts');
  const damages: [what: string, damage: () => void, sentence: RegExp][] = [
    [
      'before anything is written',
      () => copy.edit('src/content/pricing.ts', /title: '[^']*',/, "title: 'Umrah,"),
      /^Could not read src\/content\/pricing\.ts, line \d+: [^\n]+\n    title: 'Umrah,\n$/,
    ],
    [
      'in the check of the content',
      () => copy.edit('src/content/pricing.ts', /amount: \d+,/, "amount: '1O9999',"),
      /^Could not use src\/content\/pricing\.ts: amount is "1O9999"\. Write a whole number [^\n]+\.\n$/,
    ],
    [
      'in the check of what was written',
      () => copy.edit('src/content/pricing.ts', /note: '[^']*',/, `note: '${randomWords()}',`),
      /^Could not publish index\.html: its packed HTML weighs \d+ bytes, \d+ are allowed\. .+\n(Could not publish .+\n)*$/,
    ],
  ];

  it.each(damages)('%s says one sentence, ends with 1 and leaves dist as it was', async (_when, damage, sentence) => {
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

  it('shows the chain of causes to those who ask for it', async () => {
    copy.write('src/content/pricing.ts', sound);
    damages[0]![1]();
    const { code, err } = await runBuild(copy, { args: ['--verbose'] });
    expect(code).toBe(1);
    expect(err).toMatch(/^Could not read src\/content\/pricing\.ts/);
    expect(err).toMatch(/^Caused by: Error: Build failed/m);
    expect(err).toMatch(/^ +at /m);
  });

  it('writes no dist where there was none', async () => {
    const fresh = copyProject();
    fresh.write('src/content/pricing.ts', 'export const pricing = {');
    expect((await runBuild(fresh)).code).toBe(1);
    expect(readdirSync(fresh.root).filter((name) => name.startsWith('dist'))).toEqual([]);
  });
});

/** Words that no packing makes shorter, more of them than a page may weigh; the same every time. */
function randomWords(): string {
  return Array.from({ length: 6_000 }, (_, index) => Math.abs(Math.sin(index)).toString(36).slice(4)).join(' ');
}
