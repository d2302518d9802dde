/** Saves content files, and takes saves back: the whole site is made from the drafts first, so that nothing is written that a build would refuse. */
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../../generator/check/checkFiles.ts';
import { makeSite, type MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';
import { adviceOf, ContentError, sentenceOf, type Fault } from '../../../schemas/faults.ts';
import { openHistory, type Change, type Save } from './history.ts';

/** What a form says whose file is no longer the one that it shows. */
export const changedMeanwhile =
  'Could not save: the file was changed after this form was opened, so nothing was written. ' +
  'Open the form again in another window, look at what is new, and change it there.';

export interface Outcome {
  /** The site with what was saved; undefined where it was refused. */
  readonly made?: MadeSite;
  /** What is in the way of a save: sentences, each with the name of the field that it is for. */
  readonly problems: readonly (readonly [name: string, sentence: string])[];
  /** What the agency should look at, now that it is saved. */
  readonly notes?: readonly string[];
}

/** Takes a save, what a form calls itself, and what returns its field for a fault, if it has one; returns what came of it. */
export async function outcomeOf(
  save: Promise<MadeSite>,
  form: string,
  fieldFor: (fault: Fault) => string | undefined = () => undefined,
): Promise<Outcome> {
  try {
    return { made: await save, problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) return { problems: [[form, explain(error)]] };
    const problems = error.faults.map((fault) => {
      const field = fieldFor(fault);
      return [
        field ?? form,
        field === undefined ? sentenceOf(fault, 'form') : adviceOf(fault, 'form'),
      ] as const;
    });
    return { problems };
  }
}

/**
 * Writes all files of a save or none, keeps it in the history, and returns the site with it. Throws what the build throws, which
 * refuses it, or a sentence where a file has changed or cannot be written.
 */
export async function saveFiles(project: Project, save: Save): Promise<MadeSite> {
  const { made, history } = await writeFiles(project, save);
  history.keep();
  return made;
}

/** Takes back the last save of a project in the same way. Throws a sentence where there is none. */
export async function takeBack(project: Project): Promise<MadeSite> {
  const save = openHistory(project).last();
  if (!save) throw new Error('Could not take it back: no save is kept. Change it by hand.');
  const { what, changes } = save;
  const changed = changes.find(({ name, after }) => textOf(project, name) !== after);
  if (changed)
    throw new Error(
      `Could not take it back: src/content/${changed.name} was changed since by another program. Change it by hand.`,
    );
  const back = changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
  const { made, history } = await writeFiles(project, { what, changes: back });
  history.drop();
  return made;
}

/** Puts back what a save wrote that was interrupted before it had written all its files. */
export function undoInterrupted(project: Project): void {
  const history = openHistory(project);
  for (const { name, before, after } of history.pending()?.changes ?? [])
    if (textOf(project, name) === after) {
      const draft = writeBeside(project, { name, after: before });
      renameSync(draft, draft.slice(0, -'.tmp'.length));
    }
  history.cancel();
}

async function writeFiles(project: Project, save: Save) {
  const { changes } = save;
  const history = openHistory(project);
  const drafts = new Map(changes.map(({ name, after }) => [name, after]));
  const made = await makeSite({ ...project, drafts });
  checkFiles(made);
  const beside: string[] = [];
  try {
    for (const change of changes) beside.push(writeBeside(project, change));
    history.begin(save);
    if (changes.some(({ name, before }) => textOf(project, name) !== before))
      throw new Error(changedMeanwhile);
    for (const draft of beside) renameSync(draft, draft.slice(0, -'.tmp'.length));
    return { made, history };
  } catch (cause) {
    undoInterrupted(project);
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code) throw cause;
    const names = changes.map(({ name }) => `src/content/${name}`).join(', ');
    const advice = 'Make room on the disk, close the programs that use it, and save again.';
    throw new Error(`Could not save ${names}: ${message}. ${advice}`, { cause });
  } finally {
    for (const draft of beside) rmSync(draft, { force: true });
  }
}

/** Writes the new text of a file beside it; returns where. */
function writeBeside(project: Project, { name, after }: Pick<Change, 'name' | 'after'>): string {
  // Behind a link there may be another folder.
  const file = realpathSync(path.join(project.content, name));
  const draft = `${file}.tmp`;
  writeFileSync(draft, after, { flush: true, mode: statSync(file).mode });
  return draft;
}

function textOf({ content }: Project, name: string): string {
  return readFileSync(path.join(content, name), 'utf8');
}
