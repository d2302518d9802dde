/** Checks src/content before anything is rendered, so that a slip of the keyboard becomes one clear sentence. */
import path from 'node:path';
import type { Project } from '../project.ts';
import { contentFiles, type PictureText } from '../schemas/content.ts';
import { findProblems, findSpoiltTexts, problemSentence, problemSentences } from '../schemas/problems.ts';
import { factAt, factsOf } from '../unconfirmed.ts';
import type { Site } from './loadSite.ts';
import { findMaster, namesOfMasters } from './pictures/masters.ts';

/** Throws one error with a line for every mistake: file, field, value and what to write instead. */
export function checkContent(site: Site, { root }: Project): void {
  const lines = spoiltFile(site);
  if (lines.length === 0) lines.push(...wrongValues(site));
  if (lines.length === 0) lines.push(...unknownUnconfirmed(site), ...missingServices(site), ...missingPictures(site, root));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Of the first file that holds a spoilt text: those behind it may only repeat it. */
function spoiltFile(site: Site): string[] {
  for (const [file, name] of contentFiles) {
    const lines = problemSentences(file, site[name], findSpoiltTexts(site[name]));
    if (lines.length > 0) return lines;
  }
  return [];
}

function wrongValues(site: Site): string[] {
  return contentFiles.flatMap(([file, name, schema]) =>
    problemSentences(file, site[name], findProblems(site[name], schema)),
  );
}

function unknownUnconfirmed({ unconfirmed, ...site }: Site): string[] {
  const told = (value: unknown, advice: string) =>
    problemSentence('agency.ts', { field: 'unconfirmed', value, advice });
  if (!Array.isArray(unconfirmed)) return [told(unconfirmed, 'Write a list of names in square brackets, or delete it')];
  return unconfirmed
    .filter((name: unknown) => typeof name !== 'string' || factAt(factsOf(site), name) === undefined)
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
        return problemSentence(`languages/${lang}.ts`, { field: `services.list, ${slug}`, value: undefined, advice });
      }),
  );
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
  const names = namesOfMasters(masters);
  const lines = new Map<string, string>();
  for (const [place, { slug }] of named) {
    try {
      findMaster(slug, masters, names);
    } catch (error) {
      if (!lines.has(slug)) lines.set(slug, `${(error as Error).message} (src/content/${place}.)`);
    }
  }
  return [...lines.values()];
}
