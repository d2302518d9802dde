/** Paths of values in the content, such as `departures.list[2].date`. */

/** Returns a value and all that is in it, however deep, each with its path: `cities[0].places[2].name`. */
export function everyValue(value: unknown, field = ''): { field: string; value: unknown }[] {
  const found = [{ field, value }];
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, each] of Object.entries(value)) {
    for (const inner of everyValue(each, childOf(field, key, value))) found.push(inner);
  }
  return found;
}

/** Returns each line of all texts in a value. A page of text is one text with many lines, which are numbered as in its file. */
export function everyLine(value: unknown): { field: string; value: string }[] {
  return everyValue(value).flatMap(({ field, value: text }) => {
    if (typeof text !== 'string') return [];
    const lines = text.split('\n');
    if (lines.length === 1) return { field, value: text };
    return lines.map((line, at) => ({ field: `${field}.line ${at + 1}`, value: line }));
  });
}

/**
 * Takes the name of an entry, which is a file of content, a path in it, and its value; returns the file and the path in that
 * file. Names agree: `facts` is in facts.ts. The words of a language and a page of text have files of their own.
 */
export function fileOf(
  entry: string,
  field: string,
  value: unknown,
): [file: string, field: string] {
  if (entry === 'languages') {
    const [, index, rest = ''] = /^\[(\d+)\]\.words\.?(.*)/.exec(field) ?? [];
    const { lang } = (index && (value as readonly { lang?: string }[])[Number(index)]) || {};
    return lang ? [`languages/${lang}.ts`, rest] : ['languages/index.ts', field];
  }
  if (entry === 'pages') {
    const [, page, rest = ''] = /^([^.]+)\.?(?:text\b\.?)?(.*)/.exec(field) ?? [];
    return [`pages/${page}.md`, rest];
  }
  return [`${entry}.ts`, field];
}

/** Takes the keys that lead to a value; returns its path. */
export function fieldAt(keys: readonly unknown[]): string {
  return keys.join('.').replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');
}

/** Returns the path of what a list or a group has under a key. `value` is that list or group, and `parent` its path. */
export function childOf(parent: string, key: string, value: object): string {
  if (Array.isArray(value)) return `${parent}[${key}]`;
  return parent ? `${parent}.${key}` : key;
}

/** Returns the path of the group or list that a value is in, or '' for the file itself. */
export function parentOf(field: string): string {
  return field.replace(/(^|\.|\[)[^.[]*$/, '');
}

/** Returns the last name of a path: that of a field in its group, or a short name in its list. */
export function lastOf(field: string): string {
  return field.replace(/.*\./, '');
}

/** `bn/refund-policy` -> `refund-policy`, the name that a page of text has in every language. */
export function nameOf(file: string): string {
  return file.replace(/^.*\//, '');
}
