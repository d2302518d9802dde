/** Reads a legal text, which is Markdown, into what its page shows; names the lines that the page cannot show. */
import { marked, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import { parseEmail } from './parse.ts';
import { anchor, braceAdvice, linkTarget } from './rules.ts';

export type { Token, Tokens };

export interface LegalSection {
  /** Once published it stays. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly Token[];
}

export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  /** What a hurried reader needs: a short figure and what it means. */
  readonly glance: readonly { readonly figure: string; readonly text: string }[];
  readonly sections: readonly LegalSection[];
}

interface LegalIssue {
  readonly line: number;
  readonly text: string;
  readonly advice: string;
}

/** The schema of a legal text; the issue of a line has the line as the last step of its path. */
export const legalText = v.pipe(
  v.string('Import it from its file, such as refund.md'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const issues = [...unknownNames(dataset.value), ...readLegalText(dataset.value).issues];
    for (const { line, text, advice } of issues) {
      const key = `line ${line}`;
      const input = { [key]: text };
      const path = [{ type: 'object', origin: 'value', input, key, value: text }] as const;
      addIssue({ message: advice, path: [...path] });
    }
  }),
  // A paragraph goes with its facts.
  v.metadata({ kind: 'text', mayVanish: true }),
);

function unknownNames(markdown: string): LegalIssue[] {
  return markdown.split('\n').flatMap((text, at) => {
    const advice = braceAdvice(text);
    return advice ? [{ line: at + 1, text, advice }] : [];
  });
}

/**
 * Takes "# Title", a lead, figures as "- **figure** meaning" and sections "## Title {#anchor}" of paragraphs, lists,
 * **bold** and [links](/address). Returns the document and what is wrong in it, line by line.
 */
export function readLegalText(markdown: string): LegalDocument & { issues: LegalIssue[] } {
  const issues: LegalIssue[] = [];
  const report = ({ token, line }: Block, advice: string, below = 0) =>
    issues.push({ line: line + below, text: token.raw.trim().split('\n')[below] ?? '', advice });

  const blocks = blocksOf(markdown);
  const [title, lead, glance, ...rest] = blocks;
  const document = {
    title: isHeading(title, 1) ? wordsOf(title!.token) : '',
    lead: lead?.token.type === 'paragraph' ? wordsOf(lead.token) : '',
    glance:
      glance?.token.type === 'list' ? (glance.token as Tokens.List).items.map(readFigure) : [],
  };
  const noFigure = document.glance.findIndex(({ figure, text }) => !figure || !text);
  const hasFigures = document.glance.length > 0 && noFigure < 0;
  const parts = [document.title, document.lead, hasFigures, isHeading(rest[0], 2)];
  const wrong = parts.findIndex((isThere) => !isThere);
  const end = { token: { type: 'space', raw: '' }, line: markdown.split('\n').length };
  if (wrong >= 0) report(blocks[wrong] ?? end, headAdvice, wrong === 2 ? Math.max(noFigure, 0) : 0);

  const sections: (LegalSection & { body: Token[] })[] = [];
  for (const block of rest) {
    if (isHeading(block, 2)) {
      const read = readHeading(wordsOf(block.token));
      const isTaken = sections.some(({ id }) => id === read.id);
      const { issues: [issue] = [] } = v.safeParse(sectionAnchor, read.id);
      if (isTaken) report(block, 'Another section has that anchor already');
      else if (issue) report(block, `${anchorAdvice}. ${issue.message}`);
      sections.push({ ...read, body: [] });
    } else {
      const fault = bodyFault(block.token);
      if (fault) report(block, fault.advice, linesBefore(fault.part, block.token));
      sections.at(-1)?.body.push(block.token);
    }
  }
  return { ...document, sections, issues };
}

const headAdvice =
  'Begin the file with "# Title", a lead without **bold** and [links], the figures as "- **figure** what it means", then "## Title {#anchor}"';

const anchorAdvice =
  'End the heading with its anchor, such as {#later}, and write no **bold** in it';

const bodyAdvice =
  'The page shows headings as "## Title {#anchor}", paragraphs, lists with "- ", **bold** and [links](/address) alone';

const linkAdvice =
  'Write the address of a link with https://, mailto: or tel:, or a page or file of this site, such as /refund-policy or /prices.pdf';

const sectionAnchor = anchor('at-a-glance');

interface Block {
  readonly token: Token;
  readonly line: number;
}

/** Nobody sees the spaces at the end of a line, which Markdown makes a line break of. */
function blocksOf(markdown: string): Block[] {
  let next = 1;
  return marked.lexer(markdown.replace(/[ \t]+$/gm, '')).flatMap((token) => {
    const line = next;
    next += token.raw.split('\n').length - 1;
    return token.type === 'space' ? [] : [{ token, line }];
  });
}

function isHeading(block: Block | undefined, depth: number): boolean {
  return block?.token.type === 'heading' && (block.token as Tokens.Heading).depth === depth;
}

/** Returns the words of a block or of a part of it; nothing where it holds more than words. */
function wordsOf(part: object): string {
  const { tokens = [] } = part as { readonly tokens?: readonly Token[] };
  const isPlain = tokens.every(({ type }) => type === 'text' || type === 'escape');
  return isPlain ? tokens.map((each) => (each as Tokens.Text).text).join('') : '';
}

function readHeading(text: string): { id: string; title: string } {
  const [, title = text, id = ''] = /^(.+?) \{#(.*)\}$/.exec(text) ?? [];
  return { id, title };
}

function readFigure({ tokens }: Tokens.ListItem): LegalDocument['glance'][number] {
  const [block, ...more] = tokens as Tokens.Text[];
  const [figure, ...meaning] = block?.tokens ?? [];
  const isFigure = figure?.type === 'strong' && more.length === 0;
  return { figure: isFigure ? wordsOf(figure) : '', text: wordsOf({ tokens: meaning }).trim() };
}

/** Returns the first part of a block that the page cannot show, and what to write instead. */
function bodyFault(block: Token): { part: Token; advice: string } | undefined {
  let fault: { part: Token; advice: string } | undefined;
  void marked.walkTokens([block], (part) => {
    const isShown = shown.test(part.type) && !(part as Tokens.List).ordered;
    if (!isShown) fault ??= { part, advice: bodyAdvice };
    else if (part.type === 'link' && !isTarget(part.href)) fault ??= { part, advice: linkAdvice };
  });
  return fault;
}

const shown = /^(space|paragraph|text|strong|link|list|list_item|escape)$/;

/** Law asks for the address and the number of whoever hears complaints. */
function isTarget(href: string): boolean {
  const isMail = href.startsWith('mailto:') && parseEmail(href) !== undefined;
  return isMail || /^tel:\+?\d{4,15}$/.test(href) || v.is(linkTarget, href);
}

function linesBefore(part: Token, block: Token): number {
  return block.raw.slice(0, block.raw.indexOf(part.raw)).split('\n').length - 1;
}
