/** The one place that reads the clock for what pages show: today, in India. */

/** India is five and a half hours ahead of UTC, all the year. */
const indiaAhead = 5.5 * 60 * 60 * 1000;

/**
 * Returns today as year-month-day. SOURCE_DATE_EPOCH, in seconds, is another moment, so that the same sources give the
 * same site (reproducible-builds.org). Throws where it is no such number.
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (epoch && !/^\d{1,12}$/.test(epoch))
    throw new Error(
      `Could not use SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds. Write digits alone, or leave it out.`,
    );
  const now = epoch ? Number(epoch) * 1000 : Date.now();
  return new Date(now + indiaAhead).toISOString().slice(0, 10);
}

/** Takes two days as year-month-day; returns how many days the second is after the first. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);
}
