/** The schemas of groups and lists, and of values that may be unknown or omitted. */
import * as v from 'valibot';
import { infoOf, withInfo } from '../fieldInfo.ts';
import { formatNumber } from '../format.ts';
import { adviceFor, plain, saysNothing } from './texts.ts';
import { read, wholeNumber } from './values.ts';

/** A group with exactly these fields. `example` is for a group that people may write as a single text. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries, example?: string) {
  const names = Object.keys(entries).join(', ');
  const suchAs = example ? `, such as ${example}` : '';
  const advice = `Write the fields ${names} in curly brackets${suchAs}`;
  const group = v.strictObject(entries, ({ path }) => {
    if (!path) return advice;
    // valibot reports a missing field as a fault of the group, but only the field knows what to write.
    const key = path[0].key as string;
    if (Object.hasOwn(entries, key)) return adviceIfMissing(entries[key]!);
    return `Delete it or correct its name; the fields are ${names}`;
  });
  return v.pipe(noList(advice), group);
}

/** Rejects a list, which valibot would treat as a group with the fields 0, 1, 2. */
function noList(advice: string) {
  return v.custom<unknown>((value) => !Array.isArray(value), advice);
}

/** Rejects a group of more than `maxLines` before its lines are checked. */
function noLongGroup() {
  return v.check<unknown, string>(
    (value) => Object.keys(value ?? {}).length <= maxLines,
    `Write at most ${maxLines} lines`,
  );
}

const maxLines = 500;

/** A fact that is null or '' while nobody knows it. */
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  const meaningOf = (written: unknown) =>
    written === null || written === '' ? null : outputOf(schema, written);
  const advice = (written: unknown) =>
    withChoice(adviceFor(schema, written), 'leave it empty while nobody knows');
  return withInfo(read(meaningOf, advice), infoOf(schema));
}

/** A fact that may be omitted. */
export function orLeftOut<const Schema extends v.GenericSchema>(schema: Schema) {
  const meaningOf = (written: unknown) => outputOf(schema, written);
  const advice = (written: unknown) => {
    const isUnknown = typeof written === 'string' && saysNothing(written.trim());
    return isUnknown
      ? 'Leave it out until you know it'
      : withChoice(adviceFor(schema, written), 'leave it out');
  };
  return v.exactOptional(withInfo(read(meaningOf, advice), infoOf(schema)));
}

/** Adds another choice to advice. After a colon, it would be read as part of the reason. */
function withChoice(advice: string, choice: string): string {
  return advice.includes(': ') ? `${advice}. Or ${choice}` : `${advice}, or ${choice}`;
}

function outputOf<Schema extends v.GenericSchema>(schema: Schema, written: unknown) {
  const { success, output } = v.safeParse(schema, written);
  return success ? output : undefined;
}

/** Returns the advice for a missing field. */
export function adviceIfMissing(schema: v.GenericSchema): string {
  return adviceFor(schema, undefined);
}

export const period = v.pipe(
  fields(
    {
      from: wholeNumber({ to: 90, unit: 'days', example: 7 }),
      to: wholeNumber({ to: 90, unit: 'days', example: 14 }),
    },
    '{ "from": 7, "to": 14 }',
  ),
  v.check(({ from, to }) => from <= to, 'Write the smaller number first'),
);

/** Returns fields of these names that all have the same schema. */
export function withSchema<const Name extends string, Each extends v.GenericSchema>(
  itemSchema: Each,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, itemSchema])) as Record<Name, Each>;
}

/** At least one line, each under a short name that all languages share. */
export function linesByShortName<const Each extends v.GenericSchema>(itemSchema: Each) {
  const advice = 'Write lines such as "hotel": "Hotel" in curly brackets';
  return v.pipe(
    noList(advice),
    noLongGroup(),
    v.record(shortName(keyAdvice), itemSchema, advice),
    v.check((lines) => Object.keys(lines).length > 0, 'Write at least one line'),
    v.readonly(),
  );
}

const translationsAdvice = 'Write lines such as "the package cost": "…" in curly brackets';

/** A language's translations of phrases in facts.jsonc, which are the keys. */
export const translations = v.pipe(
  noList(translationsAdvice),
  noLongGroup(),
  v.record(v.string(), plain, translationsAdvice),
  v.readonly(),
);

function shortName(advice: string) {
  return v.pipe(
    v.string(advice),
    v.regex(/^[a-z0-9][a-zA-Z0-9-]*$/, advice),
    v.metadata({ kind: 'code' }),
  );
}

const keyAdvice =
  'Begin its name with a small letter a to z; after it, use only letters, digits and hyphens';

/** A list of distinct short names. Each language has a line for each. */
export function shortNames({
  min = 1,
  max = 100,
  example = 'hotel',
}: { readonly min?: number; readonly max?: number; readonly example?: string } = {}) {
  const advice = `Write names such as "${example}" in square brackets`;
  const nameAdvice = `Write the short name with which its line in src/content/languages begins, such as "${example}"`;
  return v.pipe(
    atMost(max, advice),
    v.array(shortName(nameAdvice), advice),
    v.minLength(min, `Write at least ${min}`),
    v.check((all) => new Set(all).size === all.length, 'A name appears twice in it; delete one'),
    v.readonly(),
    v.metadata({ kind: 'names' }),
  );
}

/** A list of `min` to `max` entries, whose values are distinct in each field of `unique`. */
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
        const values = items.map((item) => withoutCase(item[field]));
        for (const [at, value] of values.entries()) {
          if (values.indexOf(value) === at) continue;
          const written = items[at]![field];
          const step = (key: unknown) =>
            ({ type: 'unknown', origin: 'value', input: items, key, value: written }) as const;
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

/** "DALLAH TAIBAH" is the hotel "Dallah Taibah". */
function withoutCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

type FieldOf<Each extends v.GenericSchema> = keyof v.InferOutput<Each> & string;

/** A list whose entries are not checked if there are more than `max`: a list pasted by mistake could take minutes to check. */
function atMost(max: number, advice: string) {
  return v.pipe(
    v.array(v.unknown(), advice),
    v.maxLength(max, `Write at most ${formatNumber(max)}`),
  );
}
