/** The fields of facts.ts as the form shows them, made of their schemas, values, comments in the file and what was typed. */
import type { ReactNode } from 'react';
import { is, type GenericSchema } from 'valibot';
import { asWords, type ContentFile } from '../../../generator/content/contentFile.ts';
import { factsSchema } from '../../../agency/schemas/factsSchema.ts';
import { infoOf, type FieldInfo, type FieldKind } from '../../../values/fieldInfo.ts';
import { inWords, isPhrase, itemsOf } from '../../../agency/phrases.ts';
import { parseDate, parseHours, parseNumber, type Unit } from '../../../values/parse.ts';
import { formatDay, formatNumber } from '../../../values/format.ts';
import { shortHash } from '../../../values/shortHash.ts';
import type { FormRequest } from './formRequest.ts';

/** A field of a form. */
export interface Field {
  /** The path that the build's sentences use, such as `package.price`. It is also the input's name. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** What is said below it. */
  readonly hint?: ReactNode;
  readonly lack?: 'Sample' | 'Not known yet' | 'Not confirmed' | '';
  /** The value in the file as the input shows it, '' if it is unknown; a tick that is set has `true`. */
  readonly value: string;
  /** What the input has: what a form sent for it, or else the value. */
  readonly typed: string;
  /** What is written where nothing is typed. */
  readonly empty?: '' | null;
  /** The options of a choice, each with the words that visitors read. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  /** The fields of a group, the ticks of a list of names, or the rows of another list. The last row is empty. */
  readonly fields: readonly Field[];
  /** The list of what is not in this one. Each name has a choice between the two then, and no tick. */
  readonly otherList?: string | undefined;
  /** The unit that people may write behind a number. */
  readonly unit?: Unit | undefined;
  /** A box for each other language, which has words of its own for what is typed. */
  readonly boxes?: readonly Field[];
  /** The names by which texts show it, such as `{price}`. */
  readonly braces?: readonly string[];
  /** Attributes of its input besides those of its kind: the language of its words, or another type. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** What the fields are made of. The site knows the samples, and the words for short names. */
interface Sources extends Partial<Pick<FormRequest, 'site' | 'posted'>> {
  /** The file facts.ts. */
  readonly file: ContentFile;
  /** The phrases that have boxes already, because a page may have each box once. */
  readonly asked?: Set<string>;
}

/** Returns the groups of facts.ts with their fields. */
export function readGroups(sources: Sources): readonly Field[] {
  return readField(sources, factsSchema, '').fields;
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...(field.boxes ?? []), ...field.fields.flatMap(fieldsIn)];
}

/** Returns a hash of what the files have for a field and all in it, to notice a change by another program. */
export function hashOf(saved: Field): string {
  return shortHash(JSON.stringify(fieldsIn(saved).map(({ name, value }) => [name, value])));
}

function readField(sources: Sources, schema: GenericSchema, name: string, isInOptional = false) {
  const { file } = sources;
  const info = infoOf(schema);
  const { namesIn, options, isOptional = isInOptional } = info;
  const kind = namesIn ? 'choice' : (info.kind ?? 'text');
  const value = file.valueOf(name);
  const described = file.describe(name);
  const rows = (namesIn && (file.valueOf(namesIn) as { name: string }[] | undefined)) || [];
  const choices = options ?? rows.map((row) => row.name);
  const field = inputFor(sources.posted, {
    ...described,
    name,
    hint: info.hint ?? described.hint,
    kind,
    unit: info.unit,
    empty: is(schema, null) ? null : '',
    options: choices.map((each) => [each, wordsFor(sources, info, each) ?? each]),
  });
  if (kind === 'checked') return { ...field, ...sayChecked(sources, name, value) };
  if (kind === 'group')
    return { ...field, fields: readGroup(sources, name, { ...info, isOptional }) };
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const isSample = sources.site?.findings.some(({ sample }) => sample === `facts.${name}`);
  const lack: Field['lack'] = isSample ? 'Sample' : isEmpty && !isOptional ? 'Not known yet' : '';
  if (kind === 'rows') return { ...field, lack, fields: readRows(sources, field, info) };
  if (kind === 'names') return { ...field, lack, ...readNames(sources, field, info) };
  const input = inputOf(info, value as string | null);
  const isReplaced = info.replacedBy?.some((other) => sources.posted?.get(other)?.trim());
  const typed = isReplaced ? '' : typedIn(sources.posted, name, input);
  const boxes = info.translation && readBoxes(sources, typed.trim(), input);
  return { ...field, lack, value: input, typed, ...(boxes && { boxes }) };
}

/** Returns what a form sent for a field, without line breaks, which no text of the content may have, or else its value. */
export function typedIn(posted: URLSearchParams | undefined, name: string, value: string): string {
  return posted ? (posted.get(name) ?? '').replace(/\s*\r?\n\s*/g, ' ') : value;
}

