/** Asks for confirmation of a figure that is far from the saved one, because it may have a digit too many or too few. */
import { formatNumber } from '../../values/format.ts';
import { parseNumber } from '../../values/parse.ts';
import type { Fault } from '../../values/faults.ts';
import { fieldsIn, type Field } from './field.ts';

/** The name of the hidden input for each figure that the form has already asked about. */
export const askedName = 'asked';

/** The value of that input. */
export const askedValue = ({ name, typed }: Field) => `${name}=${typed}`;

/** Returns a question for each figure in a group that is at least five times the saved one, or at most a fifth of it. */
export function questionsOf(group: Field, posted: URLSearchParams | undefined): Fault[] {
  const asked = posted?.getAll(askedName) ?? [];
  return fieldsIn(group).flatMap((field): Fault[] => {
    if (!field.place || !isFar(field) || asked.includes(askedValue(field))) return [];
    const now = formatNumber(parseNumber(field.typed, field.unit)!);
    const advice = `${field.value} becomes ${now}. If that is right, press Save again`;
    return [{ ...field.place, value: field.typed, advice }];
  });
}

/** Returns the field that a question or a refusal is about; undefined for any other fault. */
export function fieldAskedBy({ keys }: Fault, group: Field): Field | undefined {
  return fieldsIn(group).find(({ place }) => place?.keys === keys);
}

/** Whether the typed figure, parsed as a save parses it, is far from a saved one of at least five digits. */
export function isFar({ kind, value, typed, unit }: Field): boolean {
  const [before, now] = [parseNumber(value), parseNumber(typed, unit)];
  if (kind !== 'number' || !before || !now || before < 10_000) return false;
  return now >= before * 5 || now <= before / 5;
}
