/** Weighs what a phone fetches of each page, in bytes as they travel. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { htmlBudget, kindOf } from './budgets.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { firstViewUrls } from './firstView.ts';
import { oncePer } from '../oncePer.ts';
import { rememberJson } from '../rememberJson.ts';

export interface PageWeight {
  readonly path: string;
  readonly file: string;
  /** HTML with its CSS, gzip. */
  readonly html: number;
  /** The same in Brotli at its best level, weighed only where gzip is over the page's budget. */
  readonly brotli?: number;
  /** The script that runs before anybody touches anything, gzip. */
  readonly script: number;
  /** All of the first view on a phone, and the requests that it takes; the loop not counted. */
  readonly firstView: number;
  readonly requests: number;
}

/** Returns what weighs a page of the site at `output`; a file that several pages fetch is weighed once. */
export function scaleFor(output: string, cache: string): (page: CheckedPage) => Promise<PageWeight> {
  const weigh = oncePer((address: string) => weighFile(path.join(output, address.split('?')[0]!)));
  const total = (urls: readonly string[]) => urls.reduce((sum, url) => sum + weigh(url), 0);
  return async ({ path: address, file, html: text, elements }) => {
    const urls = [...new Set(firstViewUrls(address, elements))];
    const html = gzipSync(text).length;
    return {
      path: address,
      file,
      html,
      ...(html > htmlBudget[kindOf(address)] && { brotli: await brotliWeight(text, cache) }),
      script: total(urls.filter((url) => url.endsWith('.js'))),
      firstView: html + total(urls),
      requests: urls.length + 1,
    };
  };
}

/** Returns the bytes of a page's HTML in the smaller of the two packings. */
export function smallest({ html, brotli = html }: Pick<PageWeight, 'html' | 'brotli'>): number {
  return Math.min(html, brotli);
}

/** Takes 36 ms a page, so it is remembered between builds. */
function brotliWeight(html: string, cache: string): Promise<number> {
  const parts = [process.version, html];
  return rememberJson(path.join(cache, 'weights'), parts, async () => brotliCompressSync(html).length);
}

/** A file that is missing weighs nothing here: the link check names it. */
function weighFile(file: string): number {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  return /\.(js|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}
