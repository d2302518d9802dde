/** A fault of the content as data, and the functions that make the sentence for staff of it. */

export interface Fault {
  /** The path in src/content, such as `facts.ts` or `languages/bn.ts`. */
  readonly file: string;
  /** The line, counted from one. It is undefined until somebody has looked for it, and where the file has no such line. */
  readonly line?: number | undefined;
  /** The path of the value in the file, such as `package.price` or `departures.list[2].date`. */
  readonly field: string;
  /** The value that does not fit; undefined where it is missing. */
  readonly value?: unknown;
  /** What the sentence says instead of the value, such as "lacks mina, which structure.ts has". */
  readonly finding?: string;
  /** What to write instead, without a full stop. It is read in the file and in the form alike. */
  readonly advice: string;
}

/** A fault whose file the caller adds. */
export type FieldFault = Omit<Fault, 'file' | 'line'>;

/** Stops a build because of the content. Its message has a sentence for each fault. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[], options?: ErrorOptions) {
    super(faults.map((fault) => sentenceOf(fault)).join('\n'), options);
    this.faults = faults;
  }
}

/** Throws a ContentError where there are faults. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}

/** Returns the sentence for a fault that stops the build. */
export function sentenceOf(fault: Fault): string {
  return `Could not use ${noteOf(fault)}`;
}

/** Returns the sentence for a fault that the build only warns about. */
export function noteOf({ file, line, field, finding, value, advice }: Fault): string {
  const at = line === undefined ? '' : `, line ${line}`;
  const found = finding ?? stateOf(value);
  return `src/content/${file}${at}: ${field || 'the file'} ${found}. ${advice}.`;
}

function stateOf(value: unknown): string {
  if (value === undefined) return 'is missing';
  return value === '' ? 'is empty' : `is ${quoted(value)}`;
}

/** Returns at most 300 characters of a value as JSON, with a code for each invisible character. */
function quoted(value: unknown): string {
  // JSON would write null for NaN.
  const text = typeof value === 'number' ? `${value}` : (JSON.stringify(value) ?? String(value));
  const start = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return start.replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The characters that are invisible in a text. */
export const invisible =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
