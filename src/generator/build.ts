/** A build: makes the site, checks it, replaces dist and reports. */
import { checkFiles } from './check/checkFiles.ts';
import { makeSite, type MadeSite } from './makeSite.ts';
import type { Project } from './project.ts';
import { recover, replaceDist } from './replaceDist.ts';
import { report } from './report.ts';

/** Builds a project into its dist. Throws when a step fails, and dist stays as it was. */
export async function build(project: Project): Promise<MadeSite & { readonly report: string }> {
  const started = performance.now();
  recover(project.dist);
  const made = await makeSite(project);
  const pages = checkFiles(made);
  replaceDist(made.files, project.dist);
  return { ...made, report: report(made, pages, (performance.now() - started) / 1000) };
}
