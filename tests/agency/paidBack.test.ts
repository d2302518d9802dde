/** The smallest amount that is paid back: rounded down, never up. */
import { expect, it } from 'vitest';
import { leastPaidBack } from '../../src/agency/paidBack.ts';

it.each<[price: number, people: number, share: number, kept: number, least: number]>([
  // 3,00,000 minus 3 times 45,000 is 1,65,000.
  [300000, 3, 80, 45000, 132000],
  [109999, 1, 25, 45000, 16249],
  [109999, 1, 50, 0, 54999],
  // What is never paid back may be more than an infant pays.
  [24999, 1, 80, 45000, 0],
  [100000, 1, 0, 45000, 0],
])('of %i for %i, %i%% without %i for each is %i', (price, people, share, kept, least) => {
  expect(leastPaidBack(price, people, share, kept)).toBe(least);
});
