/** What does not fit in the content, in the sentences that staff read about it. */
import * as v from 'valibot';

/**
 * Takes an entry of the registry; returns it as its schema reads it, such as '₹1,25,000' as a number, and a sentence about
 * everything in it that does not fit.
 */
export function readEntry(entry: string, value: unknown, schema: v.GenericSchema) {
  const { issues = [], output } = v.safeParse(schema, value, { abortPipeEarly: true });
  const sentences = issues.map((issue) => {
    const { path = [], input, message } = issue;
    const found = path.length > 0 ? path.at(-1)!.value : input;
    const [file, field] = fileOf(entry, fieldAt(path.map(({ key }) => key)), value);
    if (issue.type === 'min_length') return shortList(file, field, found as unknown[], message);
    return issueSentence(file, { field, value: found, advice: message });
  });
  return { output, sentences };
}

/** Returns a sentence about the texts of an entry, however deep, that an editor or a slip of the keyboard spoilt. */
export function findEncodingFaults(entry: string, value: unknown): string[] {
  const texts = everyValue(value).flatMap(everyLine);
  return encodingFaults.flatMap(([mark, advice]) => {
    // A wrong encoding spoils every text of a file: the first one is enough.
    const firsts = new Map<string, string>();
    for (const { field, value: text } of texts) {
      const [file, rest] = fileOf(entry, field, value);
      if (mark.test(text) && !firsts.has(file))
        firsts.set(file, issueSentence(file, { field: rest, value: text, advice }));
    }
    return [...firsts.values()];
  });
}

/** Returns a value and all that is in it, however deep, each with the way to it: `cities[0].places[2].name`. */
export function everyValue(value: unknown, field = ''): { field: string; value: unknown }[] {
  const found = [{ field, value }];
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, each] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : field && `.${key}`;
    for (const inner of everyValue(each, field + (step || key))) found.push(inner);
  }
  return found;
}

/** What is wrong with a field, such as `package.price`; the advice says what to write instead, without a full stop. */
export interface Fault {
  readonly field: string;
  /** Undefined where it is missing. */
  readonly value?: unknown;
  readonly advice: string;
}

/** Takes a file of src/content and what is wrong in it; returns the sentence that staff read. */
export function issueSentence(file: string, { field, value, advice }: Fault): string {
  const found =
    value === undefined ? 'is missing' : value === '' ? 'is empty' : `is ${shown(value)}`;
  return `Could not use src/content/${file}: ${field || 'the file'} ${found}. ${advice}.`;
}

/**
 * Takes an entry of the registry, the way to a value in it and the entry; returns the file and the way from there.
 * Names agree: `about` is in about.ts. The words of a language and the text of a legal page have files of their own.
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

function shortList(file: string, field: string, list: readonly unknown[], advice: string): string {
  const start = `Could not use src/content/${file}: ${field}`;
  if (list.length > 0) return `${start} has ${list.length}. ${advice}.`;
  const [, one = 'entry'] = /(?:^|\.)(title|description|service|place|picture)s$/.exec(field) ?? [];
  return `${start} is empty. Write at least one ${one}.`;
}

const invisible = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const encodingFaults: readonly [mark: RegExp, advice: string][] = [
  [
    /\ufffd|\p{Surrogate}/u,
    'A letter in it is damaged. Write it again, and save the file with the encoding UTF-8',
  ],
  [
    /(?<![a-z?])\?{2}/i,
    'The file was saved in an encoding without these letters. Write them again where it shows ?, and save it as UTF-8',
  ],
  [
    new RegExp(invisible.source),
    'A character in it is invisible. Delete it, or type the text again instead of pasting it',
  ],
];

/** Of a text of several lines, such as a legal one, each line. */
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
