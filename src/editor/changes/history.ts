/** The history of saves. A record has the bytes of the changed files before and after its save, so that it can be taken back. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  readRecord,
  type FileChange,
  type SaveRecord,
} from '../../generator/content/pendingSave.ts';
import type { Project } from '../../generator/project.ts';

export interface Save {
  /** The name of the save for staff, such as "Package: Price 1,09,999" or "Words: Ask us". */
  readonly what: string;
  readonly changes: readonly FileChange[];
  /** The id of the save that this one takes back. */
  readonly takesBack?: string;
}

const keptSaves = 20;

/** A save that can be taken back, and the id by which a page asks for it. */
interface KeptSave extends Save {
  readonly id: string;
}

/** Returns the last save that is not damaged, or undefined. */
export function lastSave({ history }: Project): KeptSave | undefined {
  for (const name of recordsIn(history).reverse()) {
    const file = path.join(history, name);
    if (lastRead?.file === file) return lastRead.save;
    const save = readRecord(file);
    if (!save) continue;
    lastRead = { file, save: { ...save, id: path.basename(name, '.json') } };
    return lastRead.save;
  }
  return undefined;
}

/** The save that was read last, cached because the record of a photo has some megabytes and each page of the form needs it. */
let lastRead: { readonly file: string; readonly save: KeptSave } | undefined;

/** Returns a save and what happens to its record. No record is kept of a save that changes nothing or takes another one back. */
export function withRecord({ history }: Project, save: Save): SaveRecord {
  const { what, changes, takesBack } = save;
  // If the clock was ahead, a new record may get the name of one that was taken back, so the cache is cleared.
  lastRead = undefined;
  if (takesBack) return { what, changes, drops: [`${takesBack}.json`] };
  if (changes.every(({ before, after }) => before === after)) return { what, changes };
  const names = recordsIn(history);
  // Its number is higher than all others, even if the clock was wrong.
  const last = Number(path.basename(names.at(-1) ?? '0', '.json'));
  const keptAs = `${Math.max(Date.now(), last + 1)}.json`;
  return { what, changes, keptAs, drops: names.slice(0, 1 - keptSaves) };
}

/** Returns the names of the records, oldest first; none if the folder is missing or cannot be read. */
function recordsIn(history: string): string[] {
  try {
    return readdirSync(history)
      .filter((name) => /^\d{1,15}\.json$/.test(name))
      .sort((one, other) => parseInt(one, 10) - parseInt(other, 10));
  } catch {
    return [];
  }
}
