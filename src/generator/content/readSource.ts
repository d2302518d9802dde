/** Reads a file of src/content, or its draft, as text. Rejects files that are misnamed or unreadable. */
import path from 'node:path';
import { lineAt, listFolder, readText, withPlainEnds } from '../files/readFile.ts';
import { formatNumber } from '../../values/format.ts';
import { draftOf, pathIn, type Project } from '../project.ts';
import { openComment } from './typicalSlips.ts';

/** The most characters that a content file may have. The longest one now has 27,000; with more than this, a build takes long. */
const maxCharacters = 150_000;

/** Takes the path of a file; returns its text, or that of its draft. Throws an Error for staff. */
export function readSource(project: Project, file: string): string {
  const shown = pathIn(project, file);
  const text = readDraftOrFile(project, file, shown);
  if (text.length > maxCharacters)
    throw new Error(
      `Could not read ${shown}: it has ${formatNumber(text.length)} characters, and a file of content has at most ` +
        `${formatNumber(maxCharacters)}. Delete what came into it by mistake.`,
    );
  const conflict = /^(<{7}|\|{7}|>{7})( |$)/m.exec(text);
  const opened = file.endsWith('.md') ? undefined : findOpenComment(text);
  if (conflict)
    throw new Error(
      `Could not read ${shown}, line ${lineAt(text, conflict.index)}: ${twoVersions}.`,
    );
  if (opened !== undefined)
    throw new Error(`Could not read ${shown}, line ${lineAt(text, opened)}: ${openComment}.`);
  return text;
}

function readDraftOrFile(project: Project, file: string, shown: string): string {
  const draft = draftOf(project, file);
  if (draft !== undefined && draft !== null) return withPlainEnds(`${draft}`);
  refuseMisnamed(project, file, shown);
  return readText(file, shown);
}

/** Throws unless a file has exactly this name: Windows and macOS open Mina.jpg as mina.jpg, but servers that publish do not. */
function refuseMisnamed(project: Project, file: string, shown: string): void {
  const { dir, base, name } = path.parse(file);
  const there = listFolder(dir, pathIn(project, dir)).map((entry) => entry.name);
  if (there.includes(base)) return;
  // Meant for mina.jpg: "Mina.jpg", "mina.jpg.txt", "mina (1).jpg". Not meant: "mina-old.jpg".
  const meant = new RegExp(`^${name}(?![\\w-])`, 'i');
  const near = there.find((candidate) => meant.test(candidate));
  const reason =
    near === undefined
      ? 'it was renamed or deleted. Bring it back.'
      : `there is only "${near}". Rename it to ${base}.`;
  throw new Error(`Could not find ${shown}: ${reason}`);
}

const twoVersions =
  'two versions of the file are in it. Keep one, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>';

/**
 * Returns the offset of a comment that begins a line and is not closed before the next such comment or the end of the file. The
 * parser would end it where that next comment ends, and see no mistake.
 */
function findOpenComment(text: string): number | undefined {
  let opened: number | undefined;
  for (const { 0: mark, index } of text.matchAll(/^[ \t]*\/\*|\*\//gm)) {
    const isEnd = mark === '*/';
    if (!isEnd && opened !== undefined) return opened;
    opened = isEnd ? undefined : index;
  }
  return opened;
}
