/** The schema of a page of text, which is a Markdown file: its front matter, title, lead and the text below. */
import * as v from 'valibot';
import { withInfo, infoOf } from '../../values/fieldInfo.ts';
import { frontMatter, lineFault, readFrontMatter, type FrontMatter } from './frontMatter.ts';
import { linksOf, picturesOf, splitHead, withAnchors } from '../../values/markdown.ts';
import { findTextFaults, type LineFault } from '../../values/findTextFaults.ts';
import { plainAdvice } from '../../values/marks.ts';
import { formatNumber } from '../../values/format.ts';
import { pageNameIn } from '../contentPlaces.ts';
import { braceAdvice, wording } from './wording.ts';

export interface WrittenPage extends FrontMatter {
  readonly title: string;
  /** The first paragraph. Search engines show it too. */
  readonly lead: string;
  /** The Markdown below the lead. Its line numbers are those of the file. */
  readonly text: string;
  readonly links: ReturnType<typeof linksOf>;
  readonly pictures: ReturnType<typeof picturesOf>;
}

/** The schema of a page of text. An issue in a line has `line` and the line number as its path. */
export const textPage = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { page, faults } = readTextPage(dataset.value);
    for (const { line, text, advice } of faults) {
      const step = (key: unknown) =>
        ({ type: 'unknown', origin: 'value', input: text, key, value: text }) as const;
      addIssue({ message: advice, path: [step('line'), step(line)] });
    }
    return faults.length > 0 ? NEVER : page;
  }),
  v.metadata({
    kind: 'group',
    entries: {
      ...infoOf(frontMatter).entries,
      title: wording,
      lead: wording,
      // A paragraph that names an unknown fact is left out.
      text: withInfo(v.string(), { kind: 'text', mayVanish: true }),
    },
  }),
);

/** The pages of text by file name, in the order of their links. */
export const textPages = v.pipe(
  v.record(v.string(), textPage),
  v.transform((pages): Readonly<Record<string, WrittenPage>> => {
    const orderOf = ([, { order = 100 }]: [string, WrittenPage]) => order;
    const entries = Object.entries(pages)
      .map(([name, page]): [string, WrittenPage] => [
        name,
        inherited(page, pages[pageNameIn(name)]),
      ])
      .sort((one, other) => orderOf(one) - orderOf(other));
    return Object.fromEntries(entries);
  }),
);

/** Returns a translation that inherits order, links and figures from its original. It keeps its own link texts. */
function inherited(page: WrittenPage, original: WrittenPage | undefined): WrittenPage {
  if (!original || original === page) return page;
  const { order, glance, refundSteps, menu, footer } = original;
  const shared = { order, glance, refundSteps, menu: Boolean(menu), footer: Boolean(footer) };
  return { ...shared, ...page } as WrittenPage;
}

/** Takes the text of a file; returns the page and the mistakes in its lines. */
function readTextPage(file: string): { page: WrittenPage; faults: readonly LineFault[] } {
  const { fields, body, faults } = readFrontMatter(file);
  const lines = body.split('\n');
  const unreadable = findUnreadableLine(lines);
  const earlyFaults = [
    ...faults,
    ...(unreadable ? [lineFault(lines, unreadable.at + 1, unreadable.advice)] : []),
  ];
  const parts = splitHead(unreadable ? '' : body);
  const { title, lead, below, blocks } = parts;
  const page = {
    ...fields,
    title: title?.words ?? '',
    lead: lead?.words ?? '',
    text: withAnchors(below, blocks),
    links: linksOf(blocks),
    pictures: picturesOf(blocks),
  };
  if (earlyFaults.length > 0) return { page, faults: earlyFaults };
  // Without a title, the rest would be read as what it is not.
  if (!title) return { page, faults: [lineFault(lines, parts.leadLine, titleAdvice)] };
  return {
    page,
    faults: [
      ...findBraceFaults(lines),
      ...findHeadFaults(lines, parts),
      ...findTextFaults(below, blocks, fields.glance === true),
    ],
  };
}

function findBraceFaults(lines: readonly string[]): LineFault[] {
  return lines.flatMap((text, at) => {
    const advice = braceAdvice(text);
    return advice ? lineFault(lines, at + 1, advice) : [];
  });
}

/** Returns the mistakes in the title and the lead. */
function findHeadFaults(
  lines: readonly string[],
  { title, lead, leadLine }: ReturnType<typeof splitHead>,
): LineFault[] {
  const faults: LineFault[] = [];
  if (title?.words === '') faults.push(lineFault(lines, title.line, plainTitleAdvice));
  else if (!lead?.words) faults.push(lineFault(lines, leadLine, leadAdvice));
  for (const part of [title, lead]) {
    const advice = part && plainAdvice(part.words);
    if (advice) faults.push(lineFault(lines, part.line, advice));
  }
  return faults;
}

/** The most characters in a line and in a paragraph. The Markdown parser takes minutes for longer ones. */
const longestLine = 2_000;
const longestParagraph = 8_000;

/** Returns the index of the first line that would take the Markdown parser too long, and what to write instead. */
function findUnreadableLine(lines: readonly string[]): { at: number; advice: string } | undefined {
  let paragraph = 0;
  for (const [at, line] of lines.entries()) {
    paragraph = line.trim() === '' ? 0 : paragraph + line.length;
    // The parser recurses for each nested list or quotation.
    if (
      /^\s*((>|[*+-]\s|\d+[.)]\s)\s*){10}/.test(line) ||
      /^[ \t]{60}\s*([*+-]|\d+[.)])\s/.test(line)
    )
      return { at, advice: 'Delete the marks at its beginning' };
    if (line.length > longestLine)
      return {
        at,
        advice: `Write at most ${formatNumber(longestLine)} characters in a line, and begin a new paragraph`,
      };
    if (paragraph > longestParagraph)
      return { at, advice: 'Write an empty line above it: the paragraph is too long' };
  }
  return undefined;
}

const titleAdvice = 'Begin the text with its title, such as "# Your visa"';

const plainTitleAdvice = 'Write the words of the title, without **bold** and [links]';

const leadAdvice =
  'Write a paragraph below the title, without **bold** and [links]. Search engines show it';
