/** A request to the form, and the outcome of a save. */
import type { MadeSite } from '../../../generator/makeSite.ts';
import { ContentFile } from '../../../generator/content/contentFile.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/report/terminal.ts';
import { ContentError, stateOf, type Fault } from '../../../values/faults.ts';
import { readGroups } from './fields.ts';
import { formPlaceOf } from './places.ts';

/** What a page of the form is made of. */
export interface FormRequest {
  readonly project: Project;
  /** The site as it was made last. */
  readonly site: MadeSite | undefined;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** What the form sent; undefined for a visit. */
  readonly posted: URLSearchParams | undefined;
  /** The bytes of the file that was chosen in it. */
  readonly upload?: Buffer | undefined;
  readonly problems: readonly Problem[];
}

/** Why a save was refused. */
export interface Problem {
  /** The name of the field that is wrong, or '' if it is none of the form. */
  readonly name: string;
  readonly sentence: string;
  /** Where it is put right, if that is on another page. */
  readonly href?: string | undefined;
}

export interface Outcome {
  /** The site with the saved change; undefined if the save was refused. */
  readonly made?: MadeSite;
  /** Whether what was saved may be a rule, which has a day from which it applies. */
  readonly isRule?: boolean | undefined;
  readonly problems: readonly Problem[];
}

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
