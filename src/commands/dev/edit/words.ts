/** Makes the pages of `npm run dev` say of each text where it is written: until a page is rendered, a mark is in it. */
import { Parser } from 'htmlparser2';
import type { Files } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import { ContentFile, spliced, type Splice } from '../../../generator/content/contentFile.ts';
import type { Project } from '../../../generator/project.ts';
import type { GenericSchema } from 'valibot';
import { schemas, type Content } from '../../../schemas/content.ts';
import { infoOf } from '../../../schemas/fieldInfo.ts';
import { everyValue, fileOf } from '../../../schemas/readEntry.ts';

/** Where a text is written. */
interface Place {
  readonly file: string;
  readonly field: string;
  /** Which of several wordings, or which line of a page of text. */
  readonly at: number;
  readonly text: string;
}

/** Private characters, one a text; no page has one when it is sent. */
const firstMark = 0xf0000;
const mark = /[\u{f0000}-\u{ffffd}]/gu;

/** Returns the pages of a site. Elements with a text have `data-words`, which is JSON of what words.js shows. */
export function pagesWithWords(project: Project, { content, render }: MadeSite): Files {
  const { facts, ...entries } = content;
  const known = new Set(everyValue(facts).map(({ value }) => value));
  const places: Place[] = [];
  const withMark = (place: Place) => {
    const { text } = place;
    // A list of facts is no words, and what is as a fact says it is compared with that.
    if (/^(- \{\w+\}\s*|[-:| ]+)?$/.test(text) || known.has(text)) return text;
    const sign = String.fromCodePoint(firstMark + places.push(place) - 1);
    // The anchor of a heading, the end of a row and the address of a picture stay at the end.
    return text.replace(/( \{#.*\}| *\|| *(?<=^!\[.*)\]\(.*)?$/, `${sign}$1`);
  };
  const marked = Object.entries(entries).map(([entry, value]) => {
    const withMarks = (text: string, field: string) => {
      const [file, way] = fileOf(entry, field, value);
      const lines = text.split('\n');
      return lines.map((line, at) => withMark({ file, field: way, at, text: line })).join('\n');
    };
    return [entry, withTexts(schemas[entry as keyof typeof entries], value, withMarks)];
  });
  const pages = render({ facts, ...Object.fromEntries(marked) } as Content);
  const main = `languages/${content.languages[0]!.lang}.ts`;
  const shown = places.map(describer(project, places, main));
  return new Map([...pages].map(([name, html]) => [name, withData(`${html}`, shown)]));
}

/** Returns a value with what a function makes of each text in it; short names, addresses and days are no texts. */
function withTexts(
  schema: GenericSchema | undefined,
  value: unknown,
  change: (text: string, field: string) => string,
  field = '',
): unknown {
  if (!schema) return value;
  const { kind, entries, each } = infoOf(schema);
  if (typeof value === 'string') return kind === 'text' ? change(value, field) : value;
  const inner = (key: string, step: string, part: unknown) =>
    withTexts(kind === 'text' ? schema : (entries?.[key] ?? each), part, change, step);
  if (Array.isArray(value)) return value.map((part, at) => inner('', `${field}[${at}]`, part));
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([key, part]) => [
    key,
    inner(key, field ? `${field}.${key}` : key, part),
  ]);
  return Object.fromEntries(changed);
}

/** Returns what makes of a place what words.js shows: file and line, the wording, that of the main language, and the facts in it. */
function describer(project: Project, places: readonly Place[], main: string) {
  const facts = ContentFile.read(project, 'facts.ts').text;
  const files = new Map<string, ContentFile>();
  return ({ file, field, at, text }: Place) => {
    if (!files.has(file)) files.set(file, ContentFile.read(project, file));
    const line = file.endsWith('.md')
      ? lineInPage(files.get(file)!, field, at, text)
      : files.get(file)!.lineOf(field);
    const where = `src/content/${file}${line ? `, line ${line}` : ''}`;
    const same =
      file.startsWith('languages/') &&
      places.find((each) => each.file === main && each.field === field && each.at === at);
    const named = text.match(/\{\w+\}/g)?.filter((name) => facts.includes(name)) ?? [];
    return { where, text, main: same ? same.text : text, named };
  };
}

/** Returns the line of a text of a page of text; its title, its lead and its front matter are fields. */
function lineInPage(file: ContentFile, field: string, at: number, text: string): number {
  if (field === '') return at + 1;
  return file.text.split('\n').findIndex((line) => line.includes(text)) + 1;
}

/** Takes the marks out of a page; elements get what those in their own text stand for, and pictures in their description. */
function withData(html: string, shown: readonly object[]): string {
  const splices: Splice[] = [];
  const open: { start: number; found: Set<object> }[] = [];
  const find = (text = '') => {
    for (const [sign] of text.matchAll(mark))
      open.at(-1)?.found.add(shown[sign.codePointAt(0)! - firstMark]!);
  };
  const parser = new Parser({
    onopentag(name, { alt }) {
      open.push({ start: parser.startIndex + 1 + name.length, found: new Set() });
      if (name === 'img') find(alt);
    },
    ontext: find,
    onclosetag() {
      const { start, found } = open.pop()!;
      const data = JSON.stringify([...found])
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;');
      if (found.size > 0) splices.push({ start, end: start, text: ` data-words="${data}"` });
    },
  });
  parser.end(html);
  return spliced(html, splices).replace(mark, '');
}
