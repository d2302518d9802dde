/** Shows facts.ts as a page of forms, and saves one of them. */
import { createElement, type ReactElement } from 'react';
import { hourNotice } from '../../../generator/check/findDoubts.ts';
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { shortHash } from '../../../generator/files.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';
import { ContentError, sentenceOf, type Fault } from '../../../schemas/faults.ts';
import { FactsPage } from './FactsPage.tsx';
import { fieldsIn, readGroups, type Field } from './fields.ts';
import { changedMeanwhile, saveFile } from './save.ts';
import { keptRows, withChanges } from './write.ts';

/** Returns the page as the file is now. Throws a sentence where it cannot be parsed. */
export function showForms(project: Project): ReactElement {
  const file = ContentFile.read(project, 'facts.ts');
  if (!file.isParsed)
    throw new Error('Could not read src/content/facts.ts. Undo the last change there.');
  const groups = readGroups(file).map((field) => ({ field, hash: hashOf(file, field) }));
  return createElement(FactsPage, { groups });
}

interface Outcome {
  /** What is in the way, as sentences under the names of their fields; the form is saved where nothing is. */
  readonly problems: string[][];
  /** What the agency should look at, now that it is saved. */
  readonly notes: readonly string[];
}

/** Saves what a form sent for its group. */
export async function saveForm(project: Project, posted: URLSearchParams): Promise<Outcome> {
  const name = posted.get('group') ?? '';
  const file = ContentFile.read(project, 'facts.ts');
  const group = readGroups(file, (list) => sentRows(posted, list)).find(
    (each) => each.name === name,
  );
  if (!group || hashOf(file, group) !== posted.get('hash'))
    return refused([[name, changedMeanwhile]]);
  try {
    const after = withChanges(file, group, posted);
    const { newRules, content } = await saveFile(project, 'facts.ts', file.text, after);
    return {
      problems: [],
      notes: [...newRules, ...(name === 'agency' ? hourNotice(content) : [])],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) return refused([[name, explain(error)]]);
    return refused(
      error.faults.map((fault) => [fieldWith(fault, group, posted), sentenceOf(fault, 'form')]),
    );
  }
}

function refused(problems: string[][]): Outcome {
  return { problems, notes: [] };
}

/** Returns how many rows a form sent of a list, with those that were deleted. */
function sentRows(posted: URLSearchParams, list: string): number {
  const rows = [...posted.keys()].filter((name) => name.startsWith(`${list}[`));
  return Math.max(0, ...rows.map((name) => parseInt(name.slice(list.length + 1), 10) + 1));
}

/** Returns the field of the form that a fault is in, or what that field would be in: a row, a list, the group. */
function fieldWith({ file, field }: Fault, group: Field, posted: URLSearchParams): string {
  if (file !== 'facts.ts') return group.name;
  const shown = new Map(fieldsIn(group).map((each) => [each.name, each]));
  // A row that is not written moves those after it in the draft.
  let name = field.replace(/^([^[]*)\[(\d+)\]/, (row, list: string, at: string) => {
    const rows = shown.get(list);
    return (rows && keptRows(rows, posted)[Number(at)]?.name) ?? row;
  });
  while (name && !shown.has(name)) name = name.replace(/(^|\.|\[)[^.[]*$/, '');
  return name || group.name;
}

/** Of a group as the file has it. */
function hashOf(file: ContentFile, { name }: Field): string {
  const { start, end } = file.find(name)!.place;
  return shortHash(file.text.slice(start, end));
}
