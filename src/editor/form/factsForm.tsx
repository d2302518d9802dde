/** Shows the facts: their groups, each of which has a page with its fields, and what to look at before publishing. */
import { ContentFile } from '../../generator/content/contentFile.ts';
import { fieldsIn, readGroups } from './fields.ts';
import type { Fields } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { addressOf } from './places.ts';
import { Reminders } from './Reminders.tsx';

/** The page of all facts. */
export function showFacts(request: FormRequest) {
  const groups = readFacts({ ...request, posted: undefined });
  return (
    <FormPage title="Facts" request={request}>
      <p>What changes within a year, once for all pages and languages.</p>
      <ul>
        {groups.map((group) => {
          const { length } = fieldsIn(group).filter(({ lack }) => lack);
          return (
            <li key={group.name}>
              <a href={addressOf(group.name, group.name)}>{group.label}</a>{' '}
              {length > 0 && <mark>{length} missing</mark>}
            </li>
          );
        })}
      </ul>
      <Reminders request={request} />
    </FormPage>
  );
}

/** Returns the fields of the group that the query names, if there is one of that name. */
export function readGroup(request: FormRequest): Fields | undefined {
  const name = request.query.get('name');
  const group = readFacts(request).find((each) => each.name === name);
  if (!group) return undefined;
  return {
    group,
    about: <Reminders request={request} group={group.name} />,
    what: group.label,
    isRule: groupsOfRules.includes(group.name),
  };
}

/** The groups with the figures of the pages of rules: the refund, papers and courts, and when the price has to be paid. */
const groupsOfRules = ['policy', 'payment'];

function readFacts(request: FormRequest) {
  return readGroups({ ...request, file: ContentFile.read(request.project, 'facts.jsonc') });
}
