/** What a page inlines of the sheet. */
import { describe, expect, it } from 'vitest';
import { firstCss, firstTags, linkedCss } from '../../src/generator/output/firstScreen.ts';

const page = (body: string, lang = 'en') =>
  `<html lang="${lang}" dir="ltr"><head><title>T</title></head><body>${body}<link rel="stylesheet">` +
  '<p class="below"></p>';

const inlined = (css: string, body = '<p class="a"><b class="c">Words</b></p>', lang?: string) =>
  firstCss(css, firstTags(page(body, lang)));

describe('the first screen', () => {
  it.each([
    '.a{top:0}',
    'p>.c:before{top:0}',
    ':root:lang(en) p{top:0}',
    '.a:not(.x):first-child{top:0}',
    ':target{top:0}',
    '@media(min-width:40em){.a{top:0}}',
    '@font-face{font-family:F;src:url(f)}.a{font:1em F}',
  ])('has the rule %s', (css) => {
    expect(inlined(css)).toBe(css);
  });

  it.each([
    '.below{top:0}',
    '.a:focus-visible{top:0}',
    '[data-open] .a{top:0}',
    '[dir=rtl] .a{top:0}',
    '@media print{.a{top:0}}',
    '@media(forced-colors:active){.a{top:0}}',
    '@media(min-width:40em){@supports(width:1vw){.below{top:0}}}',
    '@page{margin:1cm}',
    '@font-face{font-family:F;src:url(f)}',
  ])('has no need of the rule %s', (css) => {
    expect(inlined(css)).toBe('');
  });

  it('leaves of a list the selectors that it needs', () => {
    expect(inlined('.below,.a,.a:hover{top:0}')).toBe('.a{top:0}');
  });

  it('leaves a font that may come late to the sheet', () => {
    const font = '@font-face{font-family:F;src:url(f);font-display:optional}';
    expect(inlined(`${font}.a{font:1em F}`)).toBe('.a{font:1em F}');
  });

  it('knows the language of a part', () => {
    expect(inlined(':lang(ur){top:0}', '<p lang="ur"><b></b></p>')).toBe(':lang(ur){top:0}');
    expect(inlined(':lang(ur){top:0}', '<p></p>', 'ur-IN')).toBe(':lang(ur){top:0}');
  });

  it('does not count what is in the closed menu', () => {
    const menu = '<dialog class="menu"><p class="m"></p></dialog>';
    expect(inlined('.menu{top:0}.m{top:0}', menu)).toBe('.menu{top:0}');
  });
});

it('has the outlines of arches in pages that draw them, and nowhere else', () => {
  const css = '.below{top:0}@media(min-width:1em){.below{clip-path:url(#arch)}}';
  expect(linkedCss(css)).toBe('.below{top:0}');
  expect(inlined(css, '<clipPath id="arch"></clipPath>')).toBe(
    '@media(min-width:1em){.below{clip-path:url(#arch)}}',
  );
  expect(inlined(css)).toBe('');
});
