/** What to look at before publishing, with links to the fields and buttons for the answers. */
import type { Reminder } from '../../../generator/report/reminders.ts';
import { addressOf, fieldsIn, type Field } from './fields.ts';

interface RemindersProps {
  readonly reminders: readonly Reminder[];
  /** The groups whose fields they name. */
  readonly groups: readonly Field[];
}

export function Reminders({ reminders, groups }: RemindersProps) {
  const labels = new Map(groups.flatMap(fieldsIn).map(({ name, label }) => [name, label]));
  const lists = reminders.map(({ title, notes }) => (
    <details key={title} open={notes.length < 4}>
      <summary>
        {title} <mark>{notes.length}</mark>
      </summary>
      <ul>
        {notes.map(({ text, field, answer }) => (
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
  ));
  return (
    <form method="post" action="/.dev/facts">
      {lists}
    </form>
  );
}
