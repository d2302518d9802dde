/**
 * Runs before the tests of each kind: makes the fixtures and checks them. A fixture that lacks a line would turn hundreds of
 * tests red, in the name of src/content.
 */
import { readContent } from '../../src/generator/content/readContent.ts';
import { inFourLanguages, makeFixtures } from './fixture.ts';

export function setup(): void {
  makeFixtures();
  try {
    readContent(inFourLanguages);
  } catch (cause) {
    const message = (cause as Error).message.replaceAll('src/content/', 'tests/fixture/content/');
    const advice = 'Its other languages are made of English, by tests/support/fixture.ts.';
    throw new Error(`${message}\n${advice}`, { cause });
  }
}
