/** Builds as build.ts does, in this process. */
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { recoverDist, replaceDist } from '../../src/generator/output/replaceDist.ts';
import type { Project } from '../../src/generator/project.ts';

/** Makes the site of a project, and replaces its dist. */
export async function build(project: Project): Promise<MadeSite> {
  recoverDist(project.dist);
  const made = await makeSite(project);
  replaceDist(made.files, project.dist);
  return made;
}
