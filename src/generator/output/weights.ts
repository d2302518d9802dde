/** The size budgets of pages: a phone must get the first screen in one flight of packets, and the whole page soon after. */
import { gzipSync } from 'node:zlib';
import { sheetLink } from '../../site/layout/sheetLink.ts';
import { headersAt } from '../webServer/hostHeaders.ts';

/** The bytes that a server sends before it waits for the phone: ten packets of 1,460 bytes (RFC 6928). */
export const firstFlight = 14_600;

/** The budget of a whole page in gzip bytes. The Hindi home page of an agency that has filled in every fact stays within it. */
export const pageBudget = 20_000;

/**
 * The bytes of headers that hosts add to ours, such as `Server`, `Date`, `ETag` and `Content-Type`. Apache 2.4 sends about 300;
 * hosts with a cache in front send more.
 */
const headersOfHost = 600;

export interface Weight {
  /** The bytes of the first screen: the headers, and the page up to the stylesheet link in gzip. */
  readonly firstScreen: number;
  /** The bytes of the whole page in gzip (level 6, as Apache compresses). */
  readonly whole: number;
}

/** Returns what a finished page weighs. `siteUrl` decides which headers the host sends with it. */
export function weightOf(html: string, siteUrl: string): Weight {
  const firstScreen = html.slice(0, html.indexOf(sheetLink));
  const headers = Object.entries(headersAt(siteUrl)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return {
    firstScreen: headers.join('').length + headersOfHost + gzipSync(firstScreen).length,
    whole: gzipSync(html).length,
  };
}
