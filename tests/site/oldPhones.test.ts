/**
 * Chrome 64 to 88 find a value that they know before each that they do not; see styles/settings/_tokens.scss. Which properties
 * they do not know is in stylelint.config.js.
 */
import { expect, it } from 'vitest';
import { compileStyles } from '../../src/generator/output/compileStyles.ts';
import { fixture } from '../support/fixture.ts';

const { files } = await compileStyles(fixture, '/assets/marcellus.12345678.woff2');
const [sheet] = [...files.values()].map(String);

it('has what old phones know in the stylesheet', () => {
  expect(faultsIn(sheet!)).toEqual([]);
  // The newsletter's note has an inset only where there are popovers.
  expect(sheet!.match(/[;{]inset:(?!auto var\()[^;}]*/g)).toBeNull();
  expect(sheet!.match(/[;{]mask:/g)?.length).toBe(sheet!.match(/[;{]-webkit-mask:/g)?.length);
  // Chrome 64 to 68, on phones, know the sides of a line by their older names.
  const narrow = sheet!.replace(/@media\(min-width:[678]\dem\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const older = narrow.match(/[;{]-webkit-(margin|padding)-(start|end):/g)!;
  expect(narrow.match(/[;{](margin|padding)-inline-(start|end):/g)).toHaveLength(older.length);
  // In large text on a small phone, a column of 11rem is wider than the window. One is in windows from 40em.
  const phones = sheet!.replace(/@media\(min-width:[4-8]\dem\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(phones.match(/minmax\((1[1-9]|[2-9]\d)rem/g)).toBeNull();
  for (const property of ['--pad', '--size-h1', '--fluid'])
    expect(sheet).toMatch(new RegExp(`:root\\{[^}]*${property}:(?![^;]*(clamp|min|max)\\()`));
});

it.each([
  ['.a{width:min(3rem,15vw);width:3rem}', 'no plain width before it'],
  [':root{--a:clamp(1px,2vw,3px)}', 'no plain --a before it'],
  ['.a{width:1rem;width:min(1rem,var(--b))}', 'var() voids its fallback'],
  ['.a{width:3rem;width:min(3rem,15vw)}@media print{.b{padding:1rem;padding:max(1rem,2vw)}}'],
  [':root{--a:1rem}@supports (width:min(1px,1vw)){:root{--a:min(1rem,5vw)}}'],
  ['.a:popover-open{right:max(var(--b),1rem)}'],
  ['@media(min-width:64em) and (hover:hover){.a{width:min(3rem,15vw)}}'],
])('self-test: finds the fault of %s, or none', (css, fault = '') => {
  const found = faultsIn(css).map((each) => each.replace(/^.*}: /, ''));
  expect(found.join()).toBe(fault);
});

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
