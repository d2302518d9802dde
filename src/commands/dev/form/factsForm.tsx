/** Shows the facts as forms, and saves one of them. */
import { answerId } from '../../../agency/answerId.ts';
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { readContent } from '../../../generator/content/readContent.ts';
import { saveFiles, sayChanged } from '../../../generator/changes/saveContent.ts';
import {
  fileChangeFor,
  fileChangesForValues,
  type FieldValue,
} from '../../../generator/changes/fileChanges.ts';
import type { Project } from '../../../generator/project.ts';
import type { Fault, Finding } from '../../../values/faults.ts';
import { parentOf } from '../../../values/paths.ts';
import { FormPage, GroupPage } from './FormPage.tsx';
import { fieldsIn, hashOf, readGroups, type Field } from './fields.ts';
import { outcomeOf, refused, type FormRequest, type Outcome } from './formRequest.ts';
import { addressOf } from './places.ts';
import { Reminders } from './Reminders.tsx';
import { isChanged, typedValue, splicesForTyped } from './typed.ts';

const facts = 'facts.ts';

/** The page of all facts: its groups, and what to look at before publishing. */
export function showFacts(request: FormRequest) {
  const groups = readGroups({ ...request, file: readFacts(request.project) });
  return (
    <FormPage title="Facts" request={request}>
      <p>What changes within a year, once for all pages and languages.</p>
      <ul>
        {groups.map((group) => {
          const { length } = fieldsIn(group).filter(({ lack }) => lack);
          return (
            <li key={group.name}>
              <a href={addressOf(group.name)}>{group.label}</a>{' '}
              {length > 0 && <mark>{length} missing</mark>}
            </li>
          );
        })}
      </ul>
      <Reminders request={request} />
    </FormPage>
  );
}

/** The page of the group that the query names. Throws an Error for staff if there is none of that name. */
export function showGroup(request: FormRequest) {
  const { group, hash } = readNamed(request);
  if (!group)
    throw new Error(`Could not show this group: there is none of this name. Open all facts.`);
  return (
    <GroupPage request={request} group={group} hash={hash}>
      <Reminders request={request} group={group.name} />
    </GroupPage>
  );
}

/** Saves what a form sent for a group. */
export async function saveGroup(request: FormRequest): Promise<Outcome> {
  const { project, posted } = request;
  const { file, group, hash } = readNamed(request);
  if (!group || hash !== posted?.get('hash')) return refused(sayChanged(facts));
  const write = async () => {
    const splices = splicesForTyped(file, group);
    const changes = [
      fileChangeFor(project, facts, file.text, splices),
      ...fileChangesForValues(project, wordsIn(group)),
    ];
    return saveFiles(project, { what: group.label, changes });
  };
  const outcome = await outcomeOf(request, write(), (fault) => fieldWith(fault, group));
  return { ...outcome, isRule: groupsOfRules.includes(group.name) };
}

/** The groups with the figures of the pages of rules: the refund, papers and courts, and when the price has to be paid. */
const groupsOfRules = ['policy', 'payment'];

/** Returns the words that a form sent for the languages, each with its file and its path there, which its box is named by. */
function wordsIn(group: Field): FieldValue[] {
  return fieldsIn(group)
    .flatMap(({ boxes = [] }) => boxes.filter(isChanged))
    .map(({ name, typed }) => {
      const [, file = '', field = ''] = /^(\S+) (.*)$/.exec(name)!;
      return { file, field, value: typed.trim() };
    });
}

/** Saves the answer to a reminder, if what it is about is still as the page showed it. */
export async function saveAnswer(request: FormRequest): Promise<Outcome> {
  const { project, posted } = request;
  const write = async () => {
    const { content, findings } = await readContent(project);
    const isAsked = (each: Finding) => answerId(each, content) === posted?.get('answer');
    const answer = findings.find((each) => each.answer && isAsked(each))?.answer;
    if (!answer) throw new Error(answeredOrChanged);
    return saveFiles(project, {
      what: answer.label,
      changes: fileChangesForValues(project, [answer]),
    });
  };
  return outcomeOf(request, write());
}

const answeredOrChanged =
  'Could not save this answer: it was given already, or what it is about has changed. Look at it again below.';

function readFacts(project: Project): ContentFile {
  return ContentFile.readToChange(project, facts);
}

/** Returns the group that the query names, and a hash of what is saved of it, in facts.ts and in the other languages. */
function readNamed(request: FormRequest) {
  const { project, site, query } = request;
  const file = readFacts(project);
  const named = (groups: readonly Field[]) => groups.find(({ name }) => name === query.get('name'));
  const saved = named(readGroups({ site, file }));
  const group = request.posted ? named(readGroups({ ...request, file })) : saved;
  return { file, group, hash: saved ? hashOf(saved) : '' };
}

/** Returns the name of the form's field with the fault, or of the row or list around it; undefined if only the group has it. */
function fieldWith({ file, field }: Fault, group: Field): string | undefined {
  const fields = new Map(fieldsIn(group).map((each) => [each.name, each]));
  if (file !== facts) return fields.get(`${file} ${field}`)?.name;
  // Empty rows are not written, so a row may have another number in the draft than in the form.
  let name = field.replace(/^([^[]*)\[(\d+)\]/, (row, list: string, at: string) => {
    const rows = fields.get(list)?.fields.filter((each) => typedValue(each) !== undefined);
    return rows?.[Number(at)]?.name ?? row;
  });
  const lists = new Map([...fields.values()].map((each) => [each.otherList, each.name]));
  while (name && !fields.has(name)) name = lists.get(name) ?? parentOf(name);
  return name && name !== group.name ? name : undefined;
}
