/** Each page inlines the CSS that it uses, and no more. */
import { describe, expect, it } from 'vitest';
import { compileStyles } from '../src/steps/compileStyles.ts';
import { loadSite } from '../src/steps/loadSite.ts';
import { projectAt } from '../src/project.ts';
import { copyProject } from './support/projectCopy.ts';
import { readPage, type Part } from './support/readPage.ts';
import { allRoutes, fakeAssets, renderRoute } from './support/renderRoute.tsx';

/** Shown when the price has more figures than today's. */
const unshown = ['price-card__amount--long'];

/** Marks a kind of contact card whose colours are those of the card itself. */
const unruled = ['contact-card--phone'];

const styles = await compileStyles(projectAt());
const pagesOf = (style: string) => allRoutes.filter((each) => each.style === style).map((each) => renderRoute(each));
const sheets = Object.entries(styles).map(([name, css]) => [name, css, pagesOf(name)] as const);
const everyRule = new Set(Object.values(styles).flatMap(classesRuled));

describe.each(sheets)('the stylesheet %s', (name, css, pages) => {
  const shown = new Set(pages.flatMap(classesShown));

  it('belongs to a page', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it('has no rule for a class that none of its pages shows', async () => {
    if (name === 'about') for (const each of classesShown(await aboutWithLicences())) shown.add(each);
    const dead = classesRuled(css).filter((each) => !shown.has(each) && !unshown.includes(each));
    expect(dead).toEqual([]);
  });

  it('points at shapes that its pages hold', () => {
    for (const [, id] of css.matchAll(/url\("?#([\w-]+)"?\)/g)) {
      for (const page of pages) expect(page.html).toContain(`id="${id}"`);
    }
  });

  it('uses no custom property that nobody sets', () => {
    const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, property]) => property));
    for (const [, property] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(set).toContain(property);
  });

  it('loads nothing but the font and what it holds itself', () => {
    const addresses = [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!);
    const outside = addresses.filter((address) => !/^(#|data:)/.test(address));
    expect(new Set(outside)).toEqual(new Set(['/assets/marcellus.woff2']));
    expect(css).not.toContain('@import');
  });
});

describe('a class on a page', () => {
  it('has a rule somewhere, or names a component', () => {
    const used = new Set(allRoutes.flatMap((route) => classesShown(renderRoute(route))));
    const isComponent = (each: string) => !/__|--/.test(each);
    const dead = [...used].filter((each) => !everyRule.has(each) && !isComponent(each) && !unruled.includes(each));
    expect(dead).toEqual([]);
  });
});

describe('the readers of this test', () => {
  it('find the classes of every kind of rule', () => {
    const css =
      '@media print{.a:not(.b) > .c::before,.d{color:red}}' +
      '.e-f__g--h{background:url(x.woff2)}@keyframes k{0.5%{top:0}}';
    expect(classesRuled(css)).toEqual(['a', 'b', 'c', 'd', 'e-f__g--h']);
    expect(classesShown(readPage('<p class="a b"><i class="c"></i><b></b></p>'))).toEqual(['a', 'b', 'c']);
  });
});

/** The section of licences appears as soon as staff fill in a fact; its looks have to be there then. */
async function aboutWithLicences(): Promise<Part> {
  const copy = copyProject();
  copy.edit('src/content/agency.ts', /licences: \[[^;]*?\],\n/, "licences: [{ label: 'Sample', value: '1' }],\n");
  const site = await loadSite(copy);
  const about = site.routes.find(({ style }) => style === 'about')!;
  return readPage(site.renderPage(fakeAssets(about)));
}

function classesRuled(css: string): string[] {
  const selectors = [...css.matchAll(/(?<=^|[{};])[^@{};][^{};]*(?=\{)/g)].map(([selector]) => selector);
  return [...new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))];
}

function classesShown(page: Part): string[] {
  return [...new Set(page.elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []))];
}
