/** What a value, a group and a list of the content must be, each with the words that tell staff what to write instead. */
import * as v from 'valibot';
import { factNames } from './factNames.ts';
import { asDate, asNumber, asPercent, asPhoneNumber, asSiteAddress, asSlug } from './mend.ts';

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const text = v.custom<string>(
  (value) => typeof value === 'string' && visible.test(value),
  ({ input }) => {
    if (typeof input !== 'number') return 'Write some words between the quotes';
    // 24/7 without quotes is a sum.
    return Number.isInteger(input)
      ? `Put quotes around it: "${input}"`
      : 'Put quotes around what you wrote, because the build has calculated with it';
  },
);

/** A text in Arabic, such as a place's own name. */
export const arabicText = v.pipe(text, v.regex(/\p{Script=Arab}/u, 'Write it in Arabic letters'));

/** `{day/days}`: the first where the figure before it is one. */
const wordByNumber = /\{[^{}/#]*\/[^{}/]*\}/g;

/** Words, or '' while they are not known. */
export const textOrEmpty = described(
  v.pipe(
    v.string(),
    v.check((words) => words === '' || visible.test(words)),
  ),
  "words between quotes, or '' while nobody knows",
);

/** Words that may name the facts of every page in braces. */
export const wording = v.pipe(
  text,
  v.check(
    (input) => !braceAdvice(input),
    ({ input }) => braceAdvice(input)!,
  ),
);

/** Returns what is wrong with the names in braces of a text; nothing where each is a fact. */
export function braceAdvice(written: string): string | undefined {
  let number = false;
  for (const [brace] of written.matchAll(/\{[^{}\n]*\}|[{}]/g)) {
    const name = brace.replace(/[{}\s]/g, '');
    if (brace.includes('/') && !number)
      return 'Write the number in braces before it, such as {days} {day/days}';
    if (brace.includes('/') || name.startsWith('#')) continue;
    number = true;
    if (brace.length > 2 && factNames.some((each) => `{${each}}` === brace)) continue;
    const meant = factNames.find((each) => isMeant(each.toLowerCase(), name.toLowerCase()));
    return meant
      ? `Write {${meant}} instead of ${brace}`
      : `There is no fact with the name ${brace}. The names are in facts.ts, after each fact`;
  }
  return undefined;
}

/** Whether the two differ by a letter at most: too many, too few, another one, or two in the wrong order. */
function isMeant(name: string, written: string): boolean {
  const shortened = (word: string) =>
    [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)).concat(word);
  return shortened(name).some((each) => shortened(written).includes(each));
}

/** Words that other texts are made of, or that no fact is put into. */
export const plain = v.pipe(
  text,
  v.check((input) => !/[{}]/.test(input), 'Write it without { and }'),
);

/** A wording that names these facts in braces, once each, and no others. */
export function wordingWith(...names: readonly string[]) {
  const wanted = names.map((name) => `{${name}}`).sort();
  const advice = `Write ${wanted.join(' and ')} in it once, where the fact is put in, and no other { or }`;
  const namesOnce = (sentence: string) =>
    (sentence.replace(wordByNumber, '').match(/\{[^{}]*\}|[{}]/g) ?? []).sort().join() ===
    wanted.join();
  return v.pipe(text, v.check(namesOnce, advice));
}

/** Words for what a component alone knows, such as one departure; src/site/show.tsx puts it in. */
export function template(...names: readonly string[]) {
  return v.pipe(
    wordingWith(...names),
    v.transform((written): Template => ({ template: written })),
  );
}

/** The same for words that may name other facts, or none. */
export const looseTemplate = v.pipe(
  wording,
  v.transform((written): Template => ({ template: written })),
);

export interface Template {
  readonly template: string;
}

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters a to z, digits and hyphens',
  { example: 'cave-hira', mend: asSlug },
);

/** The name of a part of a page, other than these, which the page gives itself, and than those of every page. */
export function anchor(...taken: readonly string[]) {
  const all = ['top', 'menu', 'content', 'page', 'newsletter', ...taken];
  const advice = 'A part of its page has that name already; write a different one';
  return v.pipe(
    slug,
    v.check((name) => !all.includes(name), advice),
  );
}

