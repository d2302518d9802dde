/** Finds facts and languages that nobody has confirmed: their group or row has no date in `checked`. */
import type { Content } from '../schemas/content.ts';
import type { Fault, Finding } from '../../values/faults.ts';
import { firstThatFits } from '../../values/format.ts';
import { pathOf } from '../../values/place.ts';
import { groupsOf } from '../factGroups.ts';

/**
 * Returns the sample values of each unchecked group, or the group itself if it has none; and the first language, if nobody has
 * read it.
 */
export function findSamples(content: Content): Finding[] {
  const { facts } = content;
  const groups = groupsOf(facts).filter(({ checked, isEmpty }) => !checked && !isEmpty);
  return [
    ...groups.flatMap(({ name, values }): Finding[] => {
      const samples = values.filter(({ value }) => isPlaceholder(value));
      if (samples.length === 0) {
        const note = 'has not been looked through yet';
        return [{ file: 'facts.jsonc', keys: [name], note, sample: `facts.${name}` }];
      }
      return samples.map(({ keys, value }) => ({
        file: 'facts.jsonc',
        keys: [name, ...keys],
        note: firstThatFits(70, `${value}`),
        sample: pathOf(['facts', name, ...keys]),
      }));
    }),
    ...findUnread(content, 'first'),
  ];
}

/** Looks at the first language, or at the others; returns those that no speaker has read. */
export function findUnread({ languages }: Content, which: 'first' | 'others'): Finding[] {
  return languages.flatMap(({ lang, label, isMain, checked }, at): Finding[] => {
    if (checked || isMain !== (which === 'first')) return [];
    const place = { file: 'languages/index.jsonc', keys: [at, 'checked'] };
    const note = `Nobody who speaks ${label} has read it yet.`;
    return [{ ...place, note, sample: `languages.${lang}` }];
  });
}

/** Returns a fault for every placeholder in a group that is marked as checked. */
export function findPlaceholders({ facts }: Content): Fault[] {
  const confirmed = groupsOf(facts).filter(({ checked }) => checked);
  return confirmed.flatMap(({ name, values }) =>
    values
      .filter(({ value }) => isPlaceholder(value))
      .map(({ keys, value }) => ({
        file: 'facts.jsonc',
        keys: [name, ...keys],
        value,
        advice: 'This is still the sample value; write your own before you confirm its group',
        inFile: 'Or write null for the day of its group',
      })),
  );
}

/**
 * Matches values that cannot be real: numbers and codes made of zeros, names under example.com (RFC 2606), and names that begin
 * with "Sample".
 */
const placeholderPattern =
  /^\+910{10}$|^0{6}$|[@/.]example\.(com|net|org)$|^Sample |^(\d\d)?AAAAA0000A/i;

/** Whether a fact is a sample that cannot be real. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && placeholderPattern.test(value);
}
