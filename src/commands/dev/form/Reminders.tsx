/** What to look at before publishing, with links to the fields and buttons for the answers. */
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { answerId } from '../../../agency/answerId.ts';
import type { Content } from '../../../agency/schemas/content.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import { byTitle, stateOf, type Finding } from '../../../values/faults.ts';
import { readGroups } from './fields.ts';
import type { FormRequest } from './formRequest.ts';
import { placeOf, type Place } from './places.ts';

interface RemindersProps {
  readonly request: FormRequest;
  /** The name of the group that they are about; undefined for all. */
  readonly group?: string;
}

export function Reminders({ request: { project, site }, group }: RemindersProps) {
  const groups = readGroups({ site, file: ContentFile.read(project, 'facts.ts') });
  const isStopping = ({ stops }: MadeSite['findings'][number]) => stops === 'publication';
  const sorted = (site?.findings ?? []).toSorted(
    (one, other) => Number(isStopping(other)) - Number(isStopping(one)),
  );
  const lists = byTitle(sorted).flatMap(([title, found]) => {
    const own = found
      .map((each) => ({ ...each, place: placeOf(groups, each) }))
      // What is about a whole group is said at its tick or in its lines.
      .filter(({ place, field }) => !group || (place.group === group && field !== group));
    if (own.length === 0) return [];
    return (
      <details key={title} open={own.some(isStopping) || own.length < 4}>
        <summary>
          {title} <mark>{own.length}</mark>
        </summary>
        <ul>
          {own.map((found) => (
            <li key={`${found.file}${found.field}${found.note}`}>
              <Reminder content={site!.content} found={found} />
            </li>
          ))}
        </ul>
      </details>
    );
  });
  return (
    <form method="post" action="/.dev/facts">
      {!group && <h2>Before you publish</h2>}
      {!group && lists.length === 0 && <p>There is nothing to look at.</p>}
      {!group && sorted.some(isStopping) && <p>What comes first stops a publication.</p>}
      {lists}
    </form>
  );
}

interface ReminderProps {
  readonly content: Content;
  readonly found: Finding & { readonly place: Place };
}

function Reminder({ content, found }: ReminderProps) {
  const { note, advice, answer, place } = found;
  const { label, address } = place;
  return (
    <>
      {address ? <a href={address}>{label}</a> : !note && label}{' '}
      {note ?? stateOf({ ...found, advice: advice! })}{' '}
      {answer && (
        <button className="secondary" name="answer" value={answerId(found, content)}>
          {answer.label}
        </button>
      )}
    </>
  );
}
