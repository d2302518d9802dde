/** Parses the Markdown of a page of text into its title and lead, sections, links and pictures. */
import { anyBraces } from './braces.ts';
import { plainText, type FilledText } from './filledText.tsx';
import { marked, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import { slug } from './schemas/values.ts';

export type { Token, Tokens };

export interface Block {
  readonly token: Token;
  readonly line: number;
}

/**
 * Takes a whole text; returns the title and the lead at its beginning, if it has them, then the text below them, with their
 * lines left empty, and the blocks of that text.
 */
export function splitHead(markdown: string) {
  const blocks = blocksOf(markdown);
  const title = isHeading(blocks[0], 1) ? blocks.shift() : undefined;
  const [next] = blocks;
  const lead = next?.token.type === 'paragraph' ? blocks.shift() : undefined;
  let below = markdown;
  if (title) below = without(title, below);
  if (lead) below = without(lead, below);
  return {
    title: title && { line: title.line, words: wordsOf(title.token) },
    lead: lead && { line: lead.line, words: wordsOf(lead.token) },
    /** The line where a lead should be. */
    leadLine: next?.line ?? markdown.split('\n').length,
    below,
    blocks,
  };
}

/**
 * Takes the text below the lead: a list of figures if the page has one, then paragraphs, lists, tables and pictures, inside
 * sections "## Title {#anchor}" or before the first. Returns the items of the list of figures, the blocks before the first
 * section, and the sections.
 */
export function readSections(markdown: string, hasGlance = false) {
  const blocks = blocksOf(markdown);
  const glance = hasGlance && blocks[0]?.token.type === 'list' ? blocks.shift() : undefined;
  const firstSection = blocks.findIndex((block) => isHeading(block, 2));
  const before = firstSection < 0 ? blocks : blocks.slice(0, firstSection);
  const sections: (ReturnType<typeof readHeading> & { readonly body: Token[] })[] = [];
  for (const block of blocks.slice(before.length)) {
    if (isHeading(block, 2)) sections.push({ ...readHeading(block.token), body: [] });
    else sections.at(-1)!.body.push(block.token);
  }
  return {
    glance: glance ? (glance.token as Tokens.List).items : [],
    before: before.map(({ token }) => token),
    sections,
  };
}

/**
 * Takes a text and its blocks; returns the text with an anchor, made from the title, for every section that lacks one. The
 * anchor leaves out facts in the title, so that it stays the same when a fact changes.
 */
export function withAnchors(markdown: string, blocks: readonly Block[]): string {
  const lines = markdown.split('\n');
  for (const block of blocks.filter((candidate) => isHeading(candidate, 2))) {
    const { id } = readHeading(block.token);
    // In Markdown, a title may end in #, but only after a space: "## Terms ##" is Terms, and "## Form C#" is Form C#.
    const line = lines[block.line - 1]!.trimEnd().replace(/\s#+$/, '').trimEnd();
    if (!/ \{#.*\}$/.test(line)) lines[block.line - 1] = `${line} {#${id}}`;
  }
  return lines.join('\n');
}

/** Returns the Markdown at the start of a line: the mark of a heading or list item, `![` of a picture or `|` of a table row. */
export function lineMark(line: string): string {
  return /^\s*((#+|[-*+]|\d+[.)])\s|!\[|\|)?/.exec(line)![0];
}

/** Takes the address of a picture in Markdown, such as `../../pictures/mina.jpg`; returns its slug, `mina`. */
export function pictureSlug(href: string): string {
  return href.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** Takes Markdown; returns the address and line number of each link. */
export function linksIn(markdown: string) {
  return linksOf(blocksOf(markdown));
}

/** Takes blocks; returns the address and line number of each link. */
export function linksOf(blocks: readonly Block[]) {
  return blocks.flatMap(({ token, line }) => {
    const links: { readonly href: string; readonly line: number }[] = [];
    void marked.walkTokens([token], (part) => {
      if (part.type === 'link')
        links.push({ href: part.href, line: line + linesBefore(part, token) });
    });
    return links;
  });
}

/** Takes blocks; returns the slug and line number of each picture. */
export function picturesOf(blocks: readonly Block[]) {
  return blocks.flatMap(({ token, line }) => {
    const picture = pictureIn(token);
    return picture ? { slug: pictureSlug(picture.href), line } : [];
  });
}

/** Returns the picture in a paragraph that contains nothing else. */
export function pictureIn({
  type,
  tokens = [],
}: Token & { tokens?: Token[] }): Tokens.Image | undefined {
  const [picture] = tokens;
  return type === 'paragraph' && picture?.type === 'image' && tokens.length === 1
    ? (picture as Tokens.Image)
    : undefined;
}

/** Returns the blocks of a text. Trailing spaces, invisible to authors but line breaks in Markdown, are ignored. */
function blocksOf(markdown: string): Block[] {
  let next = 1;
  return marked.lexer(markdown.replace(/[ \t]+$/gm, '')).flatMap((token) => {
    const line = next;
    next += token.raw.split('\n').length - 1;
    return token.type === 'space' ? [] : [{ token, line }];
  });
}

function without({ token, line }: Block, markdown: string): string {
  const lines = markdown.split('\n');
  const count = token.raw.trimEnd().split('\n').length;
  return lines.map((text, at) => (at >= line - 1 && at < line - 1 + count ? '' : text)).join('\n');
}

function isHeading(block: Block | undefined, depth: number): boolean {
  return block?.token.type === 'heading' && (block.token as Tokens.Heading).depth === depth;
}

/** Returns a text in one line. Authors may break lines anywhere in a paragraph or an item. */
export function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Returns the words of a block or a part of it, or '' if it contains anything except plain text. */
function wordsOf(part: object): string {
  const { tokens = [] } = part as { readonly tokens?: readonly Token[] };
  const isPlain = tokens.every(({ type }) => type === 'text' || type === 'escape');
  return isPlain ? inOneLine(tokens.map((token) => (token as Tokens.Text).text).join('')) : '';
}

/** Returns the visible text of some tokens without formatting, for a label or the alt of a picture. */
export function plainWordsOf(tokens: readonly Token[]): string {
  const words = tokens.map((part: Token & { tokens?: Token[]; text?: FilledText }) =>
    part.tokens ? plainWordsOf(part.tokens) : plainText(part.text),
  );
  return words.join('');
}

/** Returns the title and the anchor of a heading, either of which may be ''. A "### Title" has only an anchor that is written. */
export function readHeading(token: Token): { id: string; title: string } {
  const text = wordsOf(token);
  const [, title = text, id] = /^(.*?)(?:^| )\{#(.*)\}$/.exec(text) ?? [];
  return { title, id: id ?? ((token as Tokens.Heading).depth === 2 ? slugOf(title) : '') };
}

/** Makes an anchor from the title of a section, or '' if the title has no usable letters. */
export function slugOf(title: string): string {
  const words = title.replace(anyBraces, '').toLowerCase();
  const id = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return v.is(slug, id) ? id : '';
}

/** Takes an item such as "**30 kg** baggage"; returns the figure and the words after it. */
export function readFigure({ tokens }: Tokens.ListItem) {
  const [block, ...more] = tokens as Tokens.Text[];
  const [figure, ...meaning] = block?.tokens ?? [];
  const isStrong = figure?.type === 'strong' && more.length === 0;
  return { figure: isStrong ? wordsOf(figure) : '', text: wordsOf({ tokens: meaning }).trim() };
}

/** Returns whether an item is a figure with words after it. */
export function isFigure(item: Tokens.ListItem): boolean {
  const { figure, text } = readFigure(item);
  return figure !== '' && text !== '';
}

/** Returns how many lines of a block come before a part of it. */
export function linesBefore(part: Token, block: Token): number {
  return block.raw.slice(0, block.raw.indexOf(part.raw)).split('\n').length - 1;
}
