/** Writes what a build did as a table that a person can read, and the facts that are still samples. */
import { factAt, factsOf } from './unconfirmed.ts';
import { table } from './terminal.ts';
import { weightNotes, type PageWeight } from './check/weight.ts';
import type { Site } from './load.ts';
import type { MadeSite } from './makeSite.ts';

/** Takes what was made, what its pages weigh and how many seconds it took; returns the report's text. */
export function report(
  { site, files, pictures }: MadeSite,
  pages: readonly PageWeight[],
  seconds: number,
): string {
  const rows = pages.map(({ file, html, planned }) => [
    file,
    bytes(html),
    `${Math.round((html / planned) * 100)} %`,
  ]);
  const lowered = [...new Set(pictures.lowered.map(({ slug }) => slug))];
  return [
    ...table([['Page', 'HTML, gzip', 'of what is planned'], ...rows], [1, 2]),
    '',
    `Pictures: ${pictures.encoded} files encoded, ${pictures.cached} from the cache. ${seconds.toFixed(1)} s in all.`,
    ...block(
      'Of lower quality, because they hold much detail; a calmer picture would look better:',
      lowered,
    ),
    ...block('Heavier than planned, and slower on a phone:', weightNotes(pages, files)),
    ...unconfirmedFacts(site),
  ].join('\n');
}

function bytes(count: number): string {
  return count.toLocaleString('en-GB');
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function unconfirmedFacts({ unconfirmed, ...site }: Site): string[] {
  if (unconfirmed.length === 0) return [];
  const rows = unconfirmed.map((field) => [`  ${field}`, String(factAt(factsOf(site), field))]);
  return [
    '',
    'Samples that only the agency can put right, in src/content/agency.ts:',
    ...table(rows),
  ];
}
