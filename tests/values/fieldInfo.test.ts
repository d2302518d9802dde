/** What the schema of the facts says of its fields, which the form reads. */
import { expect, it } from 'vitest';
import { factsSchema } from '../../src/agency/schemas/factsSchema.ts';
import { infoOf, type FieldInfo, type FieldKind } from '../../src/values/fieldInfo.ts';

function kindsIn(
  { kind, entries = {}, each }: FieldInfo,
  name: string,
): [string, FieldKind | undefined][] {
  const inner = Object.entries(entries).flatMap(([key, schema]) =>
    kindsIn(infoOf(schema), name ? `${name}.${key}` : key),
  );
  return [[name, kind], ...inner, ...(each ? kindsIn(infoOf(each), `${name}[]`) : [])];
}
const kinds = new Map(kindsIn(infoOf(factsSchema), ''));

it('says of every fact of which kind it is', () => {
  expect([...kinds].filter(([, kind]) => kind === undefined)).toEqual([]);
});
