/** Milliseconds by which Indian time is ahead of UTC, in summer and winter. */
const indiaAhead = 5.5 * 60 * 60 * 1000;

/** Takes a moment in milliseconds since 1970; returns its date in India as year-month-day. */
export function dayInIndia(moment: number): string {
  return new Date(moment + indiaAhead).toISOString().slice(0, 10);
}
