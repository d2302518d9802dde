/** Finds the lines in the Markdown of a page of text that the page cannot show, and says what to write instead. */
import { marked, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import {
  isFigure,
  linesBefore,
  pictureIn,
  pictureSlug,
  readHeading,
  type Block,
} from './markdown.ts';
import { blockAdvice, itemAdvice, wordsAdvice } from './marks.ts';
import { parseEmail } from './parse.ts';
import { linkTarget, slug } from './schemas/values.ts';

/** A mistake in one line of a page of text. */
export interface LineFault {
  /** The line in the whole file, counted from one. */
  readonly line: number;
  readonly text: string;
  readonly advice: string;
}

/** What is wrong with a block. */
interface BlockFault {
  readonly block: Block;
  readonly advice: string;
  /** How many lines below the first line of the block. */
  readonly below?: number;
}

/** Takes the text below the lead and its blocks; returns the lines that the page cannot show. */
export function findTextFaults(
  markdown: string,
  blocks: readonly Block[],
  hasGlance: boolean,
): LineFault[] {
  const end = { token: { type: 'space', raw: '' }, line: markdown.split('\n').length };
  const figures = hasGlance ? glanceFault(blocks[0] ?? end) : undefined;
  const isGlance = hasGlance && blocks[0]?.token.type === 'list';
  const faults = [
    ...(figures ? [figures] : []),
    ...findBlockFaults(isGlance ? blocks.slice(1) : blocks),
  ];
  return faults.map(({ block: { token, line }, advice, below = 0 }) => {
    const text = token.raw.trim().split('\n')[below] ?? '';
    return { line: line + below, text, advice };
  });
}

function isBlank(words: string | undefined): boolean {
  return !words?.trim();
}

/** Returns what is wrong with the first block of a page with figures. It must be a list of them. */
function glanceFault(block: Block): BlockFault | undefined {
  if (block.token.type !== 'list') return { block, advice: glanceAdvice };
  const wrong = (block.token as Tokens.List).items.find((item) => !isFigure(item));
  return wrong && { block, advice: figureAdvice, below: linesBefore(wrong, block.token) };
}

/** Returns the faults of the blocks. A heading also depends on the headings before it. */
function findBlockFaults(blocks: readonly Block[]): BlockFault[] {
  const faults: BlockFault[] = [];
  const anchors = new Set<string>();
  let hasSection = false;
  for (const [at, block] of blocks.entries()) {
    const { token } = block;
    const body = bodyFault(token);
    if (body) {
      faults.push({ block, advice: body.advice, below: linesBefore(body.part, token) });
      continue;
    }
    if (token.type !== 'heading') continue;
    const heading =
      headingFault(token as Tokens.Heading, hasSection, anchors) ??
      aloneFault(token as Tokens.Heading, blocks[at + 1]?.token);
    if (heading) faults.push({ block, ...heading });
    const { id } = readHeading(token);
    if (id !== '') anchors.add(id);
    if ((token as Tokens.Heading).depth === 2) hasSection = true;
  }
  return faults;
}

/** Returns what is wrong with a heading. `anchors` has those of the headings before it. */
function headingFault(
  heading: Tokens.Heading,
  hasSection: boolean,
  anchors: ReadonlySet<string>,
): Omit<BlockFault, 'block'> | undefined {
  const { depth, raw } = heading;
  // In Markdown, a line of hyphens directly below text turns that text into a heading.
  if (!raw.startsWith('#'))
    return { advice: instead.hr!, below: raw.trimEnd().split('\n').length - 1 };
  if (depth === 1) return { advice: 'A page has one title. Begin a section with "## "' };
  if (depth > 3 || (depth === 3 && !hasSection)) return { advice: depthAdvice };
  const { id, title } = readHeading(heading);
  if (title === '')
    return { advice: 'Write the words of the heading, without **bold** and [links]' };
  if (depth === 2 && /^(#|\d+[.)]\s)/.test(title))
    return { advice: 'Delete the mark before its words: pages number their sections' };
  if (anchorStart.test(title)) return { advice: 'End the heading with a space and {#…}' };
  // A heading inside a section may do without an anchor.
  if (id === '' && depth === 3) return undefined;
  const [issue] = v.safeParse(slug, id).issues ?? [];
  if (issue) return { advice: `${anchorAdvice}. ${issue.message}` };
  return anchors.has(id)
    ? { advice: `Another heading has the anchor ${id}. ${anchorAdvice}` }
    : undefined;
}

/** Returns what is wrong with a heading that has nothing below it, and that no page would show. A part may begin a section. */
function aloneFault(
  { depth }: Tokens.Heading,
  next: Token | undefined,
): Pick<BlockFault, 'advice'> | undefined {
  const isAlone =
    next === undefined || (next.type === 'heading' && (next as Tokens.Heading).depth <= depth);
  return isAlone ? { advice: aloneAdvice } : undefined;
}

const aloneAdvice = 'Write text below this heading, or delete it: no page shows a heading alone';

const glanceAdvice =
  'Write figures as "- **figure** what it means" below the lead, or delete the line "glance" in the front matter';

const figureAdvice =
  'Put the figure between two stars on each side, such as "**7 days** from booking"';

const depthAdvice = 'Begin a section with "## ", and a part of one with "### "';

/** Matches the start of an anchor, also of one that has a space inside and therefore did not become an anchor. */
const anchorStart = /\{\s*#/;

const anchorAdvice = 'End the heading with an anchor, such as {#later}';

/** Returns the first part of a block that the page cannot show, and what to write instead. */
function bodyFault(block: Token): PartFault | undefined {
  let first: PartFault | undefined;
  void marked.walkTokens([block], (part) => {
    first ??= partFault(part, block);
  });
  return first;
}

interface PartFault {
  readonly part: Token;
  readonly advice: string;
}

function partFault(part: Token, block: Token): PartFault | undefined {
  const advice = partAdvice(part, block);
  if (advice) return { part, advice };
  const inWord = emphasisInWord(part);
  if (inWord) return { part: inWord, advice: starAdvice };
  return part.type === 'table' ? tableFault(part as Tokens.Table) : undefined;
}

const starAdvice = 'Write "2 × 23" with the sign ×, or *words* with a space before and after';

/** Returns bold or italics whose stars touch a letter, a digit or a fact outside: in "2*23 kg and 1*7 kg" they mean "times". */
function emphasisInWord(part: Token): Token | undefined {
  for (const tokens of neighboursIn(part)) {
    const inWord = tokens.find(({ type }, at) => {
      const [before, after] = [tokens[at - 1]?.raw ?? '', tokens[at + 1]?.raw ?? ''];
      return /^(em|strong)$/.test(type) && (endOfWord.test(before) || startOfWord.test(after));
    });
    if (inWord) return inWord;
  }
  return undefined;
}

const endOfWord = /[\p{L}\p{M}\p{N}}]$/u;
const startOfWord = /^[\p{L}\p{M}\p{N}{]/u;

/** Returns the tokens inside a part that are beside each other, which are those of each cell in a table. */
function neighboursIn(part: Token): readonly (readonly Token[])[] {
  if (part.type !== 'table') return 'tokens' in part ? [part.tokens ?? []] : [];
  const { header, rows } = part as Tokens.Table;
  return [header, ...rows].flat().map(({ tokens }) => tokens);
}

function tableFault(table: Tokens.Table): PartFault | undefined {
  if (table.rows.length === 0) return { part: table, advice: emptyTableAdvice };
  const row = longRowIn(table);
  return row === undefined ? undefined : { part: { type: 'text', raw: row }, advice: rowAdvice };
}

const emptyTableAdvice =
  'Write a row below the line such as | --- | --- |, or delete the table: no page shows one without rows';

const rowAdvice =
  'It has more cells than the first line of the table. Delete a | in it, or write more cells in the first line and the second';

/** Returns the first row with words behind its last column, which no page would show. A row with fewer cells has empty ones. */
function longRowIn({ raw, header }: Tokens.Table): string | undefined {
  return raw.split('\n').find((row) => {
    const cells = withoutEscapes(row).trim().replace(/^\|/, '').split('|');
    return cells.slice(header.length).some((cell) => cell.trim() !== '');
  });
}

/** Replaces each character behind a backslash, such as the bar in "a \| b", which is part of the words of a cell. */
function withoutEscapes(row: string): string {
  return row.replace(/\\./g, '--');
}

function partAdvice(part: Token, block: Token): string | undefined {
  if (part.type === 'link') {
    if (isBlank(part.text)) return 'Write the words of the link between [ and ]';
    if (/^mailto:.*[.,;]$/.test(part.href)) return 'Delete the mark at the end of the address';
    return isTarget(part.href) ? undefined : linkAddressAdvice;
  }
  if (part.type === 'image') return pictureAdvice(part as Tokens.Image, pictureIn(block) === part);
  if (part.type === 'list' && part.ordered && part.start !== 1)
    return 'Begin a numbered list with 1';
  if (part.type === 'heading' && part === block) return undefined;
  if (part.type === 'list_item')
    return isBlank(part.text) ? 'Write the words of the item, or delete it' : itemAdvice(part.raw);
  const isWords = part.type === 'text' && !('tokens' in part);
  if (isWords && block.type !== 'heading' && anchorStart.test(part.raw))
    return 'Delete {#…}: only the line of a heading ends with an anchor';
  const left = isWords ? wordsAdvice((part as Tokens.Text).text) : blockAdvice(part.raw);
  if (left && /^(paragraph|text)$/.test(part.type)) return left;
  return shown.test(part.type) ? undefined : (instead[part.type] ?? otherAdvice);
}

const shown = /^(space|paragraph|text|strong|em|list|list_item|escape|table)$/;

const otherAdvice =
  'A page can show only paragraphs, lists, tables, pictures, **bold**, *italics* and [links](/address)';

const instead: Readonly<Record<string, string>> = {
  blockquote: 'Delete > at its beginning',
  br: 'Begin a new paragraph instead, with an empty line above it',
  code: 'Delete the spaces or ``` at its beginning',
  codespan: 'Delete ` around it',
  def: 'Write the address where the link is: [words](/address)',
  del: 'Delete ~~ around it',
  hr: 'Delete it. A line "## Title" begins a section',
  html: `Delete < and > and what is between them. ${otherAdvice}`,
};

function pictureAdvice({ href, text, title }: Tokens.Image, isAlone: boolean): string | undefined {
  if (!isAlone)
    return 'Write the picture on a line of its own, with an empty line above and below it';
  if (isBlank(text)) return 'Write what the picture shows between [ and ]';
  if (title) return 'Write the words under the picture as a paragraph, and delete them here';
  const isOwn = !/^\w+:/.test(href) && v.is(slug, pictureSlug(href));
  return isOwn
    ? undefined
    : 'Write the name of a picture of this site, such as ![what it shows](mina.jpg)';
}

const linkAddressAdvice =
  'Write the address of a link with https://, mailto: or tel:, or a page or file of this site, such as /refund-policy or /prices.pdf';

/** Whether an address is allowed in a link. Legal pages must be able to link the e-mail address and phone for complaints. */
function isTarget(href: string): boolean {
  const address = href.replace(/^mailto:/, '');
  // A full stop at its end belongs to the sentence, but would be in the address that a phone opens.
  const isMail = address !== href && parseEmail(address) === address;
  return isMail || /^tel:\+?\d{4,15}$/.test(href) || v.is(linkTarget, href);
}
