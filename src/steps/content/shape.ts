/** A small language for what content must look like, and the walk that finds what does not. */

export interface Rule {
  readonly holds: (value: unknown) => boolean;
  /** What to write instead, as the end of "Write …". */
  readonly expected: string;
  readonly optional?: boolean;
}

interface EachRule {
  readonly each: unknown;
  /** How many there must be; without it one. */
  readonly least?: number;
  /** A field that no two of them may share. */
  readonly unique?: string;
}

/** The shape that fits a type: a rule for each value, a shape for each field, one shape for all items of a list. */
export type ShapeOf<T> = T extends string | number | boolean
  ? Rule
  : T extends readonly (infer Item)[]
    ? Rule | { readonly each: ShapeOf<NonNullable<Item>>; readonly least?: number; readonly unique?: keyof NonNullable<Item> & string }
    : { readonly [Field in keyof T]-?: ShapeOf<NonNullable<T[Field]>> };

export interface Problem {
  /** The way to the value: `cities[0].places[2].name`. */
  readonly field: string;
  readonly value: unknown;
  readonly advice: string;
}

/** Returns everything in `value` that does not fit `shape`. */
export function findProblems(value: unknown, shape: unknown, field = ''): Problem[] {
  if (isRule(shape)) return shape.holds(value) ? [] : [{ field, value, advice: `Write ${shape.expected}` }];
  if (isEach(shape)) return listProblems(value, shape, field);
  return objectProblems(value, shape as Record<string, unknown>, field);
}

/** The same rule, for a field that may be left out. */
export function optional(rule: Rule): Rule {
  return { ...rule, holds: (value) => value === undefined || rule.holds(value), optional: true };
}

function listProblems(value: unknown, { each, least = 1, unique }: EachRule, field: string): Problem[] {
  if (!Array.isArray(value)) return [{ field, value, advice: 'Write a list in square brackets' }];
  if (value.length < least) return [{ field, value: `${value.length} entries`, advice: `Write at least ${least}` }];
  const problems = value.flatMap((item, index) => findProblems(item, each, `${field}[${index}]`));
  if (unique === undefined || problems.length > 0) return problems;
  const seen = new Set<unknown>();
  return value.flatMap((item: Record<string, unknown>, index) => {
    const own = item[unique];
    if (!seen.has(own)) {
      seen.add(own);
      return [];
    }
    return [{ field: `${field}[${index}].${unique}`, value: own, advice: 'Another entry has it already; write a different one' }];
  });
}

function objectProblems(value: unknown, shape: Record<string, unknown>, field: string): Problem[] {
  if (typeof value !== 'object' || value === null) {
    return [{ field, value, advice: `Write the fields ${Object.keys(shape).join(', ')} in curly brackets` }];
  }
  const own = value as Record<string, unknown>;
  const name = (key: string) => (field ? `${field}.${key}` : key);
  const unknown = Object.keys(own)
    .filter((key) => !(key in shape))
    .map((key) => ({ field: name(key), value: own[key], advice: `Delete it or mend its name; the fields are ${Object.keys(shape).join(', ')}` }));
  const known = Object.entries(shape).flatMap(([key, inner]) => findProblems(own[key], inner, name(key)));
  return [...unknown, ...known];
}

function isRule(shape: unknown): shape is Rule {
  return typeof (shape as Rule).holds === 'function';
}

function isEach(shape: unknown): shape is EachRule {
  return 'each' in (shape as EachRule);
}
