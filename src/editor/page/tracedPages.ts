/**
 * Finds out which texts are in which element of each page. Each text carries a tracer while its page is rendered: a private
 * character that says where the text is written, and that is removed from the page afterwards.
 */
import { Parser } from 'htmlparser2';
import { applyEdits } from 'jsonc-parser';
import { readContent } from '../../generator/content/readContent.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';
import { everyValue } from '../../values/place.ts';
import { changedFiles } from '../changes/fileChanges.ts';
import { findPassages } from '../changes/findPassages.ts';
import type { Passage } from '../changes/passage.ts';

const firstTracer = 0xf0000;
const tracers = /[\u{f0000}-\u{ffffd}]/gu;

/** Pages by the names of their files. An element with texts has in `data-form` the page of the form that changes them. */
type TracedPages = ReadonlyMap<string, string>;

/** Returns the pages of a site. */
export function tracePages(project: Project, site: MadeSite): TracedPages {
  const pages = kept.get(site) ?? makePages(project, site);
  kept.set(site, pages);
  return pages;
}

const kept = new WeakMap<MadeSite, TracedPages>();

/** Returns the page of the form that changes texts: that of their photo, or of words. */
export function formFor(passages: readonly Passage[]): string {
  const { picture } = passages[0]!;
  if (picture) return `photos?name=${picture}`;
  const keys = [...new Set(passages.map(({ key }) => key))];
  return `words?${new URLSearchParams(keys.map((key) => ['text', key]))}`;
}

function makePages(project: Project, site: MadeSite): TracedPages {
  const passages = findPassages(project);
  const facts = new Set(everyValue(site.content.facts).map(({ value }) => value));
  const traced = passages.flatMap((passage, at) => {
    const { text } = passage;
    // A text that equals a fact gets no tracer, because the check compares the two.
    if (facts.has(text)) return [];
    const tracer = String.fromCodePoint(firstTracer + at);
    // Behind the marks that end bold words, a heading or a link, it would make words of them.
    const end = /(?<=^\[[^\]]+)\]\(\S+\)$|\s*[*_#]*$/;
    return { ...passage, value: text.replace(end, (marks) => tracer + marks) };
  });
  const drafts = new Map(
    changedFiles(project, traced).map(({ name, text, edits }) => [name, applyEdits(text, edits)]),
  );
  const { content } = readContent({ ...project, drafts });
  const pages = [...site.render(content)].map(([name, body]) => {
    const marked = holdersIn(`${body}`, passages).map(({ start, found }) => {
      const form = formFor(found).replaceAll('&', '&amp;');
      return { offset: start, length: 0, content: ` data-form="${form}"` };
    });
    return [name, applyEdits(`${body}`, marked).replace(tracers, '')] as const;
  });
  return new Map(pages);
}

/** Returns the elements of a page that have words in their own text, or a picture in its description. */
function holdersIn(html: string, passages: readonly Passage[]) {
  // `start` is the place behind the name of the tag, where an attribute can be put in.
  const open: { start: number; found: Passage[] }[] = [];
  const holders: typeof open = [];
  const find = (text = '') => {
    for (const [tracer] of text.matchAll(tracers))
      open.at(-1)?.found.push(passages[tracer.codePointAt(0)! - firstTracer]!);
  };
  const parser = new Parser({
    onopentag(name, { alt }) {
      open.push({ start: parser.startIndex + 1 + name.length, found: [] });
      if (name === 'img') find(alt);
    },
    ontext: find,
    onclosetag() {
      const holder = open.pop()!;
      if (holder.found.length > 0) holders.push(holder);
    },
  });
  parser.end(html);
  return holders;
}
