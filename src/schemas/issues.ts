/** What does not fit in the content, in the sentences that staff read about it. */
import * as v from 'valibot';

/** Returns a sentence about everything in the content of a file of src/content that does not fit its schema. */
export function findProblems(file: string, content: unknown, schema: v.GenericSchema): string[] {
  const { issues = [] } = v.safeParse(schema, content, { abortPipeEarly: true });
  return issues.map(({ path = [], type, input, received, message }) => {
    const value =
      type === 'min_length' ? `${received} entries` : (path.at(-1) ?? { value: input }).value;
    return problemSentence(
      ...ownFile(file, fieldAt(path.map(({ key }) => key)), content),
      value,
      message,
    );
  });
}

/** Returns a sentence about every text of a file, however deep, that an editor or a slip of the keyboard has spoilt. */
export function findSpoiltTexts(file: string, content: unknown): string[] {
  return everyValue(content).flatMap(({ field, value }) => {
    const advice = typeof value === 'string' && spoils.find(([mark]) => mark.test(value))?.[1];
    return advice ? [problemSentence(...ownFile(file, field, content), value, advice)] : [];
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
export function problemSentence(
  file: string,
  field: string,
  value: unknown,
  advice: string,
): string {
  const found =
    value === undefined ? 'is missing' : value === '' ? 'is empty' : `is ${JSON.stringify(value)}`;
  return `Could not use src/content/${file}: ${field || 'the file'} ${found}. ${advice}.`;
}

/** The words of a language stand in a file of their own, which the list of languages takes up. */
function ownFile(file: string, field: string, content: unknown): [file: string, field: string] {
  const [, index, rest = ''] =
    (file === 'languages/index.ts' && /^\[(\d+)\]\.words\.?(.*)/.exec(field)) || [];
  const { lang } = (index && (content as readonly { lang?: string }[])[Number(index)]) || {};
  return lang ? [`languages/${lang}.ts`, rest] : [file, field];
}

const spoils: readonly [mark: RegExp, advice: string][] = [
  [
    /\ufffd/,
    'The file is not saved as UTF-8; save it with that encoding, and where it shows � write the letter again',
  ],
  [/\$\{/, 'Write backticks (`) around it in the place of the quotes, so that the fact is put in'],
  [/\p{Surrogate}/u, 'Write the emoji again: a half of it is missing'],
];

function fieldAt(keys: readonly unknown[]): string {
  return keys.join('.').replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');
}
