/** What staff should look at before publishing, with links to the fields. */
import { Fragment } from 'react';
import { isStopping } from '../../agency/checks/checkContent.ts';
import { unreadLanguages } from '../../agency/leaveOut.ts';
import { ContentFile } from '../../generator/content/contentFile.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import { byTitle, stateOf } from '../../values/faults.ts';
import { nameOf, pathOf } from '../../values/place.ts';
import { languageNames } from './field.ts';
import { readGroups } from './readFields.ts';
import type { FormRequest } from './formRequest.ts';
import { formPlaceOf, isFileOfWords } from './places.ts';

interface RemindersProps {
  readonly request: FormRequest;
  /** The name of the group that the reminders are about; undefined for all groups. */
  readonly group?: string;
  /** Whether to show those that stop a publication or the others. A group shows all of its reminders. */
  readonly which?: 'stopping' | 'others';
}

type FoundInForm = MadeSite['findings'][number] & {
  readonly place: ReturnType<typeof formPlaceOf>;
};

export function Reminders({ request: { project, site }, group, which }: RemindersProps) {
  const groups = readGroups({ site, file: ContentFile.read(project, 'facts.jsonc') });
  const hidden = unreadFiles(site);
  const findings = (site?.findings ?? []).filter(({ file }) => !hidden.has(file));
  const isAnyStopping = findings.some(isStopping);
  const wanted = findings.filter(
    (finding) => !which || isStopping(finding) === (which === 'stopping'),
  );
  const lists = byTitle(wanted).flatMap(([title, ofTitle]) => {
    const shown = ofTitle
      .map((finding) => ({ ...finding, place: formPlaceOf(groups, finding) }))
      // What concerns a group as a whole is already said at its checkbox or in its lines.
      .filter(({ keys }) => !group || (keys.length > 1 && keys.at(-1) !== 'checked'))
      .filter(({ place }) => !group || place.group === group);
    const lines = findingsByLine(shown);
    if (lines.length === 0) return [];
    return (
      <details key={title} open={shown.some(isStopping) || lines.length < 4}>
        <summary>
          {title} <mark>{lines.length}</mark>
        </summary>
        <ul>
          {lines.map((line) => (
            <li key={`${nameOf(line[0]!)}${line[0]!.note}`}>
              <Line findings={line} />
            </li>
          ))}
        </ul>
      </details>
    );
  });
  if (group) return lists;
  return (
    <>
      {which === 'stopping' && <h2>Before you publish</h2>}
      {which === 'stopping' && (
        <p>
          {isAnyStopping ? 'Fix this before you publish:' : 'Nothing stops you from publishing.'}
        </p>
      )}
      {which === 'others' && lists.length > 0 && <h2>To look at</h2>}
      {lists}
    </>
  );
}

/** Returns the word files of unpublished languages. No visitor sees what they lack. */
export function unreadFiles(site: MadeSite | undefined): Set<string> {
  const unread = site ? unreadLanguages(site.content) : [];
  return new Set(unread.map(({ lang }) => `languages/${lang}.jsonc`));
}

/** Returns the findings of each line. Those about the same text missing from several languages are in one line. */
function findingsByLine(findings: readonly FoundInForm[]): FoundInForm[][] {
  const lines = new Map<string, FoundInForm[]>();
  for (const finding of findings) {
    const name = lacksWords(finding) ? pathOf(finding.keys) : `${nameOf(finding)} ${finding.note}`;
    lines.set(name, [...(lines.get(name) ?? []), finding]);
  }
  return [...lines.values()];
}

/** Whether the finding is about a text that a language has no words for. */
function lacksWords({ file, value, note }: FoundInForm): boolean {
  return isFileOfWords(file) && value === undefined && !note;
}

function Line({ findings }: { findings: readonly FoundInForm[] }) {
  const [{ place, note, advice = '', ...finding }] = findings as [FoundInForm];
  if (!lacksWords(findings[0]!) || place.address === undefined)
    return (
      <>
        {place.address ? <a href={place.address}>{place.label}</a> : !note && place.label}{' '}
        {note ?? stateOf({ ...finding, advice })}
      </>
    );
  return (
    <>
      “{finding.keys.at(-1)}” has no words yet in{' '}
      {findings.map(({ file, place: { address } }, at) => (
        <Fragment key={file}>
          {at > 0 && ', '}
          <a href={address}>{languageNames.of(/languages\/(.*)\.jsonc/.exec(file)![1]!)}</a>
        </Fragment>
      ))}
      .
    </>
  );
}
