/** The addresses of pages, of the agency's three contacts and of the maps service. */
import type { Agency } from '../agency/schemas/content.ts';

/** The address of a page ends with a slash, because most hosts redirect `/about` to `/about/`, and a redirect takes time. */
export type PagePath = '/' | `/${string}/` | '/404.html';

/**
 * Takes a link as staff wrote it; returns the address to publish: `/about#hotel` becomes `/about/#hotel`. Addresses of files and
 * of other sites are returned unchanged.
 */
export function linkHref({ siteUrl }: Agency, written: string): string {
  const { origin, pathname, search, hash } = new URL(written, siteUrl);
  if (origin !== siteUrl) return written;
  return pathname.replace(/\/[^/.]+$/, '$&/') + search + hash;
}

/** Returns the address that calls the agency. */
export function phoneHref({ phone }: Agency): string {
  return `tel:${phone}`;
}

/** Returns the address that begins an e-mail to the agency. */
export function emailHref({ email }: Agency): string {
  return `mailto:${email}`;
}

/** Returns the address that opens a chat with the agency. The message is already filled in, and the visitor can edit it. */
export function messagingHref({ messaging }: Agency, message: string): string {
  return `https://wa.me/${messaging.slice(1)}?text=${encodeQuery(message)}`;
}

/** Returns the address that opens the messaging service with a message for the visitor to send to a friend. */
export function shareHref(message: string): string {
  return `https://wa.me/?text=${encodeQuery(message)}`;
}

/** Returns the address that opens the office in the maps service. */
export function mapsHref({ mapQuery }: Agency): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery)}`;
}

/**
 * Encodes a text for the query of an address. Letters of other scripts and , / : ? @ stay unencoded: they are allowed there, and
 * a page that contains the same words in its text compresses better.
 */
function encodeQuery(text: string): string {
  // No-break spaces are only for pages; messages get normal spaces.
  return encodeURIComponent(text.replaceAll('\u00a0', ' ')).replace(
    /(%[89A-F][0-9A-F])+|%(?:2C|2F|3A|3F|40)/g,
    decodeURIComponent,
  );
}

/** Returns the address of the live map that a page shows in a frame when the visitor asks for it. */
export function mapsFrameHref({ mapQuery }: Agency): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(mapQuery)}&output=embed`;
}

/**
 * Returns the path of a route's file inside the site, with forward slashes. What a browser requests may be encoded, hidden or not
 * a page; for that there is fileAt in webServer/serve.ts.
 */
export function pageFile({ path: address }: { readonly path: string }): string {
  return `${address}${address.endsWith('/') ? 'index.html' : ''}`.slice(1);
}
