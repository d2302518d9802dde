/** What the build refuses in a finished site. */
import { expect, it } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { made } from '../support/madeSite.ts';

const origin = 'https://www.noor-travels.example';
const [home, about] = made.routes;

/** The sentences on a site with a Home that has this body, and a page About. */
function faultsOf(body: string, aboutBody = '<p id="team"></p>'): string[] {
  const files = new Map([
    ['index.html', body],
    ['about/index.html', aboutBody],
    ['a.avif', ''],
    ['b c.avif', ''],
    ['empty/x', ''],
  ]);
  try {
    checkFiles({ ...made, routes: [home!, about!], files });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it.each([
  `<a href="${origin}/about">x</a><a href="/about#team">x</a><a href="https://never-asked.invalid/">x</a>`,
  '<img src="/a.avif?v=12345678" srcset="/a.avif 1w, /b%20c.avif 2w">',
])('accepts %s', (body) => {
  expect(faultsOf(body)).toEqual([]);
});

const none = 'which the site does not have';
const noAddress = 'which is no address';

it.each([
  ['<a href="/gone">x</a>', '<a href="/gone"> leads to /gone (a href)', none],
  ['<a href="/About">x</a>', '<a href="/About"> leads to /About (a href)', none],
  ['<a href="/empty">x</a>', '<a href="/empty"> leads to /empty (a href)', none],
  [`<a href="${origin}/b">x</a>`, `<a href="${origin}/b"> leads to ${origin}/b (a href)`, none],
  [
    '<a href="about">x</a>',
    '<a href="about"> leads to about (a href)',
    'which has to begin with a slash',
  ],
  ['<a href="#a">x</a>', '<a href="#a"> leads to #a (a href)', 'but index.html has no id "a"'],
  [
    '<a href="/about#a">x</a>',
    '<a href="/about#a"> leads to /about#a (a href)',
    'but about/index.html has no id "a"',
  ],
  ['<a href="">x</a>', '<a href=""> leads to nothing (a href)', noAddress],
  ['<a href="https://">x</a>', '<a href="https://"> leads to https:// (a href)', noAddress],
  ['<img srcset="/a.avif 1w, /b.avif 2w">', '<img> leads to /b.avif (img srcset)', none],
  ['<style>a{src:url(/a.woff2)}</style>', '<style> leads to /a.woff2 (css url)', none],
  ['<i data-portrait="/b.mp4?v=2"></i>', '<i> leads to /b.mp4?v=2 (i data-portrait)', none],
  [`<meta content="${origin}/b">`, `<meta> leads to ${origin}/b (meta content)`, none],
  [
    `<script type="application/ld+json">{"a":[{"logo":"${origin}/b"}]}</script>`,
    `<script> leads to ${origin}/b (structured data)`,
    none,
  ],
])('refuses the link that leads nowhere in %s', (body, link, reason) => {
  expect(faultsOf(body)).toEqual([
    `Could not publish index.html: ${link}, ${reason}. Mend the link.`,
  ]);
});

it.each([
  ['<p aria-controls="gone"></p>', '<p>', 'aria-controls'],
  ['<p aria-labelledby="gone"></p>', '<p>', 'aria-labelledby'],
  ['<i id="a"></i><p aria-describedby="a gone"></p>', '<p>', 'aria-describedby'],
  ['<label for="gone"></label>', '<label>', 'for'],
  ['<button popovertarget="gone"></button>', '<button>', 'popovertarget'],
])('refuses the id that is missing in %s', (body, tag, attribute) => {
  expect(faultsOf(body)).toEqual([
    `Could not publish index.html: ${tag} points at the id "gone" (${attribute}), which the page lacks.`,
  ]);
});

it('refuses an id that two elements have', () => {
  expect(faultsOf('<p id="a"></p><i id="a"></i>')).toEqual([
    'Could not publish index.html: <i id="a"> has the id "a" a second time.',
  ]);
});

it('names a fault once for all pages that share it', () => {
  const link = '<a href="/gone">x</a>';
  expect(faultsOf(link + link, link)).toEqual([
    expect.stringMatching(/^Could not publish index\.html: .+ \(Also on about\/index\.html\.\)$/),
  ]);
});
