/** When a row is renamed, a save also writes the new name wherever the facts refer to the row: a hotel's name in departures. */
import { everyField } from '../../values/fieldInfo.ts';
import { factsSchema } from '../../agency/schemas/factsSchema.ts';
import type { ContentFile } from '../../generator/content/contentFile.ts';
import { pathOf } from '../../values/place.ts';
import type { PlacedValue } from '../changes/fileChanges.ts';
import { fieldsIn, type Field } from './field.ts';

/** Returns the new name for each place of facts.jsonc that has the old name of a row in the group. */
export function renamedValues(group: Field, file: ContentFile): PlacedValue[] {
  const lists = fieldsIn(group).filter(({ kind }) => kind === 'rows');
  return everyField(factsSchema, file.valueOf()).flatMap(({ keys, value, info: { namesIn } }) => {
    const list = namesIn && lists.find(({ name }) => name === pathOf(namesIn));
    const names = list?.fields.flatMap((row) => row.fields.filter(isName)) ?? [];
    const renamed = names.find((name) => name.value === value && name.typed.trim() !== '');
    const isOther = renamed && renamed.typed !== renamed.value;
    return isOther ? [{ file: 'facts.jsonc', keys, value: renamed.typed.trim() }] : [];
  });
}

function isName({ name }: Field): boolean {
  return name.endsWith('].name');
}
