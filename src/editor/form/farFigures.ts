/** Asks once more about a figure that is far from the saved one, because a digit may be missing or too many. */
import { formatNumber } from '../../values/format.ts';
import { parseNumber } from '../../values/parse.ts';
import type { Fault } from '../../values/faults.ts';
import { fieldsIn, type Field } from './field.ts';

/** The name under which a form sends each figure that it has asked about. */
export const askedName = 'asked';

/** What a form sends for a figure that it has asked about. */
export const askedValue = ({ name, typed }: Field) => `${name}=${typed}`;

/** Returns a question for each figure in a group that is at least five times, or at most a fifth of, the saved one. */
export function questionsOf(group: Field, posted: URLSearchParams | undefined): Fault[] {
  const asked = posted?.getAll(askedName) ?? [];
  return fieldsIn(group).flatMap((field): Fault[] => {
    if (!field.place || !isFar(field) || asked.includes(askedValue(field))) return [];
    const now = formatNumber(parseNumber(field.typed, field.unit)!);
    const advice = `${field.value} becomes ${now}. If that is right, press Save once more`;
    return [{ ...field.place, value: field.typed, advice }];
  });
}

/** Returns the field that a question is about; undefined for a fault that is no question. */
export function fieldAskedBy({ keys }: Fault, group: Field): Field | undefined {
  return fieldsIn(group).find(({ place }) => place?.keys === keys);
}

/** Whether a figure of at least five digits was typed over one that is far from it, read as a save reads it. */
export function isFar({ kind, value, typed, unit }: Field): boolean {
  const [before, now] = [parseNumber(value), parseNumber(typed, unit)];
  if (kind !== 'number' || !before || !now || before < 10_000) return false;
  return now >= before * 5 || now <= before / 5;
}
