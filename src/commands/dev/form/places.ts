/** Says where in the form a field of a file is, and how it is called there. */
import { asWords } from '../../../generator/content/contentFile.ts';
import type { Fault } from '../../../values/faults.ts';
import { fieldsIn, languageNames, type Field } from './fields.ts';

export interface Place {
  readonly label: string;
  /** The group of facts that has its input; undefined if none has one. */
  readonly group?: string;
  /** The address of its input, or of its words; undefined if no page of the form has it. */
  readonly address?: string | undefined;
}

/** Takes the groups of facts, and a fault or a finding; returns its place. */
export function placeOf(
  groups: readonly Field[],
  { file, field, value }: Pick<Fault, 'file' | 'field' | 'value'>,
): Place {
  const name = file === 'facts.ts' ? field : `${file} ${field}`;
  for (const group of groups) {
    const found = fieldsIn(group).find((each) => each.name === name || each.otherList === name);
    if (found)
      return { group: group.name, label: found.label, address: addressOf(name, group.name) };
  }
  const isText = /^languages\/(?!index)/.test(file) && typeof value === 'string';
  const address = isText ? `/.dev/words?text=${encodeURIComponent(field)}` : undefined;
  return { label: [titleOf(file), headingOf(field)].filter(Boolean).join(', '), address };
}

/** Returns the address of the input for a field such as `package.price`. The box of a language is in the group of its fact. */
export function addressOf(field: string, group = /^\w+/.exec(field)![0]): string {
  return `/.dev/group?name=${group}#${encodeURIComponent(field)}`;
}

/** `hero.titles[0]` -> "Hero: Titles: 1". */
export function headingOf(field: string): string {
  const steps = field.replace(/\[(\d+)\]/g, (_, at) => `.${Number(at) + 1}`).split('.');
  return steps.map(asWords).join(': ');
}

/** `pages/bn/your-visa.md` -> "Your visa, Bangla". */
export function titleOf(file: string): string {
  const [, ...steps] = file.replace(/\.\w+$/, '').split('/');
  const names = steps.map((step) =>
    /^[a-z]{2,3}$/.test(step) ? languageNames.of(step) : asWords(step),
  );
  return names.reverse().join(', ');
}
