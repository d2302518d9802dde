/** Adds up what a phone of 360 px at two device pixels to one fetches of a page before anybody scrolls. */
import type { Element } from '../../html/readElements.ts';
import { kindOf } from './budgets.ts';

const viewport = 360;
const density = 2;

/**
 * Browsers fetch lazy pictures ahead of the window: Chromium 1,250 px ahead on a fast line (its
 * LazyLoadingDistanceThreshold). So much of the home page holds three; on the others the first lazy picture stands further down.
 */
const fetchedAhead = { home: 3, other: 0 };

/** Takes a page's address and elements; returns what its first view asks for, the page itself and the loop left out. */
export function firstViewUrls(address: string, elements: readonly Element[]): string[] {
  const most = fetchedAhead[kindOf(address)];
  const urls: string[] = [];
  let sources: Element[] = [];
  let ahead = 0;
  for (const element of elements) {
    const { name, attributes } = element;
    if (name === 'link' && /^(preload|icon|manifest)$/.test(attributes.get('rel') ?? '')) urls.push(attributes.get('href')!);
    if (name === 'script' && attributes.has('src')) urls.push(attributes.get('src')!);
    if (name === 'source') sources.push(element);
    if (name !== 'img') continue;
    if (attributes.get('loading') !== 'lazy' || ahead++ < most) urls.push(chosenFile(element, sources));
    sources = [];
  }
  return urls;
}

function chosenFile(image: Element, sources: readonly Element[]): string {
  const { attributes } = sources.find((source) => !source.attributes.has('media')) ?? image;
  const needed = shownWidth(attributes.get('sizes') ?? '100vw') * density;
  const files = attributes
    .get('srcset')!
    .split(', ')
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
