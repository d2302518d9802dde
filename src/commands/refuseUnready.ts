/** Keeps from being published by mistake what nobody has confirmed, and rules that are new under an old date. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import { sayCount } from '../generator/report/terminal.ts';

/** Throws an Error for staff if there are samples or new rules; `command` is the one that publishes them all the same. */
export function refuseUnready(
  { samples, changedLegalPages }: CheckedContent,
  command: 'upload' | 'pack',
): void {
  const forTrial = `To publish it all the same, for a trial, run npm run ${command} -- --sample.`;
  const sentences = changedLegalPages.map(({ sentence }) => `Could not publish: ${sentence}`);
  if (samples.length > 0) {
    const isLanguage = samples.some(({ field }) => field.startsWith('languages'));
    sentences.push(
      `Could not publish: ${sayCount(samples.length, 'text')} in src/content ${samples.length > 1 ? 'are still samples' : 'is still a sample'} ` +
        `(${samples.map(({ field }) => field).join(', ')}). ` +
        'Put each one right and write the day into checked of its group' +
        (isLanguage
          ? '; a language is right once somebody who speaks it has read its page, and its checked is in languages/index.ts'
          : '') +
        '.',
    );
  }
  if (sentences.length > 0) throw new Error(`${sentences.join('\n')} ${forTrial}`);
}
