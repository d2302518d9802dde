/** The schemas of texts. Each says what a text must be, and what to write instead. */
import * as v from 'valibot';
import { bracesOrBracket, wordsByNumber } from '../braces.ts';
import { withInfo } from '../fieldInfo.ts';
import { formatNumber } from '../format.ts';
import { htmlAdvice } from '../marks.ts';

/** The maximum length of a text. A whole document, pasted by mistake, could take minutes to check. */
export const maxLetters = 1000;

export const longAdvice = `Write at most ${formatNumber(maxLetters)} letters`;

export function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > maxLetters;
}

/** Returns what to write instead of a value that a schema refuses. */
export function adviceFor(schema: v.GenericSchema, refused: unknown): string {
  return v.safeParse(schema, refused, { abortPipeEarly: true }).issues![0].message;
}

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const text = withInfo(
  v.custom<string>(
    (value) => typeof value === 'string' && !isTooLong(value) && visible.test(value),
    ({ input }) => {
      if (typeof input === 'number') return `Put quotes around it: "${input}"`;
      return isTooLong(input) ? longAdvice : 'Write some words';
    },
  ),
  { kind: 'text' },
);

/** A text without {facts}, such as a fact itself or a name that other texts include. */
export const plain = v.pipe(
  text,
  v.check((input) => !/[{}]/.test(input), 'Write it without { and }'),
  v.check(
    (input) => htmlAdvice(input) === undefined,
    ({ input }) => htmlAdvice(input)!,
  ),
  // A double or trailing space would make two names of one, and would be visible before a comma.
  v.transform((input) => input.trim().replace(/[^\S\u00a0]+/g, ' ')),
);

/** What people write into a form where they know nothing yet. */
const wordsForUnknown: ReadonlySet<string> = new Set([
  'n/a',
  'n.a.',
  'n.a',
  'na',
  'nil',
  'none',
  'null',
  'unknown',
  'pending',
  'coming soon',
  'tba',
  'tbc',
  'tbd',
  'to be announced',
  'to be confirmed',
  'to be decided',
  'not known',
  'not decided',
  'not available',
  'not yet known',
  'not yet decided',
  'not yet available',
  'not applicable',
  'to be advised',
  'awaited',
  'awaiting',
  'applied',
  'applied for',
  'in process',
  'in progress',
  'under process',
  'to follow',
]);

/** Whether a text is only xxx. */
export function isFiller(text: string): boolean {
  return /^\s*x{3,}\s*$/i.test(text);
}

/** Whether a text only says that something is not known: such words, marks such as a hyphen, or xxx. */
export function saysNothing(text: string): boolean {
  const isMarks = /^[^\p{L}\p{N}]*$/u.test(text);
  return isMarks || isFiller(text) || wordsForUnknown.has(text.toLowerCase());
}

/**
 * Matches a letter of another script, but not the ʿ of Kaʿba, and none of the words that are one character, such as ﷺ: English
 * texts have them too.
 */
const foreignLetter = /(?![\p{Script=Latin}\p{Script=Common}\ufdf0-\ufdfb])\p{L}/u;

/** Whether a text ends in a mark of a sentence. A full stop may end "9 p.m.", "U.P." or "5 ली.", but no longer word. */
export function hasEndMark(text: string): boolean {
  return /(?:\p{L}\p{M}*|[\p{N})}]){2}[.,:;،؛।۔]\s*$/u.test(text);
}

/** What to do with a mark at the end of a fact: a comma behind a street would be two on a page. */
export const endMarkAdvice =
  'Delete the full stop, comma, colon or semicolon at its end: pages show it inside sentences';

/**
 * A plain text in facts.jsonc, where texts are compared: a no-break space looks like any other space. Visitors would take "N/A"
 * for the fact itself. It may be in any script, such as a name that is quoted as it is written elsewhere.
 */
export const factInAnyScript = v.pipe(
  plain,
  v.transform((input) => input.replace(/\s+/g, ' ')),
  v.check((input) => !saysNothing(input), 'Write what it is, or leave it out until you know it'),
  v.check((input) => !/[,:]$/.test(input), endMarkAdvice),
);

/** The same for a fact that English pages show. */
export const factText = v.pipe(
  factInAnyScript,
  v.check(
    (input) => !foreignLetter.test(input),
    'Write it in English letters: English pages show it too',
  ),
);

/** A text that is '' while there is none, which staff may also write as null. */
export function orEmpty(schema: v.GenericSchema<string, string>, advice: string) {
  return v.pipe(
    v.nullable(v.union([v.literal(''), schema], advice)),
    v.transform((written) => written ?? ''),
    v.metadata({ kind: 'text' }),
  );
}

export const factTextOrEmpty = orEmpty(
  factText,
  'Write words, or leave it empty if nobody knows yet',
);

/** A plain text in Arabic, such as a place's own name. */
export const arabic = v.pipe(plain, v.regex(/\p{Script=Arab}/u, 'Write it in Arabic letters'));

/** A text, or a list of alternatives. It becomes one string with an alternative on each line. */
export const alternatives = v.pipe(
  v.custom<string | readonly string[]>(
    (value) => {
      const all = [value].flat();
      return all.length > 0 && all.every((alternative) => v.is(text, alternative));
    },
    ({ input }) => {
      const refused = [input].flat().find((alternative) => !v.is(text, alternative));
      return adviceFor(text, refused);
    },
  ),
  v.transform((written) =>
    [written]
      .flat()
      .map((alternative) => alternative.replace(/\s*[\n\t]\s*/g, ' '))
      .join('\n'),
  ),
  v.metadata({ kind: 'text' }),
);

/** Marks a text that the page may leave out if it names an unknown fact. Any other such text stops the build. */
export function mayVanish<const Schema extends v.GenericSchema>(schema: Schema) {
  return withInfo(schema, { mayVanish: true });
}

/**
 * A text around facts that only its component knows, such as those of a departure. It has each of `names` once, and no other
 * braces except those of `{day/days}`.
 */
export function template(...names: readonly string[]) {
  return templateOf(names, (written) => written.replace(wordsByNumber, ''));
}

/** The same for the browser script, which does not support `{day/days}`. */
export function browserTemplate(...names: readonly string[]) {
  return templateOf(names, (written) => written);
}

function templateOf(names: readonly string[], withoutPlurals: (written: string) => string) {
  const wanted = names.map((name) => `{${name}}`).sort();
  const advice = `Write ${wanted.join(' and ')} once in it, where the fact belongs, and no other { or }`;
  const namesOnce = (written: string) => {
    const braces = withoutPlurals(written).match(bracesOrBracket) ?? [];
    return braces.sort().join() === wanted.join();
  };
  return v.pipe(
    text,
    v.check(namesOnce, advice),
    v.transform((written): Template => ({ template: written })),
    // The check of empty texts skips it, because only its component knows these facts.
    v.metadata({ mayVanish: true }),
  );
}

export interface Template {
  readonly template: string;
}

export function isTemplate(value: unknown): value is Template {
  return typeof value === 'object' && value !== null && 'template' in value;
}
