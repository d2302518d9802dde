/** Reads a file of src/content as text, or its draft, and refuses files that are misnamed or that nobody can read. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, withPlainEnds } from '../files.ts';
import { draftOf, pathIn, type Project } from '../project.ts';

/** Takes the path of a file; returns its text, or that of its draft. Throws an Error for staff. */
export function readSource(project: Project, file: string): string {
  const draft = draftOf(project, file);
  if (draft) return withPlainEnds(`${draft}`);
  const shown = pathIn(project, file);
  refuseMisnamed(file, shown);
  const text = readText(file, shown);
  const [pattern, reason] = unreadable.find(([each]) => each.test(text)) ?? [];
  if (!pattern) return text;
  const line = text.slice(0, text.search(pattern)).split('\n').length;
  throw new Error(`Could not read ${shown}, line ${line}: ${reason}.`);
}

/** Compares the name with those on the disk: Windows and macOS open Mina.jpg for mina.jpg, and servers that publish do not. */
function refuseMisnamed(file: string, shown: string): void {
  const { dir, base, name } = path.parse(file);
  const there = readdirSync(dir);
  if (there.includes(base)) return;
  // Meant for mina.jpg: "Mina.jpg", "mina.jpg.txt", "mina (1).jpg". Not meant: "mina-old.jpg".
  const meant = new RegExp(`^${name}(?![\\w-])`, 'i');
  const near = there.find((other) => meant.test(other));
  const found =
    near === undefined
      ? 'it was renamed or deleted. Bring it back.'
      : `there is only "${near}". Rename it to ${base}.`;
  throw new Error(`Could not find ${shown}: ${found}`);
}

const unreadable: readonly [pattern: RegExp, reason: string][] = [
  [
    /^(<{7}|\|{7}|>{7})( |$)/m,
    'two versions of the file are in it. Keep one, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    /^[ \t]*\/\*(?=((?!\*\/)[^])*?(^[ \t]*\/\*|(?![^])))/m,
    'a remark has no end. Write */ where it ends',
  ],
];
