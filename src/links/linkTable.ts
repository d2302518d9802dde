/** Writes findings as a table that a person can read. */
import type { Finding, Verdict } from './verdict.ts';

const order: readonly Verdict[] = ['broken', 'unreachable', 'blocked', 'ok'];

/** Widest column that the others are still lined up for; a longer link runs over. */
const widest = 70;

/** Takes findings and returns one line for each, the worst first, under a line of headings. */
export function linkTable(findings: readonly Finding[]): string {
  const rows = findings
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || (a.address < b.address ? -1 : 1))
    .map(({ verdict, address, reason, pages }) => [verdict.toUpperCase(), address, reason, pages.join(' ')]);
  const table = [['VERDICT', 'LINK', 'REASON', 'STANDS ON'], ...rows];
  const widths = [0, 1, 2].map((column) => {
    return table.reduce((width, row) => Math.min(widest, Math.max(width, row[column]?.length ?? 0)), 0);
  });
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
