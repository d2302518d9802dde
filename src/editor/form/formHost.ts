/** What the form needs of the `npm run dev` that it is part of. */
import type { MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';

export interface FormHost {
  readonly project: Project;
  readonly port: number;
  /** Returns why the site cannot be made now, or ''. */
  readonly buildError: () => string;
  /** Returns the site as it was made last. */
  readonly site: () => MadeSite | undefined;
  /** Shows the site that a save has made. */
  readonly show: (made: MadeSite) => void;
  /** Puts the script of dev into a page. */
  readonly withScript: (html: string) => string;
  /** Runs a task once no build and no other save is under way. */
  readonly inTurn: <Done>(task: () => Promise<Done>) => Promise<Done>;
}
