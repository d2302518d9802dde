/** Builds content that has been checked for publication, as `npm run build` does, and warns of samples that visitors will see. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import type { Files } from '../generator/files/siteFiles.ts';
import type { Project } from '../generator/project.ts';
import { writeSite } from '../generator/writeSite.ts';

/** Where a line is printed. */
export interface Printer {
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

/**
 * Makes the site from the content, replaces dist, prints the report (in a trial with a warning) and returns the files. Throws as
 * writeSite does.
 */
export async function buildToPublish(
  project: Project,
  read: CheckedContent,
  { say, warn }: Printer,
  isTrial = false,
): Promise<Files> {
  const { made, report } = await writeSite(project, read);
  say(report);
  if (isTrial) for (const line of sampleNotice(made)) warn(line);
  return made.files;
}

/** Returns the lines of the warning about samples that visitors of a trial will see, or none if there are no samples. */
function sampleNotice({ findings }: CheckedContent): string[] {
  const samples = findings.flatMap(({ sample }) => sample ?? []);
  if (samples.length === 0) return [];
  return [
    '*** SAMPLE FACTS ARE BEING PUBLISHED ***',
    `Visitors will see facts that are not the agency's: ${samples.join(', ')}.`,
  ];
}
