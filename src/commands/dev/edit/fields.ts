/** The fields of facts.ts as the form shows them, made of their schemas, their values and the comments in the file. */
import type { GenericSchema } from 'valibot';
import { nameLines } from '../../../generator/content/contentChanges.ts';
import { asWords, type ContentFile } from '../../../generator/content/contentFile.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Words } from '../../../schemas/content.ts';
import { factsSchema } from '../../../schemas/factsSchema.ts';
import { infoOf, type FieldInfo, type Kind } from '../../../schemas/fieldInfo.ts';
import { parseDate, parseNumber } from '../../../schemas/parse.ts';
import { priceWords } from '../../../site/business/vocabulary.ts';
import { formatDay, formatNumber } from '../../../site/format.ts';

export interface Field {
  /** The path that the build's sentences use, such as `package.price`. It is also the input's name. */
  readonly name: string;
  /** The last part of the path, or the short name of a tick. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** The names by which texts show it, such as `{price}`. */
  readonly braces: readonly string[];
  readonly schema: GenericSchema;
  readonly kind: Kind;
  /** The options of a choice, each with the words that visitors read. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** The text of the input, '' if the value is unknown; a tick that is set has `true`. */
  readonly value: string;
  /** The fields of a group, the ticks of a list of names, or the rows of another list. The last row is empty. */
  readonly fields: readonly Field[];
  readonly lack: 'Sample' | 'Not known yet' | 'Not confirmed' | '';
}

export interface Known {
  readonly file: ContentFile;
  /** The site as it was made last. It knows the samples, and the words for short names. */
  readonly site?: MadeSite | undefined;
  /** What a form sent. Lists then have all rows that were sent. */
  readonly posted?: URLSearchParams;
}

/** Returns the groups of facts.ts with their fields. */
export function readGroups(known: Known): readonly Field[] {
  return readField(known, factsSchema, '', '').fields;
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

function readField(
  known: Known,
  schema: GenericSchema,
  name: string,
  key: string,
  isInOptional = false,
): Field {
  const { file } = known;
  const info = infoOf(schema);
  const { namesIn, options, isOptional = isInOptional } = info;
  const kind = namesIn ? 'choice' : (info.kind ?? 'text');
  const value = file.valueOf(name);
  const remarks = file.remarksOf(name);
  const choices = namesIn ? namesOf(file.valueOf(namesIn)) : (options ?? []);
  const field: Field = {
    ...remarks,
    name,
    key,
    hint: info.hint ?? remarks.hint,
    schema,
    kind,
    options: choices.map((each) => [each, wordsFor(known, name, each) ?? each]),
    value: '',
    fields: [],
    lack: '',
  };
  if (kind === 'checked') return { ...field, ...sayChecked(known, name, value) };
  if (kind === 'group')
    return { ...field, fields: readGroup(known, name, info.entries!, isOptional) };
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const isSample = known.site?.samples.some((sample) => sample.field === `facts.${name}`);
  const lack = isSample ? 'Sample' : isEmpty && !isOptional ? 'Not known yet' : '';
  if (kind === 'rows') return { ...field, lack, fields: readRows(known, field, info) };
  if (kind === 'names') return { ...field, lack, fields: readTicks(known, field, info) };
  return { ...field, lack, value: inputOf(kind, value as string | null) };
}

/** Returns the fields of a group or a row. A row has those that the file leaves out too. The tick of `checked` is the last one. */
function readGroup(
  known: Known,
  name: string,
  entries: Readonly<Record<string, GenericSchema>>,
  isOptional: boolean,
): Field[] {
  const pathOf = (key: string) => (name ? `${name}.${key}` : key);
  return Object.keys(entries)
    .filter((key) => name.includes('[') || key === 'checked' || known.file.find(pathOf(key)))
    .filter((key) => infoOf(entries[key]!).kind !== 'fingerprint')
    .sort((one, other) => Number(one === 'checked') - Number(other === 'checked'))
    .map((key) => readField(known, entries[key]!, pathOf(key), key, isOptional));
}

/** Returns the rows of a list. The label of a row is its first value: a day or a name. */
function readRows({ posted, ...known }: Known, { name }: Field, { each }: FieldInfo): Field[] {
  const { length } = known.file.valueOf(name) as readonly unknown[];
  const sent = [...(posted?.keys() ?? [])].filter((key) => key.startsWith(`${name}[`));
  const ends = sent.map((key) => parseInt(key.slice(name.length + 1), 10) + 1);
  return Array.from({ length: Math.max(length + 1, ...ends) }, (_, at) => {
    const row = readField(known, each!, `${name}[${at}]`, '');
    const [{ kind, value } = row] = row.fields;
    const called = kind === 'day' && value ? formatDay(value, 'en-IN') : value;
    return { ...row, label: at < length ? called || row.label : 'New line' };
  });
}

/** Returns a tick for each name that is chosen, that the schema knows, or that is behind // in the list. */
function readTicks(known: Known, list: Field, { each }: FieldInfo): Field[] {
  const chosen = known.file.valueOf(list.name) as readonly string[];
  const remarks = new Map(
    nameLines(known.file, list.name).map(({ name, remark }) => [name, remark]),
  );
  const { options = [] } = each ? infoOf(each) : {};
  return [...new Set([...chosen, ...options, ...remarks.keys()])].map((key): Field => {
    const label = wordsFor(known, list.name, key) ?? (remarks.get(key) || asWords(key));
    const name = `${list.name}.${key}`;
    const value = chosen.includes(key) ? 'true' : '';
    return { ...list, name, key, label, hint: '', braces: [], kind: 'tick', value };
  });
}

/** Returns label, hint and tag of the tick by which the agency confirms a group. An empty group is no sample and needs no tick. */
function sayChecked({ site }: Known, name: string, day: unknown) {
  const label = 'I have looked through this today';
  if (typeof day === 'string')
    return { label, hint: `The last time was ${formatDay(day, 'en-IN')}.` };
  const group = `facts.${name.replace(/\.checked$/, '')}`;
  const isSample = site?.samples.some(({ field }) => `${field}.`.startsWith(`${group}.`));
  return { label, lack: isSample ? ('Not confirmed' as const) : ('' as const) };
}

/** The words that visitors read for the short names of a field. */
const wordsOf: Readonly<Record<string, (words: Words) => Readonly<Record<string, string>>>> = {
  'package.includes': priceWords,
  'package.excludes': priceWords,
  'package.taxes.tcsOn': ({ answers }) => answers.taxes.on,
  'policy.refund.nonRefundable': ({ nonRefundable }) => nonRefundable,
  'policy.papers': ({ answers }) => answers.papers.list,
};

/** Returns the words for a short name in the main language. Of several alternatives it takes the last, which names no fact. */
function wordsFor({ site }: Known, field: string, name: string): string | undefined {
  const words = site?.content.languages[0]?.words;
  return words && wordsOf[field]?.(words)[name]?.split('\n').at(-1);
}

function namesOf(rows: unknown): string[] {
  return Array.isArray(rows) ? rows.map(({ name }: { name: string }) => name) : [];
}

function inputOf(kind: Kind, value: string | number | boolean | null | undefined): string {
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value) : undefined;
  return number === undefined ? `${value ?? ''}` : formatNumber(number);
}