/** E.164; an Indian number has ten digits behind the country code. */
export const phoneNumber = v.pipe(
  matching(
    /^\+[1-9]\d{7,14}$/,
    'a plus sign, the country code and the number without spaces, in quotes',
    { example: '+910000000000', mend: asPhoneNumber },
  ),
  v.regex(/^\+(91\d{10}$|(?!91))/, 'Write ten digits behind +91, such as "+910000000000"'),
);

export const emailAddress = matching(
  /^[^\s@<>()",;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
  'one e-mail address',
  { example: 'hello@example.com', mend: (written) => written.replace(/^mailto:|\s/g, '') },
);

export const siteAddress = described(
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    v.check((address) => URL.canParse(address) && new URL(address).origin === address),
  ),
  'the address in small letters, with https:// (http:// only without a certificate) and without a slash, a folder or a port at the end',
  { example: 'https://www.example.com', mend: asSiteAddress },
);

/** ISO 3166. */
export const countryCode = matching(/^[A-Z]{2}$/, 'two capital letters', {
  example: 'IN',
  mend: (written) => written.trim().toUpperCase(),
});

/** BCP 47, the language alone: it is in addresses, and dates are written as in India. */
export const languageTag = matching(
  /^[a-z]{2,3}$/,
  'the two or three small letters of a language',
  {
    example: 'bn',
    mend: (written) =>
      written
        .trim()
        .toLowerCase()
        .replace(/[-_].*/, ''),
  },
);

/** A path inside the site or a secure address outside it. */
export const linkTarget = matching(
  /^(\/[a-z0-9#/-]*|https:\/\/\S+)$/,
  'an address that begins with https://, or a page of this site',
  {
    example: '/refund-policy',
    mend: (written) => written.trim().replace(/^(http:\/\/)?(?=www\.)|^http:\/\//i, 'https://'),
  },
);

export const isoDate = described(
  v.pipe(
    v.string(),
    v.isoDate(),
    // A day that the month lacks is one of the next month to Date.
    v.check((date) => new Date(date).toISOString().startsWith(date)),
    v.check((date) => isPlausible(Number(date.slice(0, 4)))),
  ),
  'a real date from 2000 to 2049 as year-month-day, in quotes',
  { example: '2025-06-02', mend: asDate },
);

export const wholeNumber = described(
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  'a whole number above zero without quotes, commas or letters',
  { example: 109999, mend: asNumber },
);

/** A share of a price. */
export const percent = described(
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)),
  'a whole number from 1 to 100 without quotes or %',
  { example: 100, mend: asPercent },
);

/** What is said only where it is so. */
export const onlyTrue = described(v.literal(true), 'true without quotes');

/** A fact that may be unknown yet. */
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.custom<v.InferOutput<Schema> | null>(
    (value) => value === null || v.is(schema, value),
    ({ input }) => `${v.safeParse(schema, input).issues![0].message}, or null while nobody knows`,
  );
}

/** A fact that may be left out. */
export function orLeftOut<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.exactOptional(
    v.custom<v.InferOutput<Schema>>(
      (value) => v.is(schema, value),
      ({ input }) => `${v.safeParse(schema, input).issues![0].message}, or leave it out`,
    ),
  );
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** From 0, 0 (top left) to 1, 1 (bottom right); the zoom goes closer, to leave out a frame around the subject. */
export const focalPoint = described(
  v.object({
    x: share,
    y: share,
    zoom: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(4))),
  }),
  'x and y between 0 and 1, such as { x: 0.5, y: 0.3 }, and a zoom from 1 to 4 if need be',
);

export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, `Write ${words.map((word) => `"${word}"`).join(' or ')}`);
}

export const period = v.pipe(
  fields({ from: wholeNumber, to: wholeNumber }),
  v.check(({ from, to }) => from <= to, 'Write the smaller number first'),
);

/** A group that has these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  const advice = `Write the fields ${names} in curly brackets`;
  const group = v.strictObject(entries, ({ path }) => {
    if (!path) return advice;
    // What to write for a field that is missing is known by the field, but asked of the group.
    const missing = entries[path[0].key as string];
    if (missing) return v.safeParse(missing, undefined).issues![0].message;
    return `Delete it or mend its name; the fields are ${names}`;
  });
  return v.pipe(noList(advice), group);
}

/** To valibot, a list is a group whose fields are 0, 1, 2. */
function noList(advice: string) {
  return v.custom<unknown>((value) => !Array.isArray(value), advice);
}

