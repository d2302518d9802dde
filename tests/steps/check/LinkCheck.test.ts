/** Links that stay on the site and lead nowhere. */
import { describe, expect, it } from 'vitest';
import { LinkCheck } from '../../../src/steps/check/LinkCheck.ts';
import { checkedPage, writeFiles } from '../../support/writtenSite.ts';

const siteUrl = 'https://www.example.com';

/** The faults of a home page beside an About page with the anchor `team` and a few files. */
function faultsIn(html: string): string[] {
  return faultsOf({ '/': html, '/about': '<p id="team"></p>' }, { 'a.avif': '', 'b c.avif': '', 'empty/x': '' });
}

/** The faults of pages, given by their addresses, beside other files. */
function faultsOf(pages: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}): string[] {
  const read = Object.entries(pages).map(([address, html]) => checkedPage(html, address));
  const links = new LinkCheck();
  for (const page of read) links.add(page);
  const written = Object.fromEntries(read.map(({ file, html }) => [file, html]));
  const files = new Map(read.map(({ path, file }) => [path, file]));
  return links.faults(siteUrl, writeFiles({ ...written, ...others }), files);
}

describe('LinkCheck', () => {
  it.each([
    '<a href="/about">x</a>',
    '<a href="/about#team">x</a>',
    '<a href="#here" id="here">x</a>',
    '<a href="/">x</a>',
    `<a href="${siteUrl}/about">x</a>`,
    '<a href="https://never-asked.invalid/">x</a>',
    '<a href="tel:+910000000000">x</a><a href="mailto:a@example.com">x</a>',
    '<img src="/a.avif" srcset="/a.avif 1w, /b%20c.avif 2w">',
    '<img src="/a.avif?v=12345678">',
    '<link rel="preload" href="/a.avif">',
    '<style>@font-face{src:url(/a.avif)}</style>',
    '<video data-portrait="/a.avif?v=1 /a.avif?v=2"></video>',
  ])('finds nothing in %s', (html) => {
    expect(faultsIn(html)).toEqual([]);
  });

  it.each([
    ['a page', '<a href="/gone">x</a>', '<a href="/gone"> leads to /gone (a href), which the site does not have.'],
    [
      'an anchor',
      '<a href="#gone">x</a>',
      '<a href="#gone"> leads to #gone (a href), but index.html has no id "gone".',
    ],
    [
      'an anchor of another page',
      '<a href="/about#gone">x</a>',
      '<a href="/about#gone"> leads to /about#gone (a href), but about/index.html has no id "gone".',
    ],
    ['a folder', '<a href="/empty">x</a>', '<a href="/empty"> leads to /empty (a href), which the site does not have.'],
    [
      'its own full address',
      `<a href="${siteUrl}/gone">x</a>`,
      `<a href="${siteUrl}/gone"> leads to ${siteUrl}/gone (a href), which the site does not have.`,
    ],
    [
      'one of several pictures',
      '<img srcset="/a.avif 1w, /gone.avif 2w">',
      '<img> leads to /gone.avif (img srcset), which the site does not have.',
    ],
    [
      'a script',
      '<script src="/gone.js"></script>',
      '<script src="/gone.js"> leads to /gone.js (script src), which the site does not have.',
    ],
    [
      'a font',
      '<style>a{src:url(/gone.woff2)}</style>',
      '<style> leads to /gone.woff2 (css url), which the site does not have.',
    ],
    [
      'a shared picture',
      `<meta property="og:image" content="${siteUrl}/gone.jpg">`,
      `<meta> leads to ${siteUrl}/gone.jpg (meta og:image), which the site does not have.`,
    ],
    ['nothing', '<a href="">x</a>', '<a href=""> leads to nothing (a href), which is no address.'],
    [
      'what is no address',
      '<a href="https://">x</a>',
      '<a href="https://"> leads to https:// (a href), which is no address.',
    ],
    ['no place at all', '<a>x</a>', '<a> leads to nothing (a without href), which is no address.'],
    [
      'a page in capitals',
      '<a href="/About">x</a>',
      '<a href="/About"> leads to /About (a href), which the site does not have.',
    ],
  ])('finds a link to %s that is not there', (_what, html, words) => {
    expect(faultsIn(html)).toEqual([`index.html: ${words} Mend the link.`]);
  });

  it('names every element and every page with a lost link, and takes relative ones from their own page', () => {
    const lost = '<a href="/gone">x</a><img src="/gone">';
    const faults = faultsOf({ '/': lost, '/a/b': `${lost}<a href="c">x</a>`, '/a/c': '' });
    expect(faults.map((fault) => fault.slice(0, fault.indexOf('>') + 1))).toEqual([
      'index.html: <a href="/gone">',
      'index.html: <img src="/gone">',
      'a/b/index.html: <a href="/gone">',
      'a/b/index.html: <img src="/gone">',
    ]);
  });
});
