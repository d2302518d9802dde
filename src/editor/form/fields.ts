/** The fields of facts.jsonc as the form shows them, made of their schemas, their values and what was typed. */
import { existsSync } from 'node:fs';
import { photoAdvice } from '../../generator/pictures/pictureErrors.ts';
import { plainText } from '../../values/filledText.tsx';
import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { textPagesIn } from '../../agency/ownPages.ts';
import { inWords, isPhrase, itemsOf } from '../../agency/phrases.ts';
import { factsSchema } from '../../agency/schemas/factsSchema.ts';
import type { ContentFile } from '../../generator/content/contentFile.ts';
import { whyUnusable } from '../../generator/pictures/sources.ts';
import type { Project } from '../../generator/project.ts';
import { infoOf, type FieldInfo, type FieldKind } from '../../values/fieldInfo.ts';
import { formatDay, formatNumber } from '../../values/format.ts';
import { parseDate, parseHours, parseNumber, type Unit } from '../../values/parse.ts';
import { isIn, nameOf, pathOf, type Keys, type Place } from '../../values/place.ts';
import { withoutInvisibleEnds } from '../../values/spoiltTexts.ts';
import type { FormRequest } from './formRequest.ts';
import { asWords } from './labels.ts';

/** A field of a form. */
export interface Field {
  /** The name of its input, which is that of its place if it has one. */
  readonly name: string;
  /** Where its value is in the content; undefined for a setting, a choice of a file, and a group of several files. */
  readonly place?: Place | undefined;
  readonly label: string;
  readonly kind: FieldKind;
  /** What is said below it. */
  readonly hint?: ReactNode;
  readonly lack?: 'Sample' | 'Not known yet' | 'Not confirmed' | 'Look at this' | '';
  /** Whether families ask about it, so that a row without it says so. */
  readonly isAsked?: boolean | undefined;
  /** The list whose rows it names. */
  readonly namesIn?: Keys | undefined;
  /** Whether a group is shown folded while nothing in it lacks or is wrong. */
  readonly isFolded?: boolean;
  /** The value in the file as the input shows it, '' if it is unknown; a tick that is set has `true`. */
  readonly value: string;
  /** What the files have for a row, or of a language. */
  readonly written?: unknown;
  /** What the input has: what a form sent for it, or else the value. */
  readonly typed: string;
  /** The options of a choice, each with the words that visitors read. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  /**
   * The fields of a group, the ticks of a list of names, or the rows of another list, of which the last is empty. Of a text they
   * are boxes for the other languages, which have words of their own for what is typed.
   */
  readonly fields: readonly Field[];
  /** The short name that a tick stands for. */
  readonly shortName?: string;
  /** The unit that people may write behind a number. */
  readonly unit?: Unit | undefined;
  /** The names by which texts show it, such as `{price}`. */
  readonly braces?: readonly string[];
  /** Attributes of its input besides those of its kind: the language of its words, or another type. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** What the fields are made of. The site knows the samples, and the words for short names. */
interface Sources extends Partial<Pick<FormRequest, 'project' | 'site' | 'posted' | 'uploads'>> {
  /** The file facts.jsonc. */
  readonly file: ContentFile;
  /** The phrases that have boxes already, because a page may have each box once. */
  readonly asked?: Set<string>;
  /** The names that this save gives to photos, because two of them may be chosen for rows of one name. */
  readonly given?: Set<string>;
}

/** Returns the groups of facts.jsonc with their fields, and the languages. */
export function readGroups(sources: Sources): readonly Field[] {
  return [...readField(sources, factsSchema, []).fields, readLanguages(sources)];
}

/** Returns the tick of each language by which somebody who speaks it says that it is read. */
function readLanguages({ site, posted }: Sources): Field {
  const { languages = [], pages = {} } = site?.content ?? {};
  const ticks = languages.map(({ lang, label, checked, words, folder }, at) => {
    const place = { file: 'languages/index.jsonc', keys: [at, 'checked'] };
    const tick = { name: nameOf(place), place, kind: 'checked' } as const;
    // The hash of the page has them, so that nobody confirms words that it has not shown.
    const written = [words, textPagesIn(folder, pages)];
    const said = sayChecked(checked, !checked);
    const hint = [said.hint, sayEnglish(site, lang)].filter(Boolean).join(' ');
    return inputFor(posted, { ...tick, ...said, hint, label, written });
  });
  const hint = 'Tick one once somebody who speaks it has read all of it today.';
  return groupOf('languages', 'Languages', ticks, { hint });
}

/** Says what of a language is still in English, so that nobody publishes it unseen. */
function sayEnglish(site: FormRequest['site'], lang: string): string {
  const file = `languages/${lang}.jsonc`;
  const missing = (site?.findings ?? []).filter(
    (finding) => finding.file === file && finding.keys[0] === 'facts' && !finding.note,
  );
  if (missing.length === 0) return '';
  const phrases = missing.slice(0, 5).map(({ keys }) => `“${keys.at(-1)}”`);
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return `Still in English, and published so: ${phrases.join(', ')}${more}.`;
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

/** Returns what a field without a label is called: its short name in words, or its number in a list. */
function nameOfLast(keys: Keys): string {
  const last = keys.at(-1) ?? '';
  return typeof last === 'number' ? `Line ${last + 1}` : asWords(last);
}

const factAt = (keys: Keys): Place => ({ file: 'facts.jsonc', keys });

function readField(
  sources: Sources,
  schema: GenericSchema,
  keys: Keys,
  isInOptional = false,
): Field {
  const { file, site, posted } = sources;
  const info = infoOf(schema);
  const { namesIn, options, isOptional = isInOptional } = info;
  const kind = namesIn ? 'choice' : (info.kind ?? 'text');
  const value = file.valueOf(keys);
  const rows = (namesIn && (file.valueOf(namesIn) as { name: string }[] | undefined)) || [];
  const choices = options ?? rows.map((row) => row.name);
  const field = inputFor(posted, {
    name: pathOf(keys),
    place: factAt(keys),
    label: info.label ?? nameOfLast(keys),
    hint: info.hint,
    braces: info.braces ?? [],
    isAsked: info.isAsked,
    namesIn,
    kind,
    unit: info.unit,
    options: choices.map((name) => [name, wordsFor(sources, info, name) ?? name]),
  });
  if (kind === 'checked') return { ...field, ...sayChecked(value, isUnconfirmed(sources, keys)) };
  if (kind === 'group')
    return { ...field, fields: readSubfields(sources, keys, { ...info, isOptional }) };
  if (kind === 'choices') return { ...field, fields: readChoices(sources, keys, info) };
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const isSample = site?.findings.some(
    (finding) => finding.sample && nameOf(finding) === field.name,
  );
  const ifEmpty = isEmpty && !isOptional ? 'Not known yet' : '';
  const lack: Field['lack'] = isSample ? 'Sample' : ifEmpty;
  if (kind === 'rows') return { ...field, lack, fields: readRows(sources, field, keys, info) };
  if (kind === 'names') return { ...field, lack, fields: readNames(sources, keys, info) };
  if (kind === 'photo') return { ...field, ...readPhotoField(sources, keys, field.name) };
  const input = inputOf(info, value as string | null);
  const isReplaced = info.replacedBy?.some((keysOfField) =>
    posted?.get(pathOf(keysOfField))?.trim(),
  );
  const typed = isReplaced ? '' : typedIn(posted, field.name, input);
  const fields = info.translation ? readBoxes(sources, typed.trim(), input) : [];
  return { ...field, lack, value: input, typed, fields };
}

/**
 * Returns the short names of the saved photo and of the one that a save writes, and what is said below its box. A photo that is
 * chosen takes the place of the saved one, or gets a name of its own, made of that of its row.
 */
function readPhotoField(sources: Sources, keys: Keys, name: string) {
  const { file, project, posted, uploads, given = new Set() } = sources;
  const value = (file.valueOf(keys) as string | undefined) ?? '';
  const isChosen = uploads?.has(photoInput(name));
  const hint = `Choose a file: ${photoAdvice}`;
  if (posted?.has(noPhotoInput(name))) return { value, typed: '', hint };
  if (!isChosen || !project) return { value, typed: posted?.get(name) ?? value, hint };
  if (value !== '') return { value, typed: value, hint };
  const ofRow = posted?.get(pathOf([...keys.slice(0, -1), 'name'])) ?? `${keys.at(-1)}`;
  const isInRow = typeof keys.at(-2) === 'number';
  return { value, typed: freeSlug(isInRow ? ofRow : `${keys.at(-1)}`, project, given), hint };
}

/** The names of the input for the file of a photo, and of the tick that takes it away. */
export const photoInput = (name: string) => `${name}:file`;
export const noPhotoInput = (name: string) => `${name}:none`;

/** Returns a slug of a name that no picture has, and gives it: "Imran Khan" -> imran-khan, or imran-khan-2. */
function freeSlug(name: string, project: Project, given: Set<string>): string {
  const letters = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const slug = letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'photo';
  // The save is refused then, because the folder is not there.
  if (!existsSync(project.pictures)) return slug;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!whyUnusable(candidate, project) || given.has(candidate)) continue;
    given.add(candidate);
    return candidate;
  }
}

