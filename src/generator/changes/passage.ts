/** A passage: a text that visitors read, with the place where it is written, and how other words get there. */
import type { Splice } from '../content/contentFile.ts';

export interface Passage {
  /** The path in src/content, such as `languages/bn.ts`. */
  readonly file: string;
  /** The whole text of the file. */
  readonly source: string;
  /** The path in the file, such as `hero.headline`. In a page of text it is `line 12`, or a field of the front matter. */
  readonly field: string;
  /** The index of the alternative in a list, or of the cell in a row of a table. */
  readonly at: number;
  readonly text: string;
  /** The slug of the picture that it describes, if it does. */
  readonly picture?: string | undefined;
  /** Returns the change of `source` that writes other words here. */
  readonly spliceFor: (words: string) => Splice;
}

/** Returns the title of the section in which a line of a page of text is, or that of the page. */
export function sectionOf({ source, field }: Passage): string {
  const lines = source.split('\n').slice(0, Number(/\d+$/.exec(field)?.[0]));
  const title = lines.findLast((line) => /^#+ /.test(line)) ?? '';
  return title.replace(/^#+ | \{#.*/g, '');
}
