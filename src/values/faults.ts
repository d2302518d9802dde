/** Faults in the content as data, and the functions that turn them into sentences for staff. */
import { pathOf, type Place } from './place.ts';
import { escapeOf, invisible } from './damagedTexts.ts';
import { startOf } from './format.ts';

/** What faults and findings have in common; a fault also needs a `Reason`. */
interface FaultParts extends Place {
  /** The line number, from 1. It is undefined until it has been looked up, and where the file has no such line. */
  readonly line?: number | undefined;
  /** The invalid value, or undefined if it is missing. */
  readonly value?: unknown;
  /** What is wrong, if the sentence does not show the value, such as "lacks mina, which pages need". */
  readonly state?: string;
  /** What to write instead, without a full stop. Staff read it beside the file and in the form, so it names no path. */
  readonly advice: string;
  /** An extra sentence for people who edit the file, without a full stop: how to write it there, or where else to look. */
  readonly inFile?: string;
  /** The whole sentence, for a fault that is not in a content file. */
  readonly sentence?: string;
}

/** What is wrong. A fault with none of the three would be reported as a missing value. */
type Reason =
  | { readonly value: unknown }
  | { readonly state: string }
  | { readonly sentence: string };

/** A mistake that stops a build. */
export type Fault = FaultParts & Reason;

/** What a check found: a fault, or something for staff to look at. */
export interface Finding extends Omit<FaultParts, 'advice'> {
  readonly advice?: string;
  /** The line that staff read in a list; undefined if it is the fault's sentence. */
  readonly note?: string;
  /** The name of a fact or a page that nobody has confirmed, such as `facts.agency.phone` or `languages.bn.about`. */
  readonly sample?: string;
}

/** A fault whose file the caller adds. */
export type FieldFault = Omit<FaultParts, 'file' | 'line'> & Reason;

/** Stops the build because of mistakes in the content. Its message has one sentence per fault. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[], options?: ErrorOptions) {
    super(faults.map((fault) => sentenceOf(fault)).join('\n'), options);
    this.faults = faults;
  }
}

/** Throws a ContentError with these faults, if there are any. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}

/** Returns the sentence for a fault that stops the build. */
export function sentenceOf(fault: Fault): string {
  return fault.sentence ?? `Could not use ${placeAndState(fault)}`;
}

/** Returns where a fault is, what is wrong there, and what to write instead. */
function placeAndState(fault: FaultParts): string {
  const { file, line, keys, inFile } = fault;
  const at = line === undefined ? '' : `, line ${line}`;
  const more = inFile ? ` ${inFile}.` : '';
  return `src/content/${file}${at}: ${pathOf(keys) || 'the file'} ${stateOf(fault)}${more}`;
}

/** Returns what is wrong with a field and what to write instead, worded to follow the field's name. */
export function stateOf({ state, value, advice }: Pick<FaultParts, 'state' | 'value' | 'advice'>) {
  return `${state ?? stateOfValue(value)}. ${advice}.`;
}

/** Returns the line for a finding in the report of a build. */
export function lineOf({ note = '', sample, advice, ...finding }: Finding): string {
  if (advice !== undefined) return placeAndState({ ...finding, advice });
  return sample ? `${sample}: ${note}` : note;
}

/** Groups findings by title; titles and findings keep their order. */
export function byTitle<Found extends { readonly title: string }>(
  findings: readonly Found[],
): [title: string, found: Found[]][] {
  const titles = [...new Set(findings.map(({ title }) => title))];
  return titles.map((title) => [title, findings.filter((each) => each.title === title)]);
}

function stateOfValue(value: unknown): string {
  if (value === undefined) return 'is missing';
  return value === '' ? 'is empty' : `is ${quoted(value)}`;
}

/** Returns at most 300 characters of a value as JSON, with invisible characters written as escapes. */
function quoted(value: unknown): string {
  // JSON would write null for NaN.
  const text = typeof value === 'number' ? `${value}` : (JSON.stringify(value) ?? String(value));
  const shown = text.length > 300 ? `${startOf(text, 300)}…` : text;
  return shown.replace(new RegExp(invisible, 'gu'), escapeOf);
}
