/** Checks src/content before anything is rendered, so that a slip of the keyboard becomes one clear sentence. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../project.ts';
import { contentFiles } from '../../schemas/content.ts';
import {
  everyValue,
  findProblems,
  findSpoiltTexts,
  problemSentence,
} from '../../schemas/issues.ts';
import { factAt, factsOf } from '../unconfirmed.ts';
import type { Site } from '../load.ts';
import { findMaster } from '../pictures/sources.ts';

/** Throws one error with a line for every mistake: file, field, value and what to write instead. */
export function checkContent(site: Site, { root }: Project): void {
  // Of the first file that holds a spoilt text: those behind it may only repeat it.
  const spoilt = contentFiles.map(([file, name]) => findSpoiltTexts(file, site[name]));
  const lines = spoilt.find((found) => found.length > 0) ?? [];
  if (lines.length === 0) {
    lines.push(
      ...contentFiles.flatMap(([file, name, schema]) => findProblems(file, site[name], schema)),
    );
  }
  if (lines.length === 0)
    lines.push(
      ...unknownUnconfirmed(site),
      ...missingServices(site),
      ...missingPictures(site, root),
    );
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

function unknownUnconfirmed({ unconfirmed, ...site }: Site): string[] {
  const told = (value: unknown, advice: string) =>
    problemSentence('agency.ts', 'unconfirmed', value, advice);
  if (!Array.isArray(unconfirmed))
    return [told(unconfirmed, 'Write a list of names in square brackets, or delete it')];
  return unconfirmed
    .filter(
      (name: unknown) => typeof name !== 'string' || factAt(factsOf(site), name) === undefined,
    )
    .map((name) => {
      const isTranslation = String(name).startsWith('translations.');
      const list = 'Delete it: there is no such language in src/content/languages/index.ts';
      return told(name, isTranslation ? list : 'Delete it or write the name of a fact above');
    });
}

/** The pages of key facts draw each service; what it is called there stands in the file of each language. */
function missingServices({ languages, services }: Site): string[] {
  return languages.flatMap(({ lang, words }) =>
    services
      .filter(({ slug }) => !words.services.list.some((service) => service.slug === slug))
      .map(({ slug }) => {
        const advice = `Write one with slug: '${slug}', because services.ts has it`;
        return problemSentence(`languages/${lang}.ts`, `services.list, ${slug}`, undefined, advice);
      }),
  );
}

/** Names each picture once, with the first place that shows it. */
function missingPictures(site: Site, root: string): string[] {
  const masters = path.join(root, 'src', 'pictures');
  if (!existsSync(masters))
    return ['Could not find the pictures (src/pictures): the folder is not there. Bring it back.'];
  const lines = new Map<unknown, string>();
  for (const [file, name] of contentFiles) {
    for (const { field, value: slug } of everyValue(site[name])) {
      const [, place] = /^(.*pictures?)(\[\d+\])?\.slug$/.exec(field) ?? [];
      if (place === undefined || lines.has(slug)) continue;
      try {
        findMaster(String(slug), masters);
      } catch (error) {
        lines.set(slug, `${(error as Error).message} (src/content/${file}, ${place}.)`);
      }
    }
  }
  return [...lines.values()];
}
