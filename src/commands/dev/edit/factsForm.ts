/** Shows the facts as a page of forms, and saves one of them. */
import { createElement, type ReactElement } from 'react';
import { changeValue } from '../../../generator/content/contentChanges.ts';
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { readContent } from '../../../generator/content/readContent.ts';
import { lastSave, saveFiles, sayChanged } from '../../../generator/content/saveContent.ts';
import { shortHash } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { remindersOf } from '../../../generator/report/reminders.ts';
import { bedNames } from '../../../schemas/factsSchema.ts';
import type { Fault } from '../../../schemas/faults.ts';
import { FactsPage } from './FactsPage.tsx';
import { fieldsIn, readGroups, type Field } from './fields.ts';
import type { PublishState } from './publish.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { isChanged, typedValue, withChanges } from './withChanges.ts';

const facts = 'facts.ts';

/** Takes the site as it was made last, why it cannot be made now, and where publishing is; returns the page. */
export function showFacts(
  project: Project,
  site: MadeSite | undefined,
  problem: string,
  publish: PublishState,
): ReactElement {
  const file = readFacts(project);
  const groups = readGroups({ file, site }).map((field) => ({ field, hash: hashOf(file, field) }));
  const reminders = site ? remindersOf(site, 'form') : [];
  const undo = lastSave(project)?.what;
  return createElement(FactsPage, { groups, reminders, problem, publish, undo });
}

/** Saves what a form sent for its group. */
export async function saveGroup(
  project: Project,
  site: MadeSite | undefined,
  posted: URLSearchParams,
): Promise<Outcome> {
  const file = readFacts(project);
  const groups = readGroups({ file, site, posted });
  const group = groups.find(({ name }) => name === posted.get('group'));
  if (!group || hashOf(file, group) !== posted.get('hash'))
    return { problems: [['', sayChanged(facts)]] };
  // The lowest price of the rooms is the starting price.
  if (bedNames.some((room) => posted.get(`package.rooms.${room}`)?.trim()))
    posted.set('package.price', '');
  const date = fieldsIn(group).find(({ name }) => name === 'policy.effectiveDate');
  const write = async () => {
    const text = withChanges(file, group, posted);
    const after = date && isChanged(date, posted) ? await withFingerprints(project, text) : text;
    return saveFiles(project, {
      what: group.label,
      changes: [{ name: facts, before: file.text, after }],
    });
  };
  return outcomeOf(write(), (fault) =>
    fault.file === facts ? fieldWith(fault, group, posted) : undefined,
  );
}

/** Saves the answer to a reminder. The form names the answer by the field that it writes. */
export async function saveAnswer(
  project: Project,
  site: MadeSite | undefined,
  posted: URLSearchParams,
): Promise<Outcome> {
  const notes = site ? remindersOf(site, 'form').flatMap((reminder) => reminder.notes) : [];
  const answer = notes.find((note) => note.answer?.field === posted.get('answer'))?.answer;
  if (!answer) return { problems: [['', 'This was answered already. Load the page again.']] };
  const { label, file: name, field, value } = answer;
  const file = ContentFile.read(project, name);
  const after = file.changed([changeValue(file, field, value)]);
  const changes = [{ name, before: file.text, after }];
  return outcomeOf(saveFiles(project, { what: label, changes }));
}

function readFacts(project: Project): ContentFile {
  const file = ContentFile.read(project, facts);
  if (file.isParsed) return file;
  throw new Error(`Could not read src/content/${facts}. Undo the last change there.`);
}

/** Returns a hash of a group's text in the file, to notice a change by another program. */
function hashOf(file: ContentFile, { name }: Field): string {
  const { start, end } = file.find(name)!.place;
  return shortHash(file.text.slice(start, end));
}

/** Returns the text of facts.ts with the fingerprints of the rules as they read under the new effective date. */
async function withFingerprints(project: Project, text: string): Promise<string> {
  const { newRules } = await readContent({ ...project, drafts: new Map([[facts, text]]) });
  const file = new ContentFile(facts, text);
  return file.changed(
    newRules.map(({ page, fingerprint }) =>
      changeValue(file, `policy.inEffect.${page}`, fingerprint),
    ),
  );
}

/** Returns the name of the form's field with the fault, or of the row or list around it; undefined if only the group has it. */
function fieldWith({ field }: Fault, group: Field, posted: URLSearchParams): string | undefined {
  const fields = new Map(fieldsIn(group).map((each) => [each.name, each]));
  // Empty rows are not written, so a row may have another number in the draft than in the form.
  let name = field.replace(/^([^[]*)\[(\d+)\]/, (row, list: string, at: string) => {
    const rows = fields.get(list)?.fields.filter((each) => typedValue(each, posted) !== undefined);
    return rows?.[Number(at)]?.name ?? row;
  });
  while (name && !fields.has(name)) name = name.replace(/(^|\.|\[)[^.[]*$/, '');
  return name && name !== group.name ? name : undefined;
}
