/** How heavy a page is as it travels. */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlBudget } from '../../../src/steps/check/budgets.ts';
import { PackedSizes } from '../../../src/steps/check/PackedSizes.ts';
import { scaleFor, smallest } from '../../../src/steps/check/weighPage.ts';
import { checkedPage, emptyFolder, writeFiles } from '../../support/writtenSite.ts';

const html = '<link rel="preload" href="/f.woff2"><link rel="icon" href="/i.svg"><script src="/s.js"></script>';
const page = checkedPage(html);
const parts = {
  'f.woff2': 'f'.repeat(300),
  'i.svg': '<svg>'.repeat(80),
  's.js': 'a+b;'.repeat(90),
};
const gzip = (text: string) => gzipSync(text).length;
const sizes = () => new PackedSizes(emptyFolder());

describe('scaleFor', () => {
  it('weighs text as it is packed and fonts and pictures as they are', () => {
    const weight = scaleFor(writeFiles(parts), sizes())(page);
    const script = gzip(parts['s.js']);
    expect(weight).toEqual({
      path: '/',
      file: 'index.html',
      html: gzip(html),
      script,
      firstView: gzip(html) + 300 + gzip(parts['i.svg']) + script,
      requests: 4,
    });
  });

  it('counts once what is named twice, and leaves out what stands behind a question mark', () => {
    const twice = '<link rel="preload" href="/f.woff2?v=1"><link rel="preload" href="/f.woff2?v=1">';
    const weight = scaleFor(writeFiles(parts), sizes())(checkedPage(twice));
    expect(weight).toMatchObject({ firstView: gzip(twice) + 300, requests: 2 });
  });

  it('takes a file that is not there for weightless: the link check names it', () => {
    const { 's.js': _, ...rest } = parts;
    expect(scaleFor(writeFiles(rest), sizes())(page)).toMatchObject({ script: 0 });
  });

  it('weighs a page in Brotli too where gzip alone is over its budget', () => {
    const long = html + randomBytes(htmlBudget.home).toString('hex');
    const weight = scaleFor(writeFiles(parts), sizes())(checkedPage(long));
    expect(weight).toMatchObject({ html: gzip(long), brotli: brotliCompressSync(long).length });
    expect(smallest(weight)).toBe(Math.min(weight.html, weight.brotli!));
  });
});
