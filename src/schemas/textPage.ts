/** The schema of a page of text, which is a Markdown file: its front matter, title, lead and the text below. */
import * as v from 'valibot';
import { withInfo, infoOf } from './fieldInfo.ts';
import { frontMatter, readFrontMatter, type LineIssue } from './frontMatter.ts';
import { findTextIssues, linksOf, picturesOf, splitHead, withAnchors } from './markdown.ts';
import { braceAdvice, wording } from './rules.ts';

type FrontMatter = ReturnType<typeof readFrontMatter>['fields'];

export interface TextPage extends Omit<FrontMatter, 'title'> {
  readonly title: string;
  /** The first paragraph. Search engines show it too. */
  readonly lead: string;
  /** The Markdown below the lead. Each line has the same number as in the file. */
  readonly text: string;
  readonly links: ReturnType<typeof linksOf>;
  readonly pictures: ReturnType<typeof picturesOf>;
}

/** Reads a page of text. A fault in a line has the path `line 12`. */
const textPage = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { page, issues } = readTextPage(dataset.value);
    for (const { line, text, advice } of issues) {
      const key = `line ${line}`;
      const input = { [key]: text };
      addIssue({
        message: advice,
        path: [{ type: 'object', origin: 'value', input, key, value: text }],
      });
    }
    return issues.length > 0 ? NEVER : page;
  }),
  v.metadata({
    kind: 'group',
    entries: {
      ...infoOf(frontMatter).entries,
      lead: wording,
      // A paragraph that names an unknown fact is left out.
      text: withInfo(v.string(), { kind: 'text', mayVanish: true }),
    },
  }),
);

/** The pages of text under the names of their files, in the order of their links. */
export const textPages = v.pipe(
  v.record(v.string(), textPage),
  v.transform((pages): Readonly<Record<string, TextPage>> => {
    const placeOf = ([, { order = 100 }]: [string, TextPage]) => order;
    const entries = Object.entries(pages).sort((one, other) => placeOf(one) - placeOf(other));
    return Object.fromEntries(entries);
  }),
);

/** Takes the text of a file; returns the page and the mistakes in it, line by line. */
function readTextPage(file: string): { page: TextPage; issues: LineIssue[] } {
  const { fields, titleLine, body, issues } = readFrontMatter(file);
  const { title, lead, leadLine, rest, blocks } = splitHead(body);
  const lines = body.split('\n');
  const issue = (line: number, advice: string): LineIssue => {
    return { line, text: (lines[line - 1] ?? '').trim(), advice };
  };
  const found = issues.length > 0 ? [...issues] : findIssues();
  const page = {
    ...fields,
    title: fields.title ?? title?.words ?? '',
    lead: lead?.words ?? '',
    text: withAnchors(rest, blocks),
    links: linksOf(blocks),
    pictures: picturesOf(blocks),
  };
  return { page, issues: found };

  /** Finds the other mistakes. It runs only with a front matter that could be read, because the rest depends on it. */
  function findIssues(): LineIssue[] {
    const unknown = lines.flatMap((text, at) => {
      const advice = braceAdvice(text);
      return advice ? issue(at + 1, advice) : [];
    });
    const head: LineIssue[] = [];
    if (title && fields.title)
      head.push({ ...issue(titleLine, titleTwiceAdvice), text: `title: ${fields.title}` });
    if (!title && !fields.title) head.push(issue(leadLine, titleAdvice));
    else if (title?.words === '') head.push(issue(title.line, plainTitleAdvice));
    else if (!lead?.words) head.push(issue(leadLine, leadAdvice));
    return [...unknown, ...head, ...findTextIssues(rest, blocks, fields.glance === true)];
  }
}

const titleAdvice = 'Begin the text with its title, such as "# Your visa"';

const plainTitleAdvice = 'Write the words of the title, without **bold** and [links]';

const titleTwiceAdvice = 'The text begins with a title too. Delete one of them';

const leadAdvice =
  'Write a paragraph below the title, without **bold** and [links]. Search engines show it';
