/** Keeps unconfirmed content from being published by mistake. */
import { isStopping, type CheckedContent } from '../agency/checks/checkContent.ts';
import { readContent } from '../generator/content/readContent.ts';
import type { Project } from '../generator/project.ts';
import { sayCount } from '../generator/terminal.ts';
import { HostingError } from '../hosting/hostingError.ts';
import { checkTypes } from './checkTypes.ts';

/**
 * Returns the checked content of a project in its confirmed languages, to build and publish. Throws an Error for staff if a
 * finding stops publication or the code does not compile. With `allowsSamples`, for a trial, it returns all languages and neither
 * of these stops it. The error names `command` as the way to publish anyway.
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
  const stopping = findings.filter(isStopping);
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
