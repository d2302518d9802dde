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
  const faults = everyValue(value)
    .flatMap(everyLine)
    .flatMap(({ field, value: text }) => {
      const advice = encodingFaults.find(([mark]) => mark.test(text))?.[1];
      const [file, rest] = fileOf(entry, field, value);
      return advice ? [{ file, field: rest, value: text, advice }] : [];
    });
  return sentencesByFile(faults);
}

/** A text that does not fit, and what to write instead. */
export interface TextFault {
  readonly file: string;
  readonly field: string;
  readonly value: string;
  readonly advice: string;
}

/** Returns a sentence for the first text of each file and advice, which counts the others: a wrong encoding spoils every text. */
export function sentencesByFile(faults: readonly TextFault[]): string[] {
  const groups = new Map<string, TextFault[]>();
  for (const fault of faults) {
    const key = fault.file + fault.advice;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].map((group) => {
    const { file, field, value, advice } = group[0]!;
    const more = group.length > 1 ? `. The same in ${group.length - 1} more of its texts` : '';
    return issueSentence(file, field, value, advice + more);
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
    value === undefined ? 'is missing' : value === '' ? 'is empty' : `is ${shown(value)}`;
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

const invisible = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const encodingFaults: readonly [mark: RegExp, advice: string][] = [
  [
    /\ufffd/,
    'The file is not saved as UTF-8; save it with that encoding, and where it shows � write the letter again',
  ],
  [
    /(?<![a-z?])\?{2}/i,
    'The file was saved in an encoding without these letters; write them again where it shows ?, and save it as UTF-8',
  ],
  [/\$\{/, 'Write a fact as {name} in braces, without the $'],
  [/\p{Surrogate}/u, 'Write the emoji again: a half of it is missing'],
  [/&(#\w+|[a-z]{2,8});/i, 'Write the sign itself, such as &, instead of its HTML code'],
  [
    new RegExp(invisible.source),
    'A character in it is invisible; delete it, or type the text anew instead of pasting it',
  ],
];

/** A text of several lines, such as a legal one, is told by its line. */
function everyLine({ field, value }: { field: string; value: unknown }) {
  if (typeof value !== 'string') return [];
  const lines = value.split('\n');
  return lines.length === 1
    ? [{ field, value }]
    : lines.map((line, index) => ({ field: `${field}.line ${index + 1}`, value: line }));
}

function shown(value: unknown): string {
  // JSON has no NaN.
  const text = typeof value === 'number' ? `${value}` : JSON.stringify(value);
  const start = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return start.replace(
    invisible,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function fieldAt(keys: readonly unknown[]): string {
  return keys.join('.').replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');
}
