/** Checks the loaded content, and leaves out past departures and services that the price excludes. */
import { schemas, type Content } from '../schemas/content.ts';
import { noteOf, refuse } from '../../values/faults.ts';
import { readEntry } from '../../values/readEntry.ts';
import { today } from '../../values/days.ts';
import { findContradictions, findFutureReadings } from './checkFacts.ts';
import { findMainFaults, findWordFaults } from './checkWords.ts';
import { compareLanguages, findEnglishPhrases } from './compareLanguages.ts';
import { findEmptyTexts } from './findEmptyTexts.ts';
import { findEncodingFaults } from './findEncodingFaults.ts';
import { findForeignWords } from './findForeignWords.ts';
import { findChangedLegalPages, type ChangedLegalPage } from './findChangedLegalPages.ts';
import { findSamples, findPlaceholders, type Sample } from './samples.ts';

export interface CheckedContent {
  readonly content: Content;
  /** The facts and the languages that nobody has confirmed, such as `facts.agency.phone` and `languages.bn`. */
  readonly samples: readonly Sample[];
  /** Sentences for the report about words of a language to look at. */
  readonly warnings: readonly string[];
  /** The days of the departures that are left out, because they have passed. */
  readonly pastDates: readonly string[];
  /** The languages that are left out, because nobody has confirmed them. */
  readonly unconfirmed: readonly string[];
  /** The legal pages that read otherwise than under their effective date. */
  readonly changedLegalPages: readonly ChangedLegalPage[];
}

/** Which languages the site gets: all, or the main one and those that somebody has confirmed. */
export type WantedLanguages = 'all' | 'confirmed';

/** Checks what loadContent returned. Throws a ContentError with the faults of the first check that finds any, without their lines. */
export function checkContent(raw: unknown, wanted: WantedLanguages = 'all'): CheckedContent {
  const entries = raw as Record<string, unknown>;
  refuse(Object.entries(entries).flatMap(([name, value]) => findEncodingFaults(name, value)));
  const read = Object.entries(schemas).map(
    ([name, schema]) => [name, readEntry(name, entries[name], schema)] as const,
  );
  refuse(read.flatMap(([, { faults }]) => faults));
  const written = Object.fromEntries(read.map(([name, { output }]) => [name, output])) as Content;
  // The main language cannot be left out: while nobody has confirmed it, it is a sample.
  const languages = written.languages.filter(
    ({ isMain, checked }) => wanted === 'all' || isMain || checked,
  );
  const { content, pastDates } = withoutPast({ ...written, languages });
  refuse(findFutureReadings(written.languages, today()));
  refuse([...findMainFaults(written.languages), ...findWordFaults(content.languages)]);
  refuse(findPlaceholders(written.facts));
  refuse(
    findContradictions(content.facts, today()).map((fault) => ({
      ...fault,
      // The departures were sorted by date, so each has another number in the file.
      field: fault.field.replace(/(?<=^departures\.list\[)\d+/, (at) => {
        const departure = content.facts.departures.list[Number(at)]!;
        return `${written.facts.departures.list.indexOf(departure)}`;
      }),
    })),
  );
  const isConfirmed = (lang: string) =>
    content.languages.some((each) => each.lang === lang && each.checked);
  const differences = compareLanguages(content);
  const confirmed = differences.filter(({ lang }) => isConfirmed(lang));
  refuse(confirmed.flatMap(({ faults }) => faults));
  const warnings = [
    ...differences.flatMap(({ faults }) => faults.map((fault) => noteOf(fault))),
    ...findForeignWords((entries as Content).languages),
    ...findEnglishPhrases(content).map((fault) => noteOf(fault)),
  ];
  const offered = withoutExcluded(content);
  refuse(findEmptyTexts(offered));
  return {
    content: offered,
    samples: findSamples(content),
    warnings,
    pastDates,
    unconfirmed: written.languages
      .filter((language) => !languages.includes(language))
      .map(({ lang }) => lang),
    changedLegalPages: findChangedLegalPages(offered),
  };
}

/** Returns the content with only the departures that are still to come, the next one first, and the dates of the others. */
function withoutPast(content: Content): { content: Content; pastDates: string[] } {
  const { departures, ...facts } = content.facts;
  const byDay = departures.list.toSorted((one, other) => one.date.localeCompare(other.date));
  const list = byDay.filter(({ date }) => date >= today());
  const past = byDay.filter((departure) => !list.includes(departure));
  return {
    content: { ...content, facts: { ...facts, departures: { ...departures, list } } },
    pastDates: past.map(({ date }) => date),
  };
}

/** Leaves out the services that the price excludes, as tiles, as reasons to choose the agency and in the refund rules. */
function withoutExcluded({ structure, about, facts, ...content }: Content): Content {
  const isOffered = (name: string) => !facts.package.excludes.includes(name);
  const { services, points, servicesInShort } = structure;
  const { list } = about.reasons;
  const offered = services.filter(({ slug }) => isOffered(slug));
  const inShort = servicesInShort.filter(isOffered);
  return {
    ...content,
    facts: { ...facts, policy: withoutFees(facts.policy, isOffered) },
    structure: {
      ...structure,
      services: offered,
      points: points.filter(isOffered),
      servicesInShort: inShort.length > 0 ? inShort : offered.map(({ slug }) => slug),
    },
    about: {
      ...about,
      reasons: {
        ...about.reasons,
        list: list.filter(({ service }) => service === undefined || isOffered(service)),
      },
    },
  };
}

function withoutFees(
  { refund, ...policy }: Content['facts']['policy'],
  isOffered: (name: string) => boolean,
) {
  const isCharged = (fee: string) => isOffered(fee === 'airfare' ? 'flight' : fee);
  return {
    ...policy,
    refund: { ...refund, nonRefundable: refund.nonRefundable.filter(isCharged) },
  };
}
