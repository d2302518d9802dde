/** The last saves, kept in the project's cache folder, so that they can be taken back after a restart too. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCache } from '../../../generator/cache.ts';
import type { Project } from '../../../generator/project.ts';

/** A file of src/content, and its text before and after a save. */
export interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Save {
  /** The group of facts that was saved, or `words`. */
  readonly what: string;
  readonly changes: readonly Change[];
}

const keptSaves = 20;

/** Returns the history of a project. */
export function openHistory({ cache }: Project) {
  const folder = path.join(cache, 'history');
  /** The save whose files are being written. */
  const pending = path.join(folder, 'pending');
  const files = () => {
    mkdirSync(folder, { recursive: true });
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => path.join(folder, name));
  };
  const last = () => readCache<Save>(files().at(-1) ?? '');
  return {
    /** Returns the last save, or undefined. */
    last,
    /** Returns the save that was interrupted while its files were written, or undefined. */
    pending: () => readCache<Save>(pending),
    /** Notes a save before its files are written. Throws where there is no room for it. */
    begin(save: Save): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pending, JSON.stringify(save), { flush: true });
    },
    /** Keeps the pending save as the last one. */
    keep(): void {
      renameSync(pending, path.join(folder, `${Date.now()}.json`));
      for (const old of files().slice(0, -keptSaves)) rmSync(old);
    },
    /** Forgets the last save, because the pending one took it back. */
    drop(): void {
      rmSync(files().at(-1)!);
      rmSync(pending);
    },
    /** Forgets the pending save. */
    cancel: () => rmSync(pending, { recursive: true, force: true }),
  };
}
