/** The schemas of groups and lists, and of what may be unknown or left out. */
import * as v from 'valibot';
import { infoOf, withInfo } from '../fieldInfo.ts';
import { formatNumber } from '../format.ts';
import { plain } from './texts.ts';
import { read, wholeNumber } from './values.ts';

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

/** A fact that is null while nobody knows it; '' means the same. */
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  const meaningOf = (written: unknown) =>
    written === null || written === '' ? null : outputOf(schema, written);
  const advice = `${adviceIfMissing(schema)}, or leave it empty while nobody knows`;
  return withInfo(read(meaningOf, advice), infoOf(schema));
}

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

export const period = v.pipe(
  fields({
    from: wholeNumber({ unit: 'days', example: 7 }),
    to: wholeNumber({ unit: 'days', example: 14 }),
  }),
  v.check(({ from, to }) => from <= to, 'Write the smaller number first'),
);

/** Returns fields of these names that all have the same schema. */
export function withSchema<const Name extends string, Each extends v.GenericSchema>(
  itemSchema: Each,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, itemSchema])) as Record<Name, Each>;
}

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

const shortName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-zA-Z0-9-]*$/,
    'Begin its name with a small letter a to z; after it, use only letters, digits and hyphens',
  ),
  v.metadata({ kind: 'code' }),
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

/** A list whose entries are not looked at if it has more than `max`: a list by mistake would keep the build busy for minutes. */
function atMost(max: number, advice: string) {
  return v.pipe(
    v.array(v.unknown(), advice),
    v.maxLength(max, `Write at most ${formatNumber(max)}`),
  );
}
