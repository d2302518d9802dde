/** Parses an entry, which is a file of content, with its schema. */
import * as v from 'valibot';
import type { Fault } from '../values/faults.ts';
import { formatNumber } from '../values/format.ts';
import type { Keys } from '../values/place.ts';
import { placeIn } from './contentPlaces.ts';

/**
 * Takes the name of an entry, its value and its schema; returns the parsed value, with '₹1,25,000' as a number for example, and
 * a fault for each part that does not match the schema.
 */
export function readEntry(entry: string, value: unknown, schema: v.GenericSchema) {
  const { issues = [], output } = v.safeParse(schema, value, { abortPipeEarly: true });
  return { output, faults: issues.map((issue) => faultOf(entry, value, issue)) };
}

function faultOf(entry: string, value: unknown, issue: v.BaseIssue<unknown>): Fault {
  const { path = [], input, type, message: advice } = issue;
  const refused = path.length > 0 ? path.at(-1)!.value : input;
  const place = placeIn(entry, path.map(({ key }) => key) as Keys, value);
  if (type !== 'min_length' && type !== 'max_length') return { ...place, value: refused, advice };
  const { length } = refused as readonly unknown[];
  if (length > 0) return { ...place, state: `has ${formatNumber(length)}`, advice };
  if (issue.requirement !== 1) return { ...place, state: 'is empty', advice };
  const [, one = 'entry'] =
    /^(title|description|service|place|picture)s$/.exec(`${place.keys.at(-1)}`) ?? [];
  return { ...place, state: 'is empty', advice: `Write at least one ${one}` };
}
