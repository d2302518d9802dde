/** Each page inlines the CSS that it uses, and no more. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { projectAt } from '../../src/generator/project.ts';
import { compileStyles } from '../../src/generator/styles.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';
import { allRoutes, renderPath } from '../support/renderRoute.ts';

/** Shown when the price has more figures than today's, or the name more letters; a kind of card that has the card's colours. */
const exempt = ['price-card__amount--long', 'logo--long', 'contact-card--phone'];

/** What browsers and systems bring: the families of CSS itself, and those that phones and computers have. */
const systemFonts = ['serif', 'sans-serif', 'system-ui', 'Noto Naskh Arabic', 'Geeza Pro'];

const styles = await compileStyles(projectAt());
const pagesOf = (style: string) =>
  allRoutes.filter((each) => each.style === style).map(({ path }) => renderPath(path));
const sheets = Object.entries(styles).map(([name, css]) => [name, css, pagesOf(name)] as const);
const everyRule = new Set(Object.values(styles).flatMap(classesRuled));

describe.each(sheets)('the stylesheet %s', (name, css, pages) => {
  it('has no rule for a class that none of its pages shows', () => {
    const shown = new Set(pages.flatMap(classesShown));
    expect(shown.size).toBeGreaterThan(0);
    showLicences();
    for (const each of pagesOf(name).flatMap(classesShown)) shown.add(each);
    expect(classesRuled(css).filter((each) => !shown.has(each) && !exempt.includes(each))).toEqual(
      [],
    );
  });

  it('points at shapes that its pages hold', () => {
    for (const [, id] of css.matchAll(/url\("?#([\w-]+)"?\)/g)) {
      for (const page of pages) expect(page.html).toContain(`id="${id}"`);
    }
  });

  it('uses no custom property that nobody sets, and no font that is neither its own nor the system’s', () => {
    const set = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, property]) => property);
    for (const [, property] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(set).toContain(property);
    const own = [...css.matchAll(/@font-face\{font-family:([^;}]+)/g)].map(([, family]) =>
      unquote(family!),
    );
    const named = [...css.matchAll(/--(?:display|text|naskh):([^;}]+)/g)].flatMap(([, list]) =>
      list!.split(',').map(unquote),
    );
    // The key facts are in the fonts that phones have for their scripts.
    if (name === 'key-facts') return expect(own).toEqual([]);
    expect(own).toContain('Marcellus');
    // Headlines are read in a font of the phone until it has come.
    expect(css.match(/(?<=@font-face\{font-family:Marcellus;)[^}]*/)?.[0]).toContain(
      'font-display:swap',
    );
    expect(named).toContain('Marcellus');
    expect(named.filter((family) => ![...own, ...systemFonts].includes(family))).toEqual([]);
  });

  it('loads nothing but the font and what it holds itself', () => {
    const addresses = [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!);
    expect(new Set(addresses.filter((address) => !/^(#|data:)/.test(address)))).toEqual(
      new Set(name === 'key-facts' ? [] : ['/assets/marcellus.woff2']),
    );
    expect(css).not.toContain('@import');
  });
});

it('a class on a page has a rule somewhere, or names a component', () => {
  const used = new Set(allRoutes.flatMap(({ path }) => classesShown(renderPath(path))));
  const isComponent = (each: string) => !/__|--/.test(each);
  expect(
    [...used].filter(
      (each) => !everyRule.has(each) && !isComponent(each) && !exempt.includes(each),
    ),
  ).toEqual([]);
});

it('the readers of this test find the classes of every kind of rule', () => {
  const css =
    '@media print{.a:not(.b) > .c::before,.d{color:red}}.e-f__g--h{background:url(x.woff2)}@keyframes k{0.5%{top:0}}';
  expect(classesRuled(css)).toEqual(['a', 'b', 'c', 'd', 'e-f__g--h']);
  expect(classesShown(readPage('<p class="a b"><i class="c"></i><b></b></p>'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

/** The section of licences appears as soon as staff fill in a fact; its looks have to be there then. */
function showLicences(): void {
  const { licences } = agency;
  onTestFinished(() => void Object.assign(agency, { licences }));
  Object.assign(agency, { licences: [{ label: 'Sample', value: '1' }] });
}

function classesRuled(css: string): string[] {
  const selectors = [...css.matchAll(/(?<=^|[{};])[^@{};][^{};]*(?=\{)/g)].map(
    ([selector]) => selector,
  );
  return [
    ...new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? [])),
  ];
}

function classesShown(page: Part): string[] {
  return [
    ...new Set(valuesOf(page.all('[class]'), 'class').flatMap((value) => value.split(/\s+/))),
  ];
}

function unquote(family: string): string {
  return family.trim().replace(/^["']|["']$/g, '');
}
