/** What the build refuses in a finished site. */
import { expect, it } from 'vitest';
import { findPageFaults } from '../../src/generator/check/findPageFaults.ts';
import { sentenceOf } from '../../src/values/faults.ts';
import { made } from '../support/madeSite.ts';

const origin = 'https://www.noor-travels.example';
const [home, about] = made.routes;

/** The messages about a site with a Home that has this body, and a page About. */
function faultsOf(body: string, aboutBody = '<p id="team"></p>'): string[] {
  const files = new Map([
    ['index.html', body],
    ['about/index.html', aboutBody],
    ['a.avif', ''],
    ['b c.avif', ''],
    ['caf\u00e9.pdf', ''],
    ['empty/x', ''],
  ]);
  const site = { ...made, routes: [home!, about!], files, addresses: [] };
  return findPageFaults(site).map(sentenceOf);
}

it.each([
  `<a href="${origin}/about/">x</a><a href="/about/#team">x</a><a href="https://never-asked.invalid/">x</a>`,
  '<img alt="" src="/a.avif?v=12345678" srcset="/a.avif 1w, /b%20c.avif 2w">',
  '<a href="/caf\u00e9.pdf">x</a><a href="/caf%C3%A9.pdf">x</a>',
  '<p data-position="{first} to {last}">Void, <b>null and void</b></p>',
  '<a href="/about/"><img alt="A mosque"></a><button aria-label="Close"></button>',
])('accepts %s', (body) => {
  expect(faultsOf(body)).toEqual([]);
});

it('judges a link within a page on that page alone', () => {
  const link = '<a href="#team">x</a>';
  expect(faultsOf(`<p id="team"></p>${link}`, link)).toEqual([
    'Could not publish about/index.html: <a href="#team"> leads to #team (a href), ' +
      'but about/index.html has no id "team". Correct the link.',
  ]);
});

const isGone = 'which the site does not have. Correct the link.';
const noText = 'has no text. Give it one, or leave it out.';
const isLeft = (text: string) =>
  `shows "${text}". Correct the name in braces, or the code that fills it in.`;

