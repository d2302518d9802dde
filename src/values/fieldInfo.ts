/**
 * What a schema says about its field as data: how it is made, which whoever walks through the content reads; what a form needs to
 * show it; and what the checks of words need. Labels and hints are the titles and descriptions of the library.
 */
import type { FilledText } from './filledText.tsx';
import * as v from 'valibot';
import type { Unit } from './parse.ts';
import { keyIn, type Keys } from './place.ts';

/**
 * `names` is a list of short names, and `rows` is a list of anything else. `choices` is a group with a choice under each short
 * name. A `code`, such as an address, is written letter for letter.
 */
export type FieldKind =
  | ('number' | 'day' | 'tick' | 'choice' | 'text' | 'code' | 'checked' | 'photo')
  | ('names' | 'rows' | 'group' | 'choices');

export interface FieldInfo extends StructureInfo, FormInfo, WordsInfo {}

/** How a field is made. */
interface StructureInfo {
  readonly kind?: FieldKind;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** The schema of each entry of a list, or of each line under a short name. */
  readonly each?: v.GenericSchema;
  readonly options?: readonly string[];
}

/** What a form says about a field, and which input it gets. */
interface FormInfo {
  readonly label?: string;
  /** What is said below it. */
  readonly hint?: string;
  /** The names in braces by which texts show it, such as `{price}`. */
  readonly braces?: readonly string[];
  /** Whether the group is complete without this field. */
  readonly isOptional?: boolean;
  /** Whether families ask about it, so that a row without it is said to lack it. */
  readonly isAsked?: boolean;
  /** The list of facts.jsonc that has the names one may choose from. */
  readonly namesIn?: Keys;
  /** Takes the words of a language; returns what visitors read for each short name of the field. */
  readonly wordsOf?: (words: any) => Readonly<Record<string, FilledText>>;
  /** The unit that people may write behind a number. */
  readonly unit?: Unit;
  /** The fields that take the place of this one: where one of them is filled in, the form leaves this one empty. */
  readonly replacedBy?: readonly Keys[];
}

/** What the checks of words must know of a text. */
interface WordsInfo {
  /** Whether the page is still right when this text is left out because a fact in it is unknown. */
  readonly mayVanish?: boolean;
  /** Which languages need this line, if not all: the first, or all others. */
  readonly neededBy?: 'first' | 'others';
  /**
   * Says that each language has words of its own for this text: `needed` where the build refuses a language without them,
   * `wanted` where it shows English instead.
   */
  readonly translation?: 'needed' | 'wanted';
}

/** Returns the same schema with more data about its field. */
export function withInfo<const Schema extends v.GenericSchema>(schema: Schema, info: FieldInfo) {
  return v.pipe(schema, v.metadata({ ...info }));
}

/** Returns the same schema with what a form calls its field, and what the form says below it. */
export function labelled<const Schema extends v.GenericSchema>(
  schema: Schema,
  label: string,
  hint = '',
  info: Omit<FieldInfo, 'label' | 'hint'> = {},
) {
  return v.pipe(schema, v.title(label), v.description(hint), v.metadata({ ...info }));
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
  const { type, wrapped, pipe, entries, item, value, options, metadata, title, description } =
    schema as Parts;
  const each = type === 'record' ? value : item;
  const inner = pipe ?? (wrapped ? [wrapped] : []);
  return Object.assign(
    {},
    entries && { kind: 'group', entries },
    each && { kind: type === 'record' ? 'group' : 'rows', each },
    type === 'picklist' && { kind: 'choice', options },
    ...inner.map((part) => infoOf(part)),
    title !== undefined && { label: title },
    description !== undefined && { hint: description },
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
    readonly title?: string;
    readonly description?: string;
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
  const fields = [{ keys, value, schema, info }];
  if (typeof value !== 'object' || value === null) return fields;
  for (const key of Object.keys(info.entries ?? value)) {
    const inner = (value as Record<string, unknown>)[key];
    const schemaOf = info.entries?.[key] ?? info.each;
    if (schemaOf) fields.push(...everyField(schemaOf, inner, [...keys, keyIn(value, key)]));
  }
  return fields;
}
