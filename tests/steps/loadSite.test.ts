/** How the site is loaded from its sources, and what a mistake in them reads like. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSite } from '../../src/steps/loadSite.ts';
import { allRoutes } from '../../src/steps/pages.ts';
import { copyProject } from '../support/projectCopy.ts';
import { fakeAssets } from '../support/renderRoute.tsx';
import { emptyFolder } from '../support/writtenSite.ts';

describe('loadSite', () => {
  it('loads content, routes and rendering', async () => {
    const site = await loadSite(copyProject());
    for (const route of allRoutes(site)) expect(site.renderPage(fakeAssets(route))).toContain(route.title);
  });

  it('loads the sources as they are now, also the second time', async () => {
    const copy = copyProject();
    const before = await loadSite(copy);
    copy.edit('src/content/pricing.ts', /amount: \d+,/, 'amount: 4321,');
    copy.edit('src/routes.ts', /label: 'Contact',/, "label: 'Talk to us',");
    const after = await loadSite(copy);
    expect(after.pricing.amount).toBe(4321);
    expect(after.routes.map(({ label }) => label)).toContain('Talk to us');
    expect(before.pricing.amount).not.toBe(4321);
  });

  it('reads the line ends of Windows and the mark that its editors put first', async () => {
    const copy = copyProject();
    const plain = await loadSite(copy);
    for (const file of readdirSync(path.join(copy.root, 'src', 'content'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const name = `src/content/${file.replaceAll('\\', '/')}`;
      copy.write(name, `\ufeff${copy.read(name).replaceAll('\n', '\r\n')}`);
    }
    const windows = await loadSite(copy);
    for (const [index, route] of allRoutes(plain).entries()) {
      const twin = allRoutes(windows)[index]!;
      expect(windows.renderPage(fakeAssets(twin))).toBe(plain.renderPage(fakeAssets(route)));
    }
  });

  it('leaves nothing behind, whether it loads or not', async () => {
    const copy = copyProject();
    // Under node_modules, from where the loaded site finds React.
    const project = { ...copy, cache: path.join(copy.root, 'node_modules', '.cache', `test-${process.pid}`) };
    onTestFinished(() => rmSync(project.cache, { recursive: true, force: true }));
    await loadSite(project);
    copy.edit('src/content/agency.ts', /address: \{[^}]*\},/, '');
    await loadSite(project).catch(() => {});
    copy.write('src/content/agency.ts', 'export const agency = {');
    await loadSite(project).catch(() => {});
    expect(readdirSync(project.cache)).toEqual([]);
  });

  it.each([
    ['a quote', "title: 'Umrah,", 'Unterminated string literal'],
    ['a comma', "title: 'Umrah'", 'Expected "}" but found "lead"'],
    ['a quote at the start', "title: Our Umrah',", 'Expected "}" but found "Umrah"'],
  ])('names file and line where %s is missing, and shows the line', async (_what, line, reason) => {
    const copy = copyProject();
    copy.edit('src/content/pricing.ts', /title: '[^']*',/, line);
    const error = (await loadSite(copy).catch((thrown: Error) => thrown)) as Error;
    const [sentence, shown] = error.message.split('\n    ');
    const lines = copy.read('src/content/pricing.ts').split('\n');
    const place = 1 + lines.findIndex((each) => each.trim() === shown);
    expect(sentence).toBe(
      `Could not read src/content/pricing.ts, line ${place}: ${reason}. ` +
        'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.',
    );
    expect(lines.slice(place - 2, place).join('\n')).toContain(line);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it.each([
    ['a fact that is gone', 'use', 'agency.ts', /  address: \{[^}]*\},\n/, '', 'address is missing'],
    ['a number for words', 'use', 'agency.ts', /\n  phone: '[^']*',/, '\n  phone: 9198,', 'phone is 9198'],
    ['words without quotes', 'read', 'home.ts', /talbiyah: '[^']*',/, 'talbiyah: Labbaik,', 'Labbaik is not defined'],
    ['a letter for a digit', 'read', 'pricing.ts', /amount: \d+,/, 'amount: l09999,', 'l09999 is not defined'],
  ])('names the file of %s, also where others are made of it', async (_what, verb, file, old, mistake, reason) => {
    const copy = copyProject();
    copy.edit(`src/content/${file}`, old, mistake);
    const error = (await loadSite(copy).catch((thrown: Error) => thrown)) as Error;
    expect(error.message).toContain(`Could not ${verb} src/content/${file}: ${reason}. `);
    expect(error.message.split('\n')).toHaveLength(1);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('says that something else is missing where no file of the content is at fault', async () => {
    const copy = copyProject();
    copy.edit('src/routes.ts', "path: '/404',", 'path: gone,');
    await expect(loadSite(copy)).rejects.toThrow(/^Could not read the content \(src\/content\): gone is not defined\. /);
  });

  it('names what a line asks for in vain', async () => {
    const copy = copyProject();
    copy.edit('src/content/pricing.ts', 'export const pricing', 'export const prices');
    await expect(loadSite(copy)).rejects.toThrow('was renamed or deleted; bring it back.');
  });

  it('passes on what keeps it from starting at all', async () => {
    const folder = emptyFolder();
    const nothing = { root: folder, dist: path.join(folder, 'dist'), cache: path.join(folder, 'cache') };
    await expect(loadSite(nothing)).rejects.toThrow(/^Could not read .*src\/site\.ts/);
    expect(existsSync(nothing.dist)).toBe(false);
  });
});
