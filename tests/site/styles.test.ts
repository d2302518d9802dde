/** Pages inline the CSS of their first screen and share the rest; no rule is left over. */
import { describe, expect, it } from 'vitest';
import { compileStyles } from '../../src/generator/styles.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { contrast, luminance } from '../support/contrast.ts';
import { fixture } from '../support/fixture.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';

/** The families of CSS itself, and those that phones and computers have. */
const systemFonts = ['serif', 'sans-serif', 'system-ui', 'Noto Naskh Arabic', 'Geeza Pro'];

/** First screens that share their rules. */
const families = [/^home/, /^(page|about)$/, /^not-found$/];

const { first, files } = await compileStyles(fixture, '/assets/marcellus.12345678.woff2');
const [site] = [...files.values()].map(String);
/** With what shows only once staff fill in a fact, or a longer one. */
const longer = changedSite(({ facts, languages }) => {
  Object.assign(facts, answered(facts));
  facts.agency.email = 'salam@al-haramain-umrah-and-ziyarat.example';
  facts.agency.name = 'Al-Haramain Umrah & Ziyarat Company';
  facts.agency.address.city = 'Thiruvananthapuram';
  for (const { words } of languages)
    Object.assign(words.facts ?? {}, { Thiruvananthapuram: 'কোভলম' });
  facts.licences.list = [{ label: 'Sample', value: '1' }];
  Object.assign(facts.package.rooms, {
    four: 12345678,
    three: 2e7,
    two: 2e7,
    one: 2e7,
    child: 1e7,
    childNoBed: 1e7,
  });
  for (const departure of facts.departures.list)
    Object.assign(departure, { price: 2e7, rooms: {} });
  facts.departures.list.push({ date: '2031-04-01', rooms: { four: 2e7 } });
});

it('has a page for every first screen', () => {
  const shown = new Set(made.routes.map(({ style }) => style));
  // The fixture is not in every language of the site.
  const unused = Object.keys(first).filter(
    (style) => !shown.has(style) && !/^home-[a-z]{2,3}$/.test(style),
  );
  expect(unused).toEqual([]);
});

it('rings what has the focus in a tone that stands out on every ground', () => {
  const light = (hex: string) => {
    const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
    return luminance(Buffer.from(digits.slice(1), 'hex'), 0);
  };
  const [rule = ''] = /:focus-visible\{[^}]*\}/.exec(site!) ?? [];
  const tones = [...rule.matchAll(/(?:outline|box-shadow):[^;}]*(#\w+)/g)];
  expect(tones).toHaveLength(2);
  const grounds = ['#0b1633', '#13204a', '#fbf6ec', '#f3e8d3', '#fff', '#f2b75c', '#1d7a4b'];
  for (const ground of grounds) {
    expect(first.home! + site!).toMatch(new RegExp(`(background|--gold): ?${ground}\\b`));
    const ratios = tones.map(([, tone]) => contrast(light(tone!), light(ground)));
    expect(Math.max(...ratios), ground).toBeGreaterThanOrEqual(3);
  }
});

describe('the sheet of the rest', () => {
  it('has rules only for classes that a page shows', () => {
    const pages = made.routes.flatMap(({ path }) => [pageAt(path), longer(path)]);
    const shown = new Set(pages.flatMap(classesShown));
    expect(classesRuled(site!).filter((each) => !shown.has(each))).toEqual([]);
  });

  it('loads nothing but the font of the name in other languages, nor points at a shape of a page', () => {
    expect(site!.match(/@font-face\{[^}]*\}/g)).toEqual([
      expect.stringMatching(
        /family:Marcellus name;src:url\(\/assets\/marcellus\.\w{8}\.woff2\).*;font-display:optional;unicode-range:U\+20-7E/,
      ),
    ]);
    expect(site!.match(/url\((?!"?data:)|@import/g)).toHaveLength(1);
  });

  it('uses custom properties that every first screen or itself sets', () => {
    for (const css of Object.values(first)) {
      const set = propertiesSet(css + site!);
      for (const [, property] of site!.matchAll(/var\((--[\w-]+)\)/g))
        expect(set).toContain(property);
    }
  });
});

describe.each(Object.entries(first))('the first screen %s', (name, css) => {
  const family = families.find((each) => each.test(name))!;
  const pagesOf = (styles: RegExp) =>
    made.routes
      .filter(({ style }) => styles.test(style))
      .flatMap(({ path }) => [pageAt(path), longer(path)]);

  it('has rules only for classes that its pages show', () => {
    const shown = new Set(pagesOf(family).flatMap(classesShown));
    expect(classesRuled(css).filter((each) => !shown.has(each))).toEqual([]);
  });

  it('points at shapes that its pages hold', () => {
    for (const [, id] of css.matchAll(/url\("?#([\w-]+)"?\)/g)) {
      for (const page of pagesOf(new RegExp(`^${name}$`)))
        expect(page.all(`[id="${id}"]`)).toHaveLength(1);
    }
  });

  it('sets every custom property that it uses', () => {
    for (const [, property] of css.matchAll(/var\((--[\w-]+)\)/g))
      expect(propertiesSet(css)).toContain(property);
  });

  it('names its own font and those of systems alone', () => {
    const own = [...css.matchAll(/@font-face\{font-family:([^;}]+)/g)].map(([, font]) => font);
    // Other scripts are in the fonts that phones have for them.
    if (name.startsWith('home-')) return expect(own).toEqual([]);
    // The two others are system fonts in the measures of the first, shown until it is loaded.
    expect(own).toEqual(['Marcellus', 'Marcellus-noto', 'Marcellus-times']);
    expect(css).toMatch(/@font-face\{font-family:Marcellus;[^}]*font-display:swap/);
    const lists = [...css.matchAll(/--(?:display|text|naskh):([^;}]+)/g)];
    const named = lists.flatMap(([, list]) => list!.split(',').map(unquote));
    expect(named.filter((font) => ![...own, ...systemFonts].includes(font))).toEqual([]);
  });

  it('loads nothing but its font', () => {
    const addresses = [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!);
    const loaded = addresses.filter((address) => !/^(#|data:)/.test(address));
    const font = expect.stringMatching(/^\/assets\/marcellus\.\w{8}\.woff2$/);
    expect([...new Set(loaded)]).toEqual(name.startsWith('home-') ? [] : [font]);
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

function propertiesSet(css: string): string[] {
  return [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, property]) => property!);
}

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
