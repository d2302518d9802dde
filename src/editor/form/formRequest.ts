/** A request to the form. */
import type { MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';
import type { Problem } from './outcome.ts';

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
