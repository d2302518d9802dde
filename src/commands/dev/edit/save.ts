/** Saves facts.ts: the whole site is made from the draft first, so that nothing is written that a build would refuse. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../../generator/check/checkFiles.ts';
import { makeSite } from '../../../generator/makeSite.ts';
import { pathIn, type Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';

/** What a form says whose file is no longer the one that it shows. */
export const changedMeanwhile =
  'Could not save: the file was changed after this form was opened, so nothing was written. ' +
  'Open the form again in another window, look at what is new, and change it there.';

/** Returns the text of facts.ts. */
export function readFacts({ content }: Project): string {
  return readFileSync(path.join(content, 'facts.ts'), 'utf8');
}

/**
 * Takes the text that facts.ts has and the one that it gets. Throws the sentences of the build, which refuses it, or one where
 * the file has changed or cannot be written; then it is as it was.
 */
export async function saveFacts(project: Project, before: string, after: string): Promise<void> {
  const file = path.join(project.content, 'facts.ts');
  const beside = `${file}.tmp`;
  const trial = { ...project, content: path.join(project.cache, `draft-${process.pid}`) };
  try {
    cpSync(project.content, trial.content, { recursive: true });
    writeFileSync(path.join(trial.content, 'facts.ts'), after);
    checkFiles(await makeSite(trial));
    if (readFacts(project) !== before) throw new Error(changedMeanwhile);
    writeFileSync(beside, after, { flush: true });
    renameSync(beside, file);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const advice = 'Make room on the disk, close the programs that use the file, and save again.';
    const sentences = code
      ? `Could not save src/content/facts.ts: ${message}. ${advice}`
      : explain(cause).replaceAll(pathIn(project, trial.content), 'src/content');
    throw new Error(sentences, { cause });
  } finally {
    rmSync(beside, { force: true });
    rmSync(trial.content, { recursive: true, force: true });
  }
}
