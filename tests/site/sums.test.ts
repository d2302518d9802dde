/** What a family pays in total, and how the script writes it. */
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FamilyPrices } from '../../src/agency/familyPrices.ts';
import { messageWith } from '../../src/site/client/family/familyMessages.ts';
import { inRupees, rangeInWords } from '../../src/site/client/family/familyWords.ts';
import { stepped } from '../../src/site/client/family/familyState.ts';
import {
  lowestPrices,
  missingPrices,
  sumOf,
  totalOver,
  type Payers,
} from '../../src/site/client/family/sums.ts';

it.each<[payers: Payers, prices: FamilyPrices, sum: number | undefined, missing: string[]]>([
  [{ three: 2, child: 1 }, { three: 102816, child: 76041 }, 281673, []],
  [{ three: 2, child: 1, infant: 1 }, { three: 5, child: 3, infant: 2 }, 15, []],
  [{ four: 1, infant: 1 }, { four: 94248, infant: 0 }, 94248, []],
  [{ four: 1, infant: 0 }, { four: 94248 }, 94248, []],
  [{ four: 1, two: 2, infant: 1 }, { four: 94248 }, undefined, ['two', 'infant']],
])('adds %j at %j', (payers, prices, sum, missing) => {
  expect(sumOf(payers, prices)).toBe(sum);
  expect(missingPrices(payers, prices)).toEqual(missing);
});

it('says the range of the sums that are known', () => {
  expect(totalOver([3, undefined, 1, 2])).toEqual({ lowest: 1, highest: 3 });
  expect(totalOver([undefined])).toBe(undefined);
  expect(totalOver([])).toBe(undefined);
});

it('compares room arrangements by their lowest prices', () => {
  expect(lowestPrices([{ four: 3 }, { four: 2, two: 5 }, {}])).toEqual({ four: 2, two: 5 });
});

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [99999, '₹99,999'],
  [109999, '₹1,09,999'],
  [1234567, '₹12,34,567'],
  [23456789, '₹2,34,56,789'],
])(
  'writes %i as %s, even in a browser that does not support Indian grouping',
  (amount, written) => {
    const western = (number: number) => `${number}`.replace(/\B(?=(\d{3})+$)/g, ',');
    const toLocaleString = vi.spyOn(Number.prototype, 'toLocaleString');
    toLocaleString.mockImplementation(function (this: number) {
      return western(this);
    });
    class NumberFormat {
      format = western;
      formatToParts = () => [];
    }
    vi.stubGlobal('Intl', { NumberFormat });
    onTestFinished(() => {
      toLocaleString.mockRestore();
      vi.unstubAllGlobals();
    });
    expect(inRupees(amount)).toBe(written);
  },
);

it('writes a range, or a single sum if there is only one', () => {
  expect(rangeInWords({ lowest: 100000, highest: 200000 })).toBe('₹1,00,000 – ₹2,00,000');
  expect(rangeInWords({ lowest: 100000, highest: 100000 })).toBe('₹1,00,000');
});

it('counts from zero to twenty', () => {
  expect(stepped({ adult: 1 }, 'adult', -1)).toEqual({ adult: 0 });
  expect(stepped({ adult: 0 }, 'adult', -1)).toEqual({ adult: 0 });
  expect(stepped({ adult: 20 }, 'adult', 1)).toEqual({ adult: 20 });
  expect(stepped({ adult: 2 }, 'infant', 1)).toEqual({ adult: 2, infant: 1 });
});

it('writes messages with normal spaces', () => {
  const lines = ['Adults: 2', '3 in a room\u00a0×\u00a02', '$& for 2'];
  expect(messageWith('On 2\u00a0March:\n{family}\nOur town:', lines)).toBe(
    'On 2 March:\nAdults: 2\n3 in a room × 2\n$& for 2\nOur town:',
  );
});
