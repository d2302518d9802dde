/** Builds the site on disk: makes it in memory, then writes it to dist in place of the last one. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import { makeSite, type MadeSite } from './makeSite.ts';
import { recoverDist, replaceDist } from './output/replaceDist.ts';
import type { Project } from './project.ts';
import { report } from './report.ts';

/** A site that has been written to dist, and the report to print about it. */
interface WrittenSite {
  readonly made: MadeSite;
  readonly report: string;
}

/**
 * Makes the site from `checked` content or, without that, from the content files, and replaces dist. Throws an Error for staff if
 * a step finds a fault or dist cannot be written; dist then stays as it was.
 */
export async function writeSite(project: Project, checked?: CheckedContent): Promise<WrittenSite> {
  const started = performance.now();
  recoverDist(project.dist);
  const made = await makeSite(project, checked);
  const deleted = replaceDist(made.files, project.dist);
  const seconds = (performance.now() - started) / 1000;
  return { made, report: report(made, deleted, seconds) };
}
