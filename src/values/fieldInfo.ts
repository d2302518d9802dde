/** What a schema says about its field as data. The form reads it to choose an input, and checks to walk through the content. */
import * as v from 'valibot';
import type { Unit } from './parse.ts';
import { keyIn, type Keys } from './place.ts';

/**
 * `names` is a list of short names, and `rows` is a list of anything else. `choices` is a group with a choice under each short
 * name. A `code`, such as an address, is written letter for letter.
 */
export type FieldKind =
  | ('number' | 'day' | 'tick' | 'choice' | 'text' | 'code' | 'checked')
  | ('names' | 'rows' | 'group' | 'choices');

export interface FieldInfo {
  readonly kind?: FieldKind;
  /** Whether the page is still right when this text is left out because a fact in it is unknown. */
  readonly mayVanish?: boolean;
  /** What the form says below the field where the comment in the file would make no sense there. */
  readonly hint?: string;
  /** Which languages need this line, if not all: the first, all others, those with pages besides Home, or with rules. */
  readonly neededBy?: 'first' | 'others';
  /** Whether the group is complete without this field. */
  readonly isOptional?: boolean;
  /** The list of facts.jsonc that has the names one may choose from. */
  readonly namesIn?: Keys;
  /**
   * Says that each language has words of its own for this text: `needed` where the build refuses a language without them,
   * `wanted` where it shows English instead.
   */
  readonly translation?: 'needed' | 'wanted';
  /** Takes the words of a language; returns what visitors read for each short name of the field. */
  readonly wordsOf?: (words: any) => Readonly<Record<string, string>>;
  /** The unit that people may write behind a number. */
  readonly unit?: Unit;
  /** The fields that take the place of this one: where one of them is filled in, the form leaves this one empty. */
  readonly replacedBy?: readonly Keys[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** The schema of each entry of a list, or of each line under a short name. */
  readonly each?: v.GenericSchema;
  readonly options?: readonly string[];
}

/** Returns the same schema with more data about its field. */
export function withInfo<const Schema extends v.GenericSchema>(schema: Schema, info: FieldInfo) {
  return v.pipe(schema, v.metadata({ ...info }));
}

/** The data of each schema that somebody has asked for. The checks ask about the same schema for every language. */
const infos = new WeakMap<v.GenericSchema, FieldInfo>();

/** Returns all data of a schema and of the schemas that it is made of. Where two contradict each other, the last one counts. */
export function infoOf(schema: v.GenericSchema): FieldInfo {
  const info = infos.get(schema) ?? readInfo(schema);
  infos.set(schema, info);
  return info;
}

function readInfo(schema: v.GenericSchema): FieldInfo {
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

/** The fields of valibot's schemas and actions that infoOf reads. */
type Parts = v.GenericSchema &
  Pick<FieldInfo, 'entries' | 'options'> & {
    readonly wrapped?: v.GenericSchema;
    readonly pipe?: readonly v.GenericSchema[];
    readonly item?: v.GenericSchema;
    readonly value?: v.GenericSchema;
    readonly metadata?: FieldInfo;
  };

/**
 * Returns everything in a value that a schema has read, however deep, with its keys, its schema and what that says. A field
 * that a group lacks is in it too, as undefined.
 */
export function everyField(
  schema: v.GenericSchema,
  value: unknown,
  keys: Keys = [],
): { keys: Keys; value: unknown; schema: v.GenericSchema; info: FieldInfo }[] {
  const info = infoOf(schema);
  const found = [{ keys, value, schema, info }];
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(info.entries ?? value)) {
    const inner = (value as Record<string, unknown>)[key];
    const schemaOf = info.entries?.[key] ?? info.each;
    if (schemaOf) found.push(...everyField(schemaOf, inner, [...keys, keyIn(value, key)]));
  }
  return found;
}
