/** Checks the content. The two lists have all checks, in the order in which they run. */
import { today } from '../../values/days.ts';
import { findDamagedTexts } from './findDamagedTexts.ts';
import { refuse, type Fault, type Finding } from '../../values/faults.ts';
import type { Scope } from '../../values/fill.ts';
import { readEntry } from '../readEntry.ts';
import { withoutExcluded, withoutPast, withoutUnread } from '../leaveOut.ts';
import { schemas, type Content, type RawContent } from '../schemas/content.ts';
import { scopeOf } from '../scope.ts';
import { findContradictions } from './findContradictions.ts';
import { findDifferences, findEnglishPhrases } from './findDifferences.ts';
import * as doubts from './findDoubts.ts';
import { findEmptyTexts } from './findEmptyTexts.ts';
import { findForeignWords } from './findForeignWords.ts';
import { findFutureReadings } from './findFutureChecks.ts';
import { findLineFaults } from './findLineFaults.ts';
import { findMissingRules } from './findMissingRules.ts';
import {
  findUnknownPictures,
  findUnusablePictures,
  type PictureJudge,
} from './findPictureFaults.ts';
import { findPlaceholders, findSamples, findUnread } from './findSamples.ts';
import { findTypedFacts } from './findTypedFacts.ts';
import { findUnknownNames, findUnknownServices } from './findUnknownNames.ts';
import { findWordFaults } from './findWordFaults.ts';

interface Subject {
  readonly today: string;
  /** The content as staff wrote it, parsed by the schemas. */
  readonly inFiles: Content;
  /** The same without the languages that this build leaves out, and without past departures. */
  readonly current: Content;
  /** The same without the services that the price excludes: what pages show. */
  readonly onPages: Content;
  readonly whyUnusable: PictureJudge;
}

/** The checks whose faults stop the build. */
const buildChecks: readonly ((subject: Subject) => Fault[])[] = [
  ({ inFiles, today }) => findFutureReadings(inFiles.languages, today),
  ({ current }) => findWordFaults(current),
  ({ current }) => findMissingRules(current),
  ({ inFiles }) => findPlaceholders(inFiles),
  findContradictionsInFile,
  // Languages that are not published count too: a line that only the published ones lack is not misspelt.
  ({ current, inFiles }) => findUnknownNames({ ...current, languages: inFiles.languages }),
  ({ inFiles, whyUnusable }) => findUnknownPictures(inFiles, whyUnusable),
  ({ current }) => [
    ...findUnknownServices(current),
    ...findDifferences(current),
    ...findLineFaults(current),
  ],
  ({ onPages }) => findEmptyTexts(onPages, scopesOf(onPages)),
  ({ onPages, whyUnusable }) => findUnusablePictures(onPages, whyUnusable),
];

/** The other checks, whose findings are listed for staff under a title. Some of them prevent publication. */
const listChecks: readonly {
  readonly stops?: 'publication';
  readonly title: string;
  readonly find: (subject: Subject) => Finding[];
}[] = [
  {
    stops: 'publication',
    title: 'Samples that only the agency can put right',
    find: ({ current }) => findSamples(current),
  },
  {
    title: 'Words in the letters of another language',
    find: ({ inFiles, current }) => [...findForeignWords(inFiles), ...findEnglishPhrases(current)],
  },
  {
    title: 'Departures that are not shown, because their day has passed',
    find: ({ inFiles, today }) => doubts.findPastDates(inFiles, today),
  },
  {
    title: 'Publish again after this day: a departure leaves, or its balance is due',
    find: ({ current, today }) => doubts.findNextDay(current, today),
  },
  {
    title: 'Groups of facts whose day of checking needs a look',
    find: ({ current, today }) => doubts.findOldChecks(current, today),
  },
  {
    title: 'Questions that only the agency can answer',
    find: ({ current }) => doubts.findAgencyQuestions(current),
  },
  {
    title: 'Distant hotels: is “near the two holy mosques” in the texts still true?',
    find: ({ onPages }) => doubts.findFarHotels(onPages),
  },
  {
    title: 'Licences in a different name from the bank account; is that right?',
    find: ({ current }) => doubts.findOtherNames(current),
  },
  {
    title: 'Amounts and numbers typed into a text, which stay when a fact changes',
    find: ({ current }) => findTypedFacts(current),
  },
  {
    title: 'The starting price; is it still available?',
    find: ({ onPages }) => doubts.findUnavailablePrice(onPages),
  },
  {
    title: 'Languages that are not published, because nobody has read them',
    find: ({ inFiles }) => findUnread(inFiles, 'others'),
  },
];

/** A finding of a check that does not stop the build. */
type Listed = Finding & {
  readonly stops?: 'publication' | undefined;
  readonly title: string;
};

interface CheckOptions {
  readonly showsUnread?: boolean | undefined;
  readonly whyUnusable?: PictureJudge;
}

export interface CheckedContent {
  readonly content: Content;
  /** The day of the check, which is also the day of the pages if they are rendered after midnight. */
  readonly today: string;
  /** What staff should look at and what prevents publication, in the order of the checks. */
  readonly findings: readonly Listed[];
}

/** Whether a finding prevents publication. */
export function isStopping({ stops }: Listed): boolean {
  return stops === 'publication';
}

/**
 * Checks the result of loadContent. With `showsUnread` the content includes all languages; without it, only the first language
 * and those that somebody has read. Throws a ContentError with the faults of the first check that finds any.
 */
export function checkContent(
  raw: RawContent,
  { showsUnread = false, whyUnusable = () => undefined }: CheckOptions = {},
): CheckedContent {
  const inFiles = readEntries(raw);
  const day = today();
  const current = withoutPast(showsUnread ? inFiles : withoutUnread(inFiles), day);
  const onPages = withoutExcluded(current);
  const subject = { today: day, inFiles, current, onPages, whyUnusable };
  for (const find of buildChecks) refuse(find(subject));
  const findings = listChecks.flatMap(({ find, title, stops }) =>
    find(subject).map((finding): Listed => ({ ...finding, title, stops })),
  );
  return { content: onPages, today: day, findings };
}

/** Parses every entry with its schema, after making sure that no text is damaged. Throws a ContentError with all faults. */
function readEntries(raw: RawContent): Content {
  refuse(Object.entries(raw).flatMap(([name, value]) => findDamagedTexts(name, value)));
  const read = Object.entries(schemas).map(
    ([name, schema]) => [name, readEntry(name, raw[name as keyof RawContent], schema)] as const,
  );
  refuse(read.flatMap(([, { faults }]) => faults));
  return Object.fromEntries(read.map(([name, { output }]) => [name, output])) as Content;
}

/** Returns the facts in each language. */
function scopesOf(content: Content): readonly Scope[] {
  return content.languages.map((language) => scopeOf(language, content));
}

/** Finds contradictions among the current facts, and maps the index of each departure back to its index in the file. */
function findContradictionsInFile({ inFiles, current, today }: Subject): Fault[] {
  const all = inFiles.facts.departures.list;
  const shown = current.facts.departures.list;
  return findContradictions(current.facts, today).map((fault) => {
    const [group, list, at, ...inRow] = fault.keys;
    if (group !== 'departures' || typeof at !== 'number') return fault;
    return { ...fault, keys: [group, list!, all.indexOf(shown[at]!), ...inRow] };
  });
}
