/** What a schema says of its field as data, for whoever shows the field or walks through the content. */
import * as v from 'valibot';

/** `names` is a list of short names, `rows` one of anything else; a `code` is written letter for letter, such as an address. */
export type Kind =
  'number' | 'day' | 'tick' | 'choice' | 'text' | 'code' | 'names' | 'rows' | 'group' | 'checked';

export interface FieldInfo {
  readonly kind?: Kind;
  /** Whether its page is right without it, where it names a fact that nobody knows. */
  readonly mayVanish?: boolean;
  /** What the form says below it, where the remark in the file would make no sense there. */
  readonly hint?: string;
  /** Of a line that only the main language has, or only the languages that have no page but Home. */
  readonly neededBy?: 'main' | 'others';
  /** Whether its group is complete without it. */
  readonly isOptional?: boolean;
  /** The list of facts.ts whose names it may have: `hotels.makkah`. */
  readonly namesIn?: string;
  /** The fields of a group. */
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** What a list repeats, or lines under short names. */
  readonly each?: v.GenericSchema;
  /** The words of a choice. */
  readonly options?: readonly string[];
}

/** Returns a schema that says more of its field. */
export function about<const Schema extends v.GenericSchema>(schema: Schema, info: FieldInfo) {
  return v.pipe(schema, v.metadata({ ...info }));
}

/** Returns all that a schema and the schemas that it is made of say; what is said last counts. */
export function infoOf(schema: v.GenericSchema): FieldInfo {
  const { type, wrapped, pipe, entries, item, value, options, metadata } = schema as Parts;
  const each = type === 'record' ? value : item;
  const inner = pipe ?? (wrapped ? [wrapped] : []);
  return Object.assign(
    {},
    entries && { kind: 'group', entries },
    each && { kind: type === 'record' ? 'group' : 'rows', each },
    type === 'picklist' && { kind: 'choice', options },
    ...inner.map((part) => infoOf(part)),
    metadata,
  ) as FieldInfo;
}

/** What valibot's schemas and actions have, as far as infoOf reads it. */
type Parts = v.GenericSchema &
  Pick<FieldInfo, 'entries' | 'options'> & {
    readonly wrapped?: v.GenericSchema;
    readonly pipe?: readonly v.GenericSchema[];
    readonly item?: v.GenericSchema;
    readonly value?: v.GenericSchema;
    readonly metadata?: FieldInfo;
  };

/**
 * Returns everything in a value that a schema has read, however deep, with its path, its schema and what that says. A field
 * that a group lacks is in it too, as undefined.
 */
export function everyField(
  schema: v.GenericSchema,
  value: unknown,
  field = '',
): { field: string; value: unknown; schema: v.GenericSchema; info: FieldInfo }[] {
  const info = infoOf(schema);
  const found = [{ field, value, schema, info }];
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(info.entries ?? value)) {
    const inner = (value as Record<string, unknown>)[key];
    const schemaOf = info.entries?.[key] ?? info.each;
    const step = Array.isArray(value) ? `[${key}]` : field && `.${key}`;
    if (schemaOf) found.push(...everyField(schemaOf, inner, field + (step || key)));
  }
  return found;
}
