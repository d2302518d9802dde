/**
 * Gives classes and custom properties names of a letter or two in what is published, and writes there what React and Sass
 * write at length in the short form that means the same: a sixteenth of a page's weight.
 */
import type { Styles } from './styles.ts';

export interface ShortNames {
  readonly styles: Styles;
  /** Takes a page's HTML, returns it with the short names; classes that no rule names fall away. */
  readonly shorten: (html: string) => string;
}

/** Takes the stylesheets, returns them with short names, and what renames the pages accordingly. The most used are the shortest. */
export function shortenNames(styles: Styles): ShortNames {
  const all = Object.values(styles).join('');
  const classes = shortest(
    [...all.matchAll(prelude)].flatMap(([text]) => text.match(className) ?? []),
  );
  const properties = shortest(all.match(property) ?? []);
  const shortenCss = (css: string) =>
    used(css)
      .replace(/(?<=[{;]--[a-z][\w-]*:)[^;}]*/g, (value) => value.trim().replace(/(?<=[(,]) /g, ''))
      .replace(transparent, (_, ...parts: string[]) => hexadecimal(parts.slice(0, 4)))
      .replace(prelude, (text) => text.replace(className, (name) => classes.get(name)!))
      .replace(property, (name) => `--${properties.get(name)}`);
  const shortenAttribute = (names: string) => {
    const kept = names.split(' ').flatMap((name) => classes.get(`.${name}`)?.slice(1) ?? []);
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  };
  return {
    styles: Object.fromEntries(
      Object.entries(styles).map(([name, css]) => [name, shortenCss(css)]),
    ),
    shorten: (html) =>
      html
        .replace(/ class="([^"]*)"/g, (_, names: string) => shortenAttribute(names))
        // React's own spelling of some names, and yes to those that only are or are not.
        .replace(
          / (srcSet|hrefLang|autoComplete|popoverTarget(Action)?|fetchPriority|playsInline)="/g,
          (name) => name.toLowerCase(),
        )
        .replace(/ (muted|loop|playsinline|autofocus|allowfullscreen)=""/g, ' $1')
        // Attributes stand in double quotes, and a drawing's elements may close themselves.
        .replaceAll('&#x27;', "'")
        .replace(/><\/(path|rect|circle|use)>/g, '/>'),
  };
}

/** The selectors before a block; what stands behind an `@` has no class names. */
const prelude = /(?<=^|[{};])[^@{};][^{};]*(?=\{)/g;
const className = /\.[a-z][\w-]*/g;
const property = /--[a-z][\w-]*/g;

/** A colour as Sass writes it. */
const transparent = /rgba\((\d+),(\d+),(\d+),([\d.]+)\)/g;

/** Takes red, green, blue from 0 to 255 and the opacity from 0 to 1. */
function hexadecimal(parts: readonly string[]): string {
  const digits = parts.map((part, at) =>
    Math.round(Number(part) * (at === 3 ? 255 : 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.replace(/^#(.)\1(.)\2(.)\3(.)\4$/, '#$1$2$3$4');
}

/** Without the custom properties that none of its rules takes up. */
function used(css: string): string {
  const taken = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[a-z][\w-]*):[^;}]*;?/g, (declaration, name: string) =>
    taken.has(name) ? declaration : '',
  );
}

function shortest(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].sort(
    ([one, many], [other, more]) => more - many || (one < other ? -1 : 1),
  );
  return new Map(
    byUse.map(([name], rank) => [name, (name.startsWith('.') ? '.' : '') + letters(rank)]),
  );
}

/** 0 -> a, 25 -> z, 26 -> aa. */
function letters(rank: number): string {
  const last = String.fromCharCode(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}
