/** What the page of facts asks for: the fields of facts.ts, as its schema says what they are. */
import type { ArrayExpression, Expression, SpreadElement } from 'acorn';
import type { GenericSchema } from 'valibot';
import type { ContentFile } from '../../../generator/content/contentFile.ts';
import { isSample } from '../../../generator/check/samples.ts';
import { factsSchema } from '../../../schemas/factsSchema.ts';
import { infoOf, type Kind } from '../../../schemas/fieldInfo.ts';
import { parseDate, parseNumber } from '../../../schemas/parse.ts';
import type { Words } from '../../../schemas/content.ts';
import { formatDay, formatNumber } from '../../../site/format.ts';
import { priceWords } from '../../../site/business/vocabulary.ts';
import { asWords, nameLines, remarksAt } from './remarks.ts';

export interface Field {
  /** As the build's sentences call it, `package.price`; also its name in the form. */
  readonly name: string;
  /** In its group, or of a short name. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** Its names in the texts: `{price}`. */
  readonly braces: readonly string[];
  readonly schema: GenericSchema;
  /** `names` has a tick for each. */
  readonly kind: Kind;
  /** Of a choice, each with what visitors read of it. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** As the form shows it, '' where nobody knows it; `true` for a tick. */
  readonly value: string;
  /** What is in a group; of rows each row, and then those that are new, of which the form shows none at first. */
  readonly fields: readonly Field[];
  /** What of it is missing. */
  readonly mark: 'Sample' | 'Not known yet' | 'Not confirmed' | '';
}

/** Takes facts.ts; returns the groups in it. */
export function readGroups(file: ContentFile, known: Known = {}): readonly Field[] {
  return fieldOf({ ...known, file }, factsSchema, '', '').fields;
}

/** Takes languages/index.ts and the names of the languages in it; returns the group that says who has read which. */
export function readLanguages(file: ContentFile, labels: readonly string[]): Field {
  const group: Field = {
    name: 'languages',
    key: '',
    label: 'Languages',
    hint: 'A language that nobody has read is not published.',
    braces: [],
    schema: factsSchema,
    kind: 'group',
    options: [],
    value: '',
    fields: [],
    mark: '',
  };
  const fields = labels.map((language, at): Field => {
    const name = `[${at}].checked`;
    const label = `${language}: somebody who speaks it has read its pages today`;
    const since = checkedSince(valueOf(file, file.find(name)?.value));
    return { ...group, name, kind: 'checked', hint: '', ...since, label };
  });
  return { ...group, fields };
}

/** What is known besides the file. */
interface Known {
  /** How many rows a list has at least. */
  readonly rowsIn?: (list: string) => number;
  /** Of the main language, for labels that visitors read. */
  readonly words?: Words | undefined;
}

interface Context extends Known {
  readonly file: ContentFile;
  /** Whether the group is complete without it. */
  readonly isOptional?: boolean | undefined;
}

/** Where visitors read the short names of a field. */
const wordsFor: Readonly<Record<string, (words: Words) => Readonly<Record<string, string>>>> = {
  'package.includes': priceWords,
  'package.excludes': priceWords,
  'package.taxes.tcsOn': ({ answers }) => answers.taxes.on,
  'policy.refund.nonRefundable': ({ nonRefundable }) => nonRefundable,
  'policy.papers': ({ answers }) => answers.papers.list,
};

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

