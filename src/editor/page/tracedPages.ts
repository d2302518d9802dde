/**
 * Finds out which texts are in which element of each page. While a page is rendered, each text carries a tracer: a private-use
 * character that identifies the text. The tracers are removed from the page afterwards.
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

/** Pages by file name. The `data-form` of an element with texts is the page of the form that changes them. */
type TracedPages = ReadonlyMap<string, string>;

/** Returns the pages of a site. */
export function tracePages(project: Project, site: MadeSite): TracedPages {
  const pages = kept.get(site) ?? makePages(project, site);
  kept.set(site, pages);
  return pages;
}

const kept = new WeakMap<MadeSite, TracedPages>();

/** Returns the page of the form that changes these texts: the page of their photo, or the page of words. */
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
    // After the marks that end bold text, a heading or a link, the tracer would turn the marks into plain text.
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

/** Returns the elements whose own text has a tracer, and the pictures whose description has one. */
function holdersIn(html: string, passages: readonly Passage[]) {
  // `start` is the position after the tag's name, where an attribute can be inserted.
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
