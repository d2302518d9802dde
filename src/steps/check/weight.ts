/** Weighs what a phone of 360 px at two device pixels to one fetches of each page before anybody scrolls. */
import { gzipSync } from 'node:zlib';
import type { Files } from '../files.ts';
import * as budget from './budgets.ts';
import type { CheckedPage, Element } from './page.ts';

export interface PageWeight {
  readonly address: string;
  readonly file: string;
  /** HTML with its CSS, in bytes of gzip. */
  readonly html: number;
  /** The script that runs before anybody touches anything, in bytes of gzip. */
  readonly script: number;
  /** All of the first view, and the requests that it takes; the hero's loop not counted. */
  readonly firstView: number;
  readonly requests: number;
}

/** Returns what weighs a page of the site. */
export function weighPage({ address, file, html: text, elements }: CheckedPage, files: Files): PageWeight {
  const weigh = (url: string) => weighFile(url.slice(1).split('?')[0]!, files);
  const total = (urls: readonly string[]) => urls.reduce((sum, url) => sum + weigh(url), 0);
  const urls = [...new Set(firstViewUrls(address, elements))];
  const html = gzipSync(text).length;
  return {
    address,
    file,
    html,
    script: total(urls.filter((url) => url.endsWith('.js'))),
    firstView: html + total(urls),
    requests: urls.length + 1,
  };
}

/** Returns a sentence for every budget that a page does not keep. */
export function weightFaults(page: PageWeight): string[] {
  const kind = budget.kindOf(page.address);
  const rows: [what: string, measured: number, most: number, unit: string][] = [
    ['its HTML packed with gzip weighs', page.html, budget.htmlBudget[kind], 'bytes'],
    ['its script weighs', page.script, budget.scriptBudget, 'bytes'],
    ['its first view on a phone weighs', page.firstView, budget.firstViewBudget[kind], 'bytes'],
    ['its first view on a phone takes', page.requests, budget.requestBudget, 'requests'],
  ];
  return rows
    .filter(([, measured, most]) => measured > most)
    .map(([what, measured, most, unit]) => `${page.file}: ${what} ${measured} ${unit}, ${most} are allowed. Shorten it.`);
}

/** Returns a sentence for every file of the hero's loop that is too heavy. */
export function loopFaults(files: Files): string[] {
  return [...files]
    .filter(([name, { length }]) => name.startsWith('video/') && length > budget.loopBudget)
    .map(([name, { length }]) => {
      return `public/${name}: it weighs ${length} bytes, ${budget.loopBudget} are allowed. Encode it smaller or shorter.`;
    });
}

/** A file that is missing weighs nothing here: the link check names it. */
function weighFile(name: string, files: Files): number {
  const content = files.get(name) ?? '';
  return /\.(js|svg|webmanifest)$/.test(name) ? gzipSync(content).length : content.length;
}

const viewport = 360;
const density = 2;

/**
 * Browsers fetch lazy pictures ahead of the window: Chromium 1,250 px ahead on a fast line (its
 * LazyLoadingDistanceThreshold). So much of the home page holds three; on the others the first lazy picture stands further down.
 */
const fetchedAhead = { home: 3, other: 0 };

/** What the first view asks for, the page itself and the loop left out. */
function firstViewUrls(address: string, elements: readonly Element[]): string[] {
  const most = fetchedAhead[budget.kindOf(address)];
  const urls: string[] = [];
  let sources: Element[] = [];
  let ahead = 0;
  for (const element of elements) {
    const { name, attributes } = element;
    if (name === 'link' && /^(preload|icon|manifest)$/.test(attributes.rel ?? '')) urls.push(attributes.href!);
    if (name === 'script' && 'src' in attributes) urls.push(attributes.src!);
    if (name === 'source') sources.push(element);
    if (name !== 'img') continue;
    if (attributes.loading !== 'lazy' || ahead++ < most) urls.push(chosenFile(element, sources));
    sources = [];
  }
  return urls;
}

function chosenFile(image: Element, sources: readonly Element[]): string {
  const { attributes } = sources.find((source) => !('media' in source.attributes)) ?? image;
  const needed = shownWidth(attributes.sizes ?? '100vw') * density;
  const files = attributes
    .srcset!.split(', ')
    .map((entry) => entry.split(' '))
    .map(([url, width]) => ({ url: url!, width: parseInt(width!, 10) }));
  return (files.find(({ width }) => width >= needed) ?? files.at(-1)!).url;
}

/** CSS pixels on the phone of a `sizes` attribute, whose last entry is the one for narrow windows. */
function shownWidth(sizes: string): number {
  const narrow = sizes.split(/,\s*/).at(-1)!;
  const [, share] = /([\d.]+)vw/.exec(narrow) ?? [];
  const [, pixels] = /([\d.]+)px/.exec(narrow) ?? [];
  if (share === undefined) return Number(pixels);
  return (Number(share) / 100) * viewport - Number(pixels ?? 0);
}
