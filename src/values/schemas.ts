/** The schemas that the content is made of. Each says what a value must be, and what to write instead. */
import * as v from 'valibot';
import { wordsByNumber } from './braces.ts';
import { withInfo, infoOf } from './fieldInfo.ts';
import { formatNumber } from './format.ts';
import {
  emailMeantBy,
  parseBaggage,
  parseDate,
  parseEmail,
  parseMessaging,
  parseNumber,
  parsePhone,
  parseSiteAddress,
} from './parse.ts';
import type { Unit } from './parse.ts';

/** The most letters of a text. A whole document, pasted by mistake, would keep the build busy for minutes. */
export const mostLetters = 1000;

const longAdvice = `Write at most ${formatNumber(mostLetters)} letters`;

function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > mostLetters;
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

/** A text without {facts}, such as a fact itself, or a name that other texts are made of. */
export const plain = v.pipe(
  text,
  v.check((input) => !/[{}]/.test(input), 'Write it without { and }'),
  // A second space, or one at the end, would make two names of one, and be shown before a comma.
  v.transform((input) => input.trim().replace(/[^\S\u00a0]+/g, ' ')),
);

/** A plain text of facts.jsonc, where texts are compared: a space that keeps words on one line looks like any other. */
export const factText = v.pipe(
  plain,
  v.transform((input) => input.replace(/\s+/g, ' ')),
);

/** A plain text in Arabic, such as a place's own name. */
export const arabic = v.pipe(plain, v.regex(/\p{Script=Arab}/u, 'Write it in Arabic letters'));

/** A text, or a list of alternatives. It becomes one string with an alternative on each line. */
export const alternatives = v.pipe(
  v.custom<string | readonly string[]>(
    (value) =>
      value !== undefined && [value].flat().every((alternative) => v.is(text, alternative)),
    ({ input }) => v.safeParse(text, input).issues![0].message,
  ),
  v.transform((written) =>
    [written]
      .flat()
      .map((alternative) => alternative.replace(/\s*[\n\t]\s*/g, ' '))
      .join('\n'),
  ),
  v.metadata({ kind: 'text' }),
);

/** Marks a text that the page may leave out when a fact in it is unknown. Other texts stop the build then. */
export function mayVanish<const Schema extends v.GenericSchema>(schema: Schema) {
  return withInfo(schema, { mayVanish: true });
}

/**
 * A text around facts that only its component knows, as of a departure. It has each of `names` once, and no other braces but
 * those of `{day/days}`.
 */
export function template(...names: readonly string[]) {
  return templateOf(names, (written) => written.replace(wordsByNumber, ''));
}

/** The same for the script in the browser, which knows no `{day/days}`. */
export function browserTemplate(...names: readonly string[]) {
  return templateOf(names, (written) => written);
}

function templateOf(names: readonly string[], withoutPlurals: (written: string) => string) {
  const wanted = names.map((name) => `{${name}}`).sort();
  const advice = `Write ${wanted.join(' and ')} once in it, where the fact belongs, and no other { or }`;
  const namesOnce = (written: string) => {
    const braces = withoutPlurals(written).match(/\{[^{}]*\}|[{}]/g) ?? [];
    return braces.sort().join() === wanted.join();
  };
  return v.pipe(
    text,
    v.check(namesOnce, advice),
    v.transform((written): Template => ({ template: written })),
    // The check of empty texts cannot judge it, because only its component knows these facts.
    v.metadata({ mayVanish: true }),
  );
}

export interface Template {
  readonly template: string;
}

/** Matches names that Windows keeps for devices, with any extension. */
export const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters a to z, digits and hyphens',
  'cave-hira',
);

/** A slug that is '' while there is none. */
export const slugOrEmpty = withInfo(v.union([v.literal(''), slug]), { kind: 'text' });

const phoneAdvice =
  'Write the ten digits of an Indian number, or + and the country code before another one, such as "+91 98765 43210"';

/** A phone number, which becomes E.164, such as +910000000000, or 18001234567 where it is toll-free. */
export const phoneNumber = read(parsePhone, phoneAdvice);

/** A phone number that has WhatsApp. */
export const messagingNumber = read(parseMessaging, (written) =>
  parsePhone(written)
    ? 'Write the number that has WhatsApp: a toll-free number has none'
    : phoneAdvice,
);

export const emailAddress = read(parseEmail, (written) => {
  const meant = emailMeantBy(written);
  return meant ? `Write "${meant}"` : 'Write one e-mail address, such as "salam@noor.example"';
});

export const siteAddress = read(
  parseSiteAddress,
  'Write the address of the site without a folder or a port, such as "https://www.noor.example"',
);

