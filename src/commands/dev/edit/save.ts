/** Saves a content file: the whole site is made from the draft first, so that nothing is written that a build would refuse. */
import { cpSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../../generator/check/checkFiles.ts';
import { makeSite, type MadeSite } from '../../../generator/makeSite.ts';
import { pathIn, type Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';

/** What a form says whose file is no longer the one that it shows. */
export const changedMeanwhile =
  'Could not save: the file was changed after this form was opened, so nothing was written. ' +
  'Open the form again in another window, look at what is new, and change it there.';

/** Returns the text of a file by its path in src/content. */
export function readContentFile({ content }: Project, name: string): string {
  return readFileSync(path.join(content, name), 'utf8');
}

/**
 * Takes a file by its path in src/content, the text that it has and the one that it gets; returns the site with that. Throws
 * the sentences of the build, which refuses it, or one where the file has changed or cannot be written; then it is as it was.
 */
export async function saveFile(project: Project, name: string, before: string, after: string) {
  const file = path.join(project.content, name);
  const beside = `${file}.tmp`;
  const trial = { ...project, content: path.join(project.cache, `draft-${process.pid}`) };
  try {
    cpSync(project.content, trial.content, { recursive: true });
    writeFileSync(path.join(trial.content, name), after);
    const made = await makeDraft(trial);
    if (readContentFile(project, name) !== before) throw new Error(changedMeanwhile);
    writeFileSync(beside, after, { mode: statSync(file).mode, flush: true });
    renameSync(beside, file);
    return made;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    const advice = 'Make room on the disk, close the programs that use the file, and save again.';
    throw new Error(`Could not save src/content/${name}: ${message}. ${advice}`, { cause });
  } finally {
    rmSync(beside, { force: true });
    rmSync(trial.content, { recursive: true, force: true });
  }
}

async function makeDraft(trial: Project): Promise<MadeSite> {
  try {
    const made = await makeSite(trial);
    checkFiles(made);
    return made;
  } catch (error) {
    const sentences = explain(error).replaceAll(pathIn(trial, trial.content), 'src/content');
    throw new Error(sentences, { cause: error });
  }
}
