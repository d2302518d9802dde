/** Where a value is in the content: its file, and the keys that lead to it. It becomes a text only where somebody reads it. */

/** The names of fields and the numbers of entries, counted from 0. A line of a page of text has `line` and its number from 1. */
export type Keys = readonly (string | number)[];

export interface Place {
  /** The path in src/content, such as `facts.jsonc` or `languages/bn.jsonc`. */
  readonly file: string;
  readonly keys: Keys;
}

/** Returns keys as people read them: `departures.list[2].date`, or `line 12`. */
export function pathOf(keys: Keys): string {
  return keys.reduce<string>((path, key, at) => {
    if (typeof key === 'number')
      return keys[at - 1] === 'line' ? `${path} ${key}` : `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

/** Returns the name of a place: its path, and the file before it where that is not the one of the facts. No two have the same. */
export function nameOf({ file, keys }: Place): string {
  return file === 'facts.jsonc' ? pathOf(keys) : `${file} ${pathOf(keys)}`;
}

/** Whether a place is another one, or in it. */
export function isIn(inner: Place, outer: Place): boolean {
  return inner.file === outer.file && outer.keys.every((key, at) => inner.keys[at] === key);
}

/** Returns a value and all that is in it, however deep, each with its keys. */
export function everyValue(value: unknown, keys: Keys = []): { keys: Keys; value: unknown }[] {
  const values = [{ keys, value }];
  if (typeof value !== 'object' || value === null) return values;
  for (const [key, child] of Object.entries(value))
    for (const descendant of everyValue(child, [...keys, keyIn(value, key)]))
      values.push(descendant);
  return values;
}

/** Returns each line of all texts in a value. A page of text is one text with many lines, which are numbered as in its file. */
export function everyLine(value: unknown): { keys: Keys; value: string }[] {
  return everyValue(value).flatMap(({ keys, value: text }) => {
    if (typeof text !== 'string') return [];
    const lines = text.split('\n');
    if (lines.length === 1) return { keys, value: text };
    return lines.map((line, at) => ({ keys: [...keys, 'line', at + 1], value: line }));
  });
}

/** Returns each text in a value of words. A text that has alternatives, a line each, is a list in its file. */
export function everyAlternative(value: unknown): { keys: Keys; value: string }[] {
  return everyValue(value).flatMap(({ keys, value: text }) => {
    if (typeof text !== 'string') return [];
    const alternatives = text.split('\n');
    if (alternatives.length === 1) return { keys, value: text };
    return alternatives.map((line, at) => ({ keys: [...keys, at], value: line }));
  });
}

/** Returns a key of a list or a group: in a list it is a number. */
export function keyIn(value: object, key: string): string | number {
  return Array.isArray(value) ? Number(key) : key;
}
