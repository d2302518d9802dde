/** A request to the form, and the outcome of a save. */
import type { MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';

/** What a page of the form is made of. */
export interface FormRequest {
  readonly project: Project;
  /** The site as it was made last. */
  readonly site: MadeSite | undefined;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** What the form sent; undefined for a visit. */
  readonly posted: URLSearchParams | undefined;
  /** The bytes of each file that was chosen in it, by the name of its input. */
  readonly uploads?: ReadonlyMap<string, Buffer>;
  /** The bytes of the file, where the page has one. */
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
  /** Whether it was sent as it was shown. */
  readonly isUnchanged?: boolean;
  readonly problems: readonly Problem[];
}
