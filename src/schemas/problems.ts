/** What does not fit in the content, and the sentences that staff read about it. */
import * as v from 'valibot';

export interface Problem {
  /** The way to the value: `cities[0].places[2].name`. */
  readonly field: string;
  readonly value: unknown;
  /** What to write instead, as a sentence without its full stop. */
  readonly advice: string;
}

/** Returns everything in `value` that does not fit `schema`. */
export function findProblems(value: unknown, schema: v.GenericSchema): Problem[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(({ path = [], type, input, received, message }) => ({
    field: fieldAt(path.map(({ key }) => key)),
    value: type === 'min_length' ? `${received} entries` : (path.at(-1) ?? { value: input }).value,
    advice: message,
  }));
}

/** Returns the texts in `value`, however deep, that an editor or a slip of the keyboard has spoilt. */
export function findSpoiltTexts(value: unknown, keys: readonly unknown[] = []): Problem[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      findSpoiltTexts(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
    );
  }
  const advice = typeof value === 'string' && spoils.find(([mark]) => mark.test(value))?.[1];
  return advice ? [{ field: fieldAt(keys), value, advice }] : [];
}

/**
 * Takes a file of src/content, what it exports and what is wrong in that; returns a sentence for each. The words that
 * the list of languages takes up stand in a file for each language, which the sentence names.
 */
export function problemSentences(file: string, content: unknown, problems: readonly Problem[]): string[] {
  return problems.map((problem) => {
    const [, index, field = ''] = (file === 'languages/index.ts' && /^\[(\d+)\]\.words\.?(.*)/.exec(problem.field)) || [];
    const { lang } = (index && (content as readonly { lang?: unknown }[])[Number(index)]) || {};
    return lang ? problemSentence(`languages/${lang}.ts`, { ...problem, field }) : problemSentence(file, problem);
  });
}

/** Takes a file of src/content and what is wrong in it; returns file, field, value and what to write instead. */
export function problemSentence(file: string, { field, value, advice }: Problem): string {
  const found = value === undefined ? 'is missing' : value === '' ? 'is empty' : `is ${JSON.stringify(value)}`;
  return `Could not use src/content/${file}: ${field || 'the file'} ${found}. ${advice}.`;
}

const spoils: readonly [mark: RegExp, advice: string][] = [
  [/\ufffd/, 'The file is not saved as UTF-8; save it with that encoding, and where it shows � write the letter again'],
  [/\$\{/, 'Write backticks (`) around it in the place of the quotes, so that the fact is put in'],
  [/\p{Surrogate}/u, 'Write the emoji again: a half of it is missing'],
];

function fieldAt(keys: readonly unknown[]): string {
  return keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('').replace(/^\./, '');
}
