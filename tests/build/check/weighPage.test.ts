/** How heavy a page is as it travels. */
import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlBudget } from '../../../src/build/check/budgets.ts';
import { scaleFor, smallest } from '../../../src/build/check/weighPage.ts';
import { checkedPage, emptyFolder, writeFiles } from '../../support/writtenSite.ts';

const html = '<link rel="preload" href="/f.woff2"><link rel="icon" href="/i.svg"><script src="/s.js"></script>';
const page = checkedPage(html);
const parts = {
  'f.woff2': 'f'.repeat(300),
  'i.svg': '<svg>'.repeat(80),
  's.js': 'a+b;'.repeat(90),
};
const gzip = (text: string) => gzipSync(text).length;

describe('scaleFor', () => {
  it('weighs text as it is packed and fonts and pictures as they are', async () => {
    const weight = await scaleFor(writeFiles(parts), emptyFolder())(page);
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

  it('counts once what is named twice, and leaves out what stands behind a question mark', async () => {
    const twice = '<link rel="preload" href="/f.woff2?v=1"><link rel="preload" href="/f.woff2?v=1">';
    const weight = await scaleFor(writeFiles(parts), emptyFolder())(checkedPage(twice));
    expect(weight).toMatchObject({ firstView: gzip(twice) + 300, requests: 2 });
  });

  it('takes a file that is not there for weightless: the link check names it', async () => {
    const { 's.js': _, ...rest } = parts;
    expect(await scaleFor(writeFiles(rest), emptyFolder())(page)).toMatchObject({ script: 0 });
  });

  it('weighs a page in Brotli too where gzip alone is over its budget', async () => {
    const long = html + randomBytes(htmlBudget.home).toString('hex');
    const weight = await scaleFor(writeFiles(parts), emptyFolder())(checkedPage(long));
    expect(weight).toMatchObject({ html: gzip(long), brotli: brotliCompressSync(long).length });
    expect(smallest(weight)).toBe(Math.min(weight.html, weight.brotli!));
  });

  it('remembers what a page weighs in Brotli, until the page is another', async () => {
    const cache = emptyFolder();
    const weigh = scaleFor(writeFiles(parts), cache);
    const long = html + randomBytes(htmlBudget.home).toString('hex');
    await weigh(checkedPage(long));
    const [kept] = readdirSync(path.join(cache, 'weights'));
    writeFileSync(path.join(cache, 'weights', kept!), '77');
    expect(await weigh(checkedPage(long))).toMatchObject({ brotli: 77 });
    const another = `${long} `;
    expect(await weigh(checkedPage(another))).toMatchObject({ brotli: brotliCompressSync(another).length });
  });
});
