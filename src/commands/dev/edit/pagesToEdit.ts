/**
 * Makes the pages of `npm run dev` with ?edit. Each text carries a tracer while its page is rendered: a private character that
 * says where the text is written, and that is removed before the page is sent.
 */
import { Parser } from 'htmlparser2';
import { asWords, ContentFile, spliced } from '../../../generator/content/contentFile.ts';
import type { Passage } from '../../../generator/content/passage.ts';
import { findPassages } from '../../../generator/content/findPassages.ts';
import { readContent } from '../../../generator/content/readContent.ts';
import type { Files } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { everyValue } from '../../../schemas/readEntry.ts';
import { fill, type Scope } from '../../../site/fill.ts';
import type { Route } from '../../../site/pageContext.ts';
import { idOf } from './saveWords.ts';

const firstTracer = 0xf0000;
const tracers = /[\u{f0000}-\u{ffffd}]/gu;

/**
 * Returns the pages of a site. An element with words has in `data-words` what changeWords.js shows of them, as JSON; the body
 * has in `data-other-words` the words of the page's file that are in no element.
 */
export function pagesToEdit(project: Project, site: MadeSite): Promise<Files> {
  const pages = kept.get(site) ?? makePages(project, site);
  kept.set(site, pages);
  return pages;
}

const kept = new WeakMap<MadeSite, Promise<Files>>();

async function makePages(project: Project, site: MadeSite): Promise<Files> {
  const passages = await findPassages(project);
  const facts = new Set(everyValue(site.content.facts).map(({ value }) => value));
  const drafts = new Map(passages.map(({ file, source }) => [file, source]));
  for (const [name, source] of drafts) {
    const traced = passages.flatMap((passage, at) => {
      const { file, text } = passage;
      // A text that equals a fact gets no tracer, because the check compares the two.
      if (file !== name || facts.has(text)) return [];
      return passage.with(text + String.fromCodePoint(firstTracer + at));
    });
    drafts.set(name, spliced(source, traced));
  }
  const { content } = await readContent({ ...project, drafts });
  const groupOf = groupsOf(project, site, passages);
  const pages = [...site.render(content)].map(([name, body], at): [string, string] => {
    const holders = holdersIn(`${body}`, passages);
    const shown = new Set(holders.flatMap(({ found }) => found));
    const ownFile = fileOfPage(site.routes[at]!);
    const others = passages.filter((each) => each.file === ownFile && !shown.has(each));
    const splices = holders.map(({ start, isBody, found }) => {
      const groups = new Set((isBody ? others : found).map(groupOf));
      const data = JSON.stringify([...groups])
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;');
      return { start, end: start, text: ` data-${isBody ? 'other-' : ''}words="${data}"` };
    });
    return [name, spliced(`${body}`, splices).replace(tracers, '')];
  });
  return new Map(pages);
}

/** Returns the elements of a page that have words in their own text, or a picture in its description, and the body. */
function holdersIn(html: string, passages: readonly Passage[]) {
  // `start` is the place behind the name of the tag, where an attribute can be put in.
  const open: { start: number; isBody: boolean; found: Passage[] }[] = [];
  const holders: typeof open = [];
  const find = (text = '') => {
    for (const [tracer] of text.matchAll(tracers))
      open.at(-1)?.found.push(passages[tracer.codePointAt(0)! - firstTracer]!);
  };
  const parser = new Parser({
    onopentag(name, { alt }) {
      open.push({ start: parser.startIndex + 1 + name.length, isBody: name === 'body', found: [] });
      if (name === 'img') find(alt);
    },
    ontext: find,
    onclosetag() {
      const holder = open.pop()!;
      if (holder.isBody || holder.found.length > 0) holders.push(holder);
    },
  });
  parser.end(html);
  return holders;
}

/** Returns the content file that belongs to a page. */
function fileOfPage({ kind, path, edition }: Route): string {
  if (kind === 'home') return `languages/${edition.lang}.ts`;
  return kind === 'text' ? `pages${path.slice(0, -1)}.md` : `${kind}.ts`;
}

/** Returns a function from a passage to its group: the text in each language, its alternatives, and the names in them. */
function groupsOf(project: Project, { content, routes }: MadeSite, all: readonly Passage[]) {
  const facts = ContentFile.read(project, 'facts.ts').text;
  const languages = new Map(content.languages.map((each) => [`languages/${each.lang}.ts`, each]));
  const keyOf = ({ file, field }: Passage) => `${languages.has(file) ? '' : file} ${field}`;
  const groups = new Map<string, Passage[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  const shown = [...groups].map(([key, group]) => {
    const boxes = group.map((passage) => {
      const { file, at, text } = passage;
      const { lang, dir } = languages.get(file) ?? content.languages[0]!;
      const { length } = group.filter((each) => each.file === file);
      const which = length > 1 ? `, ${at + 1} of ${length}` : '';
      return { id: idOf(passage), name: `${languageNames.of(lang)}${which}`, lang, dir, text };
    });
    const braces = group.flatMap(({ text }) => text.match(/\{[^{}]+\}/g) ?? []);
    const names = new Set(braces.map((name) => (name.includes('/') ? '{one/more}' : name)));
    const meanings = [...names].map((name) => ({
      words: meaningOf(name, routes[0]!.edition.scope),
      href: facts.includes(name) ? `/.dev/facts#${name}` : undefined,
    }));
    return [key, { label: labelOf(group[0]!), boxes, meanings }] as const;
  });
  const byKey = new Map(shown);
  return (passage: Passage) => byKey.get(keyOf(passage))!;
}

/** Returns a sentence with the meaning of a name in braces. */
function meaningOf(name: string, scope: Scope): string {
  if (name === '{one/more}') return `Of ${name}, the number before it decides which is shown.`;
  const value = fill(name, scope);
  if (value === name) return `${name} is filled in where it is shown.`;
  return `${name} is ${value ? `now ${value}` : 'not known yet'}.`;
}

/** `titles[0]` -> "Titles 1", `hero.headline` -> "Hero: Headline". */
function labelOf({ field }: Passage): string {
  const steps = field.replace(/\[(\d+)\]/g, (_, at) => ` ${Number(at) + 1}`).split('.');
  return steps.filter(Boolean).map(asWords).join(': ');
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
