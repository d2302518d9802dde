/** A measured figure beside the most that it should be. */

export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  /** Empty for a number without one. */
  readonly unit: string;
}

/** Returns the middle of some numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}
