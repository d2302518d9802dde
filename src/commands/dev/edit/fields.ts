/** What the page of facts asks for: the fields of facts.ts, as its schema reads them. */
import type { ArrayExpression, Expression, SpreadElement } from 'acorn';
import { is, safeParse, type GenericSchema } from 'valibot';
import { stepAt } from '../../../generator/contentLines.ts';
import { isSample } from '../../../generator/samples.ts';
import { facts } from '../../../schemas/facts.ts';
import { parseDate, parseNumber } from '../../../schemas/parse.ts';
import { formatNumber } from '../../../site/format.ts';
import { asWords, nameLines, remarksAt, type Source } from './source.ts';

export interface Field {
  /** The way to it as in the build's sentences; also the name in the form. */
  readonly name: string;
  /** In its group, or of a short name. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** Its names in the texts: `{price}`. */
  readonly braces: readonly string[];
  readonly schema: GenericSchema;
  /** `names` is a list of short names, of which each is a tick. */
  readonly kind: 'group' | 'rows' | 'names' | 'checked' | ReturnType<typeof kindOf>;
  /** As the form shows it, '' where nobody knows it; `true` for a tick. */
  readonly value: string;
  /** What is in a group; of rows each row, and an empty one at the end. */
  readonly fields: readonly Field[];
  /** What of it is missing. */
  readonly mark: 'Sample' | 'Not known yet' | 'Not confirmed' | '';
}

/** Returns the groups of facts.ts. */
export function readGroups(source: Source): readonly Field[] {
  return fieldOf(source, facts, '', '').fields;
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

function fieldOf(source: Source, schema: GenericSchema, name: string, key: string): Field {
  const about = { name, key, ...remarksAt(source, name), schema };
  const field: Field = { ...about, kind: 'text', value: '', fields: [], mark: '' };
  const node = stepAt(source.root, name)?.value;
  if (key === 'checked') return { ...field, ...checkedSince(valueOf(source, node)) };
  const { entries, item } = partsOf(schema);
  if (entries) {
    const wayTo = (each: string) => (name ? `${name}.${each}` : each);
    // A row may leave out what its schema knows.
    const isShown = (each: string) =>
      name.includes('[') || each === 'checked' || stepAt(source.root, wayTo(each));
    const fields = Object.keys(entries)
      .filter(isShown)
      .sort((one, other) => Number(one === 'checked') - Number(other === 'checked'))
      .map((each) => fieldOf(source, entries[each]!, wayTo(each), each));
    return { ...field, kind: 'group', fields };
  }
  if (item && node?.type === 'ArrayExpression')
    return { ...field, ...listOf(source, item, field, node) };
  const kind = kindOf(schema);
  const value = valueOf(source, node);
  const isEmpty = node && (value === null || value === '');
  const mark = isSample(name, value) ? 'Sample' : isEmpty ? 'Not known yet' : '';
  return { ...field, kind, mark, value: shown(kind, value) };
}

/** The day on which the agency made sure of a group. */
function checkedSince(day: unknown) {
  const label = 'I have looked through this today';
  if (typeof day !== 'string') return { kind: 'checked', label, mark: 'Not confirmed' } as const;
  return { kind: 'checked', label, hint: `The last time was ${day}.` } as const;
}

function listOf(source: Source, item: GenericSchema, list: Field, node: ArrayExpression) {
  const { entries, options = [] } = partsOf(item);
  // Questions are in lists too, which may be empty.
  const isMissing = node.elements.length === 0 && list.name.includes('.') && options.length === 0;
  const mark = isMissing ? 'Not known yet' : '';
  if (entries || is(item, 'Some words')) {
    const rows = [...node.elements, null].map((_, at) =>
      fieldOf(source, item, `${list.name}[${at}]`, ''),
    );
    return { mark, kind: 'rows', fields: rows } as const;
  }
  const chosen = node.elements.map((each) => `${valueOf(source, each)}`);
  const remarks = new Map(nameLines(source, node).map(({ name, remark }) => [name, remark]));
  const ticks = [...new Set([...chosen, ...options, ...remarks.keys()])].map((key): Field => {
    const name = `${list.name}.${key}`;
    const label = remarks.get(key) || asWords(key);
    const value = chosen.includes(key) ? 'true' : '';
    return { ...list, name, key, label, hint: '', braces: [], kind: 'tick', value };
  });
  return { mark, kind: 'names', fields: ticks } as const;
}

interface Parts {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly options?: readonly string[];
}

/** Returns what a schema is made of: the fields of a group, what a list repeats, the words to choose from. */
function partsOf(schema: object): Parts {
  type Wrapper = Parts & { readonly wrapped?: object; readonly pipe?: readonly object[] };
  const { wrapped, pipe = [], ...own } = schema as Wrapper;
  const inner = wrapped ? [wrapped] : pipe;
  return Object.assign({}, ...inner.map(partsOf), own) as Parts;
}

/** The sentence about a value that is missing says what it should be. */
function kindOf(schema: GenericSchema): 'number' | 'day' | 'tick' | 'text' {
  const advice = safeParse(schema, undefined).issues?.[0].message ?? '';
  if (advice.startsWith('Write a whole number')) return 'number';
  if (advice.startsWith('Write a real day')) return 'day';
  return advice.startsWith('Write true') ? 'tick' : 'text';
}

/** What is no plain value is shown as it is written. */
function valueOf({ text }: Source, node?: Expression | SpreadElement | null) {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]!.value.cooked;
  return node ? text.slice(node.start, node.end) : undefined;
}

function shown(kind: Field['kind'], value: ReturnType<typeof valueOf>): string {
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value) : undefined;
  return number === undefined ? `${value ?? ''}` : formatNumber(number);
}
