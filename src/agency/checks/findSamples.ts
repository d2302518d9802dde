/** Finds the facts and the languages that nobody has confirmed: their group or row has no day at `checked`. */
import type { Content } from '../schemas/content.ts';
import type { Fault, Finding } from '../../values/faults.ts';
import { firstThatFits } from '../../values/format.ts';
import { everyValue } from '../../values/paths.ts';
import { groupsOf } from '../factGroups.ts';

/**
 * Returns the sample values of each unchecked group, or the group itself if it has none, and the first language if nobody has
 * read it.
 */
export function findSamples(content: Content, today: string): Finding[] {
  const { facts } = content;
  const groups = groupsOf(facts).filter(({ checked, isEmpty }) => !checked && !isEmpty);
  return [
    ...groups.flatMap(({ name, values }): Finding[] => {
      const samples = values.filter(({ field, value }) => isPlaceholder(`${name}.${field}`, value));
      if (samples.length === 0) {
        const note = 'the day on which it was checked is missing';
        return [{ file: 'facts.ts', field: name, note, sample: `facts.${name}` }];
      }
      return samples.map(({ field, value }) => ({
        file: 'facts.ts',
        field: `${name}.${field}`,
        note: firstThatFits(70, `${value}`),
        sample: `facts.${name}.${field}`,
      }));
    }),
    ...findUnread(content, 'first', today),
  ];
}

/** Returns the first language, or each of the others, if nobody who speaks it has read it. */
export function findUnread(
  { languages }: Content,
  which: 'first' | 'others',
  today: string,
): Finding[] {
  return languages.flatMap(({ lang, label: name, isMain, checked }, at): Finding[] => {
    if (checked || isMain !== (which === 'first')) return [];
    const place = { file: 'languages/index.ts', field: `[${at}].checked` };
    const label = `Somebody who speaks ${name} has read all of it today`;
    const note = `Nobody who speaks ${name} has read it yet.`;
    return [
      { ...place, note, sample: `languages.${lang}`, answer: { ...place, label, value: today } },
    ];
  });
}

/** Returns a fault for every value of a checked group that is still the one that the project came with. */
export function findPlaceholders({ facts }: Content): Fault[] {
  const confirmed = Object.entries(facts).filter(([, group]) => 'checked' in group);
  const unchanged = facts.agency.unchanged?.map((name) => `agency.${name}`) ?? [];
  return everyValue(Object.fromEntries(confirmed))
    .filter(({ field, value }) => isPlaceholder(field, value) && !unchanged.includes(field))
    .map((each) => {
      const advice = placeholderAdvice(each);
      return { file: 'facts.ts', ...each, advice, inFile: 'Or delete the day of its group' };
    });
}

function placeholderAdvice({ field, value }: { field: string; value: unknown }): string {
  const isShipped = shippedValues[field] === value;
  const own = isShipped ? '; if it is really yours, say so under "Really yours"' : '';
  return `This is still the sample value; write your own before you confirm its group${own}`;
}

/** Matches placeholders: numbers and codes of zeros, names under example.com (RFC 2606), and examples that say Sample. */
const placeholderPattern =
  /^\+910{10}$|^0{6}$|[@/](www\.)?example\.(com|net|org)$|^Sample |^(\d\d)?AAAAA0000A/i;

/** The shipped values of facts.ts that look like real ones. Only these fields are compared: an account may have that name. */
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
