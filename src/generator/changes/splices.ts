/** Makes the splices that change values and lists in a content file, where all else stays as it is. */
import { inspect } from 'node:util';
import type { Comment, Node } from 'acorn';
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

/** Returns the splice that writes a list anew, with a line for each entry. */
export function spliceForList(
  file: ContentFile,
  field: string,
  entries: readonly unknown[],
): Splice {
  const list = file.find(field)!.value;
  const line = `\n${indentAt(file.text, list.start)}`;
  const lines = entries.map((entry) => `${line}  ${asLiteral(entry)},`);
  return replacing(list, lines.length > 0 ? `[${lines.join('')}${line}]` : '[]');
}

function replacing({ start, end }: Pick<Splice, 'start' | 'end'>, text: string): Splice {
  return { start, end, text };
}

function commentsIn({ comments }: ContentFile, { start, end }: Node): Comment[] {
  return comments.filter((each) => each.start > start && each.end < end);
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
