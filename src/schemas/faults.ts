/** What is wrong in the content, as data, and the one function that makes of it the sentence that staff read. */

export interface Fault {
  /** In src/content: `facts.ts`, `languages/bn.ts`. */
  readonly file: string;
  /** Counted from one; undefined where nobody has looked for it, or where the file has no such line. */
  readonly line?: number | undefined;
  /** Where in the file: `package.price`, `departures.list[2].date`. */
  readonly field: string;
  /** What is there; undefined where it is missing. */
  readonly value?: unknown;
  /** What is said instead of the value: "lacks mina, which structure.ts has". */
  readonly problem?: string;
  readonly advice: Advice;
}

/** A fault of the file that the caller names. */
export type FieldFault = Omit<Fault, 'file' | 'line'>;

/** Where staff read of a fault and mend it: in the file, or in the form of `npm run dev`. */
export type Place = 'file' | 'form';

/** What to write instead, without a full stop. Has both wordings where one place needs other words than the other. */
export type Advice = string | Readonly<Record<Place, string>>;

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

/** Returns what staff read of a fault that stops the build. */
export function sentenceOf(fault: Fault, place: Place = 'file'): string {
  return `Could not use ${noteOf(fault, place)}`;
}

/** Returns what to write instead, as a sentence. */
export function adviceOf({ advice }: FieldFault, place: Place): string {
  return `${typeof advice === 'string' ? advice : advice[place]}.`;
}

/** Returns what staff read of a fault that the build only warns of. */
export function noteOf(fault: Fault, place: Place = 'file'): string {
  const { file, line, field, problem, value } = fault;
  const at = line === undefined ? '' : `, line ${line}`;
  const found = problem ?? stateOf(value);
  return `src/content/${file}${at}: ${field || 'the file'} ${found}. ${adviceOf(fault, place)}`;
}

function stateOf(value: unknown): string {
  if (value === undefined) return 'is missing';
  return value === '' ? 'is empty' : `is ${quoted(value)}`;
}

/** Returns at most 300 characters of a value as JSON, with a code for each character that nobody would see. */
function quoted(value: unknown): string {
  // JSON has no NaN.
  const text = typeof value === 'number' ? `${value}` : (JSON.stringify(value) ?? String(value));
  const start = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return start.replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Characters that nobody sees in a text. */
export const invisible =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
