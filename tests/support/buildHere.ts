/** Builds a copy of the project in the process of the test, which is quicker than one of its own, and is told why not. */
import { build } from '../../src/generator/build.ts';
import { explain } from '../../src/generator/terminal.ts';
import type { Project } from '../../src/generator/project.ts';

/** Returns the words that a person reads when the build of a copy fails; throws where it does not. */
export async function sentencesOf(project: Project): Promise<string> {
  const words = await build(project).then(
    () => undefined,
    (error: unknown) => explain(error),
  );
  if (words === undefined) throw new Error('The build did not fail.');
  return words;
}
