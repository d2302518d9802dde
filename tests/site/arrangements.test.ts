/** The room arrangements of a family: which rooms, who is in them, and which arrangement fits best. */
import { describe, expect, it } from 'vitest';
import type { FamilyPrices } from '../../src/agency/familyPrices.ts';
import {
  arrangementsFor,
  bestArrangement,
  nameOfArrangement,
} from '../../src/site/client/family/arrangements.ts';

const prices: FamilyPrices = { four: 100, three: 110, two: 130, one: 200 };

/** Returns the names of the arrangements, the cheapest first, and the one that fits best. */
function namedArrangements(adults: number, children: number, known = prices) {
  const sleepers = { adults, children };
  const arrangements = arrangementsFor(sleepers, known);
  const best = bestArrangement(arrangements, sleepers);
  return { names: arrangements.map(nameOfArrangement), best: best && nameOfArrangement(best) };
}

it.each<[adults: number, children: number, best: string, others: string]>([
  [2, 1, 'three', 'four+shared two+one'],
  [2, 0, 'two', 'four+shared three+shared one+one'],
  [6, 0, 'four+two', 'four+four+shared three+three two+two+two one+one+one+one+one+one'],
  [5, 0, 'three+two', 'four+four+shared four+one two+two+one one+one+one+one+one'],
  [
    7,
    0,
    'four+three',
    'four+four+shared three+two+two two+two+two+one one+one+one+one+one+one+one',
  ],
  [4, 0, 'four', 'three+one two+two one+one+one+one'],
  [2, 4, 'three+three', 'four+four+shared four+two'],
  [1, 3, 'four', ''],
])('%i adults and %i children have %s, or %s', (adults, children, best, others) => {
  const found = namedArrangements(adults, children);
  expect(found.best).toBe(best);
  expect(found.names.toSorted()).toEqual([best, ...others.split(' ')].filter(Boolean).toSorted());
});

it('begins with the cheapest, which may be shared', () => {
  expect(namedArrangements(2, 1).names).toEqual(['four+shared', 'three', 'two+one']);
});

it('gives a person who travels alone the cheapest bed', () => {
  expect(namedArrangements(1, 0).best).toBe('four+shared');
});

it('uses no room without a price, and shares one if the family cannot fill it', () => {
  const some = { four: 100, two: 130 };
  expect(namedArrangements(3, 0, some)).toEqual({
    names: ['four+shared', 'two+two+shared'],
    best: 'four+shared',
  });
  expect(namedArrangements(1, 0, {})).toEqual({ names: [], best: undefined });
});

it('leaves no child alone in a room', () => {
  expect(namedArrangements(1, 4)).toEqual({ names: [], best: undefined });
  expect(namedArrangements(1, 1).names).toEqual(['four+shared', 'three+shared', 'two']);
});

describe('the children', () => {
  const wayOf = (adults: number, children: number, name: string) =>
    arrangementsFor({ adults, children }, prices).find(
      (arrangement) => nameOfArrangement(arrangement) === name,
    );

  it('are in the more expensive room, with at least one adult', () => {
    expect(wayOf(4, 1, 'three+two')).toMatchObject({
      adults: { three: 3, two: 1 },
      children: { three: 0, two: 1 },
    });
    expect(wayOf(3, 2, 'three+two')).toMatchObject({
      adults: { three: 2, two: 1 },
      children: { three: 1, two: 1 },
    });
  });

  it('are in the shared room with the adults', () => {
    expect(wayOf(2, 1, 'four+shared')).toMatchObject({
      adults: { four: 2 },
      children: { four: 1 },
    });
  });
});