/** A country by its two letters of ISO 3166. */
export const countryCode = matching(/^[A-Z]{2}$/, 'two capital letters', 'IN');

/** A language by its letters of BCP 47, without a region: it is the address of its Home, and dates are written as in India. */
export const languageTag = matching(
  /^[a-z]{2,3}$/,
  'the two or three small letters of a language',
  'bn',
);

const linkAdvice =
  'Write an address that begins with https://, or a page or file of this site, such as "/refund-policy" or "/prices.pdf"';

/** A page or a file of the site, or an https address outside it. Whether the page exists is checked in the finished site. */
export const linkTarget = v.pipe(
  v.string(linkAdvice),
  v.check(
    (target) =>
      /^https:\/\/\S+$/.test(target) ? URL.canParse(target) : /^\/([^/\\\s]\S*)?$/.test(target),
    linkAdvice,
  ),
  v.metadata({ kind: 'code' }),
);

export const isoDate = withInfo(
  read(parseDate, 'Write a real day from 2000 to 2049, such as 2025-06-02 or 2/6/2025'),
  { kind: 'day' },
);

/** A whole number, also as people write it. Its bounds refuse what cannot be, such as a figure with a digit too many. */
export function wholeNumber({
  from = 1,
  to = 999,
  unit,
  example,
}: {
  readonly unit?: Unit;
  readonly from?: number;
  readonly to?: number;
  readonly example: number;
}) {
  const meaningOf = (written: unknown) => {
    const number = parseNumber(written, unit);
    return number !== undefined && number >= from && number <= to ? number : undefined;
  };
  const [least, most] = [from, to].map(formatNumber);
  const advice = `Write a whole number from ${least} to ${most}, such as ${example}`;
  return withInfo(read(meaningOf, advice), { kind: 'number', ...(unit && { unit }) });
}

/** Kilos of baggage, or pieces and the kilos of each, as visitors read them: "2 × 23". */
export const baggage = withInfo(
  read<number | string>((written) => {
    const { count, kilos } = parseBaggage(written) ?? { count: 0, kilos: 0 };
    if (kilos < 1 || kilos > 120) return undefined;
    return count === 1 ? kilos : `${count}\u00a0×\u00a0${kilos}`;
  }, 'Write the kilos from 1 to 120, such as 30, or the pieces and the kilos of each, such as 2 x 23'),
  { kind: 'number', unit: 'kilos' },
);

export const percent = wholeNumber({ to: 100, unit: 'percent', example: 5 });

/** A statement that is true, or left out. */
export const onlyTrue = withInfo(v.literal(true, 'Write true without quotes'), { kind: 'tick' });

/** A fact that is null while nobody knows it; '' means the same. */
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  const meaningOf = (written: unknown) =>
    written === null || written === '' ? null : outputOf(schema, written);
  const advice = `${adviceIfMissing(schema)}, or leave it empty while nobody knows`;
  return withInfo(read(meaningOf, advice), infoOf(schema));
}

/** A text that is '' while nobody knows it. */
export const plainOrEmpty = withInfo(
  v.union([v.literal(''), plain], 'Write words, or leave it empty if nobody knows yet'),
  { kind: 'text' },
);

/** A fact that may be left out. */
export function orLeftOut<const Schema extends v.GenericSchema>(schema: Schema) {
  const meaningOf = (written: unknown) => outputOf(schema, written);
  const advice = `${adviceIfMissing(schema)}, or leave it out`;
  return v.exactOptional(withInfo(read(meaningOf, advice), infoOf(schema)));
}

function outputOf<Schema extends v.GenericSchema>(schema: Schema, written: unknown) {
  const { success, output } = v.safeParse(schema, written);
  return success ? output : undefined;
}

/** Returns what to write where a field is missing. */
export function adviceIfMissing(schema: v.GenericSchema): string {
  return v.safeParse(schema, undefined).issues![0].message;
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const pointInPicture = v.object({
  x: share,
  y: share,
  zoom: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(4))),
});

/** The point of a photo that every crop keeps, from 0, 0 (top left) to 1, 1 (bottom right), and how far to zoom in on it. */
export const focalPoint = v.custom<v.InferOutput<typeof pointInPicture>>(
  (value) => v.is(pointInPicture, value),
  'Write x and y between 0 and 1, such as { "x": 0.5, "y": 0.3 }, and a zoom from 1 to 4 if you want one',
);

