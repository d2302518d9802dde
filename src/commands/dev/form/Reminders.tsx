/** What to look at before publishing, with links to the fields and buttons for the answers. */
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { changedLines } from '../../../generator/content/keptRules.ts';
import { answerId } from '../../../agency/answerId.ts';
import type { Content } from '../../../agency/schemas/content.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import { byTitle, noteOf, type Finding } from '../../../values/faults.ts';
import { placeOf, readGroups, type Field } from './fields.ts';
import type { FormRequest } from './formRequest.ts';
import { inLabels } from './inLabels.ts';

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
      .filter(({ place }) => !group || place?.group === group);
    if (own.length === 0) return [];
    return (
      <details key={title} open={own.some(isStopping) || own.length < 4}>
        <summary>
          {title} <mark>{own.length}</mark>
        </summary>
        <ul>
          {own.map((found) => (
            <li key={`${found.file}${found.field}${found.note}`}>
              <Reminder project={project} content={site!.content} found={found} groups={groups} />
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

interface ReminderProps extends Pick<FormRequest, 'project'> {
  readonly content: Content;
  readonly found: Finding;
  readonly groups: readonly Field[];
}

function Reminder({ project, content, found, groups }: ReminderProps) {
  const place = placeOf(groups, found);
  const { answer, rules } = found;
  const lines = rules && changedLines(project, rules);
  return (
    <>
      {place && !rules && <a href={place.address}>{place.label}</a>}{' '}
      {inLabels(textOf(found, place !== undefined), groups)}{' '}
      {lines?.before.map((line) => (
        <p key={line}>
          Until now: <del>{line}</del>
        </p>
      ))}
      {lines?.after.map((line) => (
        <p key={line}>
          New: <ins>{line}</ins>
        </p>
      ))}
      {rules && !lines && <p>What it said until now is not kept on this computer.</p>}{' '}
      {answer && (
        <button className="secondary" name="answer" value={answerId(found, content)}>
          {answer.label}
        </button>
      )}{' '}
      {rules && place && (
        <a role="button" className="secondary" href={place.address}>
          A rule has changed: write its day
        </a>
      )}
    </>
  );
}

/** Returns the words of a finding, which may be behind a link to its field. */
function textOf({ note, advice = '', ...found }: Finding, hasLink: boolean): string {
  const besideLink = `${[found.finding, advice].filter(Boolean).join('. ')}.`;
  return note ?? (hasLink ? besideLink : noteOf({ ...found, advice }));
}
