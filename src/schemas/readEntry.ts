/** Reads an entry of the registry by its schema, and returns a fault for everything that does not fit. */
import * as v from 'valibot';
import type { Advice, Fault, Reader } from './faults.ts';

/**
 * Takes the name of an entry, its value and its schema; returns the value as the schema reads it, such as '₹1,25,000' as a
 * number, and a fault for everything that does not fit.
 */
export function readEntry(entry: string, value: unknown, schema: v.GenericSchema) {
  const read = (lang: Reader) => v.safeParse(schema, value, { abortPipeEarly: true, lang });
  const { issues, output } = read('file');
  if (!issues) return { output, faults: [] };
  const inForm = read('form').issues!;
  const faults = issues.map((issue, at) => {
    const advice = { file: issue.message, form: inForm[at]!.message };
    return faultOf(entry, value, issue, advice);
  });
  return { output, faults };
}

function faultOf(
  entry: string,
  value: unknown,
  issue: v.BaseIssue<unknown>,
  advice: Advice,
): Fault {
  const { path = [], input, type } = issue;
  const found = path.length > 0 ? path.at(-1)!.value : input;
  const [file, field] = fileOf(entry, fieldAt(path.map(({ key }) => key)), value);
  if (type !== 'min_length') return { file, field, value: found, advice };
  const { length } = found as readonly unknown[];
  if (length > 0) return { file, field, problem: `has ${length}`, advice };
  const [, one = 'entry'] = /(?:^|\.)(title|description|service|place|picture)s$/.exec(field) ?? [];
  return { file, field, problem: 'is empty', advice: `Write at least one ${one}` };
}

/** Returns a value and all that is in it, however deep, each with its path: `cities[0].places[2].name`. */
export function everyValue(value: unknown, field = ''): { field: string; value: unknown }[] {
  const found = [{ field, value }];
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, each] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : field && `.${key}`;
    for (const inner of everyValue(each, field + (step || key))) found.push(inner);
  }
  return found;
}

/**
 * Takes the name of an entry of the registry, a path in it, and its value; returns the file and the path in that file.
 * Names agree: `about` is in about.ts. The words of a language and a page of text have files of their own.
 */
export function fileOf(
  entry: string,
  field: string,
  value: unknown,
): [file: string, field: string] {
  if (entry === 'languages') {
    const [, index, rest = ''] = /^\[(\d+)\]\.words\.?(.*)/.exec(field) ?? [];
    const { lang } = (index && (value as readonly { lang?: string }[])[Number(index)]) || {};
    return lang ? [`languages/${lang}.ts`, rest] : ['languages/index.ts', field];
  }
  if (entry === 'pages') {
    const [, page, rest = ''] = /^([^.]+)\.?(?:text\b\.?)?(.*)/.exec(field) ?? [];
    return [`pages/${page}.md`, rest];
  }
  return [`${entry}.ts`, field];
}

function fieldAt(keys: readonly unknown[]): string {
  return keys.join('.').replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');
}
