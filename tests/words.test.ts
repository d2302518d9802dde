/** One word means one thing: these names had two meanings or none, and what they named has another one now. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../src/generator/files.ts';

const files = ['src', 'tests', 'styles']
  .flatMap((folder) => filesUnder(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(tsx?|js|scss|md)$/.test(file) && file !== 'tests/words.test.ts');

it.each([
  [/\bopenQuestions\b/, 'agencyQuestions or familyQuestions'],
  [/\bunanswered\b/, 'askAbout'],
  [/\bwayLinks\b/, 'priceLinks'],
  [/\bwords\.frame\b/, 'words.layout'],
  [/\bwords\.before\b/, 'words.beforeYouPay'],
  [/\bstructure\.inShort\b/, 'structure.servicesInShort'],
  [/\bfindLostTexts\b/, 'findEmptyTexts'],
  [/(?<!\.)\bmarked\(/, 'withDirectionMarks('],
  [/\blookedAt\b/, 'claimCheckedAt'],
  [/\bemptyScript\b/, 'renderBlockingScript'],
  [/\bfaultOf\(error/, 'knownError(error'],
])('nothing is called %s, but %s', (twin) => {
  expect(files.filter((file) => twin.test(readFileSync(file, 'utf8')))).toEqual([]);
});