function fieldOf(context: Context, schema: GenericSchema, name: string, key: string): Field {
  const { file, words } = context;
  const { kind = 'text', each, namesIn, isOptional = context.isOptional, ...info } = infoOf(schema);
  const remarks = remarksAt(file, name);
  const lines = words ? wordsFor[name]?.(words) : undefined;
  const choices = namesIn ? namesOf(file, namesIn) : (info.options ?? []);
  const options = choices.map((each) => [each, lastWording(lines?.[each]) ?? each] as const);
  const about = { name, key, schema, options, ...remarks, hint: info.hint ?? remarks.hint };
  const field: Field = {
    ...about,
    kind: namesIn ? 'choice' : kind,
    value: '',
    fields: [],
    mark: '',
  };
  const node = file.find(name)?.value;
  const entries = info.entries ?? (each && namedLines(node, each));
  if (kind === 'checked') return { ...field, ...checkedSince(valueOf(file, node)) };
  if (entries) {
    const wayTo = (inner: string) => (name ? `${name}.${inner}` : inner);
    // A row may leave out what its schema knows.
    const isShown = (inner: string) =>
      name.includes('[') || inner === 'checked' || file.find(wayTo(inner));
    const fields = Object.keys(entries)
      .filter(isShown)
      .sort((one, other) => Number(one === 'checked') - Number(other === 'checked'))
      .map((inner) => fieldOf({ ...context, isOptional }, entries[inner]!, wayTo(inner), inner));
    return { ...field, fields: fields.some(hasValue) ? fields : fields.map(withoutDay) };
  }
  if (node?.type === 'ArrayExpression' && each) {
    // The open questions are a list too, and may be empty; so may a list whose names the schema knows.
    const isMissing = node.elements.length === 0 && name.includes('.') && !infoOf(each).options;
    const fields =
      kind === 'names'
        ? ticksOf(file, each, field, lines, node)
        : rowsOf(context, each, name, node);
    return { ...field, fields, mark: isMissing ? 'Not known yet' : '' };
  }
  const value = valueOf(file, node);
  const isEmpty = node && !isOptional && (value === null || value === '');
  const mark = isSample(name, value) ? 'Sample' : isEmpty ? 'Not known yet' : '';
  return { ...field, mark, value: shown(kind, value) };
}

/** Returns the schema of each line under a short name, or nothing where the value is no such group. */
function namedLines(node: Expression | undefined, each: GenericSchema) {
  if (node?.type !== 'ObjectExpression') return undefined;
  const names = node.properties.flatMap((property) => {
    const key = property.type === 'Property' ? property.key : undefined;
    return key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? `${key.value}` : [];
  });
  return Object.fromEntries(names.map((name) => [name, each]));
}

/** The day on which the agency made sure of a group. */
function checkedSince(day: unknown) {
  const label = 'I have looked through this today';
  if (typeof day !== 'string') return { label, mark: 'Not confirmed' } as const;
  return { label, hint: `The last time was ${day}.` } as const;
}

/** A group with nothing in it needs no day. */
function withoutDay(field: Field): Field {
  return field.kind === 'checked' ? { ...field, mark: '' } : field;
}

function hasValue({ kind, value, fields }: Field): boolean {
  return (kind !== 'checked' && value !== '') || fields.some(hasValue);
}

/** A line is called after the first of its fields: its day, its name. */
function rowsOf(context: Context, each: GenericSchema, name: string, node: ArrayExpression) {
  const { length } = node.elements;
  return Array.from({ length: Math.max(length + 1, context.rowsIn?.(name) ?? 0) }, (_, at) => {
    const row = fieldOf(context, each, `${name}[${at}]`, '');
    if (at >= length) return { ...row, label: 'New line' };
    const [first] = row.fields;
    const day = first?.kind === 'day' && first.value && formatDay(first.value, 'en-IN');
    return { ...row, label: day || first?.value || row.label };
  });
}

/** The names of the rows in a list. */
function namesOf(file: ContentFile, list: string): string[] {
  const rows = file.find(list)?.value;
  if (rows?.type !== 'ArrayExpression') return [];
  return rows.elements.map((_, at) => `${valueOf(file, file.find(`${list}[${at}].name`)?.value)}`);
}

/** The names that are chosen, those that the schema knows, and those behind // in the list. */
function ticksOf(
  file: ContentFile,
  each: GenericSchema,
  list: Field,
  lines: Readonly<Record<string, string>> | undefined,
  node: ArrayExpression,
) {
  const chosen = node.elements.map((element) => `${valueOf(file, element)}`);
  const remarks = new Map(nameLines(file, node).map(({ name, remark }) => [name, remark]));
  const { options = [] } = infoOf(each);
  return [...new Set([...chosen, ...options, ...remarks.keys()])].map((key): Field => {
    const label = lastWording(lines?.[key]) ?? (remarks.get(key) || asWords(key));
    const value = chosen.includes(key) ? 'true' : '';
    const name = `${list.name}.${key}`;
    return { ...list, name, key, label, hint: '', braces: [], kind: 'tick', value };
  });
}

/** The last of several wordings names no fact. */
function lastWording(lines: string | undefined): string | undefined {
  return lines?.split('\n').at(-1);
}

/** What is no plain value is shown as it is written. */
function valueOf({ text }: ContentFile, node?: Expression | SpreadElement | null) {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]!.value.cooked;
  return node ? text.slice(node.start, node.end) : undefined;
}

function shown(kind: Kind, value: ReturnType<typeof valueOf>): string {
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value) : undefined;
  return number === undefined ? `${value ?? ''}` : formatNumber(number);
}
