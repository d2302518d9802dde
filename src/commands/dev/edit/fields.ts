/** What the page of facts asks for: the fields of facts.ts in its order, as its schema reads them. */
import { is, safeParse, type GenericSchema } from 'valibot';
import { isSample } from '../../../generator/samples.ts';
import { facts } from '../../../schemas/facts.ts';
import { parseDate, parseNumber } from '../../../schemas/parse.ts';
import { formatNumber } from '../../../site/format.ts';
import { nameLines } from './names.ts';
import { asWords, nameOf, remarkAt, stepAt, valueOf, type Keys, type Source } from './source.ts';
import { oneLine } from './text.ts';

export interface Field {
  readonly keys: Keys;
  /** As in the build's sentences; also the name in the form. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly schema: GenericSchema;
  /** `fixed` is what a form cannot change. */
  readonly kind: 'group' | 'rows' | 'names' | 'fixed' | 'checked' | ReturnType<typeof kindOf>;
  /** As the form shows it, '' where nobody knows it. */
  readonly value: string;
  /** What is in a group; of rows each row, and an empty one at the end. */
  readonly fields: readonly Field[];
  /** The short names of a list. */
  readonly choices: readonly Choice[];
  /** What of it is missing. */
  readonly mark: 'sample' | 'not known yet' | 'not confirmed' | '';
}

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** Returns the groups of facts.ts in its order. */
export function readGroups(source: Source): Field[] {
  const startOf = (name: string) => stepAt(source, [name])?.place.start ?? -1;
  return Object.entries(partsOf(facts).entries!)
    .filter(([name]) => startOf(name) >= 0)
    .sort(([one], [other]) => startOf(one) - startOf(other))
    .map(([name, schema]) => {
      return fieldOf(source, schema, valueOf(source, stepAt(source, [name])!.value), [name]);
    });
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

function fieldOf(source: Source, schema: GenericSchema, value: unknown, keys: Keys): Field {
  const about = { keys, name: nameOf(keys), ...remarkAt(source, keys), schema };
  const field: Field = { ...about, kind: 'fixed', value: '', fields: [], choices: [], mark: '' };
  if (keys.at(-1) === 'checked') return { ...field, ...checkedSince(value) };
  const isInRow = keys.some((key) => typeof key === 'number');
  const { entries, item } = partsOf(schema);
  if (isInRow ? item : value === undefined) return field;
  if (item) return { ...field, ...listOf(source, item, value as readonly unknown[], keys) };
  if (entries) {
    const group = (value ?? {}) as Readonly<Record<string, unknown>>;
    // A row may leave out what its schema knows.
    const names = Object.keys(isInRow ? entries : group).filter((name) => name !== 'checked');
    const fields = [...names, ...(entries.checked ? ['checked'] : [])]
      .filter((name) => entries[name])
      .map((name) => fieldOf(source, entries[name]!, group[name], [...keys, name]));
    return { ...field, kind: 'group', fields };
  }
  const kind = kindOf(schema);
  const isEmpty = value === null || value === '';
  const mark = isSample(value) ? 'sample' : isEmpty ? 'not known yet' : '';
  return { ...field, kind, mark, value: shown(kind, value) };
}

/** The day on which the agency made sure of a group. */
function checkedSince(day: unknown) {
  const label = 'I have looked through this today';
  if (typeof day !== 'string') return { kind: 'checked', label, mark: 'not confirmed' } as const;
  return { kind: 'checked', label, hint: `The last time was ${day}.` } as const;
}

function listOf(source: Source, item: GenericSchema, list: readonly unknown[], keys: Keys) {
  const { entries, options = [] } = partsOf(item);
  // Questions are in lists too, which may be empty.
  const isMissing = list.length === 0 && keys.length > 1 && options.length === 0;
  const mark = isMissing ? 'not known yet' : '';
  if (entries || is(item, 'Some words')) {
    const rows = [...list, undefined].map((row, at) => fieldOf(source, item, row, [...keys, at]));
    return { mark, kind: 'rows', fields: rows } as const;
  }
  const lines = nameLines(source, stepAt(source, keys)!.value);
  const others = [...list.map(String), ...options].map((name) => ({ name, remark: '' }));
  const all = new Map([...others, ...lines].map(({ name, remark }) => [name, remark]));
  const choices = [...all].map(([name, remark]) => {
    return { name, label: remark || asWords(name), isChosen: list.includes(name) };
  });
  return { mark, kind: 'names', choices } as const;
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

function shown(kind: Field['kind'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'day') return parseDate(value) ?? '';
  const number = kind === 'number' ? parseNumber(value) : undefined;
  if (number !== undefined) return formatNumber(number);
  return typeof value === 'string' ? oneLine(value) : JSON.stringify(value);
}
