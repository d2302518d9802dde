/** A request to the form, and the outcome of a save. */
import type { MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';

/** What a page of the form is made from. */
export interface FormRequest {
  readonly project: Project;
  /** The site as it was last made. */
  readonly site: MadeSite | undefined;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** What the form sent; undefined for a visit. */
  readonly posted: URLSearchParams | undefined;
  /** The bytes of each chosen file, by the name of its input. */
  readonly uploads?: ReadonlyMap<string, Buffer>;
  readonly problems: readonly Problem[];
}

/** Why a save was refused. */
export interface Problem {
  /** The name of the field that is wrong, or '' if the form does not have it. */
  readonly name: string;
  readonly sentence: string;
  /** The address of the page where it can be fixed, if that is another page. */
  readonly href?: string | undefined;
}

export interface Outcome {
  /** The site with the saved change; undefined if the save was refused. */
  readonly made?: MadeSite;
  /** Whether the save may have changed a rule, which has a day from which it applies. */
  readonly isRule?: boolean | undefined;
  /** Whether the form was sent without any change. */
  readonly isUnchanged?: boolean;
  readonly problems: readonly Problem[];
}
