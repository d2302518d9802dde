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
  const head = ['What', 'Measured', 'At most'];
  const rows = figures.map(({ what, measured, most, unit }) => [
    what,
    show(measured, unit),
    most === undefined ? '' : show(most, unit),
  ]);
  const [first = 0, ...others] = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const pad = ([what = '', ...cells]: readonly string[]) => [
    what.padEnd(first),
    ...cells.map((cell, index) => cell.padStart(others[index]!)),
  ];
  const rule = ['-'.repeat(first), ...others.map((width) => `${'-'.repeat(width - 1)}:`)];
  return [pad(head), rule, ...rows.map(pad)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Whole numbers from ten on, two decimals below. */
function show(number: number, unit: string): string {
  const shown = Math.abs(number) >= 10 ? Math.round(number).toLocaleString('en-GB') : String(Math.round(number * 100) / 100);
  return `${shown} ${unit}`.trimEnd();
}
