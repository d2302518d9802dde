/** Writes values into a content file. Everything else in it, such as other values and comments, stays as it is. */
import { createScanner, getNodeValue, type Edit, type Node } from 'jsonc-parser';
import type { ContentFile } from '../../generator/content/contentFile.ts';
import type { Keys } from '../../values/place.ts';

/**
 * Returns the edits that write a value. A missing field is added to its group. In a list, the edits touch only entries that are
 * new or deleted.
 */
export function editsFor(file: ContentFile, keys: Keys, value: unknown): Edit[] {
  const node = file.find(keys);
  if (!node) return additionOf(file, keys, value);
  const isList = Array.isArray(value) && node.type === 'array';
  if (isList) return editsForList(file.text, node, value);
  return [replacing(node, asLiteral(value))];
}

/** Returns a value as content files write it, on one line: `{ "name": "Sample Towers", "metres": 650 }`. */
function asLiteral(value: unknown): string {
  // A no-break space would be invisible in the file.
  return JSON.stringify(value, null, 1).replace(/\n */g, ' ').replaceAll('\u00a0', '\\u00a0');
}

function additionOf(file: ContentFile, keys: Keys, value: unknown): Edit[] {
  const group = file.find(keys.slice(0, -1))!;
  const name = JSON.stringify(keys.at(-1));
  const entry = `${name}: ${asLiteral(value)}`;
  const inside = file.text.slice(group.offset, group.offset + group.length);
  if (inside === '{}') return [replacing(group, `{ ${entry} }`)];
  const space = inside.includes('\n') ? `\n${indentAt(file.text, group.offset)}  ` : ' ';
  const offset = endOfBracket(file.text, group);
  return [{ offset, length: 0, content: `${space}${entry},` }];
}

/** Returns the offset behind the bracket of a group, and behind the comments about the group that end its line. */
function endOfBracket(text: string, group: Node): number {
  const bracket = group.offset + 1;
  const scanner = createScanner(text, false);
  scanner.setPosition(bracket);
  let end = bracket;
  for (;;) {
    scanner.scan();
    const token = text.slice(scanner.getTokenOffset(), scanner.getPosition());
    if (/^\/[/*]/.test(token)) end = scanner.getPosition();
    else if (token.startsWith('\n')) return end;
    else if (token.trim() !== '') return bracket;
  }
}

/** Returns the edits that change the entries of a list. Entries that stay are not touched; a list on one line is rewritten. */
function editsForList(text: string, list: Node, entries: readonly unknown[]): Edit[] {
  const nodes = list.children!;
  const old = nodes.map((node) => asLiteral(getNodeValue(node)));
  const now = entries.map(asLiteral);
  if (String(old) === String(now)) return [];
  const newLine = `\n${indentAt(text, list.offset)}`;
  const entriesOnLines = (some: readonly string[]) =>
    some.map((entry) => `${newLine}  ${entry},`).join('');
  const anew = now.length > 0 ? `[${entriesOnLines(now)}${newLine}]` : '[]';
  const inside = text.slice(list.offset, list.offset + list.length - 1);
  if (!inside.includes('\n')) return [replacing(list, anew)];
  const edits: Edit[] = [];
  /** The entries of `now` that are not written yet. */
  const waiting = [...now];
  for (const [at, node] of nodes.entries()) {
    const isNew = (entry: string | undefined) => entry !== undefined && !old.includes(entry, at);
    const isGone = !waiting.includes(old[at]!);
    if (isGone) {
      const [next] = waiting;
      if (isNew(next)) {
        edits.push(replacing(node, next!));
        waiting.shift();
      } else edits.push(deletionOf(text, node));
      continue;
    }
    while (waiting[0] !== old[at] && isNew(waiting[0])) {
      const entry = waiting.shift()!;
      edits.push({ offset: node.offset, length: 0, content: `${entry},${newLine}  ` });
    }
    // The next entry is this one, unless the entries have another order.
    if (waiting[0] !== old[at]) return [replacing(list, anew)];
    waiting.shift();
  }
  const added = entriesOnLines(waiting);
  if (added === '') return edits;
  const end = list.offset + inside.trimEnd().length;
  return [
    ...edits,
    ...missingCommaAfter(text, nodes.at(-1)),
    { offset: end, length: 0, content: added },
  ];
}

/** Returns the edit that adds the comma after an entry, if it has none. */
function missingCommaAfter(text: string, node: Node | undefined): Edit[] {
  if (!node || endOfComma(text, node) !== undefined) return [];
  return [{ offset: node.offset + node.length, length: 0, content: ',' }];
}

/** Returns the offset after the comma that follows an entry, also after comments; undefined if it has none. */
function endOfComma(text: string, { offset, length }: Node): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset + length);
  scanner.scan();
  return text[scanner.getTokenOffset()] === ',' ? scanner.getPosition() : undefined;
}

/** Returns the edit that deletes an entry with its comma, and its line with any comment if no other entry is on that line. */
function deletionOf(text: string, node: Node): Edit {
  const { offset, length } = node;
  const before = /\n?[ \t]*$/.exec(text.slice(0, offset))![0];
  const endOfEntry = endOfComma(text, node) ?? offset + length;
  const behind = text.slice(endOfEntry);
  const [, spaces = '', comment = ''] = /^([ \t]*)(\/\/.*)?/.exec(behind)!;
  const isAlone = before.startsWith('\n') && behind[spaces.length + comment.length] === '\n';
  const start = isAlone ? offset - before.length : offset;
  const end = endOfEntry + spaces.length + (isAlone ? comment.length : 0);
  return { offset: start, length: end - start, content: '' };
}

function replacing({ offset, length }: Node, content: string): Edit {
  return { offset, length, content };
}

/** Returns the spaces at the beginning of the line at an offset. */
function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1))![0];
}
