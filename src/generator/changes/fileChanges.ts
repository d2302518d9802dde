/** Makes the changes of files, of values and words that were typed. In a file, all but these stays byte for byte. */
import path from 'node:path';
import { ContentFile, spliced, type Splice } from '../content/contentFile.ts';
import { readWritten, withPlainEnds } from '../files.ts';
import { pathIn, type Project } from '../project.ts';
import type { FileChange } from './history.ts';
import type { Passage } from './passage.ts';
import { sayChanged } from './saveContent.ts';
import { spliceForValue } from './splices.ts';

export interface FieldValue {
  /** The path in src/content. */
  readonly file: string;
  readonly field: string;
  readonly value: unknown;
}

/** Returns a change for each file that gets some of the values. */
export function fileChangesForValues(
  project: Project,
  values: readonly FieldValue[],
): FileChange[] {
  return [...new Set(values.map(({ file }) => file))].map((name) => {
    const file = ContentFile.readToChange(project, name);
    const own = values.filter((each) => each.file === name);
    const splices = own.map(({ field, value }) => spliceForValue(file, field, value));
    return fileChangeFor(project, name, file.text, splices);
  });
}

/** Takes passages with their new words; returns the change of each file. */
export function fileChangesForWords(
  project: Project,
  typed: readonly { readonly passage: Passage; readonly words: string }[],
): FileChange[] {
  const files = new Map(typed.map(({ passage: { file, source } }) => [file, source]));
  return [...files].map(([name, source]) => {
    const inFile = typed.filter(({ passage }) => passage.file === name);
    const splices = inFile.map(({ passage, words }) => passage.spliceFor(words));
    return fileChangeFor(project, name, source, splices);
  });
}

/** Takes the name of a file, its text with plain line ends, and splices of that; returns its change. */
export function fileChangeFor(
  project: Project,
  name: string,
  text: string,
  splices: readonly Splice[],
): FileChange {
  const file = path.join(project.content, name);
  const before = readWritten(file, pathIn(project, file));
  if (withPlainEnds(before) !== text) throw new Error(sayChanged(name));
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(before) ?? [];
  const left = [...before.matchAll(/^\ufeff|\r(?=\n)/g)].map(({ index }) => index);
  const placeIn = (place: number) => left.reduce((at, index) => at + Number(index < at), place);
  const inFile = splices.map((each) => ({
    start: placeIn(each.start),
    end: placeIn(each.end),
    text: each.text.replaceAll('\n', lineEnd),
  }));
  return { name, before, after: spliced(before, inFile) };
}
