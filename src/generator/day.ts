/** Says which day the build takes for today. No other file may read the clock for what a page shows. */
import { dayInIndia } from '../site/dayInIndia.ts';

/**
 * Returns today's date in India as year-month-day. If the environment has SOURCE_DATE_EPOCH (seconds since 1970), returns
 * the date of that moment, so that the same sources give the same site (reproducible-builds.org). Throws if it is no
 * number.
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (epoch && !/^\d{1,12}$/.test(epoch))
    throw new Error(
      `Could not use SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds. Write digits alone, or leave it out.`,
    );
  return dayInIndia(epoch ? Number(epoch) * 1000 : Date.now());
}

/** Returns how many days the second date is after the first; both are year-month-day. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);
}
