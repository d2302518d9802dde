/** A content file as a tree: where each value is, what it is, and the remark over it. */
import { runInNewContext } from 'node:vm';
import type { Comment, Node } from 'acorn';
import { exportedValue, stepInto, type Step } from '../../../generator/contentLines.ts';

/** The way to a value in a file: names of fields, and positions in lists. */
export type Keys = readonly (string | number)[];

export interface Source {
  readonly text: string;
  /** What the file exports. */
  readonly root: Step['value'] | null | undefined;
  readonly remarks: readonly Comment[];
}

/** Takes the text of a content file. */
export function readSource(text: string): Source {
  const remarks: Comment[] = [];
  return { text, root: exportedValue(text, remarks), remarks };
}

/** Returns the field at the end of a way, and what is in it; undefined where the file has none. */
export function stepAt({ root }: Source, keys: Keys): Step | undefined {
  let step: Step | undefined = root ? { place: root, value: root } : undefined;
  for (const key of keys) step = stepInto(step?.value, `${key}`);
  return step;
}

/** Returns what is written at a place; undefined where that names what is not in it. */
export function valueOf({ text }: Source, { start, end }: Node): unknown {
  try {
    return runInNewContext(`(${text.slice(start, end)})`);
  } catch {
    return undefined;
  }
}

/** Returns the way as the build's sentences have it: `departures.list[2].date`. */
export function nameOf(keys: Keys): string {
  const steps = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return steps.join('').replace(/^\./, '');
}

/**
 * Returns the label and the hint of a field. In the remark over it, the label is what comes before the first colon or full stop.
 * The remark over a list has a line for each column: `- metres: Metres on foot.`
 */
export function remarkAt(source: Source, keys: Keys): { label: string; hint: string } {
  const row = keys.findIndex((key) => typeof key === 'number');
  const [first = '', ...columns] = wordsOver(source, row < 0 ? keys : keys.slice(0, row));
  const column = `${nameOf(keys.slice(row + 1))}:`;
  const own = columns.find((each) => each.startsWith(column))?.slice(column.length) ?? '';
  const [, label, hint = ''] = /^([^.:]+)[.:]?\s*(.*)$/.exec((row < 0 ? first : own).trim()) ?? [];
  return { label: label ?? asWords(`${keys.findLast((key) => typeof key === 'string')}`), hint };
}

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The remark that ends where a field begins, then its lines that begin with a hyphen. */
function wordsOver(source: Source, keys: Keys): string[] {
  const { text, remarks } = source;
  const start = stepAt(source, keys)?.place.start ?? 0;
  const remark = remarks.findLast(({ type, end }) => type === 'Block' && end <= start);
  if (!remark || !/^(\s|\/\/.*)*$/.test(text.slice(remark.end, start))) return [];
  const words = remark.value.replace(/^\s*\*+ ?/gm, '').trim();
  return words.split(/\n- /).map((each) => each.replace(/\s+/g, ' '));
}
