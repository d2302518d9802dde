/** Turns what was typed in the form into values of the content. */
import { today } from '../../values/days.ts';
import { parseNumber } from '../../values/parse.ts';
import type { PlacedValue } from '../changes/fileChanges.ts';
import type { Field } from './field.ts';

/** Returns the values typed for a field, and for the fields in it, that differ from the saved ones. */
export function valuesTyped(field: Field): PlacedValue[] {
  const { kind, place, typed, value, fields } = field;
  const isList = kind === 'rows' || kind === 'names';
  // A row is written with its list, except its words in other languages, which have their own files.
  const inside = fields.flatMap(valuesTyped).filter(({ file }) => !isList || file !== place?.file);
  const isGroup = kind === 'group' || kind === 'choices';
  const isOther = isList ? isChanged(field) : typed !== value;
  if (!place || isGroup || !isOther) return inside;
  return [{ ...place, value: valueOf(field) }, ...inside];
}

/** Whether the value that the form sent for a field, or for one in it, differs from the file's. */
export function isChanged({ typed, value, fields }: Field): boolean {
  return typed !== value || fields.some(isChanged);
}

function valueOf(field: Field): unknown {
  const { kind, fields } = field;
  if (kind === 'checked') return today();
  if (kind === 'names') return fields.flatMap(({ typed, shortName }) => (typed ? shortName! : []));
  // A row that nobody has changed stays as it is written in the file, such as "₹99,000".
  if (kind === 'rows')
    return fields.flatMap((row) => (isChanged(row) ? typedValue(row) : row.written) ?? []);
  return typedValue(field) ?? (kind === 'number' || kind === 'choice' ? null : '');
}

/** Returns the typed value of a field or a row; undefined if it is empty. A list leaves out empty rows. */
export function typedValue({ kind, unit, typed, fields }: Field): unknown {
  if (kind === 'tick') return typed === 'true' || undefined;
  if (kind === 'group') {
    const filled = fields
      .map((each) => [each.place?.keys.at(-1), typedValue(each)])
      .filter(([, value]) => value !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  const words = typed.trim() || undefined;
  return kind === 'number' ? (parseNumber(words, unit) ?? words) : words;
}
