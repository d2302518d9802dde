/** What was typed in the form, as values and as splices of facts.ts. */
import { spliceForList, spliceForValue } from '../../../generator/changes/splices.ts';
import type { ContentFile, Splice } from '../../../generator/content/contentFile.ts';
import { today } from '../../../values/days.ts';
import { parseNumber } from '../../../values/parse.ts';
import { lastOf } from '../../../values/paths.ts';
import type { Field } from './fields.ts';

/** Returns the splices of facts.ts for what was typed for a field, or for all in a group. */
export function splicesForTyped(file: ContentFile, field: Field): Splice[] {
  const { kind, name, fields, otherList, empty = '' } = field;
  if (kind === 'group') return fields.flatMap((each) => splicesForTyped(file, each));
  if (!isChanged(field)) return [];
  if (kind === 'checked') return [spliceForValue(file, name, today())];
  if (kind === 'names') {
    return [name, ...(otherList ? [otherList] : [])].map((list) => {
      const inList = otherList ? list : 'true';
      const chosen = fields.filter(({ typed }) => typed === inList);
      return spliceForList(
        file,
        list,
        chosen.map((each) => lastOf(each.name)),
      );
    });
  }
  if (kind === 'rows')
    return [
      spliceForList(
        file,
        name,
        fields.flatMap((row) => typedValue(row) ?? []),
      ),
    ];
  return [spliceForValue(file, name, typedValue(field) ?? empty)];
}

export function isChanged({ typed, value, fields }: Field): boolean {
  return typed !== value || fields.some(isChanged);
}

/** Returns the typed value of a field or a row; undefined if it is empty. A list leaves out empty rows. */
export function typedValue({ kind, unit, typed, fields }: Field): unknown {
  if (kind === 'tick') return typed === 'true' || undefined;
  if (kind === 'group') {
    const filled = fields
      .map((each) => [lastOf(each.name), typedValue(each)])
      .filter(([, value]) => value !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  const words = typed.trim() || undefined;
  return kind === 'number' ? (parseNumber(words, unit) ?? words) : words;
}
