/** Takes the content from its sources to what components show: loaded, checked, with its facts filled in. */
import { schemas, type Content } from '../schemas/content.ts';
import { findEncodingFaults, findIssues, issueSentence } from '../schemas/issues.ts';
import { findScriptFaults } from '../schemas/scripts.ts';
import { fillIn, findUnfilled } from './fillIn.ts';
import { findContradictions } from './check/checkFacts.ts';
import { compareLanguages } from './check/compareLanguages.ts';
import { today } from './day.ts';
import { loadContent } from './load.ts';
import { findUnmarkedSamples } from './samples.ts';
import type { Project } from './project.ts';

/** A fact, or the words of a language, that nobody has confirmed. */
export interface SampleFact {
  /** Such as `facts.agency.phone`. */
  readonly field: string;
  readonly value: unknown;
}

export interface ReadContent {
  readonly content: Content;
  readonly samples: readonly SampleFact[];
  /** What the report says of languages that nobody has confirmed. */
  readonly warnings: readonly string[];
  /** The days of the departures that are left out, because they have passed. */
  readonly passed: readonly string[];
}

/** Returns the content of a project. Throws one error with a sentence for every mistake in it. */
export async function readContent(project: Project): Promise<ReadContent> {
  return checkContent(await loadContent(project));
}

/** Takes what the registry exports; see readContent. */
export function checkContent(raw: unknown): ReadContent {
  const samples: SampleFact[] = [];
  const entries = unwrap(raw, '', samples) as Record<string, unknown>;
  refuse(Object.entries(entries).flatMap(([name, value]) => findEncodingFaults(name, value)));
  refuse(
    Object.keys(entries)
      .filter((name) => !(name in schemas))
      .map(withoutSchema),
  );
  refuse(
    Object.keys(schemas)
      .filter((name) => entries[name] === undefined)
      .map((name) => issueSentence('index.ts', name, undefined, 'Bring its line back')),
  );
  refuse(
    Object.entries(schemas).flatMap(([name, schema]) => findIssues(name, entries[name], schema)),
  );
  const { facts } = entries as Content;
  refuse(findUnmarkedSamples(facts, samples));
  refuse(findContradictions(facts, today()));
  const { content, passed } = withoutPast(entries as Content);
  refuse(findScriptFaults(content.languages));
  const isSample = (field: string) => samples.some((fact) => fact.field === field);
  const differences = compareLanguages(content).map(({ lang, lines }) => ({
    lines,
    isSample: isSample(`languages.${lang}.words`),
  }));
  const confirmed = differences.filter(({ isSample }) => !isSample);
  refuse(confirmed.flatMap(({ lines }) => lines.map((line) => `Could not use ${line}`)));
  const filled = fillIn(content);
  refuse(findUnfilled(filled, content));
  const warnings = differences.flatMap(({ lines }) => lines);
  return { content: filled, samples, warnings, passed };
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

/** Takes the mark { sample: … } off, wherever it is, and notes what it was on. */
function unwrap(value: unknown, field: string, samples: SampleFact[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Object.keys(value).join() === 'sample') {
    const { sample } = value as { sample: unknown };
    samples.push({ field, value: sample });
    return unwrap(sample, field, samples);
  }
  const at = (key: string | number) => (field ? `${field}.${key}` : `${key}`);
  if (Array.isArray(value)) {
    // A language is known by its code, not by its place in the list.
    const nameOf = (each: { lang?: string } | undefined, index: number) => each?.lang ?? index;
    return value.map((each, index) => unwrap(each, at(nameOf(each, index)), samples));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, unwrap(each, at(key), samples)]),
  );
}

function withoutSchema(name: string): string {
  return `Could not use src/content/${name}.ts: it has no schema. Add one in src/schemas/content.ts.`;
}

function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
