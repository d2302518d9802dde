/** Reads the Markdown of a page of text: its blocks, head, sections, links and pictures. */
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
 * Returns the title and the lead with which a text begins, if it does, the text with their lines empty, and the blocks of
 * that text.
 */
export function splitHead(markdown: string) {
  const blocks = blocksOf(markdown);
  const title = isHeading(blocks[0], 1) ? blocks.shift() : undefined;
  const [next] = blocks;
  const lead = next?.token.type === 'paragraph' ? blocks.shift() : undefined;
  const below = [title, lead].reduce(
    (text, block) => (block ? without(block, text) : text),
    markdown,
  );
  return {
    title: title && { line: title.line, words: wordsOf(title.token) },
    lead: lead && { line: lead.line, words: wordsOf(lead.token).replaceAll('\n', ' ') },
    /** The line where a lead should be. */
    leadLine: next?.line ?? markdown.split('\n').length,
    below,
    blocks,
  };
}

/**
 * Takes the text below the lead: a list of figures if the page has them, then paragraphs, lists, tables and pictures, in
 * sections "## Title {#anchor}" or before them.
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
 * Takes a text and its blocks; makes an anchor of its title for every section that has none. Facts in the title are left
 * out, so a changed fact keeps the anchor.
 */
export function withAnchors(markdown: string, blocks: readonly Block[]): string {
  const lines = markdown.split('\n');
  for (const block of blocks.filter((candidate) => isHeading(candidate, 2))) {
    const { id } = readHeading(block.token);
    const line = lines[block.line - 1]!.replace(/[\s#]+$/, '');
    if (!/ \{#.*\}$/.test(line)) lines[block.line - 1] = `${line} {#${id}}`;
  }
  return lines.join('\n');
}

/** Returns what a line begins with before its words: the mark of a heading or an item, `![` of a picture or `|` of a row. */
export function lineMark(line: string): string {
  return /^\s*((#+|[-*+]|\d+[.)])\s|!\[|\|)?/.exec(line)![0];
}

/** Takes a picture's address in Markdown, such as `../../pictures/mina.jpg`; returns its name in src/pictures. */
export function pictureSlug(href: string): string {
  return href.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** Returns the addresses of the links of a text and the line of each. */
export function linksIn(markdown: string) {
  return linksOf(blocksOf(markdown));
}

/** Returns the addresses of the links of some blocks and the line of each. */
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

/** Returns the pictures of some blocks and the line of each. */
export function picturesOf(blocks: readonly Block[]) {
  return blocks.flatMap(({ token, line }) => {
    const picture = pictureIn(token);
    return picture ? { slug: pictureSlug(picture.href), line } : [];
  });
}

/** Returns the picture of a paragraph that has nothing else in it. */
export function pictureIn({
  type,
  tokens = [],
}: Token & { tokens?: Token[] }): Tokens.Image | undefined {
  const [picture] = tokens;
  return type === 'paragraph' && picture?.type === 'image' && tokens.length === 1
    ? (picture as Tokens.Image)
    : undefined;
}

/** Returns the blocks of a text. Spaces at the end of a line, which nobody sees, would be line breaks and are ignored. */
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

/** Returns the words of a block or of a part of it, or '' where it holds more than words. */
function wordsOf(part: object): string {
  const { tokens = [] } = part as { readonly tokens?: readonly Token[] };
  const isPlain = tokens.every(({ type }) => type === 'text' || type === 'escape');
  return isPlain ? tokens.map((token) => (token as Tokens.Text).text).join('') : '';
}

/** Returns what visitors read of some parts of a text, without its marks: for a label or the alt of a picture. */
export function plainWordsOf(tokens: readonly Token[]): string {
  const words = tokens.map((part: Token & { tokens?: Token[]; text?: FilledText }) =>
    part.tokens ? plainWordsOf(part.tokens) : plainText(part.text),
  );
  return words.join('');
}

/** Returns the title and the anchor of a heading. A heading "### Title" has an anchor only where one is written. */
export function readHeading(token: Token): { id: string; title: string } {
  const text = wordsOf(token);
  const [, title = text, id] = /^(.+?) \{#(.*)\}$/.exec(text) ?? [];
  return { title, id: id ?? ((token as Tokens.Heading).depth === 2 ? slugOf(title) : '') };
}

/** Returns the anchor that a section gets from its title. */
export function slugOf(title: string): string {
  const words = title.replace(/\{[^{}]*\}/g, '').toLowerCase();
  const id = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return v.is(slug, id) ? id : '';
}

/** Returns a short figure and what it means. */
export function readFigure({ tokens }: Tokens.ListItem) {
  const [block, ...more] = tokens as Tokens.Text[];
  const [figure, ...meaning] = block?.tokens ?? [];
  const isStrong = figure?.type === 'strong' && more.length === 0;
  return { figure: isStrong ? wordsOf(figure) : '', text: wordsOf({ tokens: meaning }).trim() };
}

/** Returns whether an item is a figure with words behind it. */
export function isFigure(item: Tokens.ListItem): boolean {
  const { figure, text } = readFigure(item);
  return figure !== '' && text !== '';
}

/** Returns how many lines of a block are before a part of it. */
export function linesBefore(part: Token, block: Token): number {
  return block.raw.slice(0, block.raw.indexOf(part.raw)).split('\n').length - 1;
}
