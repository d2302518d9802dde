/** What the schemas of several groups of facts share. */
import { exactOptional } from 'valibot';
import { withInfo } from '../../../values/fieldInfo.ts';
import { factText, isoDate, orNull } from '../../../values/schemas/index.ts';

/**
 * Texts that each other language translates, under `facts` in its file. A language cannot be published without the translation
 * of a `phrase`; `words` fall back to English.
 */
export const phrase = withInfo(factText, { translation: 'needed' });
export const words = withInfo(factText, { translation: 'wanted' });

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
