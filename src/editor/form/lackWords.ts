/** The words with which the form marks what a field lacks. */

/**
 * What a field lacks: a value of the agency instead of a sample, a translation of its phrase, any value, or the confirmation that
 * somebody has looked through its group. `look` marks a setting that the message about the last upload names.
 */
export type Lack = 'sample' | 'untranslated' | 'unknown' | 'unconfirmed' | 'look';

interface LackWords {
  /** The tag of the field. */
  readonly tag: string;
  /** What the list of all facts counts in a group: one, and several. Without it, nothing is counted. */
  readonly counted?: readonly [one: string, several: string];
}

/** The words for each lack, in the order in which the list of all facts counts them. */
export const lackWords: Readonly<Record<Lack, LackWords>> = {
  sample: { tag: 'Sample', counted: ['sample', 'samples'] },
  untranslated: {
    tag: 'Not known yet',
    counted: ['word in other languages', 'words in other languages'],
  },
  unknown: { tag: 'Not known yet', counted: ['fact not known yet', 'facts not known yet'] },
  unconfirmed: { tag: 'Not confirmed' },
  look: { tag: 'Look at this' },
};

/** Says how often each lack that is counted is among these, such as "8 samples" and "9 words in other languages". */
export function countLacks(lacks: readonly (Lack | undefined)[]): string[] {
  return Object.entries(lackWords).flatMap(([name, { counted }]) => {
    const count = lacks.filter((lack) => lack === name).length;
    if (!counted || count === 0) return [];
    const [one, several] = counted;
    return `${count} ${count === 1 ? one : several}`;
  });
}
