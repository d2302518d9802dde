/**
 * Saves content files and pictures, and takes saves back. The whole site is made from the drafts first, so that nothing is
 * written that a build would refuse. Before the files, the save itself is written into the history, so that an interrupted one
 * can be undone.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSite, type MadeSite } from '../../../build.ts';
import { remove } from '../disk.ts';
import type { Project } from '../project.ts';
import { keepSave, lastSave, pendingIn, toRecord, type Save } from './history.ts';
import { bytesOf, putBack, putInPlace, shownName, stateOf, writeBeside } from './interrupted.ts';

/** Returns the sentence for a file, or a page of the form, that has changed since it was shown. */
export function sayChanged(name?: string): string {
  return (
    `Could not save ${name ? shownName(name) : 'this'}: it was changed in another window or by another program. ` +
    'Open this page in a new window, look at what is new, and change it there.'
  );
}

/** Writes all files of a save or none, and returns the site with them. Throws what the build throws, or an Error for staff. */
export async function saveFiles(project: Project, save: Save): Promise<MadeSite> {
  const made = await writeFiles(project, save);
  if (save.changes.some(({ before, after }) => before !== after)) keepSave(project);
  else remove(pendingIn(project));
  return made;
}

/** Takes back the save of an id, which has to be the last one, in the same way. Throws an Error for staff if it is not. */
export async function takeBack(project: Project, id: string): Promise<MadeSite> {
  const save = lastSave(project);
  if (save?.id !== id) throw new Error(anotherSave);
  const { what, changes } = save;
  const back = changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
  const made = await writeFiles(project, { what, changes: back });
  remove(path.join(project.history, `${id}.json`));
  remove(pendingIn(project));
  return made;
}

const anotherSave =
  'Could not take it back: something else was saved or taken back since this page was opened. Look at the button again.';

async function writeFiles(project: Project, save: Save): Promise<MadeSite> {
  const { changes } = save;
  const drafts = new Map(changes.map(({ name, after }) => [name, bytesOf(after)]));
  const made = await makeSite({ ...project, drafts });
  try {
    mkdirSync(project.history, { recursive: true });
    writeFileSync(pendingIn(project), toRecord(save), { flush: true });
    for (const { name, after } of changes) writeBeside(project, name, after);
    const changed = changes.find(({ name, before }) => stateOf(project, name) !== before);
    if (changed) throw new Error(sayChanged(changed.name));
    for (const { name, after } of changes) putInPlace(project, name, after);
    return made;
  } catch (cause) {
    if (existsSync(pendingIn(project))) putBack(project, changes);
    remove(pendingIn(project));
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code) throw cause;
    const names = changes.map(({ name }) => shownName(name)).join(', ');
    const advice = /^(EACCES|EPERM|EROFS)$/.test(code)
      ? 'Give your account the right to write there, and save again.'
      : 'Make room on the disk, close the programs that use it, and save again.';
    throw new Error(`Could not save ${names}: ${message}. ${advice}`, { cause });
  }
}
