/** Measures pages against their budgets; being over one is a warning, no error. */
import { gzipSync } from 'node:zlib';
import type { Files } from '../files.ts';
import type { CheckedPage, Element } from './checkedPage.ts';

export interface PageWeight {
  /** The page's file inside the site. */
  readonly file: string;
  /** HTML with its CSS, in bytes of gzip. */
  readonly html: number;
  /** In bytes of gzip. */
  readonly budget: number;
  /** The title of its section with the most text. */
  readonly longestSection: string;
}

/**
 * In bytes of gzip. At 1.6 Mbit/s and 150 ms, Home's LCP at 20,000 is 1.05 of that at 16,000. Letters of other scripts
 * take three bytes.
 */
const htmlBudget = { home: 22_000, homeInLanguages: 24_000, other: 12_000 };

/** For one file of the hero's loop, in bytes. */
const videoBudget = 200_000;

/** Returns the page's gzipped size, its budget and its longest section. */
export function measurePage({ address, file, html, elements }: CheckedPage): PageWeight {
  const { lang = 'en' } = elements[0]?.attributes ?? {};
  const kind = address === '/' ? 'home' : lang.startsWith('en') ? 'other' : 'homeInLanguages';
  return {
    file,
    html: gzipSync(html).length,
    budget: htmlBudget[kind],
    longestSection: longestSection(elements),
  };
}

/** Returns a sentence for every page and every video that is over its budget. */
export function weightWarnings(pages: readonly PageWeight[], files: Files): string[] {
  const over = (measured: number, budget: number) => {
    return `weighs ${count(measured)} bytes, ${count(measured - budget)} over its budget`;
  };
  const heavyPages = pages.filter(({ html, budget }) => html > budget);
  const heavyVideos = [...files].filter(
    ([name, { length }]) => name.startsWith('video/') && length > videoBudget,
  );
  return [
    ...heavyPages.map(({ file, html, budget, longestSection: section }) => {
      return `${file}: its HTML ${over(html, budget)}. Its longest part is ${section}; shorter texts there would help.`;
    }),
    ...heavyVideos.map(
      ([name, { length }]) =>
        `public/${name} ${over(length, videoBudget)}. Encode it smaller or shorter.`,
    ),
  ];
}

function longestSection(elements: readonly Element[]): string {
  const sections = elements.filter(
    ({ name, attributes }) => name === 'section' && 'aria-labelledby' in attributes,
  );
  const [longest] = sections.toSorted((one, other) => other.text.length - one.text.length);
  const title = elements.find(
    ({ attributes }) => attributes.id === longest?.attributes['aria-labelledby'],
  );
  return title ? `“${title.text.trim()}”` : 'its text';
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}
