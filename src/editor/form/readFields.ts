/** Builds the form fields of facts.jsonc from the schemas, the values in the file and what was typed. */
import type { GenericSchema } from 'valibot';
import { itemsOf } from '../../agency/phrases.ts';
import { factsSchema } from '../../agency/schemas/factsSchema.ts';
import { infoOf, type FieldInfo } from '../../values/fieldInfo.ts';
import { plainText } from '../../values/filledText.tsx';
import { formatDay, formatNumber } from '../../values/format.ts';
import { parseDate, parseNumber } from '../../values/parse.ts';
import { isIn, nameOf, pathOf, type Keys, type Place } from '../../values/place.ts';
import { inputFor, sayChecked, typedIn, type Field, type Sources } from './field.ts';
import { asWords } from './labels.ts';
import type { Lack } from './lackWords.ts';
import { readLanguages } from './languageTicks.ts';
import { readPhotoField } from './photoField.ts';
import { readBoxes } from './phraseBoxes.ts';

/** Returns the groups of facts.jsonc with their fields, followed by the group of languages. */
export function readGroups(sources: Sources): readonly Field[] {
  return [...readField(sources, factsSchema, []).fields, readLanguages(sources)];
}

/** Returns the field at `keys`. A field that is optional, or part of an optional one, is not marked while it is empty. */
function readField(
  sources: Sources,
  schema: GenericSchema,
  keys: Keys,
  isInOptional = false,
): Field {
  const info = infoOf(schema);
  const { isOptional = isInOptional } = info;
  const described = describeField(sources, info, keys);
  const { kind, name } = described;
  const value = sources.file.valueOf(keys);
  if (kind === 'checked')
    return { ...described, ...sayChecked(value, isUnconfirmed(sources, keys)) };
  if (kind === 'group')
    return { ...described, fields: readSubfields(sources, keys, { ...info, isOptional }) };
  if (kind === 'choices') return { ...described, fields: readChoices(sources, keys, info) };
  if (kind === 'photo') return { ...described, ...readPhotoField(sources, keys, name) };
  const field: Field = { ...described, lack: lackOf(value, isSample(sources, name), isOptional) };
  if (kind === 'rows') return { ...field, fields: readRows(sources, field, keys, info) };
  if (kind === 'names') return { ...field, fields: readNames(sources, keys, info) };
  return { ...field, ...readInput(sources, keys, info) };
}

/** Returns a field with all that does not depend on its value: its name, label, hint and options. */
function describeField(sources: Sources, info: FieldInfo, keys: Keys): Field {
  const { label = nameOfLast(keys), hint, braces = [], isAsked, namesIn, unit } = info;
  return inputFor(sources.posted, {
    name: pathOf(keys),
    place: factAt(keys),
    label,
    hint,
    braces,
    isAsked,
    namesIn,
    kind: namesIn ? 'choice' : (info.kind ?? 'text'),
    unit,
    options: optionsOf(sources, info).map((name) => [name, wordsFor(sources, info, name) ?? name]),
  });
}

const factAt = (keys: Keys): Place => ({ file: 'facts.jsonc', keys });

/** Returns the name of a field without a label: its short name in words, or its number in a list. */
function nameOfLast(keys: Keys): string {
  const last = keys.at(-1) ?? '';
  return typeof last === 'number' ? `Line ${last + 1}` : asWords(last);
}

/** Returns the values among which a field chooses: those of its schema, or the names in the rows of another list. */
function optionsOf({ file }: Sources, { options, namesIn }: FieldInfo): readonly string[] {
  if (options) return options;
  const rows = namesIn && (file.valueOf(namesIn) as readonly { name: string }[] | undefined);
  return (rows ?? []).map(({ name }) => name);
}

/** Returns what is marked about a field: that its value is a sample, or that it is empty. */
function lackOf(value: unknown, isSample: boolean, isOptional: boolean): Lack | undefined {
  if (isSample) return 'sample';
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty && !isOptional ? 'unknown' : undefined;
}

/** Whether the field of this name has a sample value, in a group that nobody has confirmed. */
function isSample({ site }: Sources, name: string): boolean {
  return Boolean(site?.findings.some((finding) => finding.sample && nameOf(finding) === name));
}

/** Returns the fields of a group or a row. A row also has the fields that the file omits. The tick of `checked` comes last. */
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
function readRows(sources: Sources, list: Field, keys: Keys, info: FieldInfo) {
  const { file, posted } = sources;
  const { length } = file.valueOf(keys) as readonly unknown[];
  const sent = [...(posted?.keys() ?? [])].map((name) => rowNumberIn(list.name, name));
  const last = Math.max(...sent.filter((at) => at < maxRows), -1);
  return Array.from({ length: Math.max(length, last + 1) + 1 }, (_, at) => {
    const row = readField(sources, info.each!, [...keys, at]);
    const { kind, value = '' } = row.fields[0] ?? {};
    const called = kind === 'day' && value ? formatDay(value, 'en-IN') : value;
    const label = at < length ? called || row.label : 'New line';
    const hint = at < length ? sayLacking(row) : '';
    return { ...row, label, hint, written: file.valueOf([...keys, at]) };
  });
}

