/** The answer to "What does your family pay?": the ways to sleep, which of them is chosen, and what each costs at each date. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import type { FamilyData } from './familyData.ts';
import type { FamilyState } from './familyState.ts';
import { lowestPrices, sumOf, totalOver, type Payers, type Total } from './sums.ts';
import { bestWay, nameOfWay, waysToSleep, type Way } from './ways.ts';

export interface AnsweredWay {
  readonly name: string;
  readonly way: Way;
  readonly payers: Payers;
  /** Its sum at the open date, or over all dates; undefined if a price of it is not known. */
  readonly total: Total | undefined;
}

export interface Answer {
  readonly ways: readonly AnsweredWay[];
  /** Undefined where no way fits: children with a bed need an adult in their room. */
  readonly chosen: AnsweredWay | undefined;
  /** What the chosen way costs at each date, in their order. */
  readonly sums: readonly (number | undefined)[];
  /** What the chosen way costs over all dates, or without dates at the prices of the package. */
  readonly overall: Total | undefined;
}

/** Takes who travels, and the prices of each date that is left; `open` is the place of the one date that is open. */
export function answerFor(
  { counts, way: wanted }: FamilyState,
  data: FamilyData,
  dates: readonly FamilyPrices[],
  open: number | undefined,
): Answer {
  const { adult = 0, child = 0, ...others } = counts;
  const sleepers = { adults: adult, children: child };
  const ways: Way[] =
    data.rooms.length > 0
      ? waysToSleep(sleepers, comparedPrices(data, dates))
      : [{ rooms: [], adults: { adult }, children: {}, isShared: false }];
  const best = bestWay(ways, sleepers);
  const answered = ways.map((way): AnsweredWay => {
    const payers: Payers = { ...way.adults, child, ...others };
    const sums = dates.map((prices) => sumOf(payers, prices));
    const atOpenDate = open === undefined ? overDates(payers, sums, data) : totalOver([sums[open]]);
    return { name: nameOfWay(way), way, payers, total: atOpenDate };
  });
  const chosen =
    answered.find(({ name }) => name === wanted) || answered.find(({ way }) => way === best);
  const sums = dates.map((prices) => chosen && sumOf(chosen.payers, prices));
  return { ways: answered, chosen, sums, overall: chosen && overDates(chosen.payers, sums, data) };
}

function overDates(
  payers: Payers,
  sums: readonly (number | undefined)[],
  { prices }: FamilyData,
): Total | undefined {
  return totalOver(sums) || totalOver([sumOf(payers, prices)]);
}

/** The prices of the package, by which ways are compared; of a room without one there, the lowest of the dates. */
function comparedPrices({ prices }: FamilyData, dates: readonly FamilyPrices[]): FamilyPrices {
  return { ...lowestPrices(dates), ...prices };
}
