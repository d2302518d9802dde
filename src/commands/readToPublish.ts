/** Keeps from being published by mistake what nobody has confirmed, and rules that are new under an old date. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import { endInterrupted } from '../generator/changes/saveContent.ts';
import { readContent } from '../generator/content/readContent.ts';
import type { Project } from '../generator/project.ts';
import { sayCount } from '../generator/report/terminal.ts';
import { lineOf } from '../values/faults.ts';
import { checkTypes } from './checkTypes.ts';

/**
 * Returns the checked content of a project in its confirmed languages, for a site that is to be built from it and published.
 * Throws an Error for staff if a finding stops a publication, or the code does not compile. With `allowsSamples`, for a trial,
 * it has all languages, and nothing stops it. `command` is named as the one that publishes all the same.
 */
export async function readToPublish(
  project: Project,
  command: 'upload' | 'pack',
  allowsSamples = false,
): Promise<CheckedContent> {
  endInterrupted(project);
  if (allowsSamples) return readContent(project);
  const read = await readContent(project, 'confirmed');
  refuseUnready(read, command);
  await checkTypes(project);
  return read;
}

/** Returns the notice for a site that is published with samples, as a trial, or nothing. */
export function sampleNotice({ findings }: CheckedContent): string[] {
  const samples = findings.flatMap(({ sample }) => sample ?? []);
  if (samples.length === 0) return [];
  return [
    '*** SAMPLE FACTS ARE BEING PUBLISHED ***',
    `Visitors will see facts that are not the agency's: ${samples.join(', ')}.`,
  ];
}

function refuseUnready({ findings }: CheckedContent, command: 'upload' | 'pack'): void {
  const stopping = findings.filter(({ stops }) => stops === 'publication');
  const samples = stopping.flatMap(({ sample }) => sample ?? []);
  const sentences = stopping
    .filter(({ sample }) => !sample)
    .map((finding) => `Could not publish: ${lineOf(finding)}`);
  if (samples.length > 0) {
    const isLanguage = samples.some((sample) => sample.startsWith('languages'));
    sentences.push(
      `Could not publish: ${sayCount(samples.length, 'text')} in src/content ${samples.length > 1 ? 'are still samples' : 'is still a sample'} ` +
        `(${samples.join(', ')}). ` +
        'Put each one right and write the day into checked of its group' +
        (isLanguage
          ? '; a language is right once somebody who speaks it has read all of it, and the day is in its row of languages/index.ts'
          : '') +
        '.',
    );
  }
  const forTrial = `To publish it all the same, for a trial, run npm run ${command} -- --sample.`;
  if (sentences.length > 0) throw new Error(`${sentences.join('\n')} ${forTrial}`);
}
