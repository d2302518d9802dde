/** What a page is planned to weigh, in bytes as they travel: gzip for text. */

/** A page's HTML with its CSS. The home page's is one flight of a new connection (RFC 6928). */
export const htmlBudget = { home: 14_600, other: 11_000 };

/** The script that runs before anybody touches anything. */
export const scriptBudget = 1_500;

/** All that a phone of 360 px at two pixels to one fetches before scrolling, the loop not counted. */
export const firstViewBudget = { home: 85_000, other: 45_000 };

/** Requests in that first view. */
export const requestBudget = 10;

/** One file of the hero's loop, uncompressed as it is. */
export const loopBudget = 200_000;

/** Which of two budgets a page has, by its address. */
export function kindOf(address: string): keyof typeof htmlBudget {
  return address === '/' ? 'home' : 'other';
}
