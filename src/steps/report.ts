/** Writes what a build did as a table that a person can read, and the facts that are still samples. */
import { htmlBudget, kindOf } from './check/budgets.ts';
import { factAt } from '../unconfirmed.ts';
import type { EncodedPictures } from './pictures/pictures.ts';
import type { Site } from './loadSite.ts';
import { smallest, type PageWeight } from './check/weighPage.ts';

export interface BuildFigures {
  readonly pages: readonly PageWeight[];
  readonly pictures: Pick<EncodedPictures, 'encoded' | 'cached' | 'lowered'>;
  readonly seconds: number;
}

/** Returns the report's text. */
export function report(site: Site, { pages, pictures, seconds }: BuildFigures): string {
  const rows = pages.map((page) => [
    page.file,
    bytes(page.html),
    page.brotli === undefined ? '' : bytes(page.brotli),
    `${Math.round((smallest(page) / htmlBudget[kindOf(page.path)]) * 100)} %`,
    bytes(page.firstView),
    String(page.requests),
  ]);
  return [
    ...table([['Page', 'HTML, gzip', 'Brotli', 'of budget', 'First view', 'Requests'], ...rows]),
    '',
    `Pictures: ${pictures.encoded} files encoded, ${pictures.cached} from the cache. ${seconds.toFixed(1)} s in all.`,
    ...tooDetailed(pictures),
    ...unconfirmedFacts(site),
  ].join('\n');
}

function bytes(count: number): string {
  return count.toLocaleString('en-GB');
}

/** The first column reads from the left, figures from the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('   '),
  );
}

function tooDetailed({ lowered }: BuildFigures['pictures']): string[] {
  return [...new Set(lowered.map(({ slug }) => slug))].map(
    (slug) => `${slug} holds too much detail, so its quality was lowered: a calmer picture would look better.`,
  );
}

function unconfirmedFacts({ agency, unconfirmed }: Site): string[] {
  if (unconfirmed.length === 0) return [];
  const width = Math.max(...unconfirmed.map((field) => field.length));
  return [
    '',
    'Samples that only the agency can put right, in src/content/agency.ts:',
    ...unconfirmed.map((field) => `  ${field.padEnd(width)}  ${String(factAt(agency, field))}`),
  ];
}
