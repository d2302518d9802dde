/** Weighs what a phone fetches of each page, in bytes as they travel. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { htmlBudget, kindOf } from './budgets.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { firstViewUrls } from './firstView.ts';
import { oncePer } from '../oncePer.ts';
import type { PackedSizes } from './PackedSizes.ts';

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
export function scaleFor(output: string, packed: PackedSizes): (page: CheckedPage) => PageWeight {
  const weigh = oncePer((address: string) => weighFile(path.join(output, address.split('?')[0]!)));
  const total = (urls: readonly string[]) => urls.reduce((sum, url) => sum + weigh(url), 0);
  return ({ path: address, file, html: text, elements }) => {
    const urls = [...new Set(firstViewUrls(address, elements))];
    const html = packed.gzip(text);
    return {
      path: address,
      file,
      html,
      ...(html > htmlBudget[kindOf(address)] && { brotli: packed.brotli(text) }),
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

/** A file that is missing weighs nothing here: the link check names it. */
function weighFile(file: string): number {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  return /\.(js|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}
