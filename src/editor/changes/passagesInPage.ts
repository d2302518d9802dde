/** Finds the passages of a page of text. Markdown marks, anchors and the addresses of pictures are not part of them. */
import { isPair, isScalar, parseDocument, stringify, visit } from 'yaml';
import path from 'node:path';
import type { Edit } from 'jsonc-parser';
import { frontMatterLines, isYesOrNo } from '../../agency/schemas/frontMatter.ts';
import { loneName } from '../../values/braces.ts';
import { lineMark, slugOf } from '../../values/markdown.ts';
import type { Keys } from '../../values/place.ts';
import type { Passage } from './passage.ts';

/** A passage, and the edit of its file that replaces its words. */
interface PagePassage extends Passage {
  readonly editFor: (words: string) => Edit;
}

/** Takes the name and the text of a file; returns the passages of its front matter, and of each line below. */
export function passagesInPage(file: string, source: string): PagePassage[] {
  const lines = source.split('\n');
  const offsetOf = (line: number) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const head = frontMatterLines(lines);
  // The closing line of --- has no words.
  const above = head?.end ?? 0;
  let lineStart = offsetOf(above);
  let section = '';
  const inLines = lines.slice(above).flatMap((line, below) => {
    const start = lineStart;
    lineStart += line.length + 1;
    if (/^#+ /.test(line)) section = line.replace(/^#+ | \{#.*/g, '');
    const [, picture] = /^\s*!\[.*\]\((?:.*\/)?([^/.]+)\.\w+\)/.exec(line) ?? [];
    return wordsIn(line).map(({ index, words: text, cell }): PagePassage => ({
      file,
      keys: ['line', above + below + 1, ...cell],
      // A translation has the same lines below its front matter, which may be longer or shorter.
      key: `${path.basename(file)} line ${below}`,
      text,
      section,
      picture,
      editFor: (words) => ({
        offset: start + index,
        length: text.length,
        content: words + missingAnchor(line, text),
      }),
    }));
  });
  if (!head) return inLines;
  const yaml = lines.slice(head.start + 1, head.end).join('\n');
  return [...passagesInHead(file, yaml, offsetOf(head.start + 1)), ...inLines];
}

/** Takes the front matter between the lines of ---, and the offset at which it begins in the file. */
function passagesInHead(file: string, yaml: string, offset: number): PagePassage[] {
  const passages: PagePassage[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, { value: text, range }, way) {
      const name = way.findLast(isPair)?.key;
      const field = isScalar(name) ? (name.value as string) : '';
      // The fields `menu` and `footer` are a text or a boolean, which may be written as yes or no.
      if (key === 'key' || typeof text !== 'string' || isYesOrNo(text)) return;
      const [start, end] = range!.map((each) => offset + each) as [number, number, number];
      const editFor = (words: string) => {
        const content = stringify(words, { lineWidth: 0 }).trimEnd();
        return { offset: start, length: end - start, content };
      };
      const keys: Keys = typeof key === 'number' ? [field, key] : [field];
      passages.push({ file, keys, key: `${path.basename(file)} ${field}`, text, editFor });
    },
  });
  return passages;
}

/** Returns the anchor to write after a new title if the section's anchor came from the old one, so that links still work. */
function missingAnchor(line: string, title: string): string {
  const isMissing = line.startsWith('## ') && !/ \{#.*\}\s*$/.test(line);
  return isMissing ? ` {#${slugOf(title)}}` : '';
}

/** Returns the words of a line, or of each cell of a row, with their offset. Leaves out a lone name in braces, maybe a list. */
function wordsIn(line: string): { index: number; words: string; cell: number[] }[] {
  const isRow = lineMark(line).endsWith('|');
  return [...(isRow ? line.matchAll(cells) : [wholeLine(line)])]
    .map(({ index, 0: part }, at) => {
      const words = part.trimStart();
      const start = index + part.length - words.length;
      return { index: start, words: words.trimEnd(), cell: isRow ? [at] : [] };
    })
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words) && !loneName.test(words));
}

const cells = /(?<=\|)(?:\\\||[^|])*(?=\|)/g;

/** Returns a line without the mark of a heading, an item or a picture, and without the anchor or address after its words. */
function wholeLine(line: string): { index: number; 0: string } {
  const mark = lineMark(line);
  const words = line.slice(mark.length).trimEnd();
  const behind = mark.endsWith('![') ? /\]\(.*/ : /\s\{#.*\}$/;
  return { index: mark.length, 0: words.replace(behind, '') };
}
