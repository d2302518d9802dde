/** Takes the content from its sources: loaded and checked. */
import { schemas, type Content } from '../schemas/content.ts';
import { findEncodingFaults, issueSentence, readEntry } from '../schemas/issues.ts';
import { findForeignWords } from '../schemas/alphabets.ts';
import { findContradictions } from './check/checkFacts.ts';
import { compareLanguages } from './check/compareLanguages.ts';
import { findWordFaults } from './check/checkWords.ts';
import { findLostTexts } from './check/findLostTexts.ts';
import { withLines } from './contentLines.ts';
import { today } from './day.ts';
import { loadContent } from './load.ts';
import { findSamples, findUnmarkedSamples, type Sample } from './samples.ts';
import type { Project } from './project.ts';

export interface ReadContent {
  readonly content: Content;
  /** What nobody has confirmed: groups of facts, such as `facts.agency`, and languages, such as `languages.bn`. */
  readonly samples: readonly Sample[];
  /** What the report says of languages that nobody has confirmed. */
  readonly warnings: readonly string[];
  /** The days of the departures that are left out, because they have passed. */
  readonly passed: readonly string[];
}

/** Returns the content of a project. Throws one error with a sentence for every mistake in it. */
export async function readContent(project: Project): Promise<ReadContent> {
  const raw = await loadContent(project);
  try {
    return checkContent(raw);
  } catch (error) {
    throw new Error(withLines((error as Error).message, project), { cause: error });
  }
}

/** Takes what the registry exports; see readContent. */
export function checkContent(raw: unknown): ReadContent {
  const entries = raw as Record<string, unknown>;
  refuse(Object.entries(entries).flatMap(([name, value]) => findEncodingFaults(name, value)));
  refuse(
    Object.keys(entries)
      .filter((name) => !(name in schemas))
      .map(withoutSchema),
  );
  refuse(
    Object.keys(schemas)
      .filter((name) => entries[name] === undefined)
      .map((name) => issueSentence('index.ts', { field: name, advice: 'Bring its line back' })),
  );
  const read = Object.entries(schemas).map(
    ([name, schema]) => [name, readEntry(name, entries[name], schema)] as const,
  );
  refuse(read.flatMap(([, { sentences }]) => sentences));
  const written = Object.fromEntries(read.map(([name, { output }]) => [name, output])) as Content;
  const { content, passed } = withoutPast(written);
  refuse(findWordFaults(content.languages));
  refuse(findUnmarkedSamples(written.facts));
  refuse(
    findContradictions(content.facts, today()).map((sentence) =>
      // The departures are in another order now than in the file.
      sentence.replace(/(?<=departures\.list\[)\d+/, (at) => {
        const departure = content.facts.departures.list[Number(at)]!;
        return `${written.facts.departures.list.indexOf(departure)}`;
      }),
    ),
  );
  const isConfirmed = (lang: string) =>
    content.languages.some((each) => each.lang === lang && each.checked);
  const differences = compareLanguages(content);
  const confirmed = differences.filter(({ lang }) => isConfirmed(lang));
  refuse(confirmed.flatMap(({ lines }) => lines.map((line) => `Could not use ${line}`)));
  const warnings = [
    ...differences.flatMap(({ lines }) => lines),
    ...findForeignWords((entries as Content).languages),
  ];
  const offered = withoutExcluded(content);
  refuse(findLostTexts(offered));
  return { content: offered, samples: findSamples(content), warnings, passed };
}

/** The departures that are still to come, the next one first, and the days of the others. */
function withoutPast(content: Content): { content: Content; passed: string[] } {
  const { departures, ...facts } = content.facts;
  const byDay = departures.list.toSorted((one, other) => one.date.localeCompare(other.date));
  const list = byDay.filter(({ date }) => date >= today());
  const passed = byDay.filter((departure) => !list.includes(departure));
  return {
    content: { ...content, facts: { ...facts, departures: { ...departures, list } } },
    passed: passed.map(({ date }) => date),
  };
}

/** What the price excludes is no service of the package, nor a reason to choose it. */
function withoutExcluded({ structure, about, ...content }: Content): Content {
  const isOffered = (name: string) => !content.facts.package.excludes.includes(name);
  const { services, points, inShort } = structure;
  const { list } = about.reasons;
  return {
    ...content,
    structure: {
      ...structure,
      services: services.filter(({ slug }) => isOffered(slug)),
      points: points.filter(isOffered),
      inShort: inShort.filter(isOffered),
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

function withoutSchema(name: string): string {
  return `Could not use src/content/${name}.ts: it has no schema. Add one in src/schemas/content.ts.`;
}

function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
