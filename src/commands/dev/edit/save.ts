/** Saves a content file: the whole site is made from the draft first, so that nothing is written that a build would refuse. */
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../../generator/check/checkFiles.ts';
import { makeSite, type MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';

/** What a form says whose file is no longer the one that it shows. */
export const changedMeanwhile =
  'Could not save: the file was changed after this form was opened, so nothing was written. ' +
  'Open the form again in another window, look at what is new, and change it there.';

/**
 * Takes a file of src/content, the text that it has and the one that it gets. Returns the site with it. Throws what the build throws, which refuses it, or
 * a sentence where the file has changed or cannot be written; then it is as it was.
 */
export async function saveFile(
  project: Project,
  name: string,
  before: string,
  after: string,
): Promise<MadeSite> {
  const made = await makeSite({ ...project, drafts: new Map([[name, after]]) });
  checkFiles(made);
  // Behind a link there may be another folder.
  const file = realpathSync(path.join(project.content, name));
  const beside = `${file}.tmp`;
  try {
    writeFileSync(beside, after, { flush: true, mode: statSync(file).mode });
    if (readFileSync(file, 'utf8') !== before) throw new Error(changedMeanwhile);
    renameSync(beside, file);
    return made;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code) throw cause;
    const advice = 'Make room on the disk, close the programs that use the file, and save again.';
    throw new Error(`Could not save src/content/${name}: ${message}. ${advice}`, { cause });
  } finally {
    rmSync(beside, { force: true });
  }
}
