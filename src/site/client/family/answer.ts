/** The answer to "What does your family pay?": the room arrangements, the chosen one, and what it costs at each date. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import type { FamilyData } from './familyData.ts';
import type { FamilyState } from './familyState.ts';
import { lowestPrices, sumOf, totalOver, type Payers, type Total } from './sums.ts';
import {
  arrangementsFor,
  bestArrangement,
  nameOfArrangement,
  type Arrangement,
} from './arrangements.ts';

export interface AnsweredArrangement {
  readonly name: string;
  readonly arrangement: Arrangement;
  readonly payers: Payers;
  /** Its total at the open date, or over all dates; undefined if one of its prices is unknown. */
  readonly total: Total | undefined;
}

export interface Answer {
  readonly arrangements: readonly AnsweredArrangement[];
  /** Undefined if no arrangement fits: children with a bed need an adult in their room. */
  readonly chosen: AnsweredArrangement | undefined;
  /** What the chosen arrangement costs at each date, in the order of the dates. */
  readonly sums: readonly (number | undefined)[];
  /** What the chosen arrangement costs over all dates, or at the package's prices if no date has a total. */
  readonly overall: Total | undefined;
}

/** Takes who travels, and the prices of each remaining date; `open` is the index of the open date, if exactly one is open. */
export function answerFor(
  { counts, arrangement: wanted }: FamilyState,
  data: FamilyData,
  dates: readonly FamilyPrices[],
  open: number | undefined,
): Answer {
  const { adult = 0, child = 0, ...others } = counts;
  const sleepers = { adults: adult, children: child };
  const arrangements: Arrangement[] =
    data.rooms.length > 0
      ? arrangementsFor(sleepers, comparedPrices(data, dates))
      : [{ rooms: [], adults: { adult }, children: {}, isShared: false }];
  const best = bestArrangement(arrangements, sleepers);
  const answered = arrangements.map((arrangement): AnsweredArrangement => {
    const payers: Payers = { ...arrangement.adults, child, ...others };
    const sums = dates.map((prices) => sumOf(payers, prices));
    const total = open === undefined ? overDates(payers, sums, data) : totalOver([sums[open]]);
    return { name: nameOfArrangement(arrangement), arrangement, payers, total };
  });
  const chosen =
    answered.find(({ name }) => name === wanted) ||
    answered.find(({ arrangement }) => arrangement === best);
  const sums = dates.map((prices) => chosen && sumOf(chosen.payers, prices));
  return {
    arrangements: answered,
    chosen,
    sums,
    overall: chosen && overDates(chosen.payers, sums, data),
  };
}

function overDates(
  payers: Payers,
  sums: readonly (number | undefined)[],
  { prices }: FamilyData,
): Total | undefined {
  return totalOver(sums) || totalOver([sumOf(payers, prices)]);
}

/** Returns the prices for comparing arrangements: those of the package, or for a room it lacks, the lowest of the dates. */
function comparedPrices({ prices }: FamilyData, dates: readonly FamilyPrices[]): FamilyPrices {
  return { ...lowestPrices(dates), ...prices };
}
