/** Finds words for a page of text that would not be read back as they were typed, and says of each what to do instead. */
import { shownName } from '../../generator/content/pendingSave.ts';
import type { Fault } from '../../values/faults.ts';
import { lineMark, linksIn } from '../../values/markdown.ts';
import { pathOf, type Place } from '../../values/place.ts';
import { passagesInPage } from './passagesInPage.ts';

type Typed = Place & { readonly value: unknown };

/** Takes the text of a file before and after its edits, and what was typed; returns a fault for each unreadable passage. */
export function findUnreadableWords(
  before: string,
  after: string,
  typed: readonly Typed[],
): Fault[] {
  return typed.flatMap((each) => {
    const advice = emptyAdvice(before, each) ?? adviceFor(before, after, each);
    return advice ? { ...each, advice } : [];
  });
}

/** Returns what to do instead of emptying a box, because only in the file can a whole line be deleted. */
function emptyAdvice(before: string, { file, keys, value }: Typed): string | undefined {
  if (`${value}` !== '') return undefined;
  const mark = markOf(before, keys);
  if (mark === '#') return 'Write some words: each page needs its title';
  if (mark === '|') return 'Write a dash, or edit the table in its file';
  return `To remove ${nameOfLine(mark)}, delete its line in ${shownName(file)}, and the same line of that page in each other language`;
}

function nameOfLine(mark: string): string {
  if (mark.startsWith('#')) return 'this heading';
  return mark === '![' ? 'this picture' : 'this sentence';
}

/** Returns the mark with which the line of a place begins, such as "##", "-" or "|"; "" in a paragraph or the front matter. */
function markOf(text: string, [kind, line]: Place['keys']): string {
  return kind === 'line' ? lineMark(text.split('\n')[Number(line) - 1]!).trim() : '';
}

function adviceFor(
  before: string,
  after: string,
  { file, keys, value }: Typed,
): string | undefined {
  const words = `${value}`;
  const [old = '', now] = [before, after].map(
    (text) =>
      passagesInPage(file, text).find((passage) => pathOf(passage.keys) === pathOf(keys))?.text,
  );
  const isReadBack = now === words;
  const markOfLine = markOf(before, keys);
  const mark = lineMark(words).trim();
  // An item that begins like an item is read back, but a page would show it as a list inside the list.
  const isItemInItem = /^([-*+]|\d+[.)])$/.test(markOfLine);
  if (mark !== '' && (!isReadBack || isItemInItem)) return `Delete the "${mark}" at its beginning`;
  if (isReadBack) return linkAdvice(linksIn(old).length, linksIn(words).length, file);
  const [, anchor] = /\s(\{#.*\})$/.exec(words) ?? [];
  if (anchor) return `Delete the "${anchor}" at its end`;
  const end = endsOfWords[markOfLine];
  if (end && words.includes(end)) return `Delete the "${end}": the words would end there`;
  return 'Write some words, not only marks or a fact in braces';
}

/** The mark after the words of a cell, and after those of a picture, by the mark before them. */
const endsOfWords: Readonly<Record<string, string>> = { '|': '|', '![': '](' };

/** Takes how many links a passage had and has, and its file; returns what to do if the number is another one. */
function linkAdvice(had: number, has: number, file: string): string | undefined {
  if (has > had) return `Delete the new link. To add one, edit ${shownName(file)}`;
  if (has < had)
    return `Keep the link as [words](address), without a space in the address. To remove it, edit ${shownName(file)}`;
  return undefined;
}
