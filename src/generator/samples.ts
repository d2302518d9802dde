/** What is said of facts that nobody has confirmed. */
import { fit } from '../site/format.ts';
import type { SampleFact } from './content.ts';
import { table } from './terminal.ts';

/** Returns the facts in columns for the report; the words of a language are named by their file. */
export function sampleTable(samples: readonly SampleFact[]): string[] {
  return table(samples.map((fact) => [fact.field, shown(fact)]));
}

/** Returns the notice for a trial with samples, or nothing. */
export function sampleNotice(samples: readonly SampleFact[]): string[] {
  if (samples.length === 0) return [];
  const fields = samples.map(({ field }) => field).join(', ');
  return [
    '*** SAMPLE FACTS ARE BEING PUBLISHED ***',
    `Visitors will see facts that are not the agency's: ${fields}.`,
  ];
}

function shown({ field, value }: SampleFact): string {
  const [, lang] = /^languages\.(\w+)\.words$/.exec(field) ?? [];
  if (lang) return `src/content/languages/${lang}.ts`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return fit(48, text.replace(/\s+/g, ' '));
}