/**
 * Returns what a form sent for a field, or else its value. Line breaks, which no text of the content may have, are spaces in it,
 * and what nobody sees at its ends has gone.
 */
export function typedIn(posted: URLSearchParams | undefined, name: string, value: string): string {
  if (!posted) return value;
  return withoutInvisibleEnds((posted.get(name) ?? '').replace(/\s*\r?\n\s*/g, ' '));
}

/** Returns a box for the words of each other language for a phrase. */
function readBoxes(sources: Sources, typed: string, before: string): Field[] {
  const { site, posted, asked = new Set() } = sources;
  const phrase = parseHours(typed);
  if (!site || phrase === '' || !isPhrase(phrase) || asked.has(phrase)) return [];
  asked.add(phrase);
  const others = site.content.languages.filter(({ words }) => words.facts);
  return others.map(({ lang, dir, words }): Field => {
    const placeFor = (words: string) => ({
      file: `languages/${lang}.jsonc`,
      keys: ['facts', words],
    });
    const [place, name] = [placeFor(phrase), nameOf(placeFor(phrase))];
    const value = inWords(phrase, words);
    const old = inWords(before, words);
    const label = `${phrase}, in ${languageNames.of(lang)}`;
    const lacking = { lack: 'Not known yet', hint: old ? `Until now: ${old}` : '' } as const;
    const box = { name, place, label, attributes: { lang, dir }, ...(value === null && lacking) };
    // A page that showed another phrase has no box for this one. New words in the box of a phrase that is gone are for this one.
    const oldName = nameOf(placeFor(before));
    const isNewInOldBox = posted?.get(oldName) !== (old ?? '');
    const isOldGone = ![...(posted?.values() ?? [])].includes(before);
    const boxes = isNewInOldBox && isOldGone ? [name, oldName] : [name];
    const sent = boxes.find((box) => posted?.has(box));
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

/** Returns a group of fields that no form sends a value for. */
export function groupOf(
  name: string,
  label: string,
  fields: readonly Field[],
  more: Partial<Field> = {},
): Field {
  return inputFor(undefined, { name, label, kind: 'group', fields, ...more });
}

/** Returns the fields of a group or a row. A row has those too that the file leaves out. The tick of `checked` is the last. */
function readSubfields(sources: Sources, keys: Keys, info: FieldInfo): Field[] {
  const { entries = {}, isOptional } = info;
  const isInRow = keys.some((key) => typeof key === 'number');
  return Object.keys(entries)
    .filter((key) => isInRow || key === 'checked' || sources.file.find([...keys, key]))
    .sort((one, other) => Number(one === 'checked') - Number(other === 'checked'))
    .map((key) => {
      const ofGroup = { asked: new Set<string>(), given: new Set<string>() };
      const forEntry = keys.length > 0 ? sources : { ...sources, ...ofGroup };
      return readField(forEntry, entries[key]!, [...keys, key], isOptional);
    });
}

/** Returns the rows of a list. The label of a row is its first value: a day or a name. */
function readRows({ file, posted, ...sources }: Sources, list: Field, keys: Keys, info: FieldInfo) {
  const { length } = file.valueOf(keys) as readonly unknown[];
  const sent = [...(posted?.keys() ?? [])].map((name) => rowNumberIn(list.name, name));
  const last = Math.max(...sent.filter((at) => at < mostRows), -1);
  return Array.from({ length: Math.max(length, last + 1) + 1 }, (_, at) => {
    const row = readField({ file, posted, ...sources }, info.each!, [...keys, at]);
    const { kind, value = '' } = row.fields[0] ?? {};
    const called = kind === 'day' && value ? formatDay(value, 'en-IN') : value;
    const label = at < length ? called || row.label : 'New line';
    const hint = at < length ? sayLacking(row) : '';
    return { ...row, label, hint, written: file.valueOf([...keys, at]) };
  });
}

/** More rows than these would fill the memory. */
const mostRows = 1000;

/** Returns the number of the row that a field is in, or -1 if it is in none of this list. */
function rowNumberIn(list: string, field: string): number {
  if (!field.startsWith(`${list}[`)) return -1;
  return Number.parseInt(field.slice(list.length + 1), 10);
}

/** Says which facts a row lacks that families ask about. */
function sayLacking({ fields }: Field): string {
  const isGiven = ({ value, fields }: Field): boolean => value !== '' || fields.some(isGiven);
  const hasPrices = fields.some((field) => field.name.endsWith('.rooms') && isGiven(field));
  const lacking = fields.filter(
    ({ isAsked, value, name, options = [] }) =>
      isAsked &&
      value === '' &&
      // Where there is one hotel, everybody is in it; and prices by room are a price.
      options.length !== 1 &&
      !(hasPrices && name.endsWith('.price')),
  );
  const labels = lacking.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return labels.length > 0 ? `Not filled in: ${labels.join(', ')}.` : '';
}

/** Returns a choice for each short name that the file has, or that has words. */
function readChoices(sources: Sources, keys: Keys, info: FieldInfo): Field[] {
  const words = sources.site?.content.languages[0]?.words;
  const withWords = words && info.wordsOf ? Object.keys(info.wordsOf(words)) : [];
  const inFile = Object.keys(sources.file.valueOf(keys) as object);
  return [...new Set([...inFile, ...withWords])].map((name) => {
    const field = readField(sources, info.each!, [...keys, name], true);
    return { ...field, label: wordsFor(sources, info, name) ?? field.label };
  });
}

/** Returns a tick for each name that is chosen, that the schema knows, or that has words. */
function readNames(sources: Sources, keys: Keys, info: FieldInfo): Field[] {
  const { file, site, posted } = sources;
  const chosen = file.valueOf(keys) as readonly string[];
  const { options = [] } = info.each ? infoOf(info.each) : {};
  const words = site?.content.languages[0]?.words;
  const withWords = words && info.wordsOf ? Object.keys(info.wordsOf(words)) : [];
  return [...new Set([...chosen, ...options, ...withWords])].map((shortName) => {
    const label = wordsFor(sources, info, shortName) ?? asWords(shortName);
    const tick = { name: `${pathOf(keys)}.${shortName}`, shortName, label, kind: 'tick' } as const;
    return inputFor(posted, tick, chosen.includes(shortName) ? 'true' : '');
  });
}

/** Returns label, hint and tag of the tick by which the agency confirms a group, or somebody a language. */
function sayChecked(day: unknown, isUnconfirmed: boolean) {
  const hint = typeof day === 'string' ? `The last time was ${formatDay(day, 'en-IN')}.` : '';
  const lack = isUnconfirmed ? 'Not confirmed' : '';
  return { label: 'I have looked through this today', hint, lack } as const;
}

/** Whether something in the group of a tick is a sample. An empty group is none. */
function isUnconfirmed({ site, file }: Sources, keys: Keys): boolean {
  const group = factAt(keys.slice(0, -1));
  const isSample = site?.findings.some((finding) => finding.sample && isIn(finding, group));
  return Boolean(isSample) && !file.valueOf(keys);
}

/** Returns the words for a short name in the main language, with the facts in them. */
function wordsFor({ site }: Sources, { wordsOf }: FieldInfo, name: string): string | undefined {
  const words = site?.routes[0]?.edition.words;
  const lines = (words && wordsOf?.(words)) ?? {};
  const [item] = itemsOf([name], lines);
  return item && plainText(item);
}

function inputOf({ kind, unit }: FieldInfo, value: string | number | boolean | null | undefined) {
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value, unit) : undefined;
  return number === undefined ? `${value ?? ''}` : formatNumber(number);
}
