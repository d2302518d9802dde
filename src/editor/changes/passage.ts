/** A passage: a text that visitors read, and the place where it is written. */
import type { Place } from '../../values/place.ts';

/** Each alternative in a list, and each cell in a row of a table, is a passage of its own. */
export interface Passage extends Place {
  readonly text: string;
  /** Its name, the same in every language: `hero.headline`, or `refund-policy.md line 12`, counted below the front matter. */
  readonly key: string;
  /** The title of the section of a page of text that it is in. */
  readonly section?: string;
  /** The slug of the picture that it describes, if it does. */
  readonly picture?: string | undefined;
}
