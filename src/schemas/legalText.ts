/** Reads a legal text, which is Markdown, into what its page shows; names the line that is not as such texts are. */
import { marked, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
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
  const sections: (LegalSection & { body: Token[] })[] = [];
  let title = '';
  let lead = '';
  let glance: LegalDocument['glance'] = [];
  let line = 1;
  const report = (token: Token, advice: string, below = 0) =>
    issues.push({ line: line + below, text: token.raw.trim().split('\n')[below]!, advice });

  const plain = ({ tokens, raw }: Tokens.Heading | Tokens.Paragraph) => {
    const words = plainText(tokens);
    if (!words) report({ type: 'text', raw }, 'Write it without **bold** and [links](/address)');
    return words || raw;
  };

  for (const token of marked.lexer(markdown.trimEnd())) {
    const section = sections.at(-1);
    if (token.type === 'heading' && token.depth === 2) {
      if (!section && issues.length === 0 && glance.length === 0) report(token, headAdvice);
      const read = readHeading(plain(token as Tokens.Heading));
      const advice = headingAdvice(read, sections);
      if (advice) report(token, advice);
      sections.push({ ...read, body: [] });
    } else if (section && token.type !== 'space') {
      const fault = bodyFault(token);
      if (fault) report(token, fault.advice, linesBefore(fault.part, token));
      section.body.push(token);
    } else if (token.type === 'heading' && token.depth === 1 && !title) {
      title = plain(token as Tokens.Heading);
    } else if (token.type === 'paragraph' && title && !lead) {
      lead = plain(token as Tokens.Paragraph);
    } else if (token.type === 'list' && lead && glance.length === 0) {
      glance = readGlance(token as Tokens.List);
      if (glance.length === 0) report(token, 'Write each figure as "- **figure** what it means"');
    } else if (token.type !== 'space') report(token, headAdvice);
    line += token.raw.split('\n').length - 1;
  }

  const last = sections.at(-1);
  if (!last || last.body.length === 0) {
    const text = last ? `## ${last.title} {#${last.id}}` : '';
    issues.push({ line, text, advice: 'Write a section "## Title {#anchor}" with its text' });
  }
  return { title, lead, glance, sections, issues };
}

const headAdvice =
  'Begin the file with "# Title", a lead, the figures as "- **figure** what it means", then "## Title {#anchor}"';

const bodyForms =
  'headings as "## Title {#anchor}", paragraphs, lists with "- ", **bold** and [links](/address) alone';

/** Returns the words of a line; nothing where it holds more than words. */
function plainText(tokens: readonly Token[]): string {
  const isPlain = tokens.every(({ type }) => type === 'text' || type === 'escape');
  return isPlain ? tokens.map((token) => (token as Tokens.Text).text).join('') : '';
}

function readHeading(text: string): { id: string; title: string } {
  const [, title = text, id = ''] = /^(.+?) \{#(.*)\}$/.exec(text) ?? [];
  return { id, title };
}

const sectionAnchor = anchor('at-a-glance');

function headingAdvice({ id }: { id: string }, before: readonly LegalSection[]): string {
  if (before.some((section) => section.id === id)) return 'Another section has that anchor already';
  if (before.at(-1)?.body.length === 0) return 'Write a text between this heading and the last one';
  const { issues: [issue] = [] } = v.safeParse(sectionAnchor, id);
  return issue ? `End the heading with its anchor, such as {#later}. ${issue.message}` : '';
}

/** Returns the first part of a block that is not as such texts are, and what to write instead. */
function bodyFault(block: Token): { part: Token; advice: string } | undefined {
  let fault: { part: Token; advice: string } | undefined;
  void marked.walkTokens([block], (part) => {
    const advice = bodyAdvice(part);
    if (advice) fault ??= { part, advice };
  });
  return fault;
}

function bodyAdvice(token: Token): string {
  if (!allowed.has(token.type)) return `Write ${bodyForms}`;
  if (token.type === 'list' && (token as Tokens.List).ordered) return `Write ${bodyForms}`;
  if (token.type === 'text' && !('tokens' in token) && lostMark.test(token.raw))
    return `Write ${bodyForms}`;
  if (token.type === 'link' && !v.is(linkTarget, token.href))
    return v.safeParse(linkTarget, token.href).issues![0].message;
  return '';
}

/** A mark that became text: "##Title", "• item", "[words] (/address)", "**bold". */
const lostMark = /^(#|•)|\] ?\(|\*\*/m;

function linesBefore(part: Token, block: Token): number {
  return block.raw.slice(0, block.raw.indexOf(part.raw)).split('\n').length - 1;
}

const allowed = new Set([
  'space',
  'paragraph',
  'text',
  'strong',
  'link',
  'list',
  'list_item',
  'escape',
]);

function readGlance({ items }: Tokens.List): LegalDocument['glance'] {
  const read = items.map(({ tokens }) => {
    const [figure, ...meaning] = (tokens[0] as Tokens.Text).tokens ?? [];
    const isFigure = tokens.length === 1 && figure?.type === 'strong';
    const words = (figure as Tokens.Strong).tokens;
    return { figure: isFigure ? plainText(words) : '', text: plainText(meaning).trim() };
  });
  return read.every(({ figure, text }) => figure && text) ? read : [];
}
