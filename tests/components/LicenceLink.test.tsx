/** The licence link and the section of licences: a placeholder until there are facts, then both. */
import { describe, expect, it } from 'vitest';
import { loadSite, type Site } from '../../src/steps/loadSite.ts';
import { allRoutes } from '../../src/steps/pages.ts';
import { navigation } from '../../src/content/navigation.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { readPage, type Part } from '../support/readPage.ts';
import { fakeAssets } from '../support/renderRoute.tsx';

const label = navigation.about.licence;
const copy = copyProjectForAll();

/** The pages with other licences, of which none are invented here or there. */
async function pagesWith(licences: string): Promise<Map<string, Part>> {
  copy.edit('src/content/agency.ts', /licences: \[[^;]*?\],\n/, `licences: [${licences}],\n`);
  const site: Site = await loadSite(copy);
  return new Map(allRoutes(site).map((route) => [route.path, readPage(site.renderPage(fakeAssets(route)))]));
}

describe('without licences', () => {
  it('is a placeholder that says so and leads nowhere, on every page', async () => {
    for (const [path, page] of await pagesWith('')) {
      const links = page.only('footer').all('a').filter(({ text }) => text === label);
      expect(links, path).toHaveLength(1);
      expect(links[0]?.get('href'), path).toBeUndefined();
      expect([links[0]?.get('role'), links[0]?.get('aria-disabled')], path).toEqual(['link', 'true']);
    }
  });

  it('has no section that it could lead to', async () => {
    const pages = await pagesWith('');
    expect(pages.get('/about')?.html).not.toContain('id="licences"');
  });
});

describe('with licences', () => {
  it('leads to the section on About that shows every one of them', async () => {
    const facts = "{ label: 'Sample register', value: 'AB & 12/34' }, { label: 'Sample number', value: '<56>' }";
    const pages = await pagesWith(facts);
    for (const [path, page] of pages) {
      const links = page.only('footer').all('a').filter(({ text }) => text === label);
      expect(links.map((link) => link.get('href')), path).toEqual(['/about#licences']);
      expect(links[0]?.get('aria-disabled'), path).toBeUndefined();
    }
    const section = pages.get('/about')!.only('section', { id: 'licences' });
    const shown = section.only('dl').all('div').map((row) => [row.only('dt').text, row.only('dd').text]);
    expect(shown).toEqual([
      ['Sample register', 'AB & 12/34'],
      ['Sample number', '<56>'],
    ]);
  });

  it('shows the section on About alone', async () => {
    const pages = await pagesWith("{ label: 'Sample', value: '1' }");
    const having = [...pages].filter(([, page]) => page.all('*', { id: 'licences' }).length > 0);
    expect(having.map(([path]) => path)).toEqual(['/about']);
  });
});
