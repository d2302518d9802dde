/** Writes what was typed for a group into the text of facts.ts. */
import { is } from 'valibot';
import { changeNames, changeRows, changeValue } from '../../../generator/content/contentChanges.ts';
import type { ContentFile, Splice } from '../../../generator/content/contentFile.ts';
import { today } from '../../../generator/day.ts';
import { parseNumber } from '../../../schemas/parse.ts';
import type { Field } from './fields.ts';

/** What a form sent, by the name of each field. */
type Posted = URLSearchParams;

/** Returns the text of the file with what a form sent for a group. */
export function withChanges(file: ContentFile, group: Field, posted: Posted): string {
  const changesIn = (field: Field): Splice[] => {
    const { kind, name, fields, schema } = field;
    if (kind === 'group') return fields.flatMap(changesIn);
    if (!isChanged(field, posted)) return [];
    if (kind === 'checked') return [changeValue(file, name, today())];
    if (kind === 'names')
      return changeNames(
        file,
        name,
        new Map(fields.map((each) => [each.key, posted.has(each.name)])),
      );
    if (kind !== 'rows')
      return [changeValue(file, name, typedValue(field, posted) ?? (is(schema, null) ? null : ''))];
    const rows = [...fields.entries()].filter(([, row]) => isChanged(row, posted));
    return changeRows(file, name, new Map(rows.map(([at, row]) => [at, typedValue(row, posted)])));
  };
  return file.changed(changesIn(group));
}

export function isChanged(field: Field, posted: Posted): boolean {
  const { kind, name, value, fields } = field;
  if (kind === 'tick' || kind === 'checked') return posted.has(name) !== (value === 'true');
  return typed(field, posted) !== value || fields.some((each) => isChanged(each, posted));
}

/** Returns the typed value of a field or a row; undefined if it is empty. A list leaves out empty rows. */
export function typedValue(field: Field, posted: Posted): unknown {
  if (field.kind === 'tick') return posted.has(field.name) || undefined;
  if (field.kind === 'group') {
    const known = field.fields
      .map((each) => [each.key, typedValue(each, posted)])
      .filter(([, value]) => value !== undefined);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  }
  const words = typed(field, posted).trim();
  if (words === '') return undefined;
  return field.kind === 'number' ? (parseNumber(words) ?? words) : words;
}

/** Returns what was typed without line breaks, which no text of the content may have. */
function typed({ name }: Field, posted: Posted): string {
  return (posted.get(name) ?? '').replace(/\s*\r?\n\s*/g, ' ');
}
