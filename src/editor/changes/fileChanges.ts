/** Turns typed values into changes of files. Everything else in a file stays byte for byte. */
import path from 'node:path';
import { applyEdits } from 'jsonc-parser';
import { ContentFile } from '../../generator/content/contentFile.ts';
import { readSource } from '../../generator/content/readSource.ts';
import type { FileChange } from '../../generator/content/pendingSave.ts';
import { readWritten } from '../../generator/files/readFile.ts';
import { pathIn, type Project } from '../../generator/project.ts';
import { refuse } from '../../values/faults.ts';
import { pathOf, type Place } from '../../values/place.ts';
import { editsFor } from './edits.ts';
import { passagesInPage } from './passagesInPage.ts';
import { toBase64 } from './replaceSources.ts';
import { findUnreadableWords } from './unreadableWords.ts';

/** A value, and the place where it is to be written. */
export interface PlacedValue extends Place {
  readonly value: unknown;
}

/** Returns a change for each file that gets some of the values. Throws an Error for staff if a file cannot be read or changed. */
export function fileChangesForValues(
  project: Project,
  values: readonly PlacedValue[],
): FileChange[] {
  return changedFiles(project, values).map(({ name, ofFile, text, edits }) => {
    if (name.endsWith('.md')) refuse(findUnreadableWords(text, applyEdits(text, edits), ofFile));
    const file = path.join(project.content, name);
    const before = readWritten(file, pathIn(project, file));
    const [lineEnd = '\n'] = /\r\n?|\n/.exec(before) ?? [];
    const leftOut = [...before.matchAll(/^\ufeff|\r(?=\n)/g)].map(({ index }) => index);
    const inFile = edits.map(({ offset, length, content }) => {
      const start = offsetInFile(offset, leftOut);
      const end = offsetInFile(offset + length, leftOut);
      return { offset: start, length: end - start, content: content.replaceAll('\n', lineEnd) };
    });
    const after = applyEdits(before, inFile);
    return { name, before: toBase64(before), after: toBase64(after) };
  });
}

/** Takes an offset in a text, and where its file has characters that the text leaves out; returns the offset in the file. */
function offsetInFile(offset: number, leftOut: readonly number[]): number {
  let inFile = offset;
  for (const index of leftOut) if (index < inFile) inFile += 1;
  return inFile;
}

/** Returns each file that gets some of the values, with its text as `readSource` returns it, and the edits of that text. */
export function changedFiles(project: Project, values: readonly PlacedValue[]) {
  return [...new Set(values.map(({ file }) => file))].map((name) => {
    const ofFile = values.filter(({ file }) => file === name);
    if (name.endsWith('.md')) {
      const text = readSource(project, path.join(project.content, name));
      const passages = new Map(
        passagesInPage(name, text).map((passage) => [pathOf(passage.keys), passage]),
      );
      const edits = ofFile.map(({ keys, value }) =>
        passages.get(pathOf(keys))!.editFor(`${value}`),
      );
      return { name, ofFile, text, edits };
    }
    const file = ContentFile.read(project, name);
    const edits = ofFile.flatMap(({ keys, value }) => editsFor(file, keys, value));
    return { name, ofFile, text: file.text, edits };
  });
}
