/** What to look at before publishing, with links to the fields and buttons for the answers. */
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { remindersOf } from '../../../agency/checks/reminders.ts';
import { addressOf, fieldsIn, readGroups } from './fields.ts';
import type { FormRequest } from './formRequest.ts';

interface RemindersProps {
  readonly request: FormRequest;
  /** The name of the group that they are about; undefined for all. */
  readonly group?: string;
}

export function Reminders({ request: { project, site }, group }: RemindersProps) {
  const groups = readGroups({ file: ContentFile.read(project, 'facts.ts') });
  const labels = new Map(groups.flatMap(fieldsIn).map(({ name, label }) => [name, label]));
  const lists = (site ? remindersOf(site, 'form') : []).map(({ title, notes }) => {
    const own = notes.filter(({ field = '' }) => !group || field.split(/\W/)[0] === group);
    return own.length === 0 ? undefined : (
      <details key={title} open={own.length < 4}>
        <summary>
          {title} <mark>{own.length}</mark>
        </summary>
        <ul>
          {own.map(({ text, field, answer }) => (
            <li key={`${field}${text}`}>
              {field && <a href={addressOf(field)}>{labels.get(field) ?? field}</a>} {text}{' '}
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
