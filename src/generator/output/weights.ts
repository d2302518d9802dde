/** What pages may weigh: a phone must get the first screen in one flight, and a page soon after it. */
import { gzipSync } from 'node:zlib';
import { sheetLink } from '../../site/layout/sheetLink.ts';
import { headersAt } from '../host/hostHeaders.ts';

/** The bytes that a server sends before it waits for the phone: ten packets of 1,460 bytes (RFC 6928). */
export const firstFlight = 14_600;

/** The bytes of gzip that a whole page may have. Home of an agency that knows every fact, in Hindi, meets it. */
export const pageBudget = 20_000;

/**
 * The bytes of headers that hosts add to ours, such as `Server`, `Date`, `ETag` and `Content-Type`. Apache 2.4 sends about 300;
 * hosts with a cache in front send more.
 */
const headersOfHost = 600;

export interface Weight {
  /** The bytes that a phone needs for the first screen: headers, and the page before the link of the sheet, in gzip. */
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