/** One of these words, and the advice to write one. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, `Write ${words.map((word) => `"${word}"`).join(' or ')}`);
}

export const period = v.pipe(
  fields({
    from: wholeNumber({ unit: 'days', example: 7 }),
    to: wholeNumber({ unit: 'days', example: 14 }),
  }),
  v.check(({ from, to }) => from <= to, 'Write the smaller number first'),
);

/** A group that has these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  const advice = `Write the fields ${names} in curly brackets`;
  const group = v.strictObject(entries, ({ path }) => {
    if (!path) return advice;
    // valibot reports a missing field as a fault of the group, but only the field knows what to write.
    const key = path[0].key as string;
    if (Object.hasOwn(entries, key)) return adviceIfMissing(entries[key]!);
    return `Delete it or correct its name; the fields are ${names}`;
  });
  return v.pipe(noList(advice), group);
}

/** Refuses a list, which valibot would take for a group with the fields 0, 1, 2. */
function noList(advice: string) {
  return v.custom<unknown>((value) => !Array.isArray(value), advice);
}

/** Refuses a group of more than `mostLines`, before they are looked at. */
function noLongGroup() {
  return v.check<unknown, string>(
    (value) => Object.keys(value ?? {}).length <= mostLines,
    `Write at most ${mostLines} lines`,
  );
}

const mostLines = 500;

/** Returns fields of these names that all have the same schema. */
export function withSchema<const Name extends string, Each extends v.GenericSchema>(
  itemSchema: Each,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, itemSchema])) as Record<Name, Each>;
}

const shortName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-zA-Z0-9-]*$/,
    'Begin its name with a small letter a to z; after it, use only letters, digits and hyphens',
  ),
  v.metadata({ kind: 'code' }),
);

/** At least one line, each under a short name that is the same in every language. */
export function linesByShortName<const Each extends v.GenericSchema>(itemSchema: Each) {
  const advice = 'Write lines such as "hotel": "Hotel" in curly brackets';
  return v.pipe(
    noList(advice),
    noLongGroup(),
    v.record(shortName, itemSchema, advice),
    v.check((lines) => Object.keys(lines).length > 0, 'Write at least one line'),
    v.readonly(),
  );
}

/** What a language says for phrases of facts.jsonc, which are the keys. */
export const translations = v.pipe(
  noList('Write lines such as "the package cost": "…" in curly brackets'),
  noLongGroup(),
  v.record(v.string(), plain),
  v.readonly(),
);

/** A list of short names, none of them twice. Each language has a line for each. */
export function shortNames({ min = 1 }: { readonly min?: number } = {}) {
  const advice = 'Write names such as "hotel" in square brackets';
  return v.pipe(
    atMost(100, advice),
    v.array(shortName, advice),
    v.minLength(min, `Write at least ${min}`),
    v.check((all) => new Set(all).size === all.length, 'A name appears twice in it; delete one'),
    v.readonly(),
    v.metadata({ kind: 'names' }),
  );
}

/** A list whose entries are not looked at if it has more than `max`: a list by mistake would keep the build busy for minutes. */
function atMost(max: number, advice: string) {
  return v.pipe(
    v.array(v.unknown(), advice),
    v.maxLength(max, `Write at most ${formatNumber(max)}`),
  );
}

/** A list of `min` to `max` entries, no two of which have the same value in a field of `unique`. */
export function list<const Each extends v.GenericSchema>(
  itemSchema: Each,
  {
    min = 1,
    max = 100,
    unique = [],
  }: {
    readonly min?: number;
    readonly max?: number;
    readonly unique?: FieldOf<Each> | readonly FieldOf<Each>[];
  } = {},
) {
  return v.pipe(
    atMost(max, 'Write a list in square brackets'),
    v.array(itemSchema, 'Write a list in square brackets'),
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
            message: 'Another entry already has it; write a different one in one of the two',
            path: [step(at), step(field)],
          });
        }
      }
    }),
    v.readonly(),
    v.metadata({ kind: infoOf(itemSchema).kind === 'choice' ? 'names' : 'rows' }),
  );
}

type FieldOf<Each extends v.GenericSchema> = keyof v.InferOutput<Each> & string;

/** Takes a function that returns the meaning of a written value, or undefined where it is unclear, and advice for that case. */
function read<Value>(
  meaningOf: (written: unknown) => Value | undefined,
  advice: string | ((written: unknown) => string),
) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const written = dataset.value;
      if (isTooLong(written)) {
        addIssue({ message: longAdvice });
        return NEVER;
      }
      const value = meaningOf(written);
      if (value !== undefined) return value;
      addIssue({ message: typeof advice === 'string' ? advice : advice(written) });
      return NEVER;
    }),
    v.metadata({ kind: 'code' }),
  );
}

function matching(pattern: RegExp, expected: string, example: string) {
  const advice = `Write ${expected}, such as "${example}"`;
  return v.pipe(v.string(advice), v.regex(pattern, advice), v.metadata({ kind: 'code' }));
}
