/**
 * Texts with facts filled in. A fact that must not break or be reordered is a React element, and so is a text that contains one;
 * any other text is a string. Components render both alike. For a title, an attribute or a message, `plainText` makes a string.
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

/** Joins parts into one text, with `between` as the separator. */
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

/** Capitalises the first letter of a text. A name that must stay whole is left as it is. */
export function capitalised(text: FilledText): FilledText {
  if (typeof text === 'string') return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  if (text.type !== Fragment) return text;
  const parts = Children.toArray(text.props.children) as FilledText[];
  // A text that begins with a fact has an empty part before it.
  const first = parts.findIndex((part) => plainText(part) !== '');
  return cloneElement(
    text,
    {},
    ...parts.map((part, at) => (at === first ? capitalised(part) : part)),
  );
}

/** Returns a text as a string, for places that cannot hold elements. */
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

/** Returns an object or list with `plainText` applied to all its texts. */
export function inPlainText<T>(value: T): Plain<T> {
  if (typeof value !== 'object' || value === null) return value as Plain<T>;
  if (isValidElement(value)) return plainText(value) as Plain<T>;
  if (Array.isArray(value)) return value.map(inPlainText) as Plain<T>;
  const entries = Object.entries(value).map(([key, inner]) => [key, inPlainText(inner)]);
  return Object.fromEntries(entries) as Plain<T>;
}

/** Adds Unicode left-to-right marks at the ends where a character would otherwise change sides. */
function withDirectionMarks(text: string): string {
  return text.replace(/^(?=\P{L})|(?<=\p{Script=Latin}[^\p{L}\p{N}]+)$/gu, '\u200e');
}

function Whole({ children }: { children: string }) {
  return <span className="whole-word">{children}</span>;
}

/** Returns a name, number or range that no line break may split. */
export function whole(name: string): FilledText {
  return <Whole>{name}</Whole>;
}

/** Keeps line breaks out of phone numbers, hyphenated words and ranges such as 7–14. */
export function withWholeWords(fact: string): FilledText {
  const parts = fact.split(/(\+\d[\d ]*\d|\d{4}(?: \d+)+|\d+–\d+|\S+-\S+)/);
  // split() puts the captured matches at odd positions.
  return joined(parts.map((part, at) => (at % 2 === 1 ? whole(part) : part)));
}

/** Keeps the order of its content in right-to-left text. Content with two Latin letters in a row is marked as English. */
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
 * Returns a fact as a text shows it, with whole words. It also protects facts that a browser would reorder in right-to-left
 * text: the ₹ of a price, the + of a phone number, the 9 of "9 am to 9 pm" and the full stop of "Ltd." would move to the other
 * side, and two Latin names with a comma between them, or the two figures of "7–14", would swap places.
 */
export function shownFact(fact: FilledText, dir: 'ltr' | 'rtl'): FilledText {
  // An element that a component made is already as it should be.
  if (typeof fact !== 'string' && fact.type !== Fragment && fact.type !== Whole) return fact;
  const shown = typeof fact === 'string' ? withWholeWords(fact) : fact;
  return dir === 'rtl' && reordered.test(plainText(fact)) ? leftToRight(shown) : shown;
}

const reordered = /^(?!.*\p{Script=Arab})([^\p{L}\p{N}]|\d+[– ]\d|.*\p{Script=Latin})/u;
