/** What a page inlines from the stylesheet; tests/browser/firstScreen.test.ts checks the result. */
import { expect, it } from 'vitest';
import { firstCss, firstTags, linkedCss } from '../../src/generator/output/firstScreen.ts';

const inlined = (css: string, body = '<p class="a"><b class="c">Words</b></p>', lang = 'en') =>
  firstCss(
    css,
    firstTags(`<html lang="${lang}"><body>${body}<link rel="stylesheet"><p class="below"></p>`),
  );

it.each([
  ['.below,.a,.a:hover,p>.c:before{top:0}', '.a,p>.c:before{top:0}'],
  ['@media print{.a{top:0}}@media(prefers-reduced-motion:reduce){.a{top:0}}', ''],
  ['@media(min-width:40em){@supports(width:1vw){.below{top:0}}}', ''],
  ['@font-face{font-family:F;src:url(f)}', ''],
  ['.a{--b:1;--c:2;top:var(--b)}.c{--d:3}', '.a{--b:1;top:var(--b)}'],
  ['@font-face{font-family:F;src:url(f);font-display:optional}.a{font:1em F}', '.a{font:1em F}'],
])('inlines from %s what the first screen needs', (css, needed) => {
  expect(inlined(css)).toBe(needed);
});

it('knows the language of a part', () => {
  expect(inlined(':lang(ur){top:0}', '<p lang="ur"><b></b></p>')).toBe(':lang(ur){top:0}');
  expect(inlined(':lang(ur){top:0}', '<p></p>', 'ur-IN')).toBe(':lang(ur){top:0}');
});

it('has the outlines of arches only in pages that draw them', () => {
  const css = '.below{top:0}@media(min-width:1em){.below{clip-path:url(#arch)}}';
  expect(linkedCss(css)).toBe('.below{top:0}');
  expect(inlined(css, '<clipPath id="arch"></clipPath>')).toBe(
    '@media(min-width:1em){.below{clip-path:url(#arch)}}',
  );
  expect(inlined(css)).toBe('');
});

it('has the root rule of a language and its fonts only in pages, and other rules in the sheet too', () => {
  const rules = ':root:lang(en){--text:F}.a{font:1em var(--text)}';
  const css = `@font-face{font-family:F;src:url(f)}${rules}`;
  expect(inlined(css)).toBe(css);
  expect(linkedCss(css)).toBe('.a{font:1em var(--text)}');
  const other = css.replace(':root', '.a');
  expect(linkedCss(other)).toBe(other);
});