/** Returns a box for the words of each other language for a phrase. Its name is the file and the path in it. */
function readBoxes(sources: Sources, typed: string, before: string): Field[] {
  const { site, posted, asked = new Set() } = sources;
  const phrase = parseHours(typed);
  if (!site || phrase === '' || !isPhrase(phrase) || asked.has(phrase)) return [];
  asked.add(phrase);
  const others = site.content.languages.filter(({ words }) => words.facts);
  return others.map(({ lang, dir, words }): Field => {
    const nameFor = (each: string) => `languages/${lang}.ts facts.${each}`;
    const value = inWords(phrase, words);
    const old = inWords(before, words);
    const name = nameFor(phrase);
    const label = `${phrase}, in ${languageNames.of(lang)}`;
    const lacking = { lack: 'Not known yet', hint: old ? `Until now: ${old}` : '' } as const;
    const box = { name, label, attributes: { lang, dir }, ...(value === null && lacking) };
    // A page that showed another phrase has no box for this one. New words in the box of a phrase that is gone are for this one.
    const isForThis = (each: string) =>
      each === name ||
      (posted?.get(each) !== (old ?? '') && ![...posted!.values()].includes(before));
    const sent = [name, nameFor(before)].find((each) => posted?.has(each) && isForThis(each));
    return {
      ...inputFor(undefined, box, value ?? ''),
      ...(sent && { typed: typedIn(posted, sent, '') }),
    };
  });
}

/** The names of languages in English. Making them takes 30 ms of a start, so they are here, where only dev loads them. */
export const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns a field with its value and what a form sent for it. Without a kind it is a text. */
export function inputFor(
  posted: URLSearchParams | undefined,
  field: Pick<Field, 'name' | 'label'> & Partial<Field>,
  value = '',
): Field {
  return { kind: 'text', fields: [], ...field, value, typed: typedIn(posted, field.name, value) };
}

/** Returns the fields of a group or a row. A row has those too that the file leaves out. The tick of `checked` is the last. */
function readGroup(sources: Sources, name: string, info: FieldInfo): Field[] {
  const { entries = {}, isOptional } = info;
  const others = Object.values(entries).map((each) => infoOf(each).otherList);
  const pathOf = (key: string) => (name ? `${name}.${key}` : key);
  return Object.keys(entries)
    .filter((key) => name.includes('[') || key === 'checked' || sources.file.find(pathOf(key)))
    .filter((key) => !others.includes(pathOf(key)))
    .sort((one, other) => Number(one === 'checked') - Number(other === 'checked'))
    .map((key) => {
      const own = name ? sources : { ...sources, asked: new Set<string>() };
      return readField(own, entries[key]!, pathOf(key), isOptional);
    });
}

/** Returns the rows of a list. The label of a row is its first value: a day or a name. */
function readRows(sources: Sources, { name }: Field, { each }: FieldInfo): Field[] {
  const { length } = sources.file.valueOf(name) as readonly unknown[];
  const sent = [...(sources.posted?.keys() ?? [])].filter((key) => key.startsWith(`${name}[`));
  // Three digits are enough, and more lines would fill the memory.
  const ends = sent.map((key) => parseInt(key.slice(name.length + 1, name.length + 4), 10) + 1);
  return Array.from({ length: Math.max(length, ...ends) + 1 }, (_, at) => {
    const row = readField(sources, each!, `${name}[${at}]`);
    const { kind, value = '' } = row.fields[0] ?? {};
    const called = kind === 'day' && value ? formatDay(value, 'en-IN') : value;
    return { ...row, label: at < length ? called || row.label : 'New line' };
  });
}

/**
 * Returns a tick for each name that is chosen, that the schema knows, or that is behind // in the list. Where there is a list
 * of what is not in this one, it returns a choice between the two for each name that has words.
 */
function readNames(sources: Sources, list: Field, info: FieldInfo) {
  const { file, site, posted } = sources;
  const { otherList } = info;
  const lists = [list.name, ...(otherList ? [otherList] : [])];
  const chosen = lists.flatMap((name) => file.valueOf(name) as readonly string[]);
  const { options = [] } = info.each ? infoOf(info.each) : {};
  const words = site?.content.languages[0]?.words;
  const withWords = words && info.wordsOf ? Object.keys(info.wordsOf(words)) : [];
  const choices = lists.map((name) => [name, file.describe(name).label] as const);
  const keys = new Set([...chosen, ...options, ...withWords]);
  const fields = [...keys].map((key) => {
    const name = `${list.name}.${key}`;
    const label = wordsFor(sources, info, key) ?? asWords(key);
    const having = lists.filter((each) => (file.valueOf(each) as unknown[]).includes(key));
    if (otherList)
      return inputFor(
        posted,
        { name, label, kind: 'choice', options: choices },
        having.join(' and '),
      );
    return inputFor(posted, { name, label, kind: 'tick' }, having.length > 0 ? 'true' : '');
  });
  return { otherList, label: choices.map(([, label]) => label).join(' / '), fields };
}

/** Returns label, hint and tag of the tick by which the agency confirms a group. An empty group is no sample. */
function sayChecked({ site }: Sources, name: string, day: unknown) {
  const label = 'I have looked through this today';
  if (typeof day === 'string')
    return { label, hint: `The last time was ${formatDay(day, 'en-IN')}.` };
  const group = `facts.${name.replace(/\.checked$/, '')}`;
  const isSample = site?.findings.some(({ sample }) => `${sample}.`.startsWith(`${group}.`));
  return { label, lack: isSample ? 'Not confirmed' : '' } as const;
}

/** Returns the words for a short name in the main language, with the facts in them. */
function wordsFor({ site }: Sources, { wordsOf }: FieldInfo, name: string): string | undefined {
  const words = site?.routes[0]?.edition.words;
  const lines = (words && wordsOf?.(words)) ?? {};
  return itemsOf([name], lines)[0];
}

function inputOf({ kind, unit }: FieldInfo, value: string | number | boolean | null | undefined) {
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value, unit) : undefined;
  return number === undefined ? `${value ?? ''}` : formatNumber(number);
}
