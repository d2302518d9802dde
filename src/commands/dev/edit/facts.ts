/** Shows the facts as a page of forms, and saves one of them. */
import { createElement, type ReactElement } from 'react';
import { hourNotice } from '../../../generator/check/findDoubts.ts';
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { shortHash } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { bedNames } from '../../../schemas/factsSchema.ts';
import type { Fault } from '../../../schemas/faults.ts';
import { FactsPage } from './FactsPage.tsx';
import { fieldsIn, readGroups, readLanguages, type Field } from './fields.ts';
import { openHistory } from './history.ts';
import type { PublishState } from './publish.ts';
import { changedMeanwhile, outcomeOf, saveFiles, type Outcome } from './save.ts';
import { keptRows, withChanges } from './write.ts';

/** Takes the site as it was made last, why it cannot be made now, and where publishing is; returns the page. */
export function showForms(
  project: Project,
  site: MadeSite | undefined,
  problem: string,
  publish: PublishState,
): ReactElement {
  const forms = readForms(project, site);
  const groups = forms.map((form) => ({ field: form.group, hash: hashOf(form) }));
  const lastSave = openHistory(project).last()?.what;
  return createElement(FactsPage, { groups, site, problem, publish, lastSave });
}

/** Saves what a form sent for its group. */
export async function saveForm(
  project: Project,
  site: MadeSite | undefined,
  posted: URLSearchParams,
): Promise<Outcome> {
  const name = posted.get('group') ?? '';
  const form = readForms(project, site, posted).find(({ group }) => group.name === name);
  if (!form || hashOf(form) !== posted.get('hash')) return { problems: [[name, changedMeanwhile]] };
  const { file, fileName, group } = form;
  // The lowest price of the rooms is the starting price.
  if (bedNames.some((room) => posted.get(`package.rooms.${room}`)?.trim()))
    posted.set('package.price', '');
  const change = { name: fileName, before: file.text, after: withChanges(file, group, posted) };
  const save = saveFiles(project, { what: name, changes: [change] });
  const outcome = await outcomeOf(save, name, (fault) =>
    fault.file === fileName ? fieldWith(fault, group, posted) : undefined,
  );
  const { newRules = [], content } = outcome.made ?? {};
  const hours = content && name === 'agency' ? hourNotice(content) : [];
  return { ...outcome, notes: [...newRules, ...hours] };
}

interface Form {
  readonly fileName: string;
  readonly file: ContentFile;
  readonly group: Field;
}

/** Returns a form for each group of facts, with as many rows as a form sent, and one for the languages. Throws a sentence. */
function readForms(project: Project, site: MadeSite | undefined, posted?: URLSearchParams): Form[] {
  const read = (fileName: string) => {
    const file = ContentFile.read(project, fileName);
    if (file.isParsed) return { fileName, file };
    throw new Error(`Could not read src/content/${fileName}. Undo the last change there.`);
  };
  const languages = site?.content.languages ?? [];
  const facts = read('facts.ts');
  const rows = read('languages/index.ts');
  const rowsIn = (list: string) => (posted ? sentRows(posted, list) : 0);
  const groups = readGroups(facts.file, { words: languages[0]?.words, rowsIn });
  const labels = languages.map(({ label }) => label);
  return [
    ...groups.map((group) => ({ ...facts, group })),
    { ...rows, group: readLanguages(rows.file, labels) },
  ];
}

/** Returns how many rows a form sent of a list, with those that were deleted. */
function sentRows(posted: URLSearchParams, list: string): number {
  const rows = [...posted.keys()].filter((name) => name.startsWith(`${list}[`));
  return Math.max(0, ...rows.map((name) => parseInt(name.slice(list.length + 1), 10) + 1));
}

/** Returns the field of the form that a fault is in, or what that field would be in: a row, a list; undefined for the group. */
function fieldWith({ field }: Fault, group: Field, posted: URLSearchParams): string | undefined {
  const shown = new Map(fieldsIn(group).map((each) => [each.name, each]));
  // A row that is not written moves those after it in the draft.
  let name = field.replace(/^([^[]*)\[(\d+)\]/, (row, list: string, at: string) => {
    const rows = shown.get(list);
    return (rows && keptRows(rows, posted)[Number(at)]?.name) ?? row;
  });
  while (name && !shown.has(name)) name = name.replace(/(^|\.|\[)[^.[]*$/, '');
  return name && name !== group.name ? name : undefined;
}

/** Of a group as the file has it. */
function hashOf({ file, group }: Form): string {
  const { start, end } = (file.find(group.name) ?? file.find(''))!.place;
  return shortHash(file.text.slice(start, end));
}
