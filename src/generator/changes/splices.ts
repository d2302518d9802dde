/** Makes the splices that change values, rows and short names in a content file, where all else stays as it is. */
import { inspect } from 'node:util';
import type { ArrayExpression, Comment, Node } from 'acorn';
import { parentOf } from '../../values/paths.ts';
import type { ContentFile, Splice } from '../content/contentFile.ts';

/** Returns the splice that gives a field a value. If its line is behind // or missing, the line is brought back or added. */
export function spliceForValue(file: ContentFile, field: string, value: unknown): Splice {
  const found = file.find(field);
  if (found) return replacing(found.value, asLiteral(value));
  let parent = parentOf(field);
  // A key that is a sentence has dots of its own.
  while (file.find(parent)?.value.type !== 'ObjectExpression') parent = parentOf(parent);
  const key = field.slice(parent.length + 1);
  const group = file.find(parent)!.value;
  // A key with both kinds of quotes would get the third kind, which only a value may have.
  const name = /^[a-z_]\w*$/i.test(key)
    ? key
    : asLiteral(key).replace(/^`.*/s, JSON.stringify(key));
  const entry = `${name}: ${asLiteral(value)}`;
  if (group.end - group.start === '{}'.length) return replacing(group, `{ ${entry} }`);
  const line = `${entry},`;
  const commentedOut = commentsIn(file, group).find(({ value: words }) =>
    new RegExp(`^ *${key}: *['"].*['"],? *$`).test(words),
  );
  if (commentedOut) return replacing(commentedOut, line);
  const isOneLine = group.loc!.start.line === group.loc!.end.line;
  const text = `${isOneLine ? ' ' : `\n${indentAt(file.text, group.end - 1)}  `}${line}`;
  return { start: group.start + 1, end: group.start + 1, text };
}

/**
 * Takes the rows of a list that change, by number: the new value, or undefined to delete the row. Rows behind the last one are
 * added. A changed row becomes one line, under the comments that were in it.
 */
export function splicesForRows(
  file: ContentFile,
  field: string,
  changed: ReadonlyMap<number, unknown>,
): Splice[] {
  const { text } = file;
  const { elements, end } = file.find(field)!.value as ArrayExpression;
  const old = elements.flatMap((row, at): Splice[] => {
    if (!row || !changed.has(at)) return [];
    const value = changed.get(at);
    if (value === undefined) return [deletionOf(text, row)];
    const indent = indentAt(text, row.start);
    const comments = commentsIn(file, row).map((each) => `${wordsOf(file, each)}\n${indent}`);
    return [replacing(row, comments.join('') + asLiteral(value))];
  });
  const added = [...changed].filter(([at, value]) => at >= elements.length && value !== undefined);
  if (added.length === 0) return old;
  const last = elements.at(-1);
  const isDeleted = changed.has(elements.length - 1) && !changed.get(elements.length - 1);
  const needsComma = last && !isDeleted && !/^\s*,/.test(text.slice(last.end));
  const indent = indentAt(text, end - 1);
  const lines = added.map(([, value]) => `\n${indent}  ${asLiteral(value)},`);
  const start = text.slice(0, end - 1).trimEnd().length;
  return [
    ...old,
    { start, end: end - 1, text: `${lines.join('')}\n${indent}` },
    ...(needsComma ? [{ start: last.end, end: last.end, text: ',' }] : []),
  ];
}

/**
 * Takes all short names that a list may have, and whether each is chosen. The line of a name that is not chosen gets // before
 * it, and a name without a line is left out. If a changed name shares a line with others, or has none yet, the list is written
 * anew with a line for each name.
 */
export function splicesForNames(
  file: ContentFile,
  field: string,
  chosen: ReadonlyMap<string, boolean>,
): Splice[] {
  const list = file.find(field)!.value;
  const before = file.valueOf(field) as readonly unknown[];
  const lines = nameLines(file, field);
  const lineOf = (name: string) => {
    const { comment = '' } = lines.find((line) => line.name === name) ?? {};
    return `${chosen.get(name) ? '' : '// '}${asLiteral(name)},${comment && ` // ${comment}`}`;
  };
  const changed = [...chosen.keys()].filter((name) => chosen.get(name) !== before.includes(name));
  const own = changed.map((name) => lines.find((line) => line.name === name));
  if (own.every((line) => line !== undefined))
    return own.map((line) => replacing(line, line.indent + lineOf(line.name)));
  const comments = commentsIn(file, list)
    .filter(({ start }) => !lines.some((line) => line.start <= start && start < line.end))
    .map((each) => wordsOf(file, each));
  const line = `\n${indentAt(file.text, list.start)}`;
  const named = [...chosen.keys()].filter(
    (name) => chosen.get(name) || before.includes(name) || lines.some((each) => each.name === name),
  );
  const all = [...comments, ...named.map(lineOf)].map((each) => `${line}  ${each}`);
  return [replacing(list, `[${all.join('')}${line}]`)];
}

/** Returns the lines of a list that have one short name, and the comment behind it, such as GST in `// 'gst', // GST`. */
export function nameLines(file: ContentFile, field: string) {
  const { start, end } = file.find(field)!.value;
  const lines = /^([ \t]*)(?:\/\/ ?)?['"]([\w-]+)['"],?[ \t]*(?:\/\/ *(.*?))?$/gm;
  return [...file.text.slice(start, end).matchAll(lines)].map((match) => {
    const [whole, indent = '', name = '', comment = ''] = match;
    const at = start + match.index;
    return { start: at, end: at + whole.length, indent, name, comment };
  });
}

/** Returns the splice that deletes a row with its comma, the comment behind it and the line break before it. */
function deletionOf(text: string, { start, end }: Node): Splice {
  const before = /\n?[ \t]*$/.exec(text.slice(0, start))![0];
  const after = /^,?([ \t]*\/\/.*)?/.exec(text.slice(end))![0];
  return { start: start - before.length, end: end + after.length, text: '' };
}

function replacing({ start, end }: Pick<Splice, 'start' | 'end'>, text: string): Splice {
  return { start, end, text };
}

function commentsIn({ comments }: ContentFile, { start, end }: Node): Comment[] {
  return comments.filter((each) => each.start > start && each.end < end);
}

function wordsOf({ text }: ContentFile, { start, end }: Comment): string {
  return text.slice(start, end);
}

/** Returns a value as the content files have it, in one line: `{ name: 'Sample Towers', metres: 650 }`. */
export function asLiteral(value: unknown): string {
  const written = inspect(value, { breakLength: Infinity, depth: null, maxStringLength: null });
  // A no-break space would be invisible in the file.
  return written.replaceAll('\u00a0', '\\u00a0');
}

/** Returns the spaces at the beginning of the line at an offset. */
function indentAt(text: string, place: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', place) + 1))![0];
}
