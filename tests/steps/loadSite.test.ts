/** How the site is loaded from its sources. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/steps/loadSite.ts';
import { allRoutes } from '../../src/steps/pages.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { fakeAssets } from '../support/renderRoute.tsx';
import { emptyFolder } from '../support/writtenSite.ts';

describe('loadSite', () => {
  const copy = copyProjectForAll();

  it('reads the line ends of Windows and the mark that its editors put first', async () => {
    const plain = await loadSite(copy);
    for (const file of readdirSync(path.join(copy.root, 'src', 'content'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const name = `src/content/${file.replaceAll('\\', '/')}`;
      copy.write(name, `\ufeff${copy.read(name).replaceAll('\n', '\r\n')}`);
    }
    const windows = await loadSite(copy);
    for (const [index, route] of allRoutes(plain).entries()) {
      const twin = allRoutes(windows)[index]!;
      const page = plain.renderPage(fakeAssets(route));
      expect(page).toContain(route.title);
      expect(windows.renderPage(fakeAssets(twin))).toBe(page);
    }
  });

  it('loads the sources as they are now, also the second time', async () => {
    const before = await loadSite(copy);
    copy.edit('src/content/pricing.ts', /amount: \d+,/, 'amount: 4321,');
    copy.edit('src/routes.ts', /label: 'Contact',/, "label: 'Talk to us',");
    const after = await loadSite(copy);
    expect(after.pricing.amount).toBe(4321);
    expect(after.routes.map(({ label }) => label)).toContain('Talk to us');
    expect(before.pricing.amount).not.toBe(4321);
  });

  it('writes nothing, whether it loads or not', async () => {
    const project = { ...copy, cache: emptyFolder() };
    await loadSite(project);
    copy.edit('src/content/agency.ts', /address: \{[^}]*\},/, '');
    await expect(loadSite(project)).rejects.toThrow('address is missing');
    copy.write('src/content/agency.ts', 'export const agency = {');
    await expect(loadSite(project)).rejects.toThrow('Could not read src/content/agency.ts, line 1: ');
    expect(readdirSync(project.cache)).toEqual([]);
  });
});
