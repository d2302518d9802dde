/** A content file as a tree: where each value is, the remark over it, and how other text gets into its place. */
import type { Comment, Node } from 'acorn';
import { exportedValue, stepAt, type Root } from '../../../generator/contentLines.ts';

export interface Source {
  readonly text: string;
  readonly root: Root;
  readonly remarks: readonly Comment[];
}

/** Takes the text of a content file. */
export function readSource(text: string): Source {
  const remarks: Comment[] = [];
  return { text, root: exportedValue(text, remarks), remarks };
}

/**
 * Returns the label and the hint of a field, and its names in braces, which are in the remark behind it. In the remark over it, the
 * label is what comes before the first colon or full stop; over a list there is a line for each column: `- metres: Metres on foot.`
 */
export function remarksAt(source: Source, way: string) {
  const [, list, at, column] = /^(.*)\[(\d+)\]\.?(.*)/.exec(way) ?? [];
  const [first = '', ...columns] = wordsOver(source, list ?? way);
  const own = columns.find((each) => each.startsWith(`${column}:`));
  const words = list === undefined ? first : (own?.slice(`${column}:`.length) ?? '');
  const [, label, hint = ''] = /^([^.:]+)[.:]?\s*(.*)$/.exec(words.trim()) ?? [];
  const name = at && !column ? `line ${Number(at) + 1}` : way.replace(/.*\./, '');
  const rest = source.text.slice(stepAt(source.root, way)?.place.end);
  const braces = /^,?[ \t]*\/\/.*/.exec(rest)?.[0].match(/\{\w+\}/g) ?? [];
  return { label: label ?? asWords(name), hint: capital(hint), braces };
}

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(name: string): string {
  return capital(name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the lines of a list that hold one short name each, and what is behind it: GST in `// 'gst', // GST`. */
export function nameLines({ text }: Source, { start, end }: Node) {
  const lines = /^([ \t]*)(?:\/\/ ?)?['"]([\w-]+)['"],?[ \t]*(?:\/\/ *(.*?))?(?=\r?$)/gm;
  return [...text.slice(start, end).matchAll(lines)].map((match) => {
    const [whole, indent = '', name = '', remark = ''] = match;
    const at = start + match.index;
    return { start: at, end: at + whole.length, indent, name, remark };
  });
}

/** A part of a text, and what is there instead. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a text with all of these, of which no two overlap, and with its own line breaks in them. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const fromEnd = splices.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce((made, { start, end, text: own }) => {
    return made.slice(0, start) + own.replaceAll('\n', newLine) + made.slice(end);
  }, text);
}

/** The remark that ends where a field begins, then its lines that begin with a hyphen. */
function wordsOver(source: Source, way: string): string[] {
  const { text, remarks } = source;
  const start = stepAt(source.root, way)?.place.start ?? 0;
  const remark = remarks.findLast(({ type, end }) => type === 'Block' && end <= start);
  if (!remark || !/^(\s|\/\/.*)*$/.test(text.slice(remark.end, start))) return [];
  const words = remark.value.replace(/^\s*\*+ ?/gm, '').trim();
  return words.split(/\n- /).map((each) => each.replace(/\s+/g, ' '));
}
