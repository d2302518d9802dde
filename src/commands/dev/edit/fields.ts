/** What the page of facts asks for: the fields of facts.ts, as its schema says what they are. */
import type { ArrayExpression, Expression, SpreadElement } from 'acorn';
import type { GenericSchema } from 'valibot';
import type { ContentFile } from '../../../generator/content/contentFile.ts';
import { isSample } from '../../../generator/samples.ts';
import { factsSchema } from '../../../schemas/factsSchema.ts';
import { infoOf, type Kind } from '../../../schemas/fieldInfo.ts';
import { parseDate, parseNumber } from '../../../schemas/parse.ts';
import { formatNumber } from '../../../site/format.ts';
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
  /** Of a choice. */
  readonly options: readonly string[];
  /** As the form shows it, '' where nobody knows it; `true` for a tick. */
  readonly value: string;
  /** What is in a group; of rows each row, and then those that are new, of which the form shows none at first. */
  readonly fields: readonly Field[];
  /** What of it is missing. */
  readonly mark: 'Sample' | 'Not known yet' | 'Not confirmed' | '';
}

/** Takes facts.ts, and how many rows a list has at least; returns the groups in it. */
export function readGroups(file: ContentFile, rowsIn: RowsIn = () => 0): readonly Field[] {
  return fieldOf({ file, rowsIn }, factsSchema, '', '').fields;
}

type RowsIn = (list: string) => number;

interface Context {
  readonly file: ContentFile;
  readonly rowsIn: RowsIn;
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

function fieldOf(context: Context, schema: GenericSchema, name: string, key: string): Field {
  const { file } = context;
  const { kind = 'text', each, options = [], hint, ...info } = infoOf(schema);
  const remarks = remarksAt(file, name);
  const about = { name, key, schema, options, ...remarks, hint: hint ?? remarks.hint };
  const field: Field = { ...about, kind, value: '', fields: [], mark: '' };
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
      .map((inner) => fieldOf(context, entries[inner]!, wayTo(inner), inner));
    return { ...field, fields };
  }
  if (node?.type === 'ArrayExpression' && each) {
    // The open questions are a list too, and may be empty; so may a list whose names the schema knows.
    const isMissing = node.elements.length === 0 && name.includes('.') && !infoOf(each).options;
    const fields =
      kind === 'names' ? ticksOf(file, each, field, node) : rowsOf(context, each, name, node);
    return { ...field, fields, mark: isMissing ? 'Not known yet' : '' };
  }
  const value = valueOf(file, node);
  const isEmpty = node && (value === null || value === '');
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

function rowsOf(context: Context, each: GenericSchema, name: string, node: ArrayExpression) {
  const { length } = node.elements;
  return Array.from({ length: Math.max(length + 1, context.rowsIn(name)) }, (_, at) => {
    const row = fieldOf(context, each, `${name}[${at}]`, '');
    return at < length ? row : { ...row, label: 'New line' };
  });
}

/** The names that are chosen, those that the schema knows, and those behind // in the list. */
function ticksOf(file: ContentFile, each: GenericSchema, list: Field, node: ArrayExpression) {
  const chosen = node.elements.map((element) => `${valueOf(file, element)}`);
  const remarks = new Map(nameLines(file, node).map(({ name, remark }) => [name, remark]));
  const { options = [] } = infoOf(each);
  return [...new Set([...chosen, ...options, ...remarks.keys()])].map((key): Field => {
    const label = remarks.get(key) || asWords(key);
    const value = chosen.includes(key) ? 'true' : '';
    const name = `${list.name}.${key}`;
    return { ...list, name, key, label, hint: '', braces: [], kind: 'tick', value };
  });
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
