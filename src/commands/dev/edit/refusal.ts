/** Brings each sentence of the build to the field of the form that it is about. */
import type { Field } from './fields.ts';
import { keptRows, type Posted } from './write.ts';

/** Sentences by the name of a field; those that are about no field of the group are under the group's. */
export type Refusal = ReadonlyMap<string, readonly string[]>;

/** Takes the sentences of the build, the group that was to be saved, and what was typed. */
export function refusalOf(sentences: string, group: Field, posted: Posted): Refusal {
  const names = new Map(namesIn(group, posted));
  const refusal = new Map<string, string[]>();
  for (const sentence of sentences.split(/\n(?=Could not )/)) {
    let name = /^Could not use src\/content\/facts\.ts.*?: (\S+) /.exec(sentence)?.[1] ?? '';
    // From a field that is not in the form to what it is in: a row, a list, a group.
    while (name && !names.has(name)) name = name.replace(/(^|\.|\[)[^.[]*$/, '');
    const field = names.get(name) ?? group.name;
    refusal.set(field, [...(refusal.get(field) ?? []), sentence]);
  }
  return refusal;
}

/** What the draft calls each field, and what the form does: a row that is not written moves those after it in the draft. */
function namesIn(field: Field, posted: Posted, name = field.name): [string, string][] {
  const isList = field.kind === 'rows';
  const inner = (isList ? keptRows(field, posted) : field.fields).flatMap((each, at) => {
    const step = isList ? `[${at}]` : each.name.slice(field.name.length);
    return namesIn(each, posted, name + step);
  });
  return [[name, field.name], ...inner];
}
