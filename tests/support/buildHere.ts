/** Builds copies of the project in the process of the test, which is quicker than one of their own. */
import { build } from '../../build.ts';
import { explain } from '../../src/words.ts';
import type { Project } from '../../src/project.ts';

/** Returns the report of a build. Throws where it fails. */
export async function buildHere(project: Project): Promise<string> {
  return (await build(project)).report;
}

/** Returns the words that a person reads when the build of a copy fails; throws where it does not. */
export async function sentencesOf(project: Project): Promise<string> {
  const words = await buildHere(project).then(() => undefined, (error: unknown) => explain(error));
  if (words === undefined) throw new Error('The build did not fail.');
  return words;
}
