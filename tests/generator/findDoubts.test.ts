/** Promises in the texts that the facts put in doubt. */
import { expect, it } from 'vitest';
import { findFarHotels, findHourPromises } from '../../src/generator/check/findDoubts.ts';
import { inLetters } from '../fixture/content/languages/inLetters.ts';
import { answered } from '../support/answered.ts';
import { made } from '../support/madeSite.ts';

it('names each promise of day and night where hours are others', () => {
  const content = structuredClone(made.content);
  const promised = '24/7 assistance';
  expect(findHourPromises(content)).toEqual([
    `languages/en.ts, panel.points.care: ${promised}`,
    `languages/bn.ts, panel.points.care: ${inLetters('bn', promised)}`,
    `languages/ur.ts, panel.points.care: ${inLetters('ur', promised)}`,
  ]);
  content.facts.agency.hours = '24x7';
  expect(findHourPromises(content)).toEqual([]);
});

it('names each hotel that is hardly near', () => {
  expect(findFarHotels({ ...made.content, facts: answered(made.content.facts) })).toEqual([
    'Example House Ajyad, 1,900 m',
  ]);
  expect(findFarHotels(made.content)).toEqual([]);
});
