/** Finds the facts and the languages that nobody has confirmed: their group or row has no day at `checked`. */
import type { Content } from '../schemas/content.ts';
import type { Fault, Finding } from '../../values/faults.ts';
import { firstThatFits } from '../../values/format.ts';
import { everyValue, pathOf, type Keys } from '../../values/place.ts';
import { groupsOf } from '../factGroups.ts';

/**
 * Returns the sample values of each unchecked group, or the group itself if it has none, and the first language if nobody has
 * read it.
 */
export function findSamples(content: Content): Finding[] {
  const { facts } = content;
  const groups = groupsOf(facts).filter(({ checked, isEmpty }) => !checked && !isEmpty);
  return [
    ...groups.flatMap(({ name, values }): Finding[] => {
      const samples = values.filter(({ keys, value }) => isPlaceholder([name, ...keys], value));
      if (samples.length === 0) {
        const note = 'the day on which it was checked is missing';
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

/** Returns the first language, or each of the others, if nobody who speaks it has read it. */
export function findUnread({ languages }: Content, which: 'first' | 'others'): Finding[] {
  return languages.flatMap(({ lang, label, isMain, checked }, at): Finding[] => {
    if (checked || isMain !== (which === 'first')) return [];
    const place = { file: 'languages/index.jsonc', keys: [at, 'checked'] };
    const note = `Nobody who speaks ${label} has read it yet.`;
    return [{ ...place, note, sample: `languages.${lang}` }];
  });
}

/** Returns a fault for every value of a checked group that is still the one that the project came with. */
export function findPlaceholders({ facts }: Content): Fault[] {
  const confirmed = Object.entries(facts).filter(([, group]) => 'checked' in group);
  const unchanged = facts.agency.unchanged?.map((name) => `agency.${name}`) ?? [];
  return everyValue(Object.fromEntries(confirmed))
    .filter(({ keys, value }) => isPlaceholder(keys, value) && !unchanged.includes(pathOf(keys)))
    .map((each) => {
      const advice = placeholderAdvice(each);
      return { file: 'facts.jsonc', ...each, advice, inFile: 'Or delete the day of its group' };
    });
}

function placeholderAdvice({ keys, value }: { keys: Keys; value: unknown }): string {
  const isShipped = shippedValues[pathOf(keys)] === value;
  const own = isShipped ? '; if it is really yours, say so under "Really yours"' : '';
  return `This is still the sample value; write your own before you confirm its group${own}`;
}

/** Matches placeholders: numbers and codes of zeros, names under example.com (RFC 2606), and examples that say Sample. */
const placeholderPattern =
  /^\+910{10}$|^0{6}$|[@/](www\.)?example\.(com|net|org)$|^Sample |^(\d\d)?AAAAA0000A/i;

/** The shipped values of facts.jsonc that look like real ones. Only these fields are compared: an account may have that name. */
const shippedValues: Readonly<Record<string, unknown>> = {
  'agency.name': 'Safar Umrah',
  'agency.mapQuery': 'Howrah, West Bengal, India',
};

/** Takes the keys of a fact and its value; returns whether that is still what the project came with. */
export function isPlaceholder(keys: Keys, value: unknown): boolean {
  return (
    typeof value === 'string' &&
    (placeholderPattern.test(value) || shippedValues[pathOf(keys)] === value)
  );
}
