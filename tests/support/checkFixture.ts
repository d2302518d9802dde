/**
 * Runs before the tests of each kind: makes the fixtures and checks them. A fixture that lacks a line would turn hundreds of
 * tests red, in the name of src/content.
 */
import { readContent } from '../../src/generator/content/readContent.ts';
import { ContentError, sentenceOf } from '../../src/values/faults.ts';
import { inFourLanguages, makeFixtures } from './fixture.ts';

export function setup(): void {
  makeFixtures();
  try {
    readContent(inFourLanguages);
  } catch (error) {
    const message = sentencesOf(error).replaceAll('src/content/', 'tests/fixture/content/');
    const advice = 'Its other languages are made of English, by tests/support/fixture.ts.';
    // The error itself has the same sentences for each language.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${message}\n${advice}`);
  }
}

/** Returns the sentences about English, of which the other languages are made, or else all. */
function sentencesOf(error: unknown): string {
  const faults = error instanceof ContentError ? error.faults : [];
  const inEnglish = faults.filter(({ file }) => !/\/(bn|hi|ur)[./]/.test(file));
  if (inEnglish.length > 0) return inEnglish.map(sentenceOf).join('\n');
  return (error as Error).message;
}
