/** Finds days of checking that are still to come. In each function `today` is year-month-day. */
import type { Content, Facts } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { groupsOf } from '../factGroups.ts';

/** Returns a fault for each group of facts that is dated in the future. */
export function findFutureChecks(facts: Facts, today: string): FieldFault[] {
  const advice = futureDayAdvice(today);
  return groupsOf(facts)
    .filter(({ checked }) => checked && checked > today)
    .map(({ name, checked }) => ({ keys: [name, 'checked'], value: checked, advice }));
}

/** Returns a fault for each language whose reading is dated in the future. */
export function findFutureReadings(languages: Content['languages'], today: string): Fault[] {
  return languages.flatMap(({ checked }, at) => {
    if (!checked || checked <= today) return [];
    const place = { file: 'languages/index.jsonc', keys: [at, 'checked'] };
    return [{ ...place, value: checked, advice: futureDayAdvice(today) }];
  });
}

function futureDayAdvice(today: string): string {
  return `Write the day on which you checked it, or set the clock of this computer, which says ${today}`;
}
