/** The addresses of pages, of the agency's three contacts and of the maps service. */
import type { Agency, Contact } from '../schemas/content.ts';

/** The address of a page ends with a slash: most hosts redirect `/about` to `/about/`, which costs a round trip. */
export type PagePath = '/' | `/${string}/` | '/404.html';

/**
 * Takes the address of a link as staff write it, `/about#hotel`; returns the one to publish, `/about/#hotel`. That of a
 * file or of another site stays as it is.
 */
export function linkHref({ siteUrl }: Agency, written: string): string {
  const { origin, pathname, search, hash } = new URL(written, siteUrl);
  if (origin !== siteUrl) return written;
  return pathname.replace(/\/[^/.]+$/, '$&/') + search + hash;
}

export function phoneHref({ phone }: Agency): string {
  return `tel:${phone}`;
}

export function emailHref({ email }: Agency): string {
  return `mailto:${email}`;
}

/** Returns the messaging service's address, with a message ready if there is one; the visitor can still change it. */
export function messagingHref({ messaging }: Agency, message?: string): string {
  const address = `https://wa.me/${messaging.slice(1)}`;
  return message === undefined ? address : `${address}?text=${encodeQuery(message)}`;
}

/** Returns the messaging service's address that lets the visitor choose to whom a message goes. */
export function shareHref(message: string): string {
  return `https://wa.me/?text=${encodeQuery(message)}`;
}

export function mapsHref({ mapQuery }: Agency): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery)}`;
}

/** Whether the drawn map is of the agency's town. */
export function isTownDrawn({ map }: Contact['find'], { address }: Agency): boolean {
  return map.city === address.city;
}

/**
 * Letters of all scripts stay as they are, and so do the signs that mean nothing in the value of a query: addresses may
 * have them, and they compress better next to the same words of the page.
 */
function encodeQuery(text: string): string {
  // In a message a space that keeps a line is a space.
  return encodeURIComponent(text.replaceAll('\u00a0', ' ')).replace(
    /(%[89A-F][0-9A-F])+|%(?:2C|2F|3A|3F|40)/g,
    decodeURIComponent,
  );
}

export function mapsFrameHref({ mapQuery }: Agency): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(mapQuery)}&output=embed`;
}
