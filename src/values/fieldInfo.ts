/**
 * Metadata that a schema has about its field: its structure, for code that walks through the content; what a form needs to show
 * it; and what the checks of words need. Labels and hints are stored as valibot's titles and descriptions.
 */
import type { FilledText } from './filledText.tsx';
import * as v from 'valibot';
import type { Unit } from './parse.ts';
import { keyIn, type Keys } from './place.ts';

/**
 * `names` is a list of short names, and `rows` a list of anything else. `choices` is a group that has a choice for each short
 * name. A `code`, such as an address, must be exact to the letter.
 */
export type FieldKind =
  | ('number' | 'day' | 'tick' | 'choice' | 'text' | 'code' | 'checked' | 'photo')
  | ('names' | 'rows' | 'group' | 'choices');

export interface FieldInfo extends StructureInfo, FormInfo, WordsInfo {}

/** The structure of a field. */
interface StructureInfo {
  readonly kind?: FieldKind;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** The schema of each entry of a list, or of each value under a short name. */
  readonly each?: v.GenericSchema;
  readonly options?: readonly string[];
}

/** What a form shows for a field. */
interface FormInfo {
  readonly label?: string;
  /** The help text below the input. */
  readonly hint?: string;
  /** The placeholders that show the field in texts, such as `{price}`. */
  readonly braces?: readonly string[];
  /** Whether the group is complete without this field. */
  readonly isOptional?: boolean;
  /** Whether families ask about it, so that the form reports a row without it as incomplete. */
  readonly isAsked?: boolean;
  /** The list in facts.jsonc whose names are the choices. */
  readonly namesIn?: Keys;
  /** Takes the words of a language; returns what visitors read for each short name of the field. */
  readonly wordsOf?: (words: any) => Readonly<Record<string, FilledText>>;
  /** The unit that people may write after a number. */
  readonly unit?: Unit;
  /** The fields that replace this one: if any of them is filled in, the form leaves this one empty. */
  readonly replacedBy?: readonly Keys[];
}

/** What the checks of words need to know about a text. */
interface WordsInfo {
  /** Whether the page is still right when this text is left out because a fact in it is unknown. */
  readonly mayVanish?: boolean;
  /** Which languages need this line, if not all: the first, or all others. */
  readonly neededBy?: 'first' | 'others';
  /**
   * Set for a text that each language translates: `needed` if no language is published without a translation, `wanted` if a
   * published one may show the English text.
   */
  readonly translation?: 'needed' | 'wanted';
}

/** Returns the schema with metadata added. */
export function withInfo<const Schema extends v.GenericSchema>(schema: Schema, info: FieldInfo) {
  return v.pipe(schema, v.metadata({ ...info }));
}

/** Returns the schema with a label and a hint for the form, and with other metadata. */
export function labelled<const Schema extends v.GenericSchema>(
  schema: Schema,
  label: string,
  hint = '',
  info: Omit<FieldInfo, 'label' | 'hint'> = {},
) {
  return v.pipe(schema, v.title(label), v.description(hint), v.metadata({ ...info }));
}

/** A cache of metadata by schema, because the checks ask about the same schema for every language. */
const infos = new WeakMap<v.GenericSchema, FieldInfo>();

/** Returns the merged metadata of a schema and the schemas inside it. If two conflict, the last one wins. */
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

/** The properties of valibot's schemas and actions that infoOf reads. */
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
 * Takes a schema and a value that it has parsed; returns the value and everything nested in it, with keys, schema and metadata.
 * Fields that a group lacks are included, as undefined.
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
