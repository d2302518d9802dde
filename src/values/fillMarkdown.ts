/** Fills facts into the parsed text of a page, and leaves out the parts whose facts are unknown. */
import { loneName } from './braces.ts';
import { plainText, shownFact, type FilledText } from './filledText.tsx';
import { fill, isKnown, withPlurals, type Scope } from './fill.ts';
import {
  inOneLine,
  readFigure,
  readHeading,
  readSections,
  type Token,
  type Tokens,
} from './markdown.ts';

/**
 * Takes the text below the lead; returns it in sections. "- {name}" becomes one item for each entry of that list. Paragraphs,
 * items and table rows that name an unknown fact are left out, and so are headings with no text left below them.
 */
export function fillSections(markdown: string, hasGlance: boolean | undefined, scope: Scope) {
  const { glance, before, sections } = readSections(withPlurals(markdown, scope), hasGlance);
  return {
    glance: glance
      .filter(({ text }) => isKnown(text, scope))
      .map((item) => {
        const { figure, text } = readFigure(item);
        return { figure: fill(figure, scope), text: fill(text, scope) };
      }),
    before: fillBlocks(before, scope),
    sections: sections.flatMap(({ id, title, body }) => {
      const blocks = fillBlocks(body, scope);
      return isKnown(title, scope) && blocks.length > 0
        ? [{ id, title: fill(title, scope), body: blocks }]
        : [];
    }),
  };
}

/** A heading "### Title" with the facts in it. */
export interface FilledHeading {
  readonly id: string;
  readonly title: FilledText;
}

/** Fills blocks. A "### Title" with nothing left below it is left out. If its own fact is unknown, so is everything below it. */
function fillBlocks(blocks: readonly Token[], scope: Scope): Token[] {
  const filled: Token[] = [];
  let isUnderUnknown = false;
  for (const block of blocks) {
    if (block.type === 'heading') isUnderUnknown = !isKnown(block.raw, scope);
    if (!isUnderUnknown) filled.push(...fillBlock(block, scope));
  }
  const isHeading = (block: Token | undefined) => block?.type === 'heading';
  return filled.filter((block, at) => {
    const next = filled[at + 1];
    return !isHeading(block) || (next !== undefined && !isHeading(next));
  });
}

function fillBlock(block: Token, scope: Scope): Token[] {
  if (block.type === 'list') return fillList(block as Tokens.List, scope);
  if (block.type === 'table') return fillTable(block as Tokens.Table, scope);
  return isKnown(block.raw, scope) ? fillParts([block], scope) : [];
}

function fillList(list: Tokens.List, scope: Scope): Token[] {
  const items = list.items.flatMap((item) => fillItem(item, scope));
  return items.length > 0 ? [{ ...list, items }] : [];
}

/** Fills an item. Each item of a nested list is filled or left out on its own. */
function fillItem(item: Tokens.ListItem, scope: Scope): Tokens.ListItem[] {
  const [, name = ''] = loneName.exec(item.text) ?? [];
  const entries = scope.values[name];
  if (Array.isArray(entries)) {
    const shown = entries.map((entry) => shownFact(entry, scope.dir));
    return shown.map((text) => ({ ...item, tokens: [{ type: 'text', raw: '', text }] }));
  }
  const isList = ({ type }: Token) => type === 'list';
  if (!item.tokens.every((part) => isList(part) || isKnown(part.raw, scope))) return [];
  const tokens = item.tokens.flatMap((part) =>
    isList(part) ? fillBlock(part, scope) : fillParts([part], scope),
  );
  return [{ ...item, tokens }];
}

function fillTable({ header, rows, ...table }: Tokens.Table, scope: Scope): Token[] {
  const isRowKnown = (row: Tokens.TableCell[]) => row.every(({ text }) => isKnown(text, scope));
  const fillRow = (row: Tokens.TableCell[]) =>
    row.map((cell) => ({ ...cell, tokens: fillParts(cell.tokens, scope) }));
  const known = rows.filter(isRowKnown);
  // A table needs its header, and a header without rows says nothing.
  if (!isRowKnown(header) || known.length === 0) return [];
  return [{ ...table, header: fillRow(header), rows: known.map(fillRow) }];
}

/** Fills facts into the words and links of a block's parts. */
function fillParts(parts: readonly Token[], scope: Scope, isInLink = false): Token[] {
  return parts.flatMap((part): Token[] => {
    if (part.type === 'heading') {
      const { id, title } = readHeading(part);
      return [{ type: 'heading', raw: part.raw, id, title: fill(title, scope) }];
    }
    if (part.type === 'link') {
      const href = plainText(fill(part.href, scope));
      return [{ ...part, href, tokens: fillParts(part.tokens ?? [], scope, true) }];
    }
    if ('tokens' in part && part.tokens) {
      return [{ ...part, tokens: fillParts(part.tokens, scope, isInLink) }];
    }
    if (part.type !== 'text') return [part];
    // In a text of several lines, fill would show one of them.
    const words = inOneLine(part.text);
    return isInLink ? [{ ...part, text: fill(words, scope) }] : fillWords(words, scope);
  });
}

/** Fills facts into words that are in no link. The phone number becomes a link that calls it, as an e-mail address does. */
function fillWords(words: string, scope: Scope): Token[] {
  return words.split(/(\{phone\})/).flatMap((raw): Token[] => {
    if (raw === '') return [];
    const text = { type: 'text', raw, text: fill(raw, scope) };
    if (raw !== '{phone}') return [text];
    const href = `tel:${plainText(text.text).replaceAll(/[^+\d]/g, '')}`;
    return [{ type: 'link', raw, href, tokens: [text] }];
  });
}
