/** Weighs the pages, and says what is heavier than planned: nothing is refused for it, but a phone waits longer. */
import { gzipSync } from 'node:zlib';
import type { Files } from '../files.ts';
import type { CheckedPage, Element } from './checkedPage.ts';

export interface PageWeight {
  /** The page's file inside the site. */
  readonly file: string;
  /** HTML with its CSS, in bytes of gzip. */
  readonly html: number;
  /** What is planned for it, in bytes. */
  readonly planned: number;
  /** The title of the part of it that has the most words. */
  readonly longestPart: string;
}

/** For the home page one flight of a new connection (RFC 6928), in bytes. */
const plannedHtml = { home: 14_600, other: 11_000 };

/** For one file of the hero's loop, in bytes as it is. */
const plannedVideo = 200_000;

/** Returns what weighs a page. */
export function weighPage({ address, file, html, elements }: CheckedPage): PageWeight {
  const planned = address === '/' ? plannedHtml.home : plannedHtml.other;
  return { file, html: gzipSync(html).length, planned, longestPart: longestPart(elements) };
}

/** Returns a sentence for every page and every video that is heavier than planned. */
export function weightNotes(pages: readonly PageWeight[], files: Files): string[] {
  const over = (measured: number, most: number) => {
    return `weighs ${count(measured)} bytes, ${count(measured - most)} more than planned`;
  };
  const heavyPages = pages.filter(({ html, planned }) => html > planned);
  const videos = [...files].filter(
    ([name, { length }]) => name.startsWith('video/') && length > plannedVideo,
  );
  return [
    ...heavyPages.map(({ file, html, planned, longestPart: part }) => {
      return `${file}: its HTML ${over(html, planned)}. Its longest part is ${part}; shorter texts there would help.`;
    }),
    ...videos.map(
      ([name, { length }]) =>
        `public/${name} ${over(length, plannedVideo)}. Encode it smaller or shorter.`,
    ),
  ];
}

function longestPart(elements: readonly Element[]): string {
  const parts = elements.filter(
    ({ name, attributes }) => name === 'section' && 'aria-labelledby' in attributes,
  );
  const [longest] = parts.toSorted((one, other) => other.text.length - one.text.length);
  const title = elements.find(
    ({ attributes }) => attributes.id === longest?.attributes['aria-labelledby'],
  );
  return title ? `“${title.text.trim()}”` : 'its text';
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}
