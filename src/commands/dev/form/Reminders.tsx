/** What to look at before publishing, with links to the fields and buttons for the answers. */
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { byTitle, noteOf, type Finding } from '../../../values/faults.ts';
import { placeOf, readGroups } from './fields.ts';
import type { FormRequest } from './formRequest.ts';

interface RemindersProps {
  readonly request: FormRequest;
  /** The name of the group that they are about; undefined for all. */
  readonly group?: string;
}

export function Reminders({ request: { project, site }, group }: RemindersProps) {
  const groups = readGroups({ site, file: ContentFile.read(project, 'facts.ts') });
  const lists = byTitle(site?.findings ?? []).map(([title, found]) => {
    const own = found
      .map((each) => ({ ...each, place: placeOf(groups, each) }))
      .map((each) => ({ ...each, text: textOf(each, each.place !== undefined) }))
      .filter(({ place }) => !group || place?.group === group);
    return own.length === 0 ? undefined : (
      <details key={title} open={own.length < 4}>
        <summary>
          {title} <mark>{own.length}</mark>
        </summary>
        <ul>
          {own.map(({ place, text, answer }) => (
            <li key={`${place?.address}${text}`}>
              {place && <a href={place.address}>{place.label}</a>} {text}{' '}
              {answer && (
                <button className="secondary" name="answer" value={answer.field}>
                  {answer.label}
                </button>
              )}
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
      {lists}
    </form>
  );
}

/** Returns the words of a finding, which may be behind a link to its field. */
function textOf({ note, advice = '', ...found }: Finding, hasLink: boolean): string {
  if (note !== undefined) return note;
  if (!hasLink) return noteOf({ ...found, advice });
  return found.finding ? `${found.finding}. ${advice}.` : `${advice}.`;
}
