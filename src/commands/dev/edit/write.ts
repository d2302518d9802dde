/** Writes what was typed for a group into the text of facts.ts; all else stays byte for byte. */
import type { ArrayExpression, Node } from 'acorn';
import { is } from 'valibot';
import { today } from '../../../generator/day.ts';
import { parseNumber } from '../../../schemas/parse.ts';
import type { Field } from './fields.ts';
import { chooseNames } from './names.ts';
import { stepAt, valueOf, type Source } from './source.ts';
import { asLiteral, oneLine, spliced, type Splice } from './text.ts';

/** What a form sent, by the name of each field. */
export type Posted = URLSearchParams;

/** Returns the text of the file with what a form sent for a group. */
export function withChanges(source: Source, group: Field, posted: Posted): string {
  const changesIn = (field: Field): Splice[] => {
    if (field.kind === 'group') return field.fields.flatMap(changesIn);
    if (field.kind === 'rows') return changeRows(source, field, posted);
    if (field.kind === 'fixed' || !isChanged(field, posted)) return [];
    if (field.kind === 'checked') return changeChecked(source, field);
    const { value: place } = stepAt(source, field.keys)!;
    if (field.kind === 'names') return chooseNames(source, place, posted.getAll(field.name));
    const empty = field.kind === 'number' || is(field.schema, null) ? null : '';
    const text = asLiteral(typedValue(field, posted) ?? empty);
    return [{ start: place.start, end: place.end, text }];
  };
  return spliced(source.text, changesIn(group));
}

/** Returns the rows of a list in which something is typed; the others are not written. */
export function keptRows({ fields }: Field, posted: Posted): Field[] {
  return fields.filter((row) => typedValue(row, posted) !== undefined);
}

/** A changed row becomes one line, under the remarks that were within it. */
function changeRows(source: Source, list: Field, posted: Posted): Splice[] {
  const { text, remarks } = source;
  const node = stepAt(source, list.keys)!.value as ArrayExpression;
  const kept = keptRows(list, posted);
  return list.fields.flatMap((row, at): Splice[] => {
    const place = node.elements[at];
    if (!kept.includes(row)) return place ? [deletionIn(text, place)] : [];
    if (!isChanged(row, posted)) return [];
    const line = asLiteral(typedValue(row, posted, place && valueOf(source, place)));
    const last = at > 0 && kept.includes(list.fields[at - 1]!) ? node.elements[at - 1] : undefined;
    if (!place) return additionTo(text, node, last, line);
    const within = remarks.filter(({ start, end }) => start > place.start && end < place.end);
    const indent = newLineOf(text) + indentAt(text, place.start);
    const over = within.map(({ value }) => `// ${oneLine(value).trim()}${indent}`);
    return [{ start: place.start, end: place.end, text: over.join('') + line }];
  });
}

/** With its comma, and where nothing else is on its lines with these and the remark at their end. */
function deletionIn(text: string, { start, end }: Node): Splice {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const rest = /^,?[ \t]*(\/\/.*)?\r?\n/.exec(text.slice(end));
  if (rest && text.slice(lineStart, start).trim() === '')
    return { start: lineStart, end: end + rest[0].length, text: '' };
  return { start, end: end + /^,?[ \t]*/.exec(text.slice(end))![0].length, text: '' };
}

/** In a line of its own behind the last row and the examples. */
function additionTo(
  text: string,
  list: Node,
  last: Node | null | undefined,
  line: string,
): Splice[] {
  const bracket = list.end - 1;
  const lineStart = text.lastIndexOf('\n', bracket) + 1;
  const outer = indentAt(text, bracket);
  const newLine = newLineOf(text);
  const added = `${outer}  ${line},${newLine}`;
  const hasOwnLine = text.slice(lineStart, bracket).trim() === '';
  const addition = hasOwnLine
    ? { start: lineStart, end: lineStart, text: added }
    : { start: bracket, end: bracket, text: newLine + added + outer };
  const needsComma = last && !/^\s*,/.test(text.slice(last.end));
  return [...(needsComma ? [{ start: last.end, end: last.end, text: ',' }] : []), addition];
}

/** Today in the place of the last time, which is behind // in a sample. */
function changeChecked(source: Source, { keys }: Field): Splice[] {
  const { text } = source;
  const { start, end } = stepAt(source, keys.slice(0, -1))!.value;
  const now = `checked: ${asLiteral(today())},`;
  const before = /(\/\/ *)?checked: *['"].*?['"],?/.exec(text.slice(start, end));
  if (!before) return [{ start: start + 1, end: start + 1, text: `${newLineOf(text)}    ${now}` }];
  const at = start + before.index;
  return [{ start: at, end: at + before[0].length, text: now }];
}

function isChanged(field: Field, posted: Posted): boolean {
  const { kind, name, value, fields, choices } = field;
  if (kind === 'tick') return posted.has(name) !== (value === 'true');
  if (kind === 'checked') return posted.has(name);
  if (kind === 'names')
    return choices.some((each) => posted.getAll(name).includes(each.name) !== each.isChosen);
  return typed(field, posted) !== value || fields.some((each) => isChanged(each, posted));
}

/** Undefined where nothing is in it. What a form cannot change stays as it was before. */
function typedValue(field: Field, posted: Posted, before?: unknown): unknown {
  if (field.kind === 'fixed') return before;
  if (field.kind === 'tick') return posted.has(field.name) || undefined;
  if (field.kind === 'group') {
    const entries = field.fields.map((each) => {
      const key = `${each.keys.at(-1)}`;
      return [
        key,
        typedValue(each, posted, (before as Record<string, unknown> | undefined)?.[key]),
      ];
    });
    const known = entries.filter(([, value]) => value !== undefined);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  }
  const words = typed(field, posted).trim();
  if (words === '') return undefined;
  return field.kind === 'number' ? (parseNumber(words) ?? words) : words;
}

function typed({ name }: Field, posted: Posted): string {
  return oneLine(posted.get(name) ?? '');
}

function newLineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The spaces at the beginning of the line in which a place is. */
function indentAt(text: string, place: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', place) + 1))![0];
}
