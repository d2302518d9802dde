/** Builds a project: makes the site, checks it, replaces dist and returns the report. */
import { makeSite, type MadeSite } from './makeSite.ts';
import type { Project } from './project.ts';
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import { endInterrupted } from './changes/saveContent.ts';
import { mendDist, replaceDist } from './output/replaceDist.ts';
import { report } from './report/report.ts';

/**
 * Builds a project into its dist, from content that has been read and checked already, or else from what its files say now. If
 * a step fails, it throws and dist stays as it was.
 */
export async function build(
  project: Project,
  read?: CheckedContent,
): Promise<MadeSite & { readonly report: string }> {
  const started = performance.now();
  mendDist(project.dist);
  if (!read) endInterrupted(project);
  const made = await makeSite(project, read);
  const deleted = replaceDist(made.files, project.dist);
  const seconds = (performance.now() - started) / 1000;
  return { ...made, report: report(made, deleted, seconds) };
}
