/** Writes what was typed for a group into the text of facts.ts; all else stays byte for byte. */
import { inspect } from 'node:util';
import type { ArrayExpression, Node } from 'acorn';
import { is } from 'valibot';
import { stepAt } from '../../../generator/contentLines.ts';
import { today } from '../../../generator/day.ts';
import { parseNumber } from '../../../schemas/parse.ts';
import type { Field } from './fields.ts';
import { nameLines, spliced, type Source, type Splice } from './source.ts';

/** What a form sent, by the name of each field. */
type Posted = URLSearchParams;

/** Returns the text of the file with what a form sent for a group. */
export function withChanges(source: Source, group: Field, posted: Posted): string {
  const changesIn = (field: Field): Splice[] => {
    if (field.kind === 'group') return field.fields.flatMap(changesIn);
    if (!isChanged(field, posted)) return [];
    if (field.kind === 'checked') return changeChecked(source, field);
    const place = stepAt(source.root, field.name)!.value;
    if (field.kind === 'rows') return changeRows(source, field, place as ArrayExpression, posted);
    if (field.kind === 'names') return changeNames(source, field, place, posted);
    const empty = is(field.schema, null) ? null : '';
    return [{ ...place, text: asLiteral(typedValue(field, posted) ?? empty) }];
  };
  return spliced(source.text, changesIn(group));
}

/** Returns the rows of a list in which something is typed; the others are not written. */
export function keptRows({ fields }: Field, posted: Posted): Field[] {
  return fields.filter((row) => typedValue(row, posted) !== undefined);
}

/** A changed row becomes one line, under the remarks that were within it. */
function changeRows(source: Source, list: Field, node: ArrayExpression, posted: Posted): Splice[] {
  const { text, remarks } = source;
  const kept = keptRows(list, posted);
  return list.fields.flatMap((row, at): Splice[] => {
    const place = node.elements[at];
    if (!kept.includes(row)) return place ? [deletionIn(text, place)] : [];
    if (!isChanged(row, posted)) return [];
    const line = asLiteral(typedValue(row, posted));
    const last = kept.includes(list.fields[at - 1]!) ? node.elements[at - 1] : undefined;
    if (!place) return [additionTo(text, node, last, line)];
    const over = remarks
      .filter(({ start, end }) => start > place.start && end < place.end)
      .map(({ start, end }) => `${text.slice(start, end)}\n${indentAt(text, place.start)}`);
    return [{ ...place, text: over.join('') + line }];
  });
}

/** With the line break before it, its comma and the remark behind it. */
function deletionIn(text: string, { start, end }: Node): Splice {
  const before = /(\r?\n)?[ \t]*$/.exec(text.slice(0, start))![0];
  const after = /^,?([ \t]*\/\/.*)?/.exec(text.slice(end))![0];
  return { start: start - before.length, end: end + after.length, text: '' };
}

/** In a line of its own behind the last row, which may lack its comma, and the examples. */
function additionTo(text: string, list: Node, last: Node | null | undefined, line: string): Splice {
  const end = list.end - 1;
  const indent = indentAt(text, end);
  const filled = text.slice(0, end).trimEnd();
  const start = last?.end ?? filled.length;
  const behind = filled.slice(start);
  const comma = last && !/^\s*,/.test(behind) ? ',' : '';
  return { start, end, text: `${comma}${behind}\n${indent}  ${line},\n${indent}` };
}

/** A name that is not chosen has // before its line. A list in one line has the chosen ones alone. */
function changeNames(source: Source, { fields }: Field, list: Node, posted: Posted): Splice[] {
  const isChosen = (field: Field) => posted.has(field.name);
  const chosen = fields.filter(isChosen).map(({ key }) => key);
  const lines = nameLines(source, list);
  if (lines.length === 0) return [{ ...list, text: `[${chosen.map(asLiteral).join(', ')}]` }];
  return lines.map(({ start, end, indent, name, remark }) => {
    const line = `${asLiteral(name)},${remark && ` // ${remark}`}`;
    return { start, end, text: indent + (chosen.includes(name) ? '' : '// ') + line };
  });
}

/** Today in the place of the last time, which is behind // in a sample. */
function changeChecked(source: Source, { name }: Field): Splice[] {
  const { start, end } = stepAt(source.root, name.replace(/\.checked$/, ''))!.value;
  const now = `checked: ${asLiteral(today())},`;
  const before = /(\/\/ *)?checked: *['"].*?['"],?/.exec(source.text.slice(start, end));
  if (!before) return [{ start: start + 1, end: start + 1, text: `\n    ${now}` }];
  const at = start + before.index;
  return [{ start: at, end: at + before[0].length, text: now }];
}

function isChanged(field: Field, posted: Posted): boolean {
  const { kind, name, value, fields } = field;
  if (kind === 'tick' || kind === 'checked') return posted.has(name) !== (value === 'true');
  return typed(field, posted) !== value || fields.some((each) => isChanged(each, posted));
}

/** Undefined where nothing is in it. */
function typedValue(field: Field, posted: Posted): unknown {
  if (field.kind === 'tick') return posted.has(field.name) || undefined;
  if (field.kind === 'group') {
    const known = field.fields
      .map((each) => [each.key, typedValue(each, posted)])
      .filter(([, value]) => value !== undefined);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  }
  const words = typed(field, posted).trim();
  if (words === '') return undefined;
  return field.kind === 'number' ? (parseNumber(words) ?? words) : words;
}

/** No text of the content has line breaks. */
function typed({ name }: Field, posted: Posted): string {
  return (posted.get(name) ?? '').replace(/\s*\r?\n\s*/g, ' ');
}

/** A value as the content files have it, in one line: `{ name: 'Sample Towers', metres: 650 }`. */
function asLiteral(value: unknown): string {
  const written = inspect(value, { breakLength: Infinity, depth: null, maxStringLength: null });
  // Nobody would see this space in the file.
  return written.replaceAll('\u00a0', '\\u00a0');
}

/** The spaces at the beginning of the line in which a place is. */
function indentAt(text: string, place: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', place) + 1))![0];
}
