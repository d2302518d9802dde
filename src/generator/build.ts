/** Builds a project: makes the site, checks it, replaces dist and returns the report. */
import { makeSite, type MadeSite } from './makeSite.ts';
import type { Project } from './project.ts';
import type { WantedLanguages } from '../agency/checks/checkContent.ts';
import { mendDist, replaceDist } from './output/replaceDist.ts';
import { report } from './report/report.ts';

/**
 * Builds a project into its dist, in all languages or the confirmed ones. `gate` may throw to keep the made site from
 * being published. If a step fails, it throws and dist stays as it was.
 */
export async function build(
  project: Project,
  languages: WantedLanguages = 'all',
  gate?: (made: MadeSite) => void | Promise<void>,
): Promise<MadeSite & { readonly report: string }> {
  const started = performance.now();
  mendDist(project.dist);
  const made = await makeSite(project, languages);
  await gate?.(made);
  const deleted = replaceDist(made.files, project.dist);
  const seconds = (performance.now() - started) / 1000;
  return { ...made, report: report(made, deleted, seconds) };
}