/** A limit, because rows with huge numbers would exhaust the memory. */
const maxRows = 1000;

/** Returns the index of the row that a field is in, or -1 if the field is not in this list. */
function rowNumberIn(list: string, field: string): number {
  if (!field.startsWith(`${list}[`)) return -1;
  return Number.parseInt(field.slice(list.length + 1), 10);
}

/** Says which facts that families ask about are missing in a row. */
function sayLacking({ fields }: Field): string {
  const isGiven = ({ value, fields }: Field): boolean => value !== '' || fields.some(isGiven);
  const hasPrices = fields.some((field) => field.name.endsWith('.rooms') && isGiven(field));
  const lacking = fields.filter(
    ({ isAsked, value, name, options = [] }) =>
      isAsked &&
      value === '' &&
      // If there is only one hotel, everybody is in it. Prices by room count as a price.
      options.length !== 1 &&
      !(hasPrices && name.endsWith('.price')),
  );
  const labels = lacking.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return labels.length > 0 ? `Not filled in: ${labels.join(', ')}.` : '';
}

/** Returns a choice for each short name that is in the file or has words. */
function readChoices(sources: Sources, keys: Keys, info: FieldInfo): Field[] {
  const inFile = Object.keys(sources.file.valueOf(keys) as object);
  return [...new Set([...inFile, ...namesWithWords(sources, info)])].map((name) => {
    const field = readField(sources, info.each!, [...keys, name], true);
    return { ...field, label: labelOfChoice(sources, info, name) ?? field.label };
  });
}

/** Returns the words for a service, after its own name if they do not begin with it: "Food: Breakfast daily". */
function labelOfChoice(sources: Sources, info: FieldInfo, name: string): string | undefined {
  const words = wordsFor(sources, info, name);
  const service = sources.site?.routes[0]?.edition.words.services[name]?.name;
  const title = service && plainText(service);
  if (!words || !title || words.toLowerCase().startsWith(title.toLowerCase())) return words;
  return `${title}: ${words}`;
}

/** Returns a tick for each name that is chosen, in the schema, or has words. */
function readNames(sources: Sources, keys: Keys, info: FieldInfo): Field[] {
  const { file, posted } = sources;
  const chosen = file.valueOf(keys) as readonly string[];
  const { options = [] } = info.each ? infoOf(info.each) : {};
  const names = new Set([...chosen, ...options, ...namesWithWords(sources, info)]);
  return [...names].map((shortName) => {
    const label = wordsFor(sources, info, shortName) ?? asWords(shortName);
    const tick = { name: `${pathOf(keys)}.${shortName}`, shortName, label, kind: 'tick' } as const;
    return inputFor(posted, tick, chosen.includes(shortName) ? 'true' : '');
  });
}

/** Returns the short names for which the main language has words. */
function namesWithWords({ site }: Sources, { wordsOf }: FieldInfo): string[] {
  const words = site?.content.languages[0]?.words;
  return words && wordsOf ? Object.keys(wordsOf(words)) : [];
}

/** Whether the group of a tick has a sample and no day of a check. An empty group has no sample. */
export function isUnconfirmed({ site, file }: Sources, keys: Keys): boolean {
  const group = factAt(keys.slice(0, -1));
  const isSample = site?.findings.some((finding) => finding.sample && isIn(finding, group));
  return Boolean(isSample) && !file.valueOf(keys);
}

/** Returns the words for a short name in the main language, with facts filled in. */
function wordsFor({ site }: Sources, { wordsOf }: FieldInfo, name: string): string | undefined {
  const words = site?.routes[0]?.edition.words;
  const lines = (words && wordsOf?.(words)) ?? {};
  const [item] = itemsOf([name], lines);
  return item && plainText(item);
}

/** Returns what a single input shows: the value in the file, what was typed, and boxes for its translations. */
function readInput(sources: Sources, keys: Keys, info: FieldInfo) {
  const { file, posted } = sources;
  const value = inputOf(info, file.valueOf(keys) as string | null);
  const sent = typedIn(posted, pathOf(keys), value);
  const isReplaced = info.replacedBy?.some((other) => posted?.get(pathOf(other))?.trim());
  // The form empties what it showed itself. It must not drop what somebody has typed, because that would be silent.
  const typed = isReplaced && sent === value ? '' : sent;
  const refusal = isReplaced && typed.trim() ? replacedAdvice : undefined;
  const fields = info.translation ? readBoxes(sources, typed.trim(), value) : [];
  return { value, typed, refusal, fields };
}

const replacedAdvice =
  'Change it under "Prices by room": the lowest of them is the starting price. Leave this box empty';

/** Returns a value as its input shows it: a number with separators, a day as browsers write it. */
function inputOf({ kind, unit }: FieldInfo, value: string | number | boolean | null | undefined) {
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value, unit) : undefined;
  return number === undefined ? `${value ?? ''}` : formatNumber(number);
}
