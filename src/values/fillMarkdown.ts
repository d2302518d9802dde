/** Fills a page of text with facts, and leaves out the parts of it whose facts are unknown. */
import { inPlainText, isKnown, partsOfLine, withMarks, type Scope } from './fill.ts';

/**
 * Fills Markdown; punctuation in a fact, such as *, is escaped. "- {name}" becomes an item for each entry of a list. Left out
 * are paragraphs, items and rows of a table that name an unknown fact, and headings without any text left below them.
 */
export function fillMarkdown(markdown: string, scope: Scope): string {
  return markdown
    .replace(/[ \t]+$/gm, '')
    .split(/^(?=## )/m)
    .map((section) => filledSection(section, scope))
    .filter((section) => section !== '')
    .join('\n\n')
    .replace(/\]\([^)]*\)/g, (target) => inPlainText(target));
}

/** Matches the punctuation of ASCII, of which any may be a mark of Markdown. */
const asciiPunctuation = /[!-/:-@[-`{-~]/g;

/** A heading with what is below it, or the text before the first one. */
function filledSection(section: string, scope: Scope): string {
  const [start = '', ...parts] = section.split(/(?<!^)^(?=### )/m);
  // A heading is a block of its own, also where no empty line follows it.
  const blocks = start
    .trim()
    .replace(/^(#.*)\n/, '$1\n\n')
    .split(/\n{2,}/);
  const [first = '', ...rest] = blocks.map((block) => filledBlock(block, scope));
  const below = [...rest, ...parts.map((part) => filledSection(part, scope))];
  const shown = below.filter((block) => block !== '');
  if (section.startsWith('#') && (first === '' || shown.length === 0)) return '';
  return [first, ...shown].join('\n\n');
}

/** A paragraph, a heading, a list or a table. */
function filledBlock(block: string, scope: Scope): string {
  const escaped = (fact: string) => withMarks(fact, scope).replace(asciiPunctuation, '\\$&');
  const [head, ...lines] = block.split(/\n(?=[ \t]*(?:[-*+]|\d+[.)]) |\|)/).map((line) => {
    const [, mark = '', name = ''] = /^([ \t]*(?:[-*+]|\d+[.)])) \{(\w+)\}$/.exec(line) ?? [];
    const entries = scope.values[name];
    if (Array.isArray(entries))
      return entries.map((entry) => `${mark} ${escaped(entry)}`).join('\n');
    if (!isKnown(line, scope, {})) return '';
    return partsOfLine(line, scope, {})
      .map((part) => (typeof part === 'string' ? part : escaped(part.fact as string)))
      .join('');
  });
  // Without its head a table is none.
  if (head === '' && block.startsWith('|')) return '';
  return [head, ...lines].filter((line) => line !== '').join('\n');
}
