/** The fixture's site as a build would publish it, made once for all tests that only look at it. */
import { fixture } from './fixture.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { pageFile } from '../../src/site/addresses.ts';
import { readPage, type Part } from './readPage.ts';

export const made = await makeSite(fixture);

/** Returns the HTML of the page at an address such as `/about/`. */
export function htmlAt(path: string): string {
  return String(made.files.get(pageFile({ path })));
}

export function pageAt(path: string): Part {
  return readPage(htmlAt(path));
}
