/**
 * Saves content files and pictures, and takes saves back. It first makes the whole site from the drafts, so that it never writes
 * what a build would refuse.
 */
import { bytesNow, shownName, type FileChange } from '../../generator/content/pendingSave.ts';
import { makeSite, type MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';
import { lastSave, withRecord, type Save } from './history.ts';
import { replaceSources, reversed } from './replaceSources.ts';

/** Returns the message for a file, or a page of the form, that has changed since it was shown. */
export function sayChanged(name?: string): string {
  return (
    `Could not save ${name ? shownName(name) : 'this'}: it was changed in another window or by another program. ` +
    'Open this page in a new window, look at what has changed, and make your change there.'
  );
}

/**
 * Writes all files of a save or none, and returns the site made with them. Throws what the build throws, what `ask` throws after
 * the site has been made, or an Error for staff.
 */
export async function saveFiles(
  project: Project,
  save: Save,
  ask: () => void = () => {},
): Promise<MadeSite> {
  const { changes } = save;
  const bytesOf = (state: FileChange['after']) =>
    state === null ? null : Buffer.from(state, 'base64');
  const drafts = new Map(changes.map(({ name, after }) => [name, bytesOf(after)]));
  const made = await makeSite({ ...project, drafts });
  ask();
  const changed = changes.find(({ name, before }) => bytesNow(project, name) !== before);
  if (changed)
    throw new Error(save.takesBack ? cannotTakeBack(changed.name) : sayChanged(changed.name));
  replaceSources(project, withRecord(project, save));
  return made;
}

/** Takes back the save with this id, in the same way. Throws an Error for staff if it is not the last save. */
export async function takeBack(project: Project, id: string): Promise<MadeSite> {
  const save = lastSave(project);
  if (save?.id !== id) throw new Error(anotherSave);
  return saveFiles(project, { what: save.what, changes: reversed(save.changes), takesBack: id });
}

function cannotTakeBack(name: string): string {
  return (
    `Could not take it back: ${shownName(name)} was changed by hand or by another program since then. ` +
    'Change the value back on its own page.'
  );
}

const anotherSave =
  'Could not take it back: something else was saved or taken back since this page was opened. Reload the page: its button names the last save.';
