/** What to look at before publishing, with links to the fields. */
import { ContentFile } from '../../generator/content/contentFile.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import { byTitle, stateOf } from '../../values/faults.ts';
import { nameOf } from '../../values/place.ts';
import { readGroups } from './fields.ts';
import type { FormRequest } from './formRequest.ts';
import { formPlaceOf } from './places.ts';

interface RemindersProps {
  readonly request: FormRequest;
  /** The name of the group that they are about; undefined for all. */
  readonly group?: string;
}

export function Reminders({ request: { project, site }, group }: RemindersProps) {
  const groups = readGroups({ site, file: ContentFile.read(project, 'facts.jsonc') });
  const isStopping = ({ stops }: MadeSite['findings'][number]) => stops === 'publication';
  const findings = site?.findings ?? [];
  const lists = byTitle(findings).flatMap(([title, found]) => {
    const own = found
      .map((each) => ({ ...each, place: formPlaceOf(groups, each) }))
      // What is about a whole group is said at its tick or in its lines.
      .filter(({ keys }) => !group || (keys.length > 1 && keys.at(-1) !== 'checked'))
      .filter(({ place }) => !group || place.group === group);
    if (own.length === 0) return [];
    return (
      <details key={title} open={own.some(isStopping) || own.length < 4}>
        <summary>
          {title} <mark>{own.length}</mark>
        </summary>
        <ul>
          {own.map(({ place: { label, address }, note, advice = '', ...found }) => (
            <li key={`${nameOf(found)}${note}`}>
              {address ? <a href={address}>{label}</a> : !note && label}{' '}
              {note ?? stateOf({ ...found, advice })}
            </li>
          ))}
        </ul>
      </details>
    );
  });
  return (
    <>
      {!group && <h2>Before you publish</h2>}
      {!group && lists.length === 0 && <p>There is nothing to look at.</p>}
      {!group && findings.some(isStopping) && <p>What comes first stops a publication.</p>}
      {lists}
    </>
  );
}
