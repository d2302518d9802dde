/** Shows facts.ts as a page of forms, and saves one of them. */
import { createElement, type ReactElement } from 'react';
import { stepAt } from '../../../generator/contentLines.ts';
import { shortHash } from '../../../generator/files.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';
import { FactsPage } from './FactsPage.tsx';
import { fieldsIn, readGroups, type Field } from './fields.ts';
import { changedMeanwhile, readFacts, saveFacts } from './save.ts';
import { readSource, type Source } from './source.ts';
import { keptRows, withChanges } from './write.ts';

/** Returns the page as the file is now. Throws a sentence where it cannot be parsed. */
export function showForms(project: Project): ReactElement {
  const source = readSource(readFacts(project));
  if (!source.root)
    throw new Error('Could not read src/content/facts.ts. Undo the last change there.');
  const groups = readGroups(source).map((field) => ({ field, hash: hashOf(source, field) }));
  return createElement(FactsPage, { groups });
}

/** Saves what a form sent for its group; returns what is in the way, as sentences under the names of their fields. */
export async function saveForm(project: Project, posted: URLSearchParams): Promise<string[][]> {
  const name = posted.get('group') ?? '';
  const source = readSource(readFacts(project));
  const group = readGroups(source).find((each) => each.name === name);
  if (!group || hashOf(source, group) !== posted.get('hash')) return [[name, changedMeanwhile]];
  try {
    await saveFacts(project, source.text, withChanges(source, group, posted));
    return [];
  } catch (error) {
    const sentences = explain(error).split(/\n(?=Could not )/);
    return sentences.map((sentence) => [subjectOf(sentence, group, posted), sentence]);
  }
}

/** Returns the field of the form that a sentence is about, or what it is in: a row, a list, the group. */
function subjectOf(sentence: string, group: Field, posted: URLSearchParams): string {
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

/** Of a group as the file has it. */
function hashOf(source: Source, { name }: Field): string {
  const { start, end } = stepAt(source.root, name)!.place;
  return shortHash(source.text.slice(start, end));
}
