/** Writes a save: first its record, then its files, all of them or none. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { checkedText } from '../../generator/files/checkedFile.ts';
import {
  finishPendingSave,
  pendingRecord,
  recordName,
  replaceFiles,
  shownName,
  type FileChange,
  type SaveRecord,
} from '../../generator/content/pendingSave.ts';
import { remove } from '../../generator/files/disk.ts';
import type { Project } from '../../generator/project.ts';

/**
 * Replaces the files, whose bytes the caller has compared with `before`. If that fails, it restores them and throws an Error for
 * staff. If it cannot restore them either, the record of the save stays, and whatever reads the content next finishes the save.
 */
export function replaceSources(project: Project, save: SaveRecord): void {
  const { changes } = save;
  try {
    mkdirSync(project.history, { recursive: true });
    writeFileSync(pendingRecord(project), toRecord(save), { flush: true });
    replaceFiles(project, changes);
  } catch (cause) {
    const isAsBefore = restoreFiles(project, changes);
    throw sayUnwritten(changes, cause as NodeJS.ErrnoException, isAsBefore);
  }
  finishPendingSave(project);
}

/** Restores what has been replaced so far. Returns false if the system does not allow that. */
function restoreFiles(project: Project, changes: readonly FileChange[]): boolean {
  try {
    replaceFiles(project, reversed(changes));
    remove(pendingRecord(project));
    return true;
  } catch {
    return false;
  }
}

/** Returns the text of a record. */
export function toRecord(save: SaveRecord): string {
  return checkedText(recordName, save);
}

/** Returns the changes that undo these. */
export function reversed(changes: readonly FileChange[]): FileChange[] {
  return changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
}

/** Returns the base64 of a text or of bytes. */
export function toBase64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64');
}

function sayUnwritten(
  changes: readonly FileChange[],
  cause: NodeJS.ErrnoException,
  isAsBefore: boolean,
): Error {
  const { code, message } = cause;
  const next = isAsBefore ? 'save again' : 'start npm run dev again, which finishes this save';
  // An error without a code is from readFile.ts, and says what to do about the file.
  if (code === undefined) return new Error(`${message} Then ${next}.`, { cause });
  const names = changes.map(({ name }) => shownName(name)).join(', ');
  const way = /^(EACCES|EPERM|EROFS)$/.test(code)
    ? 'Allow your account to write there'
    : 'Free some disk space, close other programs that use these files';
  return new Error(`Could not save ${names}: ${message}. ${way}, and ${next}.`, { cause });
}
