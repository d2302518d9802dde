/** A request to the form, and the outcome of a save. */
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/report/terminal.ts';
import { ContentError, sentenceOf, type Fault } from '../../../values/faults.ts';

/** What a page of the form is made of. */
export interface FormRequest {
  readonly project: Project;
  /** The site as it was made last. */
  readonly site: MadeSite | undefined;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** What the form sent; undefined for a visit. */
  readonly posted: URLSearchParams | undefined;
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
  readonly problems: readonly Problem[];
}

/** Takes a save, and functions that return the form's field for a fault, or its address on another page; returns the outcome. */
export async function outcomeOf(
  save: Promise<MadeSite>,
  fieldFor: (fault: Fault) => string | undefined = () => undefined,
  addressFor: (fault: Fault) => string | undefined = () => undefined,
): Promise<Outcome> {
  try {
    return { made: await save, problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) return refused(explain(error));
    const problems = error.faults.map((fault): Problem => {
      const name = fieldFor(fault);
      const sentence = name ? `${fault.advice}.` : sentenceOf(fault);
      return { name: name ?? '', sentence, href: name ? undefined : addressFor(fault) };
    });
    return { problems };
  }
}

/** Returns the outcome of a save that is refused for a reason that is about no field. */
export function refused(sentence: string): Outcome {
  return { problems: [{ name: '', sentence }] };
}