it.each([
  // Links to what is not there.
  ['<a href="/100%">x</a>', `<a href="/100%"> leads to /100% (a href), ${isGone}`],
  // The é of the file is one character, and this one is two: a host distinguishes them.
  [
    '<a href="/cafe%CC%81.pdf">x</a>',
    `<a href="/cafe%CC%81.pdf"> leads to /cafe%CC%81.pdf (a href), ${isGone}`,
  ],
  ['<a href="/empty">x</a>', `<a href="/empty"> leads to /empty (a href), ${isGone}`],
  [
    `<a href="${origin}/b">x</a>`,
    `<a href="${origin}/b"> leads to ${origin}/b (a href), ${isGone}`,
  ],
  [
    '<img alt="" srcset="/a.avif 1w, /b.avif 2w">',
    `<img> leads to /b.avif (img srcset), ${isGone}`,
  ],
  ['<style>a{src:url(/a.woff2)}</style>', `<style> leads to /a.woff2 (css url), ${isGone}`],
  ['<i data-portrait="/b.mp4?v=2"></i>', `<i> leads to /b.mp4?v=2 (i data-portrait), ${isGone}`],
  [`<meta content="${origin}/b">`, `<meta> leads to ${origin}/b (meta content), ${isGone}`],
  [
    `<script type="application/ld+json">{"a":[{"logo":"${origin}/b"}]}</script>`,
    `<script> leads to ${origin}/b (structured data), ${isGone}`,
  ],
  ...[
    ['about', 'which has to begin with a slash'],
    ['#a', 'but index.html has no id "a"'],
    ['/about/#a', 'but about/index.html has no id "a"'],
    ['https://', 'which is no address'],
  ].map(([href, reason]) => [
    `<a href="${href}">x</a>`,
    `<a href="${href}"> leads to ${href} (a href), ${reason}. Correct the link.`,
  ]),
  ...['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget'].map(
    (attribute) => [
      `<i id="a"></i><p ${attribute}="a gone"></p>`,
      `<p> points at the id "gone" (${attribute}), which the page lacks.`,
    ],
  ),
  [
    '<p id="a"></p><i id="a"></i>',
    '<i id="a"> has the id "a" a second time. Give one of the two another name; a heading ends with its own, such as {#later}.',
  ],
  // Empty elements, and leftovers of templates.
  ...'h1 h2 h3 h4 h5 h6 button summary dt dd label legend'
    .split(' ')
    .map((name) => [`<${name}> </${name}>`, `<${name}> ${noText}`]),
  ['<head><title></title></head>', `<title> ${noText}`],
  ['<a href="/about/"><img alt=""></a>', `<a href="/about/"> ${noText}`],
  ['<h2><svg aria-hidden="true"><text>x</text></svg></h2>', `<h2> ${noText}`],
  ['<section id="price"><h2></h2></section>', `<h2> in #price ${noText}`],
  ['<ul><li>x</li><li></li></ul>', `<li> ${noText}`],
  ...['ul', 'ol', 'dl'].map((name) => [
    `<h2>Stay</h2><${name}></${name}>`,
    `<${name}> is a list without entries. Leave it out, with its title.`,
  ]),
  [
    '<img src="/a.avif">',
    '<img src="/a.avif"> has no alt. Describe the picture, or write an empty alt where it is an ornament.',
  ],
  ['<p>A visa in {visaDays} days</p>', `<p> ${isLeft('{visaDays}')}`],
  ['<p>From undefined</p>', `<p> ${isLeft('undefined')}`],
  ['<p>₹<b>NaN</b></p>', `<b> ${isLeft('NaN')}`],
  ['<p>From null rupees</p>', `<p> ${isLeft('null')}`],
  ['<p>[object Object]</p>', `<p> ${isLeft('[object ')}`],
  ['<p>Words {#an-anchor}</p>', `<p> ${isLeft('{#an-anchor}')}`],
  ['<img alt="In {city}">', `<img> ${isLeft('{city}')}`],
  ['<i aria-label="In {city}"></i>', `<i aria-label="In {city}"> ${isLeft('{city}')}`],
  ['<input placeholder="{mail}">', `<input> ${isLeft('{mail}')}`],
  ['<meta name="description" content="From {price}">', `<meta> ${isLeft('{price}')}`],
  [
    '<a href="https://wa.me/1?text=On%20%7Bdate%7D">x</a>',
    `<a href="https://wa.me/1?text=On%20%7Bdate%7D"> ${isLeft('{date}')}`,
  ],
])('refuses %s', (body, fault) => {
  expect(faultsOf(body)).toEqual([`Could not publish index.html: ${fault}`]);
});

it('names a fault once for all pages that share it', () => {
  const link = '<a href="/gone">x</a>';
  expect(faultsOf(link + link, link)).toEqual([
    expect.stringMatching(/^Could not publish index\.html: .+ \(Also on about\/index\.html\.\)$/),
  ]);
});

it.each([
  [
    '/licence.pdf',
    'which the site does not have. Put licence.pdf into public, or correct the address.',
  ],
  [
    `${origin}/in%20use/a.pdf`,
    'which the site does not have. Put in use/a.pdf into public, or correct the address.',
  ],
  [
    '/rates%20(1).pdf',
    'which the site does not have. Write /Rates%20(1).PDF, as the file is named.',
  ],
  ['/team', 'which the site does not have. Correct the address, or delete it.'],
  ['/about#gone', 'but about/index.html has no id "gone". Correct the address, or delete it.'],
])('names the file and the line of the address %s in the content', (href, reason) => {
  const place = { file: 'facts.jsonc', line: 57, keys: ['licences', 'list', 0, 'url'] };
  const files = new Map([...made.files, ['Rates (1).PDF', '']]);
  const addresses = [{ ...place, href }];
  expect(findPageFaults({ ...made, files, addresses }).map(sentenceOf)).toEqual([
    `Could not use src/content/facts.jsonc, line 57: licences.list[0].url is ${href}, ${reason}`,
  ]);
});

it.each(['/about', '/about#team', '/Rates.pdf', 'https://never-asked.invalid/a.pdf'])(
  'accepts the address %s in the content',
  (href) => {
    const page = String(made.files.get('about/index.html'));
    const files = new Map([
      ...made.files,
      ['about/index.html', `${page}<p id="team"></p>`],
      ['Rates.pdf', ''],
    ]);
    const addresses = [{ file: 'structure.jsonc', line: 1, keys: [], href }];
    expect(findPageFaults({ ...made, files, addresses })).toEqual([]);
  },
);
