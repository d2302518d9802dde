/** Keeps from being published by mistake what nobody has confirmed. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import { readContent } from '../generator/content/readContent.ts';
import type { Project } from '../generator/project.ts';
import { sayCount } from '../generator/terminal.ts';
import { HostingError } from '../hosting/hostingError.ts';
import { checkTypes } from './checkTypes.ts';

/**
 * Returns the checked content of a project in its confirmed languages, for a site that is to be built from it and published.
 * Throws an Error for staff if a finding stops a publication, or the code does not compile. With `allowsSamples`, for a trial,
 * it has all languages, and nothing stops it. `command` is named as the one that publishes all the same.
 */
export async function checkForPublication(
  project: Project,
  command: 'upload' | 'pack',
  allowsSamples = false,
): Promise<CheckedContent> {
  if (allowsSamples) return readContent({ ...project, showsUnread: true });
  const read = readContent(project);
  refuseSamples(read, command);
  await checkTypes(project);
  return read;
}

function refuseSamples({ findings }: CheckedContent, command: 'upload' | 'pack'): void {
  const stopping = findings.filter(({ stops }) => stops === 'publication');
  if (stopping.length === 0) return;
  const are = stopping.length > 1 ? 'are still samples' : 'is still a sample';
  const language = stopping.some(({ file }) => file === 'languages/index.jsonc')
    ? '; a language is right once somebody who speaks it has read all of it, and the day is in its row of languages/index.jsonc'
    : '';
  const texts = sayCount(stopping.length, 'text');
  const inTerminal =
    `Could not publish: ${texts} in src/content ${are} (${stopping.map(({ sample }) => sample).join(', ')}). ` +
    `Put each one right and write the day into checked of its group${language}. ` +
    `To publish it all the same, for a trial, run npm run ${command} -- --sample.`;
  // The form lists them.
  throw new HostingError(`Could not publish: ${texts} ${are}. Put each one right.`, { inTerminal });
}
