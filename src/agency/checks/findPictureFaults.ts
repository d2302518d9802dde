/** Finds pictures that the content names but that cannot be used. */
import type { Content, Structure } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import type { Keys } from '../../values/place.ts';

/** Takes the slug of a picture; returns a sentence on why it cannot be used, or undefined if it can. */
export type PictureJudge = (slug: string) => string | undefined;

/** Returns a fault for every unusable picture on a page of text. */
export function findUnusablePictures(
  { pages }: Pick<Content, 'pages'>,
  whyUnusable: PictureJudge,
): Fault[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    page.pictures.flatMap(({ slug, line }) => {
      const reason = whyUnusable(slug);
      if (!reason) return [];
      const file = `pages/${name}.md`;
      const sentence = `${reason} (Shown by src/content/${file}, line ${line}.)`;
      return { file, line, keys: [slug], advice: reason, sentence };
    }),
  );
}

/**
 * Returns a fault for each misspelt name of a picture in structure.jsonc: no file has it, no language describes such a picture,
 * and neither the facts nor a page of text show one. For other pictures without a file, the build names the pages that show them.
 */
export function findUnknownPictures(
  { facts, structure, languages, pages }: Content,
  whyUnusable: PictureJudge,
): Fault[] {
  const { people, office } = facts.agency;
  const shown = new Set([
    ...languages.flatMap(({ words }) => Object.keys(words.pictures)),
    ...people.map(({ picture }) => picture),
    office,
    ...Object.values(pages).flatMap(({ pictures }) => pictures.map(({ slug }) => slug)),
  ]);
  return pictureNamesIn(structure)
    .filter(({ slug }) => !shown.has(slug) && whyUnusable(slug) !== undefined)
    .map(({ slug, keys }) => ({
      file: 'structure.jsonc',
      keys,
      state: `has the name ${slug}, which no picture has`,
      advice:
        keys[0] === 'focus'
          ? 'Correct the name, or delete the line'
          : 'Correct the name, or add a picture of that name',
      inFile: 'The pictures are in src/pictures',
    }));
}

/** Returns where structure.jsonc names a picture, except the places of ziyarat, whose names findUnknownNames checks. */
function pictureNamesIn(structure: Structure): PictureName[] {
  const { landscape, portrait } = structure.hero.posters;
  return [
    ...describedIn(structure),
    { slug: landscape, keys: ['hero', 'posters', 'landscape'] },
    { slug: portrait, keys: ['hero', 'posters', 'portrait'] },
    ...Object.keys(structure.focus).map((slug) => ({ slug, keys: ['focus', slug] })),
  ];
}

/** Returns the slugs of the pictures that need a description in each language, except those in pages of text. */
export function picturesIn(structure: Structure): string[] {
  return [
    ...describedIn(structure).map(({ slug }) => slug),
    ...structure.cities.flatMap(({ places }) => places.map(({ slug }) => slug)),
  ];
}

interface PictureName {
  readonly slug: string;
  readonly keys: Keys;
}

/** The pictures of the hero are decoration, and have no description. */
function describedIn({ preview, panel, about, notFound }: Structure): PictureName[] {
  return [
    { slug: preview, keys: ['preview'] },
    ...panel.map((slug, at) => ({ slug, keys: ['panel', at] })),
    { slug: about.picture, keys: ['about', 'picture'] },
    ...about.pictures.map((slug, at) => ({ slug, keys: ['about', 'pictures', at] })),
    { slug: notFound.picture, keys: ['notFound', 'picture'] },
  ];
}
