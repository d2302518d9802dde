/** Builds as build.ts does, in this process. */
import type { MadeSite } from '../../src/generator/makeSite.ts';
import type { Project } from '../../src/generator/project.ts';
import { writeSite } from '../../src/generator/writeSite.ts';

/** Makes the site of a project, and replaces its dist. */
export async function build(project: Project): Promise<MadeSite> {
  const { made } = await writeSite(project);
  return made;
}
