/**
 * The one stylesheet of all pages: it has no unused rule, a rule for every variant class, such as button--green, and fallbacks
 * for old phones.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../../src/generator/files/disk.ts';
import { compileStyles } from '../../src/generator/output/compileStyles.ts';
import { colours } from '../../src/site/colours.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { contrast, luminance } from '../support/contrast.ts';
import { fixture } from '../support/fixture.ts';
import { htmlAt, made, pageAt } from '../support/madeSite.ts';
import { valuesOf, type Part } from '../support/readPage.ts';
import { wordyContent } from '../support/wordyAgency.ts';

const { files } = await compileStyles(fixture, '/assets/marcellus.12345678.woff2');
const sheets = [...files.values()].map(String);
const [sheet] = sheets;
/** Pages that include what appears only once staff fill in a fact, or a longer one. */
const longer = changedSite((content) => Object.assign(content, wordyContent()));

it('has the colours that TypeScript uses, which are in one file', () => {
  const values = readFileSync('styles/settings/_values.scss', 'utf8');
  const named = [...values.matchAll(/^\$([\w-]+): (#\w+);/gm)].map(([, name, colour]) => [
    name!.replace(/-./g, ([, letter]) => letter!.toUpperCase()),
    colour!,
  ]);
  expect(Object.fromEntries(named)).toMatchObject(colours);
  const known = new Set(named.map(([, colour]) => colour));
  const others = filesUnder('src').filter((file) => /(?<!\/colours)\.tsx?$/.test(file));
  const written = others.filter((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .match(/#[\da-f]{6}\b/gi)
      ?.some((colour) => known.has(colour)),
  );
  expect(written).toEqual([]);
});

it.each([
  ['public/icons/icon.svg', ['gold', 'night']],
  ['public/drawings/locality.svg', ['gold', 'night', 'map-ground']],
  ['src/editor/page/bar.js', ['gold']],
])('has the colours of the sheet in %s: %j', (file, names) => {
  const values = readFileSync('styles/settings/_values.scss', 'utf8');
  const text = readFileSync(file, 'utf8');
  for (const name of names) {
    const [, colour] = new RegExp(`^\\$${name}: (#\\w+);`, 'm').exec(values)!;
    expect(text, `$${name}`).toContain(colour);
  }
});

it('draws the focus ring in a colour that stands out on every background', () => {
  const light = (hex: string) => {
    const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
    return luminance(Buffer.from(digits.slice(1), 'hex'), 0);
  };
  const [rule = ''] = /:focus-visible\{[^}]*\}/.exec(sheet!) ?? [];
  const tones = [...rule.matchAll(/(?:outline|box-shadow):[^;}]*(#\w+)/g)];
  expect(tones).toHaveLength(2);
  // Every background colour of the stylesheet, except transparent ones.
  const painted = /(?:background|--gold): ?(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?=[;}])/g;
  const grounds = new Set([...sheet!.matchAll(painted)].map(([, ground]) => ground!));
  expect(grounds.size).toBeGreaterThan(6);
  for (const ground of grounds) {
    const ratios = tones.map(([, tone]) => contrast(light(tone!), light(ground)));
    expect(Math.max(...ratios), `the focus ring on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

it('has rules only for classes that a page shows', () => {
  const pages = made.routes.flatMap(({ path }) => [pageAt(path), longer(path)]);
  // client/family/ makes the last ones.
  const script = filesUnder('src/site/client/family').map((file) =>
    readFileSync(`src/site/client/family/${file}`, 'utf8'),
  );
  const ofScript = script.join('').match(/\bfamily(?:-[\w-]+)?\b/g)!;
  const shown = new Set([...pages.flatMap(classesShown), ...ofScript]);
  expect(classesRuled(sheet!).filter((each) => !shown.has(each))).toEqual([]);
});

it('has a rule for every variant class, which comes with the class that it varies', () => {
  const full = changedSite((content) => Object.assign(content.facts, answered(content.facts)));
  const pages = made.routes.flatMap(({ path }) => [pageAt(path), longer(path), full(path)]);
  const inlined = pages[0]!.all('style').map(({ inner }) => inner);
  const ruled = new Set(`${sheets.join('')}${inlined.join('')}`.match(/(?<=\.)[a-z][\w-]*/gi));
  const lists = pages.flatMap((page) => valuesOf(page.all('[class]'), 'class'));
  const halves = [...new Set(lists)].flatMap((list) => {
    const names = list.split(/\s+/);
    const variants = names.filter((name) => name.includes('--'));
    const lost = variants.filter((name) => {
      const block = name.replace(/--.*/, '');
      return !ruled.has(name) || (ruled.has(block) && !names.includes(block));
    });
    return lost.map((name) => `${name} in "${list}"`);
  });
  expect(halves).toEqual([]);
});

it('loads nothing but the font of headlines and of the name', () => {
  const fonts = `${htmlAt('/')}${sheet}`.match(/@font-face\{[^}]*\}/g)!;
  expect(fonts.filter((font) => !font.includes('local('))).toEqual([
    expect.stringMatching(/family:Marcellus;.*;font-display:swap/),
    expect.stringMatching(/family:Marcellus name;.*;font-display:optional;unicode-range:U\+20-7E/),
  ]);
  const loaded = [...sheet!.matchAll(/url\((?!"?data:)([^)]*)|@import/g)].map(([, url]) => url);
  expect([...new Set(loaded)]).toEqual(['/assets/marcellus.12345678.woff2']);
});

/**
 * Before each value that Chrome 64 to 88 do not support, there is a fallback; see styles/settings/_tokens.scss. The properties
 * that they do not support are in stylelint.config.js.
 */
it('has fallbacks for old phones', () => {
  expect(faultsIn(sheet!)).toEqual([]);
  // The newsletter's note uses inset only if the browser supports popovers.
  expect(sheet!.match(/[;{]inset:(?!auto var\()[^;}]*/g)).toBeNull();
  expect(sheet!.match(/[;{]mask:/g)?.length).toBe(sheet!.match(/[;{]-webkit-mask:/g)?.length);
  // Chrome 64 to 68 on phones know the logical properties only by their older names.
  const narrow = sheet!.replace(/@media\(min-width:[678]\dem\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const older = narrow.match(/[;{]-webkit-(margin|padding)-(start|end):/g)!;
  expect(narrow.match(/[;{](margin|padding)-inline-(start|end):/g)).toHaveLength(older.length);
  // With large text on a small phone, a column of 11rem is wider than the window. One is only in windows from 40em.
  const phones = sheet!.replace(/@media\(min-width:[4-8]\dem\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(phones.match(/minmax\((1[1-9]|[2-9]\d)rem/g)).toBeNull();
  for (const property of ['--pad', '--size-h1', '--fluid'])
    expect(sheet).toMatch(new RegExp(`:root\\{[^}]*${property}:(?![^;]*(clamp|min|max)\\()`));
});

it.each([
  ['.a{width:min(3rem,15vw);width:3rem}', 'no plain width before it'],
  ['.a{width:1rem;width:min(1rem,var(--b))}', 'var() voids its fallback'],
  ['.a{width:3rem;width:min(3rem,15vw)}@media print{.b{padding:1rem;padding:max(1rem,2vw)}}'],
])('self-test: finds the fault in %s, or none', (css, fault = '') => {
  const found = faultsIn(css).map((each) => each.replace(/^.*}: /, ''));
  expect(found.join()).toBe(fault);
});

function classesRuled(css: string): string[] {
  const selectors = css.match(/(?<=^|[{};])[^@{};][^{};]*(?=\{)/g) ?? [];
  return [...new Set(selectors.flatMap((rule) => rule.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))];
}

function classesShown(page: Part): string[] {
  const values = valuesOf(page.all('[class]'), 'class');
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))];
}

/** Returns every declaration that an old phone ignores and that has no fallback. */
function faultsIn(css: string): string[] {
  return rulesOf(css).flatMap(({ selector, body }) => {
    const faults: string[] = [];
    const known = new Set<string>();
    for (const declaration of body.split(/;(?![^(]*\))/).filter(Boolean)) {
      const [, property, value] = /^([^:]+):(.*)$/s.exec(declaration)!;
      const fault = (what: string) => faults.push(`${selector}{${declaration}}: ${what}`);
      const isNew = /\b(clamp|min|max|conic-gradient)\(|\d[sd]vh\b/.test(value!);
      if (!isNew) known.add(property!);
      else if (value!.includes('var(')) fault('var() voids its fallback');
      else if (!known.has(property!)) fault(`no plain ${property} before it`);
    }
    return faults;
  });
}

/** Returns every rule that an old phone applies: not those under @supports or hover, nor those with newer selectors. */
function rulesOf(css: string): { selector: string; body: string }[] {
  const block = /@([^{}]*)\{((?:[^{}]*\{[^{}]*\})*)\}/;
  let flat = css;
  for (let found = block.exec(flat); found; found = block.exec(flat)) {
    const [whole, head, inner] = found;
    flat = flat.replace(whole, () =>
      head!.startsWith('media') && !head!.includes('hover') ? inner! : '',
    );
  }
  const rules = [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!,
    body: body!,
  }));
  return rules.filter(({ selector }) => !/^@|:popover-open|::placeholder|:has\(/.test(selector));
}
