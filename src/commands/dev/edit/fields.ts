/** The fields of facts.ts as the form shows them: what their schema and their remarks say, and what is in them. */
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
  /** As the build's sentences call it, `package.price`; also its name in the form. */
  readonly name: string;
  /** In its group; or a short name. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** Its names in the texts: `{price}`. */
  readonly braces: readonly string[];
  readonly schema: GenericSchema;
  readonly kind: Kind;
  /** Of a choice, each with what visitors read of it. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** What its input shows, '' where nobody knows it; `true` for a tick. */
  readonly value: string;
  /** What is in a group, the ticks of a list of names, or the rows of another list, of which the last is empty. */
  readonly fields: readonly Field[];
  readonly lack: 'Sample' | 'Not known yet' | 'Not confirmed' | '';
}

export interface Known {
  readonly file: ContentFile;
  /** The site as it was made last; it says what is a sample, and how visitors read short names. */
  readonly site?: MadeSite | undefined;
  /** What a form sent: a list then has a row for each that was sent. */
  readonly posted?: URLSearchParams;
}

/** Returns the groups of facts.ts. */
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

/** A row may leave out what its schema knows; the tick that says who has looked through a group is its last field. */
function readGroup(
  known: Known,
  name: string,
  entries: Readonly<Record<string, GenericSchema>>,
  isOptional: boolean,
): Field[] {
  const pathOf = (key: string) => (name ? `${name}.${key}` : key);
  return Object.keys(entries)
    .filter((key) => name.includes('[') || key === 'checked' || known.file.find(pathOf(key)))
    .filter((key) => infoOf(entries[key]!).kind !== 'sign')
    .sort((one, other) => Number(one === 'checked') - Number(other === 'checked'))
    .map((key) => readField(known, entries[key]!, pathOf(key), key, isOptional));
}

/** A row is called after the first of its fields: its day, its name. */
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

/** The names that are chosen, those that the schema knows, and those behind // in the list. */
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

/** The day on which the agency made sure of a group. A group with nothing in it is no sample, and needs no day. */
function sayChecked({ site }: Known, name: string, day: unknown) {
  const label = 'I have looked through this today';
  if (typeof day === 'string')
    return { label, hint: `The last time was ${formatDay(day, 'en-IN')}.` };
  const group = `facts.${name.replace(/\.checked$/, '')}`;
  const isSample = site?.samples.some(({ field }) => `${field}.`.startsWith(`${group}.`));
  return { label, lack: isSample ? ('Not confirmed' as const) : ('' as const) };
}

/** Where visitors read the short names of a field. */
const wordsOf: Readonly<Record<string, (words: Words) => Readonly<Record<string, string>>>> = {
  'package.includes': priceWords,
  'package.excludes': priceWords,
  'package.taxes.tcsOn': ({ answers }) => answers.taxes.on,
  'policy.refund.nonRefundable': ({ nonRefundable }) => nonRefundable,
  'policy.papers': ({ answers }) => answers.papers.list,
};

/** Returns what visitors read of a short name, in the main language; the last of several wordings names no fact. */
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
