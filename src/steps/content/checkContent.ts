/** Checks src/content before anything is rendered, so that a slip of the keyboard becomes one clear sentence. */
import path from 'node:path';
import type { PictureText } from '../../content/pictures.ts';
import type { Project } from '../../project.ts';
import { contentFiles } from './contentShapes.ts';
import { factAt } from '../../unconfirmed.ts';
import { findMaster, namesOfMasters } from '../pictures/masters.ts';
import type { Site } from '../loadSite.ts';
import { problemSentence } from './problemSentence.ts';
import { findProblems } from './shape.ts';

/** Throws one error with a line for every mistake: file, field, value and what to write instead. */
export function checkContent(site: Site, { root }: Project): void {
  const lines = [
    ...contentFiles.flatMap(([file, name, shape]) =>
      findProblems(site[name], shape).map((problem) => problemSentence(file, problem)),
    ),
    ...orderOfDays(site),
    ...unknownUnconfirmed(site),
  ];
  if (lines.length === 0) lines.push(...missingPictures(site, path.join(root, 'src', 'pictures')));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

function orderOfDays({ policy }: Site): string[] {
  const { from, to } = policy.refund?.processingDays ?? {};
  if (!(from > to)) return [];
  return [
    problemSentence('policy.ts', {
      field: 'refund.processingDays',
      value: { from, to },
      advice: 'Write the smaller number first',
    }),
  ];
}

function unknownUnconfirmed({ agency, unconfirmed }: Site): string[] {
  return unconfirmed
    .filter((field) => factAt(agency, field) === undefined)
    .map((field) =>
      problemSentence('agency.ts', { field: 'unconfirmed', value: field, advice: 'Delete it or write the name of a fact above' }),
    );
}


function missingPictures({ ziyarat, home, about, notFound }: Site, masters: string): string[] {
  const named: [field: string, picture: PictureText][] = [
    ...ziyarat.cities.flatMap((city) =>
      city.places.map(({ name, picture }): [string, PictureText] => [`ziyarat.ts, ${name}`, picture]),
    ),
    ...home.panel.pictures.map((picture): [string, PictureText] => ['home.ts, panel.pictures', picture]),
    ['about.ts, picture', about.picture],
    ...about.closing.pictures.map((picture): [string, PictureText] => ['about.ts, closing.pictures', picture]),
    ['notFound.ts, picture', notFound.picture],
  ];
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
