/** Shows facts.ts as a page of forms, and saves one of them. */
import { createElement, type ReactElement } from 'react';
import { shortHash } from '../../../generator/files.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';
import { FactsPage } from './FactsPage.tsx';
import { fieldsIn, readGroups, type Field } from './fields.ts';
import { changedMeanwhile, readContentFile, saveFile } from './save.ts';
import { readSource, stepAt } from './source.ts';
import { keptRows, withChanges, type Posted } from './write.ts';

/** Returns the page as the file is now. Throws a sentence where it cannot be parsed. */
export function showFacts(project: Project): ReactElement {
  const text = readContentFile(project, 'facts.ts');
  const fields = readGroups(readSource(text));
  if (fields.length === 0)
    throw new Error('Could not read src/content/facts.ts. Undo the last change there.');
  const groups = fields.map((field) => ({ field, hash: hashOf(text, field.name) }));
  return createElement(FactsPage, { groups });
}

/** What the build says, and of which field. */
export type Problem = readonly [name: string, sentence: string];

/** Saves what a form sent for its group; returns what is in the way. */
export async function saveFacts(project: Project, posted: Posted): Promise<Problem[]> {
  const name = posted.get('group') ?? '';
  const text = readContentFile(project, 'facts.ts');
  if (hashOf(text, name) !== posted.get('hash')) return [[name, changedMeanwhile]];
  const source = readSource(text);
  const group = readGroups(source).find((each) => each.name === name)!;
  try {
    await saveFile(project, 'facts.ts', text, withChanges(source, group, posted));
    return [];
  } catch (error) {
    const sentences = explain(error).split(/\n(?=Could not )/);
    return sentences.map((sentence) => [subjectOf(sentence, group, posted), sentence]);
  }
}

/** Returns the field of the form that a sentence is about, or what it is in: a row, a list, the group. */
function subjectOf(sentence: string, group: Field, posted: Posted): string {
  const named = new Map(fieldsIn(group).map((field) => [field.name, field]));
  const [, inDraft = ''] = /^Could not use src\/content\/facts\.ts.*?: (\S+) /.exec(sentence) ?? [];
  // A row that is not written moves those after it in the draft.
  let name = inDraft.replace(/^([^[]*)\[(\d+)\]/, (row, list: string, at: string) => {
    const field = named.get(list);
    return (field && keptRows(field, posted)[Number(at)]?.name) ?? row;
  });
  while (name && !named.has(name)) name = name.replace(/(^|\.|\[)[^.[]*$/, '');
  return name || group.name;
}

/** Of a group as the file has it; '' where it has none. */
function hashOf(text: string, group: string): string {
  const place = stepAt(readSource(text), [group])?.place;
  return place ? shortHash(text.slice(place.start, place.end)) : '';
}
