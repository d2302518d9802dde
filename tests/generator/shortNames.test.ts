/** The short names of what is published. */
import { describe, expect, it } from 'vitest';
import { shortenNames } from '../../src/generator/shortNames.ts';

const styles = {
  home:
    '@media (min-width:64.5em){.card:not(.card--wide) .card__name::before{color:var(--gold)}}' +
    ':root{--gold:#fc0}.card{top:.5em}',
  about:
    '.card,.lead{background:url(/assets/a.woff2);color:var(--gold)}@keyframes turn{0.5%{top:0}}',
};
const short = shortenNames(styles);

describe('shortenNames', () => {
  it('names the same things the same in styles and pages, and different things differently', () => {
    const names = ['card', 'card--wide', 'card__name', 'lead'].map((name) =>
      short.shorten(`<p class="${name}">`),
    );
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^<p class="[a-z]">$/);
    const [card] = /(?<=class=").*(?=")/.exec(names[0]!)!;
    expect(short.styles.home).toContain(`.${card}{top:.5em}`);
    expect(short.styles.about).toContain(`.${card},`);
  });

  it('shortens custom properties where they are set and where they are used', () => {
    const [set] = /--[a-z]+(?=:#fc0)/.exec(short.styles.home!)!;
    for (const css of Object.values(short.styles)) expect(css).toContain(`var(${set})`);
  });

  it('leaves lengths, files, queries and steps of animations as they are', () => {
    expect(short.styles.home).toMatch(/^@media \(min-width:64\.5em\)\{/);
    expect(short.styles.about).toContain('url(/assets/a.woff2)');
    expect(short.styles.about).toMatch(/@keyframes turn\{0\.5%\{top:0\}\}$/);
  });

  it('gives the shortest name to what is used most, and none to classes that no rule names', () => {
    expect(short.shorten('<p class="mystery card" id="x">')).toBe('<p class="a" id="x">');
    expect(short.shorten('<p class="mystery" id="x">')).toBe('<p id="x">');
  });

  it('changes no word of a page', () => {
    const script = '<script>{"a":" class=\\"card\\""}</script>';
    const words = `<p data-x="card" id="card">class=&quot;card&quot; card</p>${script}`;
    expect(short.shorten(words)).toBe(words);
  });

  it('keeps names apart past the twenty-sixth letter', () => {
    const many = Array.from({ length: 800 }, (_, index) => `.name-${index}{top:0}`);
    expect(
      new Set(shortenNames({ home: many.join('') }).styles.home!.match(/\.[a-z]+/g)).size,
    ).toBe(800);
  });
});
