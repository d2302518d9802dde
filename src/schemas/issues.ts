/** What does not fit in the content, in the sentences that staff read about it. */
import * as v from 'valibot';

/** Takes an entry of the registry; returns a sentence about everything in it that does not fit its schema. */
export function findIssues(entry: string, value: unknown, schema: v.GenericSchema): string[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(({ path = [], type, input, received, message }) => {
    const found =
      type === 'min_length' ? `${received} entries` : (path.at(-1) ?? { value: input }).value;
    const field = fieldAt(path.map(({ key }) => key));
    return issueSentence(...fileOf(entry, field, value), found, message);
  });
}

/** Returns a sentence about every text of an entry, however deep, that an editor or a slip of the keyboard spoilt. */
export function findEncodingFaults(entry: string, value: unknown): string[] {
  return everyValue(value).flatMap(({ field, value: text }) => {
    const advice =
      typeof text === 'string' && encodingFaults.find(([mark]) => mark.test(text))?.[1];
    return advice ? [issueSentence(...fileOf(entry, field, value), text, advice)] : [];
  });
}

/** Returns a value and all that is in it, however deep, each with the way to it: `cities[0].places[2].name`. */
export function everyValue(
  value: unknown,
  keys: readonly string[] = [],
): { field: string; value: unknown }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { field: fieldAt(keys), value },
    ...inner.flatMap(([key, each]) => everyValue(each, [...keys, key])),
  ];
}

/** Takes a file of src/content, the way to a value in it, the value, and what to write instead without a full stop. */
export function issueSentence(file: string, field: string, value: unknown, advice: string): string {
  const found =
    value === undefined ? 'is missing' : value === '' ? 'is empty' : `is ${JSON.stringify(value)}`;
  return `Could not use src/content/${file}: ${field || 'the file'} ${found}. ${advice}.`;
}

/**
 * Takes an entry of the registry, the way to a value in it and the entry; returns the file and the way from there.
 * Names agree: `home` stands in home.ts. The words of a language and the text of a legal page have files of their own.
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
  if (entry === 'legal') {
    const [, page, rest = ''] = /^(\w+)\.text\.?(.*)/.exec(field) ?? [];
    return page ? [`legal/${page}.md`, rest] : ['legal/index.ts', field];
  }
  return [`${entry}.ts`, field];
}

const encodingFaults: readonly [mark: RegExp, advice: string][] = [
  [
    /\ufffd/,
    'The file is not saved as UTF-8; save it with that encoding, and where it shows � write the letter again',
  ],
  [/\$\{/, 'Write a fact as {name} in braces, without the $'],
  [/\p{Surrogate}/u, 'Write the emoji again: a half of it is missing'],
];

function fieldAt(keys: readonly unknown[]): string {
  return keys.join('.').replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');
}
