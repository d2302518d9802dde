/** What Chrome 64 to 88 cannot read stands behind something that they can: the habit that styles/settings/_tokens.scss tells. */
import { describe, expect, it } from 'vitest';
import { compileStyles } from '../../src/generator/styles.ts';
import { projectAt } from '../../src/generator/project.ts';

/** The names of a page's parts that wrap and are pushed apart anyway, so that a missing gap costs them nothing. */
const pushedApart = ['.place-card__name'];

const styles = Object.entries(await compileStyles(projectAt()));

describe.each(styles)('the stylesheet %s', (_name, css) => {
  it('has a plain twin for whatever old phones cannot read', () => {
    expect(faultsIn(css)).toEqual([]);
  });

  it('names sides one by one, and masks by the name that old phones know too', () => {
    // The newsletter's note stands in a place of its own only where there are popovers.
    expect(css.match(/[;{]inset:(?!auto var\()[^;}]*/g)).toBeNull();
    expect(css.match(/[;{]mask:/g)?.length).toBe(css.match(/[;{]-webkit-mask:/g)?.length);
  });

  it('keeps the margins and the sizes of the type in plain values', () => {
    for (const name of ['--pad', '--size-h1', '--size-body', '--fluid']) {
      expect(css).toMatch(new RegExp(`:root\\{[^}]*${name}:(?![^;]*(clamp|min|max)\\()`));
    }
  });
});

describe('the check', () => {
  it.each([
    ['.a{width:min(3rem,15vw)}', 'no plain width before it'],
    ['.a{width:min(3rem,15vw);width:3rem}', 'no plain width before it'],
    ['.a{padding:clamp(1rem,2vw,2rem) 0}', 'no plain padding before it'],
    ['.a{width:1rem;width:min(1rem,var(--b))}', 'var() throws its twin away'],
    [':root{--a:clamp(1px,2vw,3px)}', 'no plain --a before it'],
    ['.a{height:calc(100svh - var(--b))}', 'var() throws its twin away'],
    ['.a{display:flex;gap:1rem}', 'no gap in a flex row before Chrome 84'],
    ['.a{display:flex}@media print{.a{gap:1rem}}', 'no gap in a flex row before Chrome 84'],
    ['.a{display:grid;gap:1rem}', 'call it grid-gap'],
    ['.a{aspect-ratio:1}', 'use padding-top of a ::before'],
    ['.a{margin-inline:auto}', 'name its sides'],
  ])('finds the fault in %s', (css, fault) => {
    expect(faultsIn(css)).toEqual([
      expect.stringMatching(`^(.a|:root){[^}]*}: ${fault.replace(/[()]/g, '.')}$`),
    ]);
  });

  it.each([
    '.a{width:3rem;margin:0 auto;grid-gap:1rem;grid-template-columns:minmax(0,1fr) fit-content(60%)}',
    '.a{width:3rem;width:min(3rem,15vw)}@media print{.b{padding:1rem;padding:max(1rem,2vw)}}',
    ':root{--a:1rem}@supports (width:min(1px,1vw)){:root{--a:min(1rem,5vw)}}',
    '.a:popover-open{right:max(var(--b),1rem)}',
    '.a::placeholder{font-size:min(1em,5vw)}',
    '@media(min-width:64em) and (hover:hover){.a{display:flex;gap:1rem}}',
  ])('finds none in %s', (css) => {
    expect(faultsIn(css)).toEqual([]);
  });
});

/** Names every declaration of a sheet that an old phone throws away with nothing in its place. */
function faultsIn(css: string): string[] {
  const rules = rulesOf(css);
  const flexRows = new Set(
    rules.filter(({ body }) => /display:(inline-)?flex/.test(body)).map(({ selector }) => selector),
  );
  return rules.flatMap(({ selector, body }) => {
    const faults: string[] = [];
    const plain = new Set<string>();
    for (const declaration of body.split(/;(?![^(]*\))/).filter(Boolean)) {
      const [, property, value] = /^([^:]+):(.*)$/s.exec(declaration)!;
      const fault = (what: string) => faults.push(`${selector}{${declaration}}: ${what}`);
      const isYoung = /\b(clamp|min|max)\(|\d[sd]vh\b/.test(value!);
      if (!isYoung) plain.add(property!);
      else if (value!.includes('var(')) fault('var() throws its twin away');
      else if (!plain.has(property!)) fault(`no plain ${property} before it`);
      if (/^(row-|column-)?gap$/.test(property!) && !pushedApart.includes(selector)) {
        fault(
          flexRows.has(selector) ? 'no gap in a flex row before Chrome 84' : 'call it grid-gap',
        );
      }
      if (property === 'aspect-ratio') fault('use padding-top of a ::before');
      if (/^(margin|padding|border|inset)-(inline|block)$/.test(property!)) fault('name its sides');
    }
    return faults;
  });
}

/** Every rule that an old phone reads: none under @supports, none where a mouse is, none that selects what is newer. */
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
