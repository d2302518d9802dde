/** Finds the passages of a page of text. The signs of Markdown, anchors and the addresses of pictures do not belong to them. */
import { isPair, isScalar, parseDocument, stringify, visit } from 'yaml';
import { linksIn, slugOf } from '../../values/markdown.ts';
import type { Passage } from './passage.ts';

/** Takes the name and the text of a file; returns the passages of its front matter, and of each line below. */
export function passagesInPage(file: string, source: string): Passage[] {
  const [head = '', first = ''] =
    /^(\s*---[ \t]*\n)[^]*?(?<=\n)---[ \t]*(?=\n|$)/.exec(source) ?? [];
  const before = head.split('\n').length;
  let lineStart = head.length;
  const inLines = source
    .slice(head.length)
    .split('\n')
    .flatMap((line, below) => {
      const start = lineStart;
      lineStart += line.length + 1;
      const [, picture] = /^\s*!\[.*\]\((?:.*\/)?([^/.]+)\.\w+\)/.exec(line) ?? [];
      return wordsIn(line).map(({ index, words: text }, at): Passage => {
        const range = { start: start + index, end: start + index + text.length };
        const spliceFor = (words: string) => ({
          ...range,
          text: words + missingAnchor(line, text),
        });
        return { file, source, field: `line ${before + below}`, at, text, picture, spliceFor };
      });
    });
  return [...passagesInHead(file, source, head.slice(first.length), first.length), ...inLines];
}

/** Takes the front matter without its first line of ---, and the offset at which it begins in the file. */
function passagesInHead(file: string, source: string, head: string, offset: number): Passage[] {
  const passages: Passage[] = [];
  visit(parseDocument(head.replace(/---\s*$/, '')), {
    Scalar(key, { value: text, range }, path) {
      const name = path.findLast(isPair)?.key;
      const field = isScalar(name) ? (name.value as string) : '';
      // The fields `menu` and `footer` are a text or a tick, which may be written yes or no.
      if (key === 'key' || typeof text !== 'string' || text === 'yes' || text === 'no') return;
      const [start, end] = range!.map((each) => offset + each) as [number, number, number];
      const asYaml = (words: string) => stringify(words, { lineWidth: 0 }).trimEnd();
      const spliceFor = (words: string) => ({ start, end, text: asYaml(words) });
      const at = typeof key === 'number' ? key : 0;
      passages.push({ file, source, field, at, text, spliceFor });
    },
  });
  return passages;
}

/** Returns the anchor to write behind a new title where the section has it from the old one, so that links stay right. */
function missingAnchor(line: string, title: string): string {
  const isMissing = line.startsWith('## ') && !/ \{#.*\}\s*$/.test(line);
  return isMissing ? ` {#${slugOf(title)}}` : '';
}

/** Returns the words of a line, or of each cell of a row, with their offset. A name in braces alone may be a list: left out. */
function wordsIn(line: string): { index: number; words: string }[] {
  const parts = /^\s*\|/.test(line) ? line.matchAll(cell) : [wholeLine(line)];
  return [...parts]
    .map(({ index, 0: part }) => {
      const words = part.trimStart();
      return { index: index + part.length - words.length, words: words.trimEnd() };
    })
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words) && !/^\{\w+\}$/.test(words));
}

const cell = /(?<=\|)(?:\\\||[^|])*(?=\|)/g;

/** Returns a line without the signs of a heading, an item or a picture, and without the anchor or address behind its words. */
function wholeLine(line: string): { index: number; 0: string } {
  const [signs] = /^\s*(?:(?:#+|[-*+]|\d+[.)])\s|!\[)?/.exec(line)!;
  const words = line.slice(signs.length).trimEnd();
  const isAnchored = words.endsWith('}');
  const end = signs.endsWith('![') ? words.indexOf('](') : isAnchored ? words.search(/\s\{#/) : -1;
  return { index: signs.length, 0: end < 0 ? words : words.slice(0, end) };
}

/** Whether words are still one passage: in a page of text they may not begin a heading, an item, a column or a new link. */
export function isStillThere(
  { file, field, at, text }: Passage,
  words: string,
  after: string,
): boolean {
  if (!file.endsWith('.md')) return true;
  const now = passagesInPage(file, after).find((each) => each.field === field && each.at === at);
  return now?.text === words && linksIn(words).length === linksIn(text).length;
}
