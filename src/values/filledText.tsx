/**
 * Texts with facts in them. A fact that must stay whole or in order is an element; so a text with such a fact is an element too,
 * and any other is a string. A component shows both alike. For a title, an attribute or a message, `plainText` makes a string.
 */
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

export type FilledText = string | ReactElement<{ readonly children?: ReactNode }>;

/** Joins parts to one text, with some words between them. */
export function joined(parts: readonly FilledText[], between = ''): FilledText {
  if (parts.every((part) => typeof part === 'string')) return parts.join(between);
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && between}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Returns a text that begins with a capital letter. A name that must stay whole keeps its own letters. */
export function capitalised(text: FilledText): FilledText {
  if (typeof text === 'string') return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  if (text.type !== Fragment) return text;
  const parts = Children.toArray(text.props.children) as FilledText[];
  // Before a fact at the beginning of a text is an empty part.
  const first = parts.findIndex((part) => plainText(part) !== '');
  return cloneElement(
    text,
    {},
    ...parts.map((part, at) => (at === first ? capitalised(part) : part)),
  );
}

/** Returns a text for a place without elements. */
export function plainText(text: ReactNode): string {
  if (Array.isArray(text)) return text.map(plainText).join('');
  if (!isValidElement<{ children?: ReactNode }>(text))
    return typeof text === 'string' || typeof text === 'number' ? `${text}` : '';
  const inside = plainText(text.props.children);
  return text.type === LeftToRightText ? withDirectionMarks(inside) : inside;
}

type Plain<T> = T extends FilledText
  ? string
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** Returns an object or list with all its texts as `plainText` makes them. */
export function inPlainText<T>(value: T): Plain<T> {
  if (typeof value !== 'object' || value === null) return value as Plain<T>;
  if (isValidElement(value)) return plainText(value) as Plain<T>;
  if (Array.isArray(value)) return value.map(inPlainText) as Plain<T>;
  const entries = Object.entries(value).map(([key, inner]) => [key, inPlainText(inner)]);
  return Object.fromEntries(entries) as Plain<T>;
}

/** Keeps the order by the left-to-right mark of Unicode, only where a character would change sides. */
function withDirectionMarks(text: string): string {
  return text.replace(/^(?=\P{L})|(?<=\p{Script=Latin}[^\p{L}\p{N}]+)$/gu, '\u200e');
}

/** Shows a name in which no line breaks. */
function Whole({ children }: { children: string }) {
  return <span className="whole-word">{children}</span>;
}

/** Keeps a name whole. */
export function whole(name: string): FilledText {
  return <Whole>{name}</Whole>;
}

/** Keeps phone numbers, words with a hyphen and ranges such as 7–14 whole. */
export function withWholeWords(fact: string): FilledText {
  const parts = fact.split(/(\+\d[\d ]*\d|\d{4}(?: \d+)+|\d+–\d+|\S+-\S+)/);
  // Every second part is one of these.
  return joined(parts.map((part, at) => (at % 2 === 1 ? whole(part) : part)));
}

/** Keeps its order in text that runs from right to left. Two Latin letters are a word, which is in English or a name. */
function LeftToRightText({ children }: { children: ReactNode }) {
  const lang = /\p{Script=Latin}{2}/u.test(plainText(children)) ? 'en' : undefined;
  return (
    <bdi dir="ltr" lang={lang}>
      {children}
    </bdi>
  );
}

export function leftToRight(text: ReactNode): FilledText {
  return <LeftToRightText>{text}</LeftToRightText>;
}

/**
 * Returns a fact as a text shows it, with its whole words. Also keeps the order of a fact that a browser would reorder in text
 * from right to left: the ₹ of a price, the + of a phone number, the 9 of "9 am to 9 pm" and the full stop of "Ltd." would move
 * to the other side, and two Latin names with a comma between them, or the two figures of "7–14", would change places.
 */
export function shownFact(fact: FilledText, dir: 'ltr' | 'rtl'): FilledText {
  // An element of a component says itself how it is shown.
  if (typeof fact !== 'string' && fact.type !== Fragment && fact.type !== Whole) return fact;
  const shown = typeof fact === 'string' ? withWholeWords(fact) : fact;
  return dir === 'rtl' && reordered.test(plainText(fact)) ? leftToRight(shown) : shown;
}

const reordered = /^(?!.*\p{Script=Arab})([^\p{L}\p{N}]|\d+[– ]\d|.*\p{Script=Latin})/u;
