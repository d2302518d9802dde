/** The check of a whole written site. */
import { describe, expect, it } from 'vitest';
import { htmlBudget } from '../../../src/steps/check/budgets.ts';
import { checkSite } from '../../../src/steps/check/checkSite.ts';
import type { Site } from '../../../src/steps/loadSite.ts';
import * as site from '../../../src/site.ts';
import { emptyFolder, writeFiles } from '../../support/writtenSite.ts';

const routes = site.routes.slice(0, 2);
const small = { ...site, routes } as Site;
const page = (name: string, body = '') =>
  `<title>${name}</title><meta name="description" content="About ${name}"/><h1>${name}</h1>${body}`;
const sound = { 'index.html': page('Home'), 'about/index.html': page('About'), '404.html': page('Lost') };

const check = (files: Readonly<Record<string, string>>) => checkSite(small, writeFiles({ ...sound, ...files }), emptyFolder());

describe('checkSite', () => {
  it('returns the weight of every page of a sound site', () => {
    const weights = check({});
    expect(weights.map(({ path, file }) => [path, file])).toEqual([
      ['/', 'index.html'],
      ['/about', 'about/index.html'],
      ['/404', '404.html'],
    ]);
    for (const { html, requests } of weights) expect([html > 0, requests]).toEqual([true, 1]);
  });

  it.each([
    ['two headings', { 'index.html': page('Home', '<h1>Again</h1>') }, 'index.html: it has 2 <h1>'],
    [
      'an id twice',
      { '404.html': page('Lost', '<p id="a"></p><i id="a"></i>') },
      '404.html: <i id="a"> has the id "a" a second time',
    ],
    [
      'a lost link',
      { 'about/index.html': page('About', '<a href="/gone">x</a>') },
      'about/index.html: <a href="/gone"> leads to /gone',
    ],
    [
      'a lost anchor',
      { 'index.html': page('Home', '<a href="/about#x">x</a>') },
      'index.html: <a href="/about#x"> leads to /about#x',
    ],
  ])('refuses %s', (_what, files, words) => {
    expect(() => check(files)).toThrow(`Could not publish ${words}`);
  });

  it('refuses a page that is too heavy', () => {
    const noise = Array.from({ length: 9_000 }, (_, index) => Math.sin(index).toString(36).slice(3)).join(' ');
    const heavy = { 'about/index.html': page('About', noise) };
    expect(() => check(heavy)).toThrow(/^Could not publish about\/index\.html: its packed HTML weighs \d+ bytes, /);
    expect(() => check(heavy)).toThrow(` ${htmlBudget.other} are allowed.`);
  });

  it('tells once of a fault that several pages share', () => {
    const lost = '<a href="/gone">x</a>';
    const files = { 'index.html': page('Home', lost + lost), 'about/index.html': page('About', lost) };
    expect(() => check(files)).toThrow(
      /^Could not publish index\.html: <a href="\/gone"> leads to .+ Mend the link\. \(Also on about\/index\.html\.\)$/,
    );
  });

  it('names seven of many pages that share a fault, and counts the rest', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...routes[1]!, path: `/page-${index}` }));
    const files = Object.fromEntries(
      many.map(({ path }) => [`${path.slice(1)}/index.html`, page(path.slice(1), '<a href="/gone">x</a>')]),
    );
    const large = { ...small, routes: [...routes, ...many] } as Site;
    expect(() => checkSite(large, writeFiles({ ...sound, ...files }), emptyFolder())).toThrow(
      /^Could not publish page-0\/index\.html: .+ \(Also on page-1\/index\.html, (.+, ){5}page-7\/index\.html and 2 more pages\.\)$/,
    );
  });

  it('refuses two pages of one address, of which the second took the place of the first', () => {
    const twice = { ...small, routes: [...routes, { ...routes[1]!, title: 'Another' }] } as Site;
    expect(() => checkSite(twice, writeFiles(sound), emptyFolder())).toThrow('Could not publish about/index.html: ');
  });

  it('names icons of the manifest that are not there', () => {
    const manifest = JSON.stringify({ icons: [{ src: '/icons/a.png' }, { src: '/icons/b.png' }] });
    expect(() => check({ 'manifest.webmanifest': manifest, 'icons/b.png': '' })).toThrow(
      'Could not publish manifest.webmanifest: its icon /icons/a.png is not there. Put it into public/icons/a.png.',
    );
  });

  it('names every fault of every page, one a line', () => {
    const files = { 'index.html': page('Home', '<h1>x</h1>'), '404.html': page('Lost', '<a href="/gone">x</a>') };
    expect(() => check(files)).toThrow(/^Could not publish index\.html: .+\nCould not publish 404\.html: .+$/);
  });
});
