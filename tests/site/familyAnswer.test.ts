/** What the script answers a family: the room arrangement, the words of a sum, and the lines of a message. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answerFor } from '../../src/site/client/family/answer.ts';
import { answerInWords } from '../../src/site/client/family/answerWords.ts';
import type { FamilyData } from '../../src/site/client/family/familyData.ts';
import { showMessage } from '../../src/site/client/family/familyMessages.ts';
import type { FamilyState } from '../../src/site/client/family/familyState.ts';
import { nameOfArrangement } from '../../src/site/client/family/arrangements.ts';

const prices = { four: 88000, three: 96000, two: 112000, one: 154000, child: 71000 };
const words = {
  sum: '{sum} for {people}',
  taxes: 'with GST',
  missing: 'Not known: {missing}.',
  ask: 'Ask us',
  travellers: { child: 'Child' },
};
const data = {
  travellers: ['adult', 'child', 'infant'],
  rooms: ['four', 'three', 'two', 'one'],
  prices,
  names: {
    adult: 'Adults',
    child: 'Child',
    infant: 'Infant',
    four: '4 in a room',
    three: '3 in a room',
    one: 'Alone',
  },
  words,
} as unknown as FamilyData;
const onePrice = { ...data, rooms: [], prices: { adult: 88000 } };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr' } });
  onTestFinished(() => void vi.unstubAllGlobals());
});

function answered(state: FamilyState, known = data, dates = [known.prices]) {
  const answer = answerFor(state, known, dates, undefined);
  const said = answerInWords(answer, state.counts, known);
  const arrangement = answer.chosen && nameOfArrangement(answer.chosen.arrangement);
  return {
    ...said,
    rooms: said.rooms.join(' + '),
    arrangement,
    arrangements: answer.arrangements.length,
    total: answer.overall,
    sums: answer.sums,
  };
}

it.each<[counts: FamilyState['counts'], wanted: string, arrangement: string, rooms: string]>([
  [{ adult: 2 }, 'three+shared', 'three+shared', '3 in a room'],
  [{ adult: 2, infant: 1 }, 'three+shared', 'three+shared', '3 in a room'],
  [{ adult: 6 }, 'three+three', 'three+three', '3 in a room\u00a0×\u00a02'],
  [{ adult: 4 }, 'three+shared', 'four', '4 in a room'],
  [{ adult: 4 }, 'three+one', 'three+one', '3 in a room + Alone'],
])(
  'keeps for %j the arrangement %s as long as it is possible: %s',
  (counts, wanted, arrangement, rooms) => {
    expect(answered({ counts, arrangement: wanted })).toMatchObject({ arrangement, rooms });
  },
);

it('invites to ask if a child would have no bed in a room with an adult', () => {
  const counts = { adult: 1, child: 4 };
  const { arrangements, total, rooms, sum, message } = answered({ counts });
  expect({ arrangements, total, rooms }).toEqual({ arrangements: 0, total: undefined, rooms: '' });
  expect(sum(undefined, prices)).toBe('Ask us');
  expect(message(undefined)).toEqual(['Adults: 1', 'Child: 4']);
});

it('puts a sum into a message only if no tax is added to it', () => {
  const [open, closed] = [true, false].map((isTaxOpen) => {
    const { message, total } = answered(
      { counts: { adult: 3 } },
      { ...data, words: { ...data.words, isTaxOpen } },
    );
    return message(total);
  });
  expect(open).toEqual(['Adults: 3', '3 in a room']);
  expect(closed).toEqual([...open!, '₹2,88,000 for 3 · with GST']);
});

it('counts persons at one price, and names the price that a date lacks', () => {
  const dates = [{ adult: 98000 }, {}];
  const { arrangements, rooms, sum, sums, total, message } = answered(
    { counts: { adult: 3 } },
    onePrice,
    dates,
  );
  expect({ arrangements, rooms, sums }).toEqual({
    arrangements: 1,
    rooms: '',
    sums: [294000, undefined],
  });
  expect(sum(total, dates[0]!)).toBe('₹2,94,000 for 3');
  expect(sum(undefined, dates[1]!)).toBe('Not known: Adults.');
  expect(message(total)).toEqual(['Adults: 3', '₹2,94,000 for 3 · with GST']);
});

it('adds no sum in which a price is missing, and says the others', () => {
  const counts = { adult: 2, infant: 1 };
  const dates = [{ ...prices, infant: 19000 }, prices];
  const { sum, sums, total, message } = answered({ counts }, data, dates);
  expect(sums).toEqual([243000, undefined]);
  expect(sum(total, prices)).toBe('₹2,43,000 for 3');
  expect(sum(undefined, prices)).toBe('Not known: Infant.');
  expect(message(undefined).slice(0, 2)).toEqual(['Adults: 2', 'Infant: 1']);
});

it('puts a plus sign and other special characters into the message of a link', () => {
  const { message } = answered({ counts: { adult: 4 }, arrangement: 'three+one' });
  const template = 'Salam, “A & B” #1\n{family}';
  const link = { href: 'https://wa.me/910000000002?text=Salam', dataset: { message: template } };
  showMessage({ link } as unknown as Parameters<typeof showMessage>[0], message(undefined));
  const { searchParams, hash } = new URL(link.href);
  expect([searchParams.get('text'), hash]).toEqual([
    'Salam, “A & B” #1\nAdults: 4\n3 in a room + Alone',
    '',
  ]);
});
