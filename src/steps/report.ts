/** Writes what a build did as a table that a person can read, and the facts that are still samples. */
import { factAt } from '../unconfirmed.ts';
import { table } from '../words.ts';
import { weightNotes, type PageWeight } from './check/weight.ts';
import type { Site } from './loadSite.ts';
import type { MadeSite } from './makeSite.ts';

/** Takes what was made, what its pages weigh and how many seconds it took; returns the report's text. */
export function report({ site, files, pictures }: MadeSite, pages: readonly PageWeight[], seconds: number): string {
  const rows = pages.map(({ file, html, planned }) => [file, bytes(html), `${Math.round((html / planned) * 100)} %`]);
  return [
    ...table([['Page', 'HTML, gzip', 'of what is planned'], ...rows], [1, 2]),
    '',
    `Pictures: ${pictures.encoded} files encoded, ${pictures.cached} from the cache. ${seconds.toFixed(1)} s in all.`,
    ...heavyParts([...weightNotes(pages, files), ...tooDetailed(pictures)]),
    ...unconfirmedFacts(site),
  ].join('\n');
}

function bytes(count: number): string {
  return count.toLocaleString('en-GB');
}

function tooDetailed({ lowered }: MadeSite['pictures']): string[] {
  return [...new Set(lowered.map(({ slug }) => slug))].map(
    (slug) => `${slug} holds too much detail, so its quality was lowered: a calmer picture would look better.`,
  );
}

function heavyParts(notes: readonly string[]): string[] {
  return notes.length === 0 ? [] : ['', 'Heavier than planned, and slower on a phone:', ...notes.map((note) => `  ${note}`)];
}

function unconfirmedFacts({ agency, unconfirmed }: Site): string[] {
  if (unconfirmed.length === 0) return [];
  const rows = unconfirmed.map((field) => [`  ${field}`, String(factAt(agency, field))]);
  return ['', 'Samples that only the agency can put right, in src/content/agency.ts:', ...table(rows)];
}
