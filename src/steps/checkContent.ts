/** Checks src/content before anything is rendered, so that a slip of the keyboard becomes one clear sentence. */
import path from 'node:path';
import type { Project } from '../project.ts';
import { contentFiles, type PictureText } from '../schemas/content.ts';
import { findProblems, findSpoiltTexts, problemSentence } from '../schemas/problems.ts';
import { factAt } from '../unconfirmed.ts';
import type { Site } from './loadSite.ts';
import { findMaster } from './pictures/masters.ts';

/** Throws one error with a line for every mistake: file, field, value and what to write instead. */
export function checkContent(site: Site, { root }: Project): void {
  const lines = spoiltFile(site);
  if (lines.length === 0) lines.push(...wrongValues(site));
  if (lines.length === 0) lines.push(...unknownUnconfirmed(site), ...missingPictures(site, root));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Of the first file that holds a spoilt text: those behind it may only repeat it. */
function spoiltFile(site: Site): string[] {
  for (const [file, name] of contentFiles) {
    const lines = findSpoiltTexts(site[name]).map((problem) => problemSentence(file, problem));
    if (lines.length > 0) return lines;
  }
  return [];
}

function wrongValues(site: Site): string[] {
  return contentFiles.flatMap(([file, name, schema]) =>
    findProblems(site[name], schema).map((problem) => problemSentence(file, problem)),
  );
}

function unknownUnconfirmed({ agency, unconfirmed }: Site): string[] {
  const told = (value: unknown, advice: string) =>
    problemSentence('agency.ts', { field: 'unconfirmed', value, advice });
  if (!Array.isArray(unconfirmed)) return [told(unconfirmed, 'Write a list of names in square brackets, or delete it')];
  return unconfirmed
    .filter((name: unknown) => typeof name !== 'string' || factAt(agency, name) === undefined)
    .map((name) => told(name, 'Delete it or write the name of a fact above'));
}

function missingPictures({ ziyarat, home, about, notFound }: Site, root: string): string[] {
  const named: [field: string, picture: PictureText][] = [
    ...ziyarat.cities.flatMap((city) =>
      city.places.map(({ name, picture }): [string, PictureText] => [`ziyarat.ts, ${name}`, picture]),
    ),
    ...home.panel.pictures.map((picture): [string, PictureText] => ['home.ts, panel.pictures', picture]),
    ['about.ts, picture', about.picture],
    ...about.closing.pictures.map((picture): [string, PictureText] => ['about.ts, closing.pictures', picture]),
    ['notFound.ts, picture', notFound.picture],
  ];
  const masters = path.join(root, 'src', 'pictures');
  const lines = new Map<string, string>();
  for (const [place, { slug }] of named) {
    try {
      findMaster(slug, masters);
    } catch (error) {
      if (!lines.has(slug)) lines.set(slug, `${(error as Error).message} (src/content/${place}.)`);
    }
  }
  return [...lines.values()];
}
