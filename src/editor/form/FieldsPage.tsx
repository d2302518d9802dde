/** A page with fields: shows them, says what is wrong, and saves them. Facts, words and photos all use it. */
import type { ReactNode } from 'react';
import type { FileChange } from '../../generator/content/pendingSave.ts';
import { refuse, type Fault } from '../../values/faults.ts';
import { firstThatFits, formatDay } from '../../values/format.ts';
import { parseDate } from '../../values/parse.ts';
import { shortHash } from '../../generator/files/shortHash.ts';
import { fileChangesForValues, type PlacedValue } from '../changes/fileChanges.ts';
import { saveFiles, sayChanged } from '../changes/saveContent.ts';
import { askedName, askedValue, fieldAskedBy, isFar, questionsOf } from './farFigures.ts';
import { AboutField, FieldsOf } from './FieldInput.tsx';
import { fieldsIn, type Field } from './field.ts';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { refused, type Problem, type SaveOutcome } from './outcome.ts';
import { outcomeOf } from './outcomeOf.ts';
import { fieldWith } from './places.ts';
import { isChanged, typedValue, valuesTyped } from './typed.ts';

/** What is on a page with fields. */
export interface Fields {
  /** The fields, under the title of the page. */
  readonly group: Field;
  /** What is above them. */
  readonly about?: ReactNode;
  /** The name of a save for staff, if it does not follow from what was typed. */
  readonly what?: string;
  /** Whether the saved words or facts may be a rule, which has a day from which it applies. */
  readonly isRule?: boolean;
  /** Whether every journey that was changed has a day that has passed. */
  readonly isPast?: boolean;
  /** Returns values that a save writes in addition to those that were typed. */
  readonly otherValues?: () => PlacedValue[];
  /** Returns other changes of files that belong to a save, such as a photo. */
  readonly others?: () => Promise<FileChange[]>;
  /** The photos that were chosen: the name of the field of each, by its slug. */
  readonly chosen?: ReadonlyMap<string, string>;
}

/** Returns what a page shows for a request; undefined if it shows a list instead. */
export type ReadFields = (request: FormRequest) => Fields | undefined;

/** Returns the page of the fields of a request. */
export function showFields(request: FormRequest, read: ReadFields) {
  const page = read(request);
  if (!page) return undefined;
  const { group, about } = page;
  return (
    <FormPage title={group.label} request={request}>
      {about}
      <FieldsForm
        request={request}
        group={group}
        hash={hashOfFields(request, read)}
        button="Save"
      />
    </FormPage>
  );
}

interface FieldsFormProps {
  readonly request: FormRequest;
  readonly group: Field;
  readonly hash?: string;
  readonly button: string;
}

export function FieldsForm({
  request: { posted, problems },
  group,
  hash,
  button,
}: FieldsFormProps) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      autoComplete="off"
      data-refused={posted && ''}
    >
      <AboutField field={group} problems={problems} />
      <FieldsOf field={group} problems={problems} />
      {fieldsIn(group)
        .filter((field) => isFar(field) && problems.some(({ name }) => name === field.name))
        .map((field) => (
          <input key={field.name} type="hidden" name={askedName} value={askedValue(field)} />
        ))}
      {/* After a refused save this stays the old hash, so that the next save does not overwrite a change by another program. */}
      {hash && <input type="hidden" name="hash" value={posted?.get('hash') ?? hash} />}
      <footer>
        <button>{button}</button>
      </footer>
    </form>
  );
}

/** Saves what a form sent, unless the files have changed since its page was shown. */
export async function saveFields(request: FormRequest, read: ReadFields): Promise<SaveOutcome> {
  const { project, posted } = request;
  const page = read(request);
  if (!page || hashOfFields(request, read) !== posted?.get('hash')) return refused(sayChanged());
  const { group, what = whatIsTyped(group), isRule, isPast, otherValues, others } = page;
  const save = async () => {
    refuse(refusalsIn(group));
    const values = [...valuesTyped(group), ...(otherValues?.() ?? [])];
    const changes = fileChangesForValues(project, values);
    const all = { what, changes: [...changes, ...((await others?.()) ?? [])] };
    return saveFiles(project, all, () => refuse(questionsOf(group, posted)));
  };
  const outcome = await outcomeOf(request, save(), {
    // A question or a refusal has the place of its own field. A fault counts the lines as the save writes them, without
    // deleted ones.
    fieldOf: (fault) => (fieldAskedBy(fault, group) ?? fieldWith(fault, group))?.name,
    fieldOfPhoto: (slug) => page.chosen?.get(slug),
  });
  const isUnchanged = !isChanged(group) && !page.chosen?.size;
  return {
    ...outcome,
    isRule,
    isPast,
    isUnchanged,
    problems: withPhotosToChooseAgain(outcome.problems, page),
  };
}

/** Returns a fault for each field in a group that the form refuses before it makes the site. */
function refusalsIn(group: Field): Fault[] {
  return fieldsIn(group).flatMap(({ place, typed, refusal }) =>
    place && refusal ? { ...place, value: typed, advice: refusal } : [],
  );
}

/**
 * Returns the problems of a save. If there are any, it adds one for each other photo that was chosen: no page can put a file
 * back into its input, so the next save would silently leave out the photo.
 */
function withPhotosToChooseAgain(
  problems: readonly Problem[],
  { chosen }: Fields,
): readonly Problem[] {
  if (problems.length === 0) return problems;
  const names = [...(chosen?.values() ?? [])];
  const others = names.filter((photo) => problems.every(({ name }) => name !== photo));
  return [...problems, ...others.map((name) => ({ name, sentence: chooseAgain }))];
}

const chooseAgain = 'Choose this photo again: a refused save does not keep it.';

/** Returns what a save is about, such as "Package: Price 1,09,999" or "Agency: Phone +91… and 2 more". */
function whatIsTyped(group: Field): string {
  const lines = fieldsIn(group).flatMap(({ kind, fields }) => (kind === 'rows' ? fields : []));
  const deleted = lines.find((row) => row.written && typedValue(row) === undefined);
  if (deleted) return firstThatFits(60, `${group.label}: ${deleted.label} deleted`);
  const [first, ...others] = fieldsIn(group).filter(
    ({ kind, typed, value, place }) =>
      !['group', 'rows', 'names', 'choices'].includes(kind) && place && typed !== value,
  );
  if (!first) return group.label;
  const day = first.kind === 'day' ? parseDate(first.typed) : undefined;
  const typed = day ? formatDay(day, 'en-IN') : first.typed;
  const value = /^(checked|tick|choice)$/.test(first.kind) ? '' : ` ${typed || 'emptied'}`;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const words = first.kind === 'checked' ? 'looked through' : `${first.label}${value}`;
  return `${group.label}: ${firstThatFits(50, words)}${more}`;
}

/** Returns a hash of the saved values of a page's fields, to notice a change by another program. */
function hashOfFields(request: FormRequest, read: ReadFields): string {
  const saved = read({ ...request, posted: undefined });
  const values =
    saved && fieldsIn(saved.group).map(({ name, value, written }) => [name, value, written]);
  return shortHash(JSON.stringify(values ?? ''));
}
