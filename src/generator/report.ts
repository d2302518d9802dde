/** Writes the report that a build prints: a table of pages, then what staff should look at. */
import { gzipSync } from 'node:zlib';
import { findReminders } from './check/checkFacts.ts';
import { findFarHotels, findHourPromises, findLostPrice, findNextDay } from './check/findDoubts.ts';
import { today } from './day.ts';
import type { MadeSite } from './makeSite.ts';
import { pageFile } from './pages.ts';
import { sampleTable } from './samples.ts';
import { sayBytes, sayCount, table } from './terminal.ts';

/** Returns the report's text. `deleted` are the files that dist no longer has, `seconds` is the time of the whole build. */
export function report(made: MadeSite, deleted: readonly string[], seconds: number): string {
  const { content, samples, warnings, passed, unconfirmed, newRules } = made;
  const { routes, files, pictures, leftOut } = made;
  const rows = routes.map((route) => {
    const file = pageFile(route);
    return [file, gzipSync(files.get(file)!).length.toLocaleString('en-GB')];
  });
  return [
    ...table([['Page', 'Bytes, gzip'], ...rows], [1]),
    '',
    `Pictures: ${sayCount(pictures.encoded, 'file')} encoded, ${pictures.cached} from the cache. ${seconds.toFixed(1)} s in all.`,
    ...block(
      'Of lower quality, because they hold much detail; a calmer picture would look better:',
      pictures.reduced,
    ),
    ...block(
      'Files over 1 MB, for which a phone on a slow network needs long; smaller ones would be better:',
      [...files].flatMap(([name, { length }]) =>
        length > 1e6 ? `${name}, ${sayBytes(length)}` : [],
      ),
    ),
    ...block('Not published from public/, because it is no part of a site:', leftOut),
    ...block('Deleted from dist, which holds only what a build writes:', deleted),
    ...block(
      'Words of a language to look at; differences stop the build once it is confirmed:',
      warnings,
    ),
    ...block(
      `Departures that are not shown, because their day has passed; today is ${today()}:`,
      passed,
    ),
    ...block(
      'The next day on which a departure, or the time to pay for one, ends; publish again after it:',
      findNextDay(content, today()),
    ),
    ...block(
      'Days in checked to look at, in src/content/facts.ts:',
      findReminders(content.facts, today()),
    ),
    ...block('Rules that are new; an upload refuses them until they have their day:', newRules),
    ...block('Questions that only the agency can answer:', content.facts.agencyQuestions),
    ...block(
      'Promises of day and night beside other hours; are they still true?',
      findHourPromises(content),
    ),
    ...block(
      'Far hotels; is “near the two holy mosques” in the texts still true?',
      findFarHotels(content),
    ),
    ...block('The starting price; is it still to be had?', findLostPrice(content)),
    ...(unconfirmed.length > 0
      ? [
          '',
          `Languages that are not published, because nobody has confirmed them in src/content/languages/index.ts: ${unconfirmed.join(', ')}.`,
        ]
      : []),
    ...block('Samples that only the agency can put right, in src/content:', sampleTable(samples)),
  ].join('\n');
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
