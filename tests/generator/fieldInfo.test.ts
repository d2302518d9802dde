/** What the schema of the facts says of its fields, which the form reads. */
import { expect, it } from 'vitest';
import { factsSchema } from '../../src/schemas/factsSchema.ts';
import { infoOf, type FieldInfo, type Kind } from '../../src/schemas/fieldInfo.ts';

function kindsIn(
  { kind, entries = {}, each }: FieldInfo,
  name: string,
): [string, Kind | undefined][] {
  const inner = Object.entries(entries).flatMap(([key, schema]) =>
    kindsIn(infoOf(schema), name ? `${name}.${key}` : key),
  );
  return [[name, kind], ...inner, ...(each ? kindsIn(infoOf(each), `${name}[]`) : [])];
}
const kinds = new Map(kindsIn(infoOf(factsSchema), ''));

it('says of every fact of which kind it is', () => {
  expect([...kinds].filter(([, kind]) => kind === undefined)).toEqual([]);
});

it.each<[field: string, kind: Kind]>([
  ['agency.checked', 'checked'],
  ['agency.unchanged', 'names'],
  ['agency.phone', 'code'],
  ['agency.name', 'text'],
  ['package.price', 'number'],
  ['package.includes', 'names'],
  ['package.taxes.gst', 'number'],
  ['package.taxes.tcsOn', 'choice'],
  ['package.rooms', 'group'],
  ['payment.account', 'text'],
  ['departures.list', 'rows'],
  ['departures.list[].date', 'day'],
  ['departures.list[].direct', 'tick'],
  ['departures.list[].baggageKilos', 'number'],
  ['departures.list[].rooms.four', 'number'],
])('says that %s is of the kind %s', (field, kind) => {
  expect(kinds.get(field)).toBe(kind);
});
