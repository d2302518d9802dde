/** What to look at before publishing, with links to the fields and buttons for the answers. */
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { byTitle, noteOf, type Finding } from '../../../values/faults.ts';
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
  const lists = byTitle(site?.findings ?? []).map(([title, found]) => {
    const own = found.filter((each) => !group || factOf(each)?.split('.')[0] === group);
    return own.length === 0 ? undefined : (
      <details key={title} open={own.length < 4}>
        <summary>
          {title} <mark>{own.length}</mark>
        </summary>
        <ul>
          {own
            .map((each) => ({ ...each, fact: factOf(each), text: textOf(each) }))
            .map(({ fact, text, answer }) => (
              <li key={`${fact}${text}`}>
                {fact && <a href={addressOf(fact)}>{labels.get(fact) ?? fact}</a>} {text}{' '}
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

/** Returns the field of facts.ts that a finding is about, or undefined. */
function factOf({ file, field }: Finding): string | undefined {
  return file === 'facts.ts' ? field : undefined;
}

/** Returns the words of a finding, which are behind a link to its field if it is about a fact. */
function textOf({ note, advice = '', ...finding }: Finding): string {
  if (note !== undefined) return note;
  return factOf(finding) ? `${finding.finding}. ${advice}.` : noteOf({ ...finding, advice });
}
