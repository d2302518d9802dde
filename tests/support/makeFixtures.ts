/**
 * Makes the fixtures once before all tests, and checks them. If a fixture lacked a line, hundreds of tests would fail with
 * messages about src/content.
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
    // The original error repeats the same sentences for each language.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${message}\n${advice}`);
  }
}

/** Returns the sentences about English, from which the other languages are made; all sentences if there are none. */
function sentencesOf(error: unknown): string {
  const faults = error instanceof ContentError ? error.faults : [];
  const inEnglish = faults.filter(({ file }) => !/\/(bn|hi|ur)[./]/.test(file));
  if (inEnglish.length > 0) return inEnglish.map(sentenceOf).join('\n');
  return (error as Error).message;
}
