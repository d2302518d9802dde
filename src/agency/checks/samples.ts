/** Finds the facts and languages that nobody has confirmed: their group or row has no day at `checked`. */
import type { Content, Facts } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import { everyValue } from '../../values/paths.ts';
import { groupsOf } from '../groups.ts';

/** A fact or a language that nobody has confirmed. */
export interface Sample {
  /** The path, such as `facts.agency.phone` or `languages.bn`. */
  readonly field: string;
  /** The value of the fact, or the file of the language. */
  readonly value: string;
}

/** Returns the sample values of each unchecked group, or the group itself if it has none, and each unchecked language. */
export function findSamples({ facts, languages }: Content): Sample[] {
  const groups = groupsOf(facts).filter(({ checked, isEmpty }) => !checked && !isEmpty);
  return [
    ...groups.flatMap(({ name, values }): Sample[] => {
      const samples = values.filter(({ field, value }) => isPlaceholder(`${name}.${field}`, value));
      if (samples.length === 0)
        return [{ field: `facts.${name}`, value: 'the day on which it was checked is missing' }];
      return samples.map(({ field, value }) => ({
        field: `facts.${name}.${field}`,
        value: `${value}`,
      }));
    }),
    ...languages
      .filter(({ checked }) => !checked)
      .map(({ lang }) => ({
        field: `languages.${lang}`,
        value: `src/content/languages/${lang}.ts`,
      })),
  ];
}

/** Returns a fault for every value of a checked group that is still the one that the project came with. */
export function findPlaceholders(facts: Facts): Fault[] {
  const confirmed = Object.entries(facts).filter(([, group]) => 'checked' in group);
  const unchanged = facts.agency.unchanged?.map((name) => `agency.${name}`) ?? [];
  return everyValue(Object.fromEntries(confirmed))
    .filter(({ field, value }) => isPlaceholder(field, value) && !unchanged.includes(field))
    .map((each) => ({ file: 'facts.ts', ...each, advice: placeholderAdvice(each) }));
}

function placeholderAdvice({ field, value }: { field: string; value: unknown }): string {
  const isShipped = shippedValues[field] === value;
  const own = isShipped ? '; if it is really yours, say so under "Really yours"' : '';
  return `This is still the sample value; write your own, or delete the day of this group, checked${own}`;
}

/** Matches placeholders: numbers and codes of zeros, names under example.com (RFC 2606), and examples that say Sample. */
const placeholderPattern =
  /^\+910{10}$|^0{6}$|[@/](www\.)?example\.(com|net|org)$|^Sample |^\d\dAAAAA0000A/i;

/** The shipped values of facts.ts that look like real ones. Only these fields are compared: an account may have the agency's name. */
const shippedValues: Readonly<Record<string, unknown>> = {
  'agency.name': 'Safar Umrah',
  'agency.mapQuery': 'Howrah, West Bengal, India',
};

/** Takes a field of facts.ts, such as `agency.phone`, and its value; returns whether that is still what the project came with. */
export function isPlaceholder(field: string, value: unknown): boolean {
  return (
    typeof value === 'string' && (placeholderPattern.test(value) || shippedValues[field] === value)
  );
}
