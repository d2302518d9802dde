/** What the schemas of several groups of facts share. */
import { check, exactOptional, pipe, type GenericSchema } from 'valibot';
import { withInfo } from '../../../values/fieldInfo.ts';
import {
  endMarkAdvice,
  factText,
  hasEndMark,
  isoDate,
  orNull,
} from '../../../values/schemas/index.ts';

/**
 * Texts that each other language translates, under `facts` in its file. A language cannot be published without the translation
 * of a `phrase`; `words` fall back to English.
 */
export const phrase = withInfo(factText, { translation: 'needed' });
export const words = withInfo(factText, { translation: 'wanted' });

/** A text that sentences have in their middle, such as a town. */
export function inSentence<Schema extends GenericSchema<unknown, string>>(schema: Schema) {
  return pipe(
    schema,
    check((text) => !hasEndMark(text), endMarkAdvice),
  );
}

/** Refuses a text with these words, such as those that pages have before it: none reads "From from Kolkata". */
export function withoutWords(repeated: RegExp, advice: string) {
  return check<string, string>((text) => !repeated.test(text), advice);
}

/** The day on which the agency last confirmed a group of facts. A group without it is a sample. */
export const checked = exactOptional(withInfo(orNull(isoDate), { kind: 'checked' }));

/** Marks a fact that the form never reports as missing: it depends on another fact, or families do not ask about it. */
export const optional = { isOptional: true };

/** Removes the facts that are written as null, because they are not known. */
export function withoutNulls<Name extends string, Value>(
  group: Readonly<Partial<Record<Name, Value | null>>>,
): Partial<Record<Name, Value>> {
  const entries = Object.entries(group).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Partial<Record<Name, Value>>;
}
