/** What is said of facts that nobody has confirmed. */
import type { Facts } from '../schemas/content.ts';
import { everyValue, issueSentence } from '../schemas/issues.ts';
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

/** Returns a sentence for every fact that is still the value the project came with, though nothing marks it as a sample. */
export function findUnmarkedSamples(facts: Facts, samples: readonly SampleFact[]): string[] {
  const isMarked = (field: string) =>
    samples.some((sample) => `facts.${withPoints(field)}.`.startsWith(`${sample.field}.`));
  return everyValue(facts)
    .filter(
      ({ field, value }) => typeof value === 'string' && isSample.test(value) && !isMarked(field),
    )
    .map(({ field, value }) => issueSentence('facts.ts', field, value, unmarkedAdvice));
}

/** "list[0].value" -> "list.0.value", as in the field of a sample. */
function withPoints(field: string): string {
  return field.replace(/\[(\d+)\]/g, '.$1');
}

const unmarkedAdvice =
  "This is still the sample value; write the agency's own, or mark it as a sample again";

/** No agency has a number or a code of zeros, or a name under example.com (RFC 2606); the examples of facts.ts say Sample. */
const isSample = /^\+910{10}$|^0{6}$|[@/](www\.)?example\.(com|net|org)$|^Sample |^\d\dAAAAA0000A/i;

function shown({ field, value }: SampleFact): string {
  const [, lang] = /^languages\.(\w+)\.words$/.exec(field) ?? [];
  if (lang) return `src/content/languages/${lang}.ts`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return fit(48, text.replace(/\s+/g, ' '));
}
