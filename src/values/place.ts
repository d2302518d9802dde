/** Where a value is in the content: its file, and the keys that lead to it. It is turned into text only for messages. */

/** Field names, and indexes of list entries from 0. A line of a page of text is `line` followed by its number from 1. */
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

/** Returns a unique name for a place: its path, with the file before it unless that is facts.jsonc. */
export function nameOf({ file, keys }: Place): string {
  return file === 'facts.jsonc' ? pathOf(keys) : `${file} ${pathOf(keys)}`;
}

/** Whether `inner` is the same place as `outer`, or inside it. */
export function isIn(inner: Place, outer: Place): boolean {
  return inner.file === outer.file && outer.keys.every((key, at) => inner.keys[at] === key);
}

/** Returns the value at keys inside another value; undefined if there is none. */
export function valueAt(value: unknown, keys: Keys): any {
  return keys.reduce<any>((inside, key) => inside?.[key], value);
}

/** Returns a value and everything nested in it, each with its keys. */
export function everyValue(value: unknown, keys: Keys = []): { keys: Keys; value: unknown }[] {
  const values = [{ keys, value }];
  if (typeof value !== 'object' || value === null) return values;
  for (const [key, child] of Object.entries(value))
    for (const descendant of everyValue(child, [...keys, keyIn(value, key)]))
      values.push(descendant);
  return values;
}

interface Line {
  readonly keys: Keys;
  readonly value: string;
}

/** Returns every line of every text in a value. A page of text is one text with many lines, numbered as in its file. */
export function everyLine(value: unknown): Line[] {
  return linesIn(value, (at) => ['line', at + 1]);
}

/** Returns each text in the words of a language. Alternatives, which are lines of one text here, are a list in the file. */
export function everyAlternative(value: unknown): Line[] {
  return linesIn(value, (at) => [at]);
}

/** Returns every line of every text in a value. `keysOf` returns what follows the keys of a text that has several lines. */
function linesIn(value: unknown, keysOf: (at: number) => Keys): Line[] {
  return everyValue(value).flatMap(({ keys, value: text }) => {
    if (typeof text !== 'string') return [];
    const lines = text.split('\n');
    if (lines.length === 1) return { keys, value: text };
    return lines.map((line, at) => ({ keys: [...keys, ...keysOf(at)], value: line }));
  });
}

/** Takes a key as Object.entries gives it; returns it as a number if `value` is a list. */
export function keyIn(value: object, key: string): string | number {
  return Array.isArray(value) ? Number(key) : key;
}
