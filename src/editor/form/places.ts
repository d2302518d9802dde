/** Says where the form shows a place of the content, and what it is called there. */
import { isIn, pathOf, type Keys, type Place } from '../../values/place.ts';
import { fieldsIn, languageNames, type Field } from './field.ts';
import { asWords, groupTitles, lineTitles } from './labels.ts';
import { isChanged, typedValue } from './typed.ts';

interface FormPlace {
  readonly label: string;
  /** The group of facts that has its input, if one does. */
  readonly group?: string;
  /** The address of its input, or of its words, if a page of the form has it. */
  readonly address?: string | undefined;
}

/** Takes the groups of facts, and a fault or a finding; returns where it is in the form. */
export function formPlaceOf(
  groups: readonly Field[],
  found: Place & { readonly value?: unknown },
): FormPlace {
  const { file, keys, value } = found;
  for (const group of groups) {
    const field = fieldAt(fieldsIn(group), found);
    if (field)
      return { group: group.name, label: field.label, address: addressOf(field.name, group.name) };
  }
  const isText = isFileOfWords(file) && typeof value === 'string';
  const address = isText ? `/.dev/words?text=${encodeURIComponent(pathOf(keys))}` : undefined;
  return { label: [titleOf(file), headingOf(keys)].filter(Boolean).join(', '), address };
}

/** Whether a file has the words of a language. */
export function isFileOfWords(file: string): boolean {
  return file.startsWith('languages/') && file !== 'languages/index.jsonc';
}

/** Takes a fault in what was typed in a group; returns its field or the closest one around it; undefined if only the group is. */
export function fieldWith({ file, keys }: Place, group: Field): Field | undefined {
  const fields = fieldsIn(group).slice(1);
  const list = fields.find((each) => each.kind === 'rows' && isIn({ file, keys }, each.place!));
  const at = list ? list.place!.keys.length : keys.length;
  // Empty rows are not written, so a row's number in the draft may differ from its number in the form.
  const rows = list?.fields.filter((row) => typedValue(row) !== undefined);
  const row = rows?.[keys[at] as number]?.place!.keys[at];
  const fault = { file, keys: row === undefined ? keys : keys.with(at, row) };
  const isWrong = (each: Field) => each.place && isChanged(each) && isIn(each.place, fault);
  return fieldAt(fields, fault) ?? fields.find(isWrong);
}

/** Returns the field of a place, or the one around it. */
function fieldAt(fields: readonly Field[], place: Place): Field | undefined {
  return fields.findLast(({ place: own }) => own && isIn(place, own));
}

/** Returns the address of a field by its name and that of its group. */
export function addressOf(name: string, group: string): string {
  return `/.dev/group?name=${group}#${encodeURIComponent(name)}`;
}

/** `hero.titles[0]` -> "Top of Home: Titles in search engines: 1". */
export function headingOf([first, ...others]: Keys): string {
  if (first === undefined) return '';
  return [groupTitles[first] ?? labelOf([first]), labelOf(others)].filter(Boolean).join(': ');
}

/** The same for keys that lead on from a group: `titles[0]` -> "Titles in search engines: 1". */
export function labelOf(keys: Keys): string {
  const labels = keys.map((key) =>
    typeof key === 'number' ? `${key + 1}` : (lineTitles[key] ?? asWords(key)),
  );
  return labels.join(': ');
}

/** `pages/bn/your-visa.md` -> "Your visa, Bangla". */
export function titleOf(file: string): string {
  const [folder, ...steps] = file.replace(/\.\w+$/, '').split('/');
  const names = steps.map((step, at) => {
    // A page may have two letters, too.
    const isPage = folder === 'pages' && at === steps.length - 1;
    return !isPage && /^[a-z]{2,3}$/.test(step) ? languageNames.of(step) : asWords(step);
  });
  return names.reverse().join(', ');
}
