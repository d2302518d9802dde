/** Loads the site (routes, content, rendering) from its sources, so that a mistake in them is told by file and line. */
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildFailure, Location, Message } from 'esbuild';
import type { Project } from './project.ts';
import { contentFiles, type Content } from '../schemas/content.ts';
import { findProblems } from '../schemas/issues.ts';

type Sources = typeof import('./site.ts');

/** What src/generator/site.ts exports, with the content as its schemas describe it. */
export type Site = Content & Omit<Sources, keyof Content>;

/** What esbuild or a source may throw; a source has a place, such as "src/routes.tsx, line 9". */
type Fault = Error & Partial<BuildFailure & { place: string }>;

/** What stands for the file in a stack. */
const bundleName = 'site-bundle';

/** Returns the site. Throws where a source cannot be read; what it returns does so where a source breaks off. */
export async function loadSite(project: Project): Promise<Site> {
  try {
    const { exports: site, map } = await load<Sources>('src/generator/site.ts', project);
    // Here the compiler holds the content against its schemas.
    return {
      ...site,
      findPictures: withPlace(site.findPictures, map),
      renderPage: withPlace(site.renderPage, map),
    };
  } catch (error) {
    throw new Error(await describe(error as Fault, project), { cause: error });
  }
}

async function load<T>(source: string, { root }: Project) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(root, source)],
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    // The last of two fields would be published, and the first be read.
    logOverride: { 'duplicate-object-key': 'error' },
  });
  const [map, code] = outputFiles.map(({ text }) => text) as [string, string];
  // Run without a file and without the registry of modules, which keeps for ever whatever it has once loaded.
  const module = { exports: {} as T };
  try {
    const run = compileFunction(code, ['module', 'require'], { filename: bundleName });
    run(module, createRequire(path.join(root, 'package.json')));
    return { exports: module.exports, map };
  } catch (error) {
    throw Object.assign(error as Error, { place: placeOf(error as Error, map) });
  }
}

/** The same function, whose errors name the place in the sources. */
function withPlace<Given extends unknown[], Made>(make: (...given: Given) => Made, map: string) {
  return (...given: Given): Made => {
    try {
      return make(...given);
    } catch (error) {
      const { message } = error as Error;
      if (message.startsWith('Could not ')) throw error;
      const sentence = `Could not make a page (${placeOf(error as Error, map)}): ${message}. Undo the last change there.`;
      throw new Error(sentence, { cause: error });
    }
  };
}

/** Returns where in the sources an error arose: "src/site/components/Hero.tsx, line 16". */
function placeOf({ stack = '' }: Error, map: string): string {
  const sources = new SourceMap(JSON.parse(map));
  const places = [...stack.matchAll(/site-bundle:(\d+):(\d+)/g)].flatMap(([, line, column]) => {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry
      ? `${entry.originalSource}, line ${entry.originalLine + 1}`
      : [];
  });
  // Words that a helper cannot use are at fault, not the helper.
  return places.find((place) => place.startsWith('src/content/')) ?? places[0] ?? 'src';
}

async function describe(fault: Fault, project: Project): Promise<string> {
  const { errors: [unread] = [], message, place = 'src' } = fault;
  if (unread?.location) return describeUnread(unread, unread.location);
  const reason = `Could not read ${place}: ${message}`;
  if (fault instanceof ReferenceError)
    return `${reason}. Put quotes around words, and none around numbers.`;
  return (await findFaultyFact(project)) ?? `${reason}. Undo the last change there.`;
}

function describeUnread({ text, notes }: Message, { file, line, lineText }: Location): string {
  const twin = /^Duplicate key "(.*)"/.exec(text)?.[1];
  if (twin) {
    const lines = `${notes[0]?.location?.line} and ${line}`;
    return `Could not use ${file}: ${twin} stands twice, in lines ${lines}. Delete the one that is wrong.`;
  }
  const advice = /^(No matching export|Could not resolve)/.test(text)
    ? 'What that line asks for was renamed or deleted; bring it back.'
    : 'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.';
  return `Could not read ${file}, line ${line}: ${text}. ${advice}\n    ${lineText.trim()}`;
}

/** What is wrong in the first faulty file of the content, looked at one by one: the others are made of its facts. */
async function findFaultyFact(project: Project): Promise<string | undefined> {
  for (const [file, name, schema] of contentFiles) {
    const alone = await load<Record<string, unknown>>(`src/content/${file}`, project).catch(
      () => undefined,
    );
    const problems = alone ? findProblems(file, alone.exports[name], schema) : [];
    if (problems.length > 0) return problems.join('\n');
  }
  return undefined;
}