/** Fields that all hold text. */
export function texts<const Name extends string, Each extends v.GenericSchema>(
  each: Each,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, each])) as Record<Name, Each>;
}

/** Fields of the same kind, each of which may be left out. */
export function optionals<const Name extends string, Each extends v.GenericSchema>(
  each: Each,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, v.exactOptional(each)])) as Record<
    Name,
    v.ExactOptionalSchema<Each, undefined>
  >;
}

const shortName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-zA-Z0-9-]*$/,
    'Begin its short name with a small letter a to z, and go on with letters, digits and hyphens alone',
  ),
);

/** Lines under short names, at least so many; in another language a line has the same short name. */
export function named<const Each extends v.GenericSchema>(
  each: Each,
  { min = 1 }: { readonly min?: number } = {},
) {
  const advice = "Write lines such as hotel: 'Hotel' in curly brackets";
  return v.pipe(
    noList(advice),
    v.record(shortName, each, advice),
    v.check((lines) => Object.keys(lines).length >= min, 'Write at least one line'),
    v.readonly(),
  );
}

/** Short names of lines that each language has, none twice. */
export function names({ min = 1 }: { readonly min?: number } = {}) {
  return v.pipe(
    v.array(shortName, "Write short names such as 'hotel' in square brackets"),
    v.minLength(min, `Write at least ${min}`),
    v.check((all) => new Set(all).size === all.length, 'A short name stands twice; delete one'),
    v.readonly(),
  );
}

/** A list of at least so many, of which no two have the same in a field of `unique`. */
export function list<const Each extends v.GenericSchema>(
  each: Each,
  {
    min = 1,
    unique = [],
  }: {
    readonly min?: number;
    readonly unique?: FieldOf<Each> | readonly FieldOf<Each>[];
  } = {},
) {
  return v.pipe(
    v.array(each, 'Write a list in square brackets'),
    v.minLength(min, `Write at least ${min}`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const items = dataset.value as Record<string, unknown>[];
      for (const field of [unique].flat()) {
        const values = items.map((item) => item[field]);
        for (const [at, value] of values.entries()) {
          if (values.indexOf(value) === at) continue;
          const step = (key: unknown) =>
            ({ type: 'unknown', origin: 'value', input: items, key, value }) as const;
          addIssue({
            message: 'Another entry has it already; write a different one, or delete this entry',
            path: [step(at), step(field)],
          });
        }
      }
    }),
    v.readonly(),
  );
}

type FieldOf<Each extends v.GenericSchema> = keyof v.InferOutput<Each> & string;

interface Help {
  readonly example?: string | number;
  /** Takes what was written, returns what was meant, as far as it can be told. */
  readonly mend?: (written: string) => unknown;
}

/**
 * Returns a schema that tells whatever does not fit in one sentence about the whole value: "Write …", with what was
 * meant where that fits, or an example.
 */
export function described<Schema extends v.GenericSchema>(
  schema: Schema,
  expected: string,
  { example, mend }: Help = {},
) {
  return v.custom<v.InferOutput<Schema>>(
    (value) => v.is(schema, value),
    ({ input }) => {
      // A number below zero is a sum that nobody meant: +91-9876543210 without quotes.
      const isWritten = typeof input === 'string' || (typeof input === 'number' && input > 0);
      const meant = isWritten ? mend?.(`${input}`) : undefined;
      if (meant !== undefined && v.is(schema, meant))
        return `Write ${expected}: ${JSON.stringify(meant)}`;
      return `Write ${expected}${example === undefined ? '' : `, such as ${JSON.stringify(example)}`}`;
    },
  );
}

function matching(pattern: RegExp, expected: string, help?: Help) {
  return described(v.pipe(v.string(), v.regex(pattern)), expected, help);
}

/** A slip of the keyboard makes 0205 or 2205 of a year. */
function isPlausible(calendarYear: number): boolean {
  return calendarYear >= 2000 && calendarYear < 2050;
}
