/** Makes the outcome of a save: the new site, or why it was refused, each fault at its field. */
import { ContentFile } from '../../generator/content/contentFile.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import { explain } from '../../generator/terminal.ts';
import { ContentError, stateOf, type Fault } from '../../values/faults.ts';
import { readGroups } from './fields.ts';
import type { FormRequest, Outcome, Problem } from './formRequest.ts';
import { formPlaceOf } from './places.ts';

/** Takes a save, and a function from a fault to its field; returns the outcome, with the addresses of other fields. */
export async function outcomeOf(
  { project, site }: FormRequest,
  save: Promise<MadeSite>,
  fieldFor: (fault: Fault) => string | undefined = () => undefined,
): Promise<Outcome> {
  try {
    return { made: await save, problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) return refused(explain(error));
    const groups = readGroups({ site, file: ContentFile.read(project, 'facts.jsonc') });
    const problems = error.faults.map((fault): Problem => {
      const name = fieldFor(fault);
      if (name) return { name, sentence: `${fault.advice}.` };
      const { label, address: href } = formPlaceOf(groups, fault);
      const sentence = fault.sentence ?? `Could not save this: ${label} ${stateOf(fault)}`;
      return { name: '', sentence, href };
    });
    return { problems };
  }
}

/** Returns the outcome of a save that is refused for a reason that is about no field. */
export function refused(sentence: string): Outcome {
  return { problems: [{ name: '', sentence }] };
}
