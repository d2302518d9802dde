/** Keeps facts and languages that nobody has confirmed from being published by mistake. */
import type { Sample } from '../generator/samples.ts';
import { sayCount } from '../generator/terminal.ts';

/** Throws a sentence when there are samples; `command` is the one that publishes them all the same. */
export function refuseSamples(samples: readonly Sample[], command: 'upload' | 'pack'): void {
  if (samples.length === 0) return;
  const hasTranslation = samples.some(({ field }) => field.startsWith('languages'));
  throw new Error(
    `Could not publish: ${sayCount(samples.length, 'text')} in src/content ${samples.length > 1 ? 'are still samples' : 'is still a sample'} ` +
      `(${samples.map(({ field }) => field).join(', ')}). ` +
      'Put each one right and write the day into checked of its group' +
      (hasTranslation
        ? '; a language is right once somebody who speaks it has read its page, and its checked is in languages/index.ts'
        : '') +
      `. To publish the samples all the same, for a trial, run npm run ${command} -- --sample.`,
  );
}
