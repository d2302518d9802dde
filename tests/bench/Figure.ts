/** A measured figure beside the most that it should be, and the table that shows them. */

export interface Figure {
  readonly what: string;
  readonly measured: number;
  /** Without it the figure stands for itself. */
  readonly most?: number;
  /** Empty for a number without one. */
  readonly unit: string;
}

/** Returns the middle of some numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}

/** Returns the figures as the rows of a table in Markdown, which reads well in a terminal too. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, most, unit }) => [what, `${round(measured)} ${unit}`, most === undefined ? '' : `${round(most)} ${unit}`]);
  const head = ['What', 'Measured', 'At most'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Whole numbers from ten on, two decimals below. */
function round(number: number): string {
  return Math.abs(number) >= 10 ? Math.round(number).toLocaleString('en-GB') : String(Math.round(number * 100) / 100);
}
