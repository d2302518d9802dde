/**
 * Runs once before all tests: makes the fixtures and checks them. A fixture that lacks a line would turn hundreds of tests red,
 * in the name of src/content.
 */
import { readContent } from '../../src/generator/content/readContent.ts';
import { inFourLanguages, makeFixtures } from './fixture.ts';

export async function setup(): Promise<void> {
  makeFixtures();
  await readContent(inFourLanguages).catch((cause: Error) => {
    const message = cause.message.replaceAll('src/content/', 'tests/fixture/content/');
    const advice = 'Its other languages are made of English, by tests/support/fixture.ts.';
    throw new Error(`${message}\n${advice}`, { cause });
  });
}
