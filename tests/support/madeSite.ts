/** The fixture's site as a build would publish it, made once for all tests that only look at it. */
import { vi } from 'vitest';
import { fixture } from './fixture.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { pageFile } from '../../src/generator/output/pages.ts';
import { readPage, type Part } from './readPage.ts';

const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

export const made = await makeSite(fixture);

/** Every warning and error that React and other libraries printed meanwhile. */
export const warned = spies.flatMap(({ mock }) => mock.calls);
for (const spy of spies) spy.mockRestore();

/** Returns the HTML of the page at an address such as `/about/`. */
export function htmlAt(path: string): string {
  return String(made.files.get(pageFile({ path })));
}

export function pageAt(path: string): Part {
  return readPage(htmlAt(path));
}
