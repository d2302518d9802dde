/** Pages share one stylesheet, in which no rule is left over. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../../src/generator/files.ts';
import { compileStyles } from '../../src/generator/output/compileStyles.ts';
import { colours } from '../../src/site/colours.ts';
import { changedSite } from '../support/changedSite.ts';
import { contrast, luminance } from '../support/contrast.ts';
import { fixture } from '../support/fixture.ts';
import { htmlAt, made, pageAt } from '../support/madeSite.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';
import { wordyContent } from '../support/wordyAgency.ts';

const { files } = await compileStyles(fixture, '/assets/marcellus.12345678.woff2');
const [sheet] = [...files.values()].map(String);
/** With what shows only once staff fill in a fact, or a longer one. */
const longer = changedSite((content) => Object.assign(content, wordyContent()));

it('has the colours of TypeScript, which are in one file', () => {
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

it('rings what has the focus in a tone that stands out on every ground', () => {
  const light = (hex: string) => {
    const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
    return luminance(Buffer.from(digits.slice(1), 'hex'), 0);
  };
  const [rule = ''] = /:focus-visible\{[^}]*\}/.exec(sheet!) ?? [];
  const tones = [...rule.matchAll(/(?:outline|box-shadow):[^;}]*(#\w+)/g)];
  expect(tones).toHaveLength(2);
  // Whatever the sheet paints an area with, but no colour that shows another through it.
  const painted = /(?:background|--gold): ?(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?=[;}])/g;
  const grounds = new Set([...sheet!.matchAll(painted)].map(([, ground]) => ground!));
  expect(grounds.size).toBeGreaterThan(6);
  for (const ground of grounds) {
    const ratios = tones.map(([, tone]) => contrast(light(tone!), light(ground)));
    expect(Math.max(...ratios), ground).toBeGreaterThanOrEqual(3);
  }
});

it('has rules only for classes that a page shows', () => {
  const pages = made.routes.flatMap(({ path }) => [pageAt(path), longer(path)]);
  // The last ones are made by client/countFamily.ts.
  const ofScript = ['family__row', 'family__count', 'family__step', 'family__date', 'family-strip'];
  const shown = new Set([...pages.flatMap(classesShown), ...ofScript]);
  expect(classesRuled(sheet!).filter((each) => !shown.has(each))).toEqual([]);
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
