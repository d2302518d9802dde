/** Each page inlines the CSS that it uses and no more. */
import { describe, expect, it } from 'vitest';
import { compileStyles } from '../../src/generator/styles.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { fixture } from '../support/fixture.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';

/** The families of CSS itself, and those that phones and computers have. */
const systemFonts = ['serif', 'sans-serif', 'system-ui', 'Noto Naskh Arabic', 'Geeza Pro'];

const styles = await compileStyles(fixture);
/** With what shows only once staff fill in a fact, or a longer one. */
const longer = changedSite(({ facts }) => {
  Object.assign(facts, answered(facts));
  facts.agency.name = 'Al Haramain Umrah & Ziyarat Company';
  facts.licences.list = [{ label: 'Sample', value: '1' }];
  facts.package.price = 12345678;
  Object.assign(facts.package.rooms, { four: 12345678, three: 2e7, two: 2e7, one: 2e7 });
});

it('has a page for every stylesheet', () => {
  // The fixture is not in Hindi.
  const shown = new Set([...made.routes.map(({ style }) => style), 'home-hi']);
  expect(Object.keys(styles).sort()).toEqual([...shown].sort());
});

describe.each(Object.entries(styles))('the stylesheet %s', (name, css) => {
  // Home in a language has the rules of Home in all of them.
  const isOwn = name.startsWith('home-') ? /^home/ : new RegExp(`^${name}$`);
  const paths = made.routes.filter(({ style }) => isOwn.test(style)).map(({ path }) => path);
  const pages = [...paths.map(pageAt), ...paths.map(longer)];

  it('has rules only for classes that its pages show', () => {
    const shown = new Set(pages.flatMap(classesShown));
    expect(classesRuled(css).filter((each) => !shown.has(each))).toEqual([]);
  });

  it('points at shapes that its pages hold', () => {
    for (const [, id] of css.matchAll(/url\("?#([\w-]+)"?\)/g)) {
      for (const page of pages) expect(page.all(`[id="${id}"]`)).toHaveLength(1);
    }
  });

  it('sets every custom property that it uses', () => {
    const set = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, property]) => property);
    for (const [, property] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(set).toContain(property);
  });

  it('names its own font and those of systems alone', () => {
    const own = [...css.matchAll(/@font-face\{font-family:([^;}]+)/g)].map(([, font]) => font);
    // Other scripts are in the fonts that phones have for them; the name alone waits for none.
    if (name.startsWith('home-')) {
      expect(own).toEqual(['Marcellus name']);
      return expect(css).toMatch(/font-display:optional;unicode-range:U\+20-7E/);
    }
    // The two others are system fonts in the measures of the first.
    expect(own).toEqual(['Marcellus', 'Marcellus-noto', 'Marcellus-times']);
    // Headlines are shown in a system font until it is loaded.
    expect(css).toMatch(/@font-face\{font-family:Marcellus;[^}]*font-display:swap/);
    const lists = [...css.matchAll(/--(?:display|text|naskh):([^;}]+)/g)];
    const named = lists.flatMap(([, list]) => list!.split(',').map(unquote));
    expect(named).toContain('Marcellus');
    expect(named.filter((font) => ![...own, ...systemFonts].includes(font))).toEqual([]);
  });

  it('loads nothing but its font', () => {
    const addresses = [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!);
    const loaded = addresses.filter((address) => !/^(#|data:)/.test(address));
    const font = '/assets/marcellus.woff2';
    expect([...new Set(loaded)]).toEqual([font]);
    expect(css).not.toContain('@import');
  });
});

it('self-test: finds the classes of every kind of rule', () => {
  const css =
    '@media print{.a:not(.b) > .c::before,.d{color:red}}.e-f__g--h{background:url(x.woff2)}@keyframes k{0.5%{top:0}}';
  expect(classesRuled(css)).toEqual(['a', 'b', 'c', 'd', 'e-f__g--h']);
  const page = readPage('<p class="a b"><i class="c"></i><b></b></p>');
  expect(classesShown(page)).toEqual(['a', 'b', 'c']);
});

function classesRuled(css: string): string[] {
  const selectors = css.match(/(?<=^|[{};])[^@{};][^{};]*(?=\{)/g) ?? [];
  return [...new Set(selectors.flatMap((rule) => rule.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))];
}

function classesShown(page: Part): string[] {
  const values = valuesOf(page.all('[class]'), 'class');
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))];
}

function unquote(font: string): string {
  return font.trim().replace(/^["']|["']$/g, '');
}
