/** Reads a file of the fixture's content as the generator would. */
import { readFileSync } from 'node:fs';
import { ContentFile } from '../../src/generator/content/contentFile.ts';

/** Takes a path such as `languages/en.jsonc`; returns its value. */
export function readFixture(name: string): any {
  const url = new URL(`../fixture/content/${name}`, import.meta.url);
  return new ContentFile(readFileSync(url, 'utf8')).valueOf();
}
