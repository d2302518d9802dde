/** Shows the groups of facts, a page with the fields of each group, and what to look at before publishing. */
import { ContentFile } from '../../generator/content/contentFile.ts';
import { today } from '../../values/days.ts';
import { parseDate } from '../../values/parse.ts';
import { fieldsIn, type Field } from './field.ts';
import { photoInput } from './photoField.ts';
import { readGroups } from './readFields.ts';
import { fileChangesForPicture } from '../changes/pictureChanges.ts';
import type { Fields } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { countLacks } from './lackWords.ts';
import { addressOf } from './places.ts';
import { Reminders, unreadFiles } from './Reminders.tsx';
import { renamedValues } from './renamed.ts';
import { isChanged } from './typed.ts';

/** The page of all facts. */
export function showFacts(request: FormRequest) {
  const groups = readFacts({ ...request, posted: undefined });
  return (
    <FormPage title="Facts" request={request}>
      <Reminders request={request} which="stopping" />
      <h2>All facts</h2>
      <p>What changes during a year. You write each fact once for all pages and languages.</p>
      <ul>
        {groups.map((group) => (
          <li key={group.name}>
            <a href={addressOf(group.name, group.name)}>{group.label}</a>{' '}
            {sayLacks(group, request.site).map((words) => (
              <mark key={words}>{words}</mark>
            ))}
          </li>
        ))}
      </ul>
      <Reminders request={request} which="others" />
    </FormPage>
  );
}

/** Says what a group lacks, leaving out the words of unpublished languages. */
function sayLacks(group: Field, site: FormRequest['site']): string[] {
  const hidden = unreadFiles(site);
  const lacks = fieldsIn(group)
    .filter(({ place }) => !place || !hidden.has(place.file))
    .map(({ lack }) => lack);
  const counted = countLacks(lacks);
  if (counted.length > 0) return counted;
  return lacks.includes('unconfirmed') ? ['to be looked through'] : [];
}

/** Returns the fields of the group that the query names, if there is such a group. */
export function readGroup(request: FormRequest): Fields | undefined {
  const name = request.query.get('name');
  const group = readFacts(request).find((each) => each.name === name);
  if (!group) return undefined;
  const chosen = fieldsIn(group).filter(
    ({ kind, name, typed }) => kind === 'photo' && typed && request.uploads?.has(photoInput(name)),
  );
  return {
    group,
    chosen: new Map(chosen.map(({ name, typed }) => [typed, name])),
    about: <Reminders request={request} group={group.name} />,
    otherValues: () => renamedValues(group, ContentFile.read(request.project, 'facts.jsonc')),
    async others() {
      const photos = chosen.map(({ name, typed }) =>
        fileChangesForPicture(request.project, typed, request.uploads!.get(photoInput(name))!),
      );
      return (await Promise.all(photos)).flat();
    },
    isRule: groupsOfRules.includes(group.name),
    isPast: isPast(group),
  };
}

/** The groups whose facts are in the pages of rules: refund, papers and courts, and when the price must be paid. */
const groupsOfRules = ['policy', 'payment'];

/** Whether every journey that was changed in a group has a day that has passed. No other line of a list has a day. */
function isPast(group: Field): boolean {
  const lines = fieldsIn(group).flatMap(({ kind, fields }) => (kind === 'rows' ? fields : []));
  const days = lines
    .filter(isChanged)
    .flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'day'));
  return days.length > 0 && days.every(({ typed }) => (parseDate(typed) ?? today()) < today());
}

function readFacts(request: FormRequest) {
  return readGroups({ ...request, file: ContentFile.read(request.project, 'facts.jsonc') });
}
