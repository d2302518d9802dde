/** Writes what was typed for a group into the text of facts.ts; all else stays byte for byte. */
import { inspect } from 'node:util';
import type { ArrayExpression, Comment, Node } from 'acorn';
import { is } from 'valibot';
import type { ContentFile, Splice } from '../../../generator/content/contentFile.ts';
import { today } from '../../../generator/day.ts';
import { parseNumber } from '../../../schemas/parse.ts';
import type { Field } from './fields.ts';
import { nameLines } from './remarks.ts';

/** What a form sent, by the name of each field. */
type Posted = URLSearchParams;

/** Returns the text of the file with what a form sent for a group. */
export function withChanges(file: ContentFile, group: Field, posted: Posted): string {
  const changesIn = (field: Field): Splice[] => {
    if (field.kind === 'group') return field.fields.flatMap(changesIn);
    if (!isChanged(field, posted)) return [];
    if (field.kind === 'checked') return changeChecked(file, field);
    const node = file.find(field.name)!.value;
    if (field.kind === 'rows') return changeRows(file, field, node as ArrayExpression, posted);
    if (field.kind === 'names') return changeNames(file, field, node, posted);
    const empty = is(field.schema, null) ? null : '';
    return [replacing(node, asLiteral(typedValue(field, posted) ?? empty))];
  };
  return file.changed(changesIn(group));
}

/** Returns the rows of a list in which something is typed; the others are not written. */
export function keptRows({ fields }: Field, posted: Posted): Field[] {
  return fields.filter((row) => typedValue(row, posted) !== undefined);
}

/** A changed row becomes one line, under the remarks that were within it. */
function changeRows(
  file: ContentFile,
  list: Field,
  node: ArrayExpression,
  posted: Posted,
): Splice[] {
  const kept = keptRows(list, posted);
  const lineOf = (row: Field) => asLiteral(typedValue(row, posted));
  const old = node.elements.flatMap((place, at): Splice[] => {
    const row = list.fields[at]!;
    if (!place || !kept.includes(row)) return place ? [deletionIn(file.text, place)] : [];
    if (!isChanged(row, posted)) return [];
    const remarks = commentsIn(file, place).map(
      ({ start, end }) => `${file.text.slice(start, end)}\n${indentAt(file.text, place.start)}`,
    );
    return [replacing(place, remarks.join('') + lineOf(row))];
  });
  const added = list.fields.slice(node.elements.length).filter((row) => kept.includes(row));
  if (added.length === 0) return old;
  const isLastKept = kept.includes(list.fields[node.elements.length - 1]!);
  const last = isLastKept ? node.elements.at(-1) : undefined;
  return [...old, additionTo(file.text, node, last, added.map(lineOf))];
}

/** With the line break before it, its comma and the remark behind it. */
function deletionIn(text: string, { start, end }: Node): Splice {
  const before = /(\r?\n)?[ \t]*$/.exec(text.slice(0, start))![0];
  const after = /^,?([ \t]*\/\/.*)?/.exec(text.slice(end))![0];
  return { start: start - before.length, end: end + after.length, text: '' };
}

/** In lines of their own behind the last row, which may lack its comma, and the examples. */
function additionTo(
  text: string,
  list: Node,
  last: Node | null | undefined,
  lines: readonly string[],
): Splice {
  const end = list.end - 1;
  const indent = indentAt(text, end);
  const filled = text.slice(0, end).trimEnd();
  const start = last?.end ?? filled.length;
  const behind = filled.slice(start);
  const comma = last && !/^\s*,/.test(behind) ? ',' : '';
  const added = lines.map((line) => `\n${indent}  ${line},`).join('');
  return { start, end, text: `${comma}${behind}${added}\n${indent}` };
}

/** A name that is not chosen has // before its line. Where a name shares its line, the list gets a line for each. */
function changeNames(file: ContentFile, { fields }: Field, list: Node, posted: Posted): Splice[] {
  const lines = nameLines(file, list);
  const lineOf = ({ key, name }: Field) => {
    const { remark = '' } = lines.find((line) => line.name === key) ?? {};
    return `${posted.has(name) ? '' : '// '}${asLiteral(key)},${remark && ` // ${remark}`}`;
  };
  const changed = fields.filter((field) => isChanged(field, posted));
  const ownLines = changed.map(({ key }) => lines.find(({ name }) => name === key));
  if (ownLines.every((line) => line !== undefined))
    return ownLines.map((line, at) => replacing(line, line.indent + lineOf(changed[at]!)));
  const isOther = ({ start }: Comment) =>
    !lines.some((line) => line.start <= start && start < line.end);
  const line = `\n${indentAt(file.text, list.start)}`;
  const all = [
    ...commentsIn(file, list)
      .filter(isOther)
      .map(({ start, end }) => file.text.slice(start, end)),
    ...fields.map(lineOf),
  ];
  return [replacing(list, `[${all.map((each) => `${line}  ${each}`).join('')}${line}]`)];
}

/** Today in the place of the last time, which is behind // in a sample. */
function changeChecked(file: ContentFile, { name }: Field): Splice[] {
  const day = asLiteral(today());
  const known = file.find(name);
  if (known) return [replacing(known.value, day)];
  const group = file.find(name.replace(/\.checked$/, ''))!.value;
  const inRemark = commentsIn(file, group).find(({ value }) =>
    /^ *checked: *['"].*['"],? *$/.test(value),
  );
  if (inRemark) return [replacing(inRemark, `checked: ${day},`)];
  const place = group.loc!.start.line === group.loc!.end.line ? ' ' : '\n    ';
  return [{ start: group.start + 1, end: group.start + 1, text: `${place}checked: ${day},` }];
}

function replacing({ start, end }: Pick<Splice, 'start' | 'end'>, text: string): Splice {
  return { start, end, text };
}

function commentsIn({ comments }: ContentFile, node: Node): Comment[] {
  return comments.filter(({ start, end }) => start > node.start && end < node.end);
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
