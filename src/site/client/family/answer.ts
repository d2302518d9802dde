/** The answer to "What does your family pay?": the room arrangements, the chosen one, and what it costs at each date. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import type { FamilyData } from './familyData.ts';
import type { FamilyState } from './familyState.ts';
import { lowestPrices, sumOf, totalOver, type Payers, type Total } from './sums.ts';
import { bestWay, nameOfWay, waysToSleep, type Way } from './ways.ts';

export interface AnsweredWay {
  readonly name: string;
  readonly way: Way;
  readonly payers: Payers;
  /** Its total at the open date, or over all dates; undefined if one of its prices is unknown. */
  readonly total: Total | undefined;
}

export interface Answer {
  readonly ways: readonly AnsweredWay[];
  /** Undefined if no arrangement fits: children with a bed need an adult in their room. */
  readonly chosen: AnsweredWay | undefined;
  /** What the chosen arrangement costs at each date, in the order of the dates. */
  readonly sums: readonly (number | undefined)[];
  /** What the chosen arrangement costs over all dates, or at the package's prices if no date has a total. */
  readonly overall: Total | undefined;
}

/** Takes who travels, and the prices of each remaining date; `open` is the index of the open date, if exactly one is open. */
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

/** Returns the prices for comparing arrangements: those of the package, or for a room it lacks, the lowest of the dates. */
function comparedPrices({ prices }: FamilyData, dates: readonly FamilyPrices[]): FamilyPrices {
  return { ...lowestPrices(dates), ...prices };
}
