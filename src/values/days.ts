/** Date arithmetic with ISO dates such as 2025-06-02. No other file may read the clock for what a built page shows. */

/** How far Indian time is ahead of UTC, in milliseconds, all year round. */
const indiaAhead = 5.5 * 60 * 60 * 1000;

const oneDay = 24 * 60 * 60 * 1000;

/**
 * Returns today's date in India as year-month-day. If the environment has SOURCE_DATE_EPOCH (seconds since 1970), returns
 * the date of that moment, so that the same sources give the same site (reproducible-builds.org). Throws if it is not a
 * number of at most 11 digits, which reach the year 5138.
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (epoch && !/^\d{1,11}$/.test(epoch))
    throw new Error(
      `Could not use SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds. Write only digits, or leave it out.`,
    );
  return dayInIndia(epoch ? Number(epoch) * 1000 : Date.now());
}

/** Takes a timestamp in milliseconds since 1970; returns its date in India. */
export function dayInIndia(moment: number): string {
  return new Date(moment + indiaAhead).toISOString().slice(0, 10);
}

/** Returns how many days the second day is after the first. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / oneDay);
}

/** Returns the ISO date that is so many days before another. */
export function daysEarlier(iso: string, days: number): string {
  return new Date(Date.parse(iso) - days * oneDay).toISOString().slice(0, 10);
}
