/** Writes what a build did as a table that a person can read, and the facts that are still samples. */
import { findReminders } from './check/checkFacts.ts';
import { weightWarnings, type PageWeight } from './check/weight.ts';
import { today } from './day.ts';
import type { MadeSite } from './makeSite.ts';
import { sampleTable } from './samples.ts';
import { sayCount, table } from './terminal.ts';

/**
 * Takes what was made, the sizes of its pages, what was deleted from dist and how many seconds all
 * took; returns the report's text.
 */
export function report(
  { content, samples, warnings, passed, files, pictures, leftOut }: MadeSite,
  pages: readonly PageWeight[],
  deleted: readonly string[],
  seconds: number,
): string {
  const rows = pages.map(({ file, html, budget }) => [
    file,
    html.toLocaleString('en-GB'),
    `${Math.round((html / budget) * 100)} %`,
  ]);
  return [
    ...table([['Page', 'HTML, gzip', 'of its budget'], ...rows], [1, 2]),
    '',
    `Pictures: ${sayCount(pictures.encoded, 'file')} encoded, ${pictures.cached} from the cache. ${seconds.toFixed(1)} s in all.`,
    ...block(
      'Of lower quality, because they hold much detail; a calmer picture would look better:',
      pictures.reduced,
    ),
    ...block(
      'Perhaps damaged; copy a photo there once more if it looks grey or torn:',
      pictures.doubtful,
    ),
    ...block('Not published from public/, because it is no part of a site:', leftOut),
    ...block('Deleted from dist, which holds only what a build writes:', deleted),
    ...block('Over budget, and slower on a phone:', weightWarnings(pages, files)),
    ...block(
      'A language is not as English is; a build stops at this once it is confirmed:',
      warnings,
    ),
    ...block(
      `Departures that are not shown, because their day has passed; today is ${today()}:`,
      passed,
    ),
    ...block('Checked long ago, in src/content/facts.ts:', findReminders(content.facts, today())),
    ...block('Questions that only the agency can answer:', content.facts.openQuestions),
    ...block('Samples that only the agency can put right, in src/content:', sampleTable(samples)),
  ].join('\n');
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
