/** Gives classes and custom properties names of a letter or two in what is published: a twentieth of a page's weight. */
import type { Styles } from './styles.ts';

export interface ShortNames {
  readonly styles: Styles;
  /** Takes a page's HTML, returns it with the short names; classes that no rule names fall away. */
  readonly shorten: (html: string) => string;
}

/** Takes the stylesheets, returns them with short names, and what renames the pages accordingly. The most used are the shortest. */
export function shortenNames(styles: Styles): ShortNames {
  const all = Object.values(styles).join('');
  const classes = shortest([...all.matchAll(prelude)].flatMap(([text]) => text.match(className) ?? []));
  const properties = shortest(all.match(property) ?? []);
  const shortenCss = (css: string) =>
    css
      .replace(prelude, (text) => text.replace(className, (name) => classes.get(name)!))
      .replace(property, (name) => `--${properties.get(name)}`);
  const shortenAttribute = (names: string) => {
    const kept = names.split(' ').flatMap((name) => classes.get(`.${name}`)?.slice(1) ?? []);
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  };
  return {
    styles: Object.fromEntries(Object.entries(styles).map(([name, css]) => [name, shortenCss(css)])),
    shorten: (html) => html.replace(/ class="([^"]*)"/g, (_, names: string) => shortenAttribute(names)),
  };
}

/** The selectors before a block; what stands behind an `@` has no class names. */
const prelude = /(?<=^|[{};])[^@{};][^{};]*(?=\{)/g;
const className = /\.[a-z][\w-]*/g;
const property = /--[a-z][\w-]*/g;

function shortest(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return new Map(byUse.map(([name], rank) => [name, (name.startsWith('.') ? '.' : '') + letters(rank)]));
}

/** 0 -> a, 25 -> z, 26 -> aa. */
function letters(rank: number): string {
  const last = String.fromCharCode(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}
