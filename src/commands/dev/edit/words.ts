/** Makes the pages of `npm run dev` say of each text where it is written: until a page is rendered, a mark is in it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { Files } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import type { Content } from '../../../schemas/content.ts';
import { everyValue, fileOf } from '../../../schemas/issues.ts';
import { readContentFile } from './save.ts';
import { readSource, stepAt, type Source } from './source.ts';
import { spliced, type Splice } from './text.ts';

/** Where a text is written; in a legal text the field ends with `line 12`. */
interface Place {
  readonly file: string;
  readonly field: string;
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
  const marked = Object.entries(entries).map(([entry, value]) => {
    const withMark = (text: string, field: string) => {
      // Short names, addresses and days are no words; what is as a fact says it is compared with that.
      if (/^[a-z0-9/:.#-]*$/.test(text) || known.has(text)) return text;
      const [file, way] = fileOf(entry, field.replace(/\.template$/, ''), value);
      const sign = String.fromCodePoint(firstMark + places.push({ file, field: way, text }) - 1);
      // Each of several wordings is a line; the anchor of a heading stays at its end.
      return text.replace(/^(.+?)( \{#.*\})?$/gm, `$1${sign}$2`);
    };
    return [entry, withMarks(value, '', withMark)];
  });
  const pages = render({ facts, ...Object.fromEntries(marked) } as Content);
  const shown = places.map(
    describer(project, places, `languages/${content.languages[0]!.lang}.ts`),
  );
  return new Map([...pages].map(([name, html]) => [name, withData(`${html}`, shown)]));
}

/** Calls a function for every text, and for every line of a legal one. */
function withMarks(
  value: unknown,
  field: string,
  withMark: (text: string, field: string) => string,
): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith('# ')) return withMark(value, field);
    const lines = value.split('\n').map((line, at) => {
      // A list of facts is no text of its own.
      return /^- \{\w+\}\s*$/.test(line) ? line : withMark(line, `${field}.line ${at + 1}`);
    });
    return lines.join('\n');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((each, at) => withMarks(each, `${field}[${at}]`, withMark));
  const inner = Object.entries(value).map(([key, each]) => {
    return [key, withMarks(each, field + (field && '.') + key, withMark)];
  });
  return Object.fromEntries(inner);
}

/** Returns what makes of a place what words.js shows: file and line, the wording, and that of the main language. */
function describer(project: Project, places: readonly Place[], main: string) {
  const sources = new Map<string, Source>();
  return ({ file, field, text }: Place) => {
    const isThere = existsSync(path.join(project.content, file));
    const source = sources.get(file) ?? readSource(isThere ? readContentFile(project, file) : '');
    sources.set(file, source);
    const { loc } = stepAt(source, field.match(/[^.[\]]+/g) ?? [])?.place ?? {};
    const line = /^line (\d+)$/.exec(field)?.[1] ?? loc?.start.line;
    const isMain = file === main || !file.startsWith('languages/');
    const same = isMain
      ? undefined
      : places.find((each) => each.file === main && each.field === field);
    const where = `src/content/${file}${line === undefined ? '' : `, line ${line}`}`;
    return { where, text, main: same?.text };
  };
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
