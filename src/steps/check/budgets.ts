/** What a page may weigh, in bytes as they travel (gzip for text); the check fails a build that is over. */

/** A page's HTML with its CSS, in gzip. */
export const htmlBudget = { home: 14_600, other: 11_000 };

/** The same in gzip, which every host sends: one flight of a new connection (RFC 6928). */
export const firstFlight = 14_600;

/** The script that runs before anybody touches anything. */
export const scriptBudget = 1_500;

/** All that a phone of 360 px at two pixels to one fetches before scrolling, the loop not counted. */
export const firstViewBudget = { home: 85_000, other: 45_000 };

/** Requests in that first view. */
export const requestBudget = 10;

/** One file of the hero's loop, uncompressed as it is. */
export const loopBudget = 200_000;

/** Characters that search engines show. */
export const titleLimit = 60;
export const descriptionLimit = 160;

type Kind = keyof typeof htmlBudget;

/** Which of two budgets a page has, by its address. */
export function kindOf(address: string): Kind {
  return address === '/' ? 'home' : 'other';
}
