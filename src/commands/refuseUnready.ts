/** Keeps from being published by mistake what nobody has confirmed, and rules that are new under an old date. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import { sayCount } from '../generator/report/terminal.ts';
import { lineOf } from '../values/faults.ts';

/** Throws an Error for staff if a finding stops a publication; `command` is the one that publishes it all the same. */
export function refuseUnready({ findings }: CheckedContent, command: 'upload' | 'pack'): void {
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
          ? '; a page is right once somebody who speaks its language has read it, and its day is in checked of languages/index.ts'
          : '') +
        '.',
    );
  }
  const forTrial = `To publish it all the same, for a trial, run npm run ${command} -- --sample.`;
  if (sentences.length > 0) throw new Error(`${sentences.join('\n')} ${forTrial}`);
}
