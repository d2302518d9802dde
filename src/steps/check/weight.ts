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
  /** All of the first view, in bytes, and the requests that it takes; the hero's loop not counted. */
  readonly firstView: number;
  readonly requests: number;
  /** What is heavier than planned, one sentence each; it is published all the same. */
  readonly notes: readonly string[];
}

/** Returns what weighs a page of the site. */
export function weighPage(page: CheckedPage, files: Files): PageWeight {
  const { address, file, elements } = page;
  const sizes = [...new Set(firstViewUrls(address, elements))].map((url) => weighFile(url.slice(1).split('?')[0]!, files));
  const sum = (some: readonly WeighedFile[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const html = gzipSync(page.html).length;
  const script = sum(sizes.filter(({ name }) => name.endsWith('.js')));
  const weight = { address, file, html, script, firstView: html + sum(sizes), requests: sizes.length + 1 };
  const heaviest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0];
  return { ...weight, notes: notesOn(weight, longestPart(elements), heaviest) };
}

/** Returns a sentence for every file of the hero's loop that is heavier than planned. */
export function loopNotes(files: Files): string[] {
  return [...files]
    .filter(([name, { length }]) => name.startsWith('video/') && length > budget.loopBudget)
    .map(([name, { length }]) => {
      return `public/${name} weighs ${count(length)} bytes, ${over(length, budget.loopBudget)}. Encode it smaller or shorter.`;
    });
}

interface WeighedFile {
  readonly name: string;
  readonly bytes: number;
}

/** A file that is missing weighs nothing here: the link check names it. */
function weighFile(name: string, files: Files): WeighedFile {
  const content = files.get(name) ?? '';
  return { name, bytes: /\.(js|svg|webmanifest)$/.test(name) ? gzipSync(content).length : content.length };
}

function notesOn(weight: Omit<PageWeight, 'notes'>, longest: string, heaviest: WeighedFile | undefined): string[] {
  const { file, html, script, firstView, requests } = weight;
  const kind = budget.kindOf(weight.address);
  const rows: [measured: number, most: number, what: string, help: string][] = [
    [html, budget.htmlBudget[kind], 'its HTML weighs', `Its longest part is ${longest}; shorter texts there would help.`],
    [script, budget.scriptBudget, 'its script weighs', 'Less in src/client would help.'],
    [
      firstView,
      budget.firstViewBudget[kind],
      'what a phone fetches before scrolling weighs',
      `Most of it is ${heaviest?.name} (${count(heaviest?.bytes ?? 0)} bytes); a calmer picture would help.`,
    ],
  ];
  const notes = rows
    .filter(([measured, most]) => measured > most)
    .map(([measured, most, what, help]) => `${file}: ${what} ${count(measured)} bytes, ${over(measured, most)}. ${help}`);
  if (requests <= budget.requestBudget) return notes;
  return [...notes, `${file}: a phone asks for ${requests} files before scrolling; ${budget.requestBudget} are planned.`];
}

/** The title of the part of the page that has the most words. */
function longestPart(elements: readonly Element[]): string {
  const parts = elements.filter(({ name, attributes }) => name === 'section' && 'aria-labelledby' in attributes);
  const [longest] = parts.toSorted((one, other) => other.text.length - one.text.length);
  const title = elements.find(({ attributes }) => attributes.id === longest?.attributes['aria-labelledby']);
  return title ? `“${title.text.trim()}”` : 'its text';
}

function over(measured: number, most: number): string {
  return `${count(measured - most)} more than planned`;
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
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
  const source = sources.find(({ attributes }) => !('media' in attributes));
  if (!source) return image.attributes.src!;
  const needed = shownWidth(source.attributes.sizes ?? '100vw') * density;
  const files = source.attributes
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
