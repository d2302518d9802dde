/** Compares the pictures that the content names with those that are there. */
import type { Content, Structure, Words } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';

/** Takes the slug of a picture; returns why it cannot be used, as a sentence, or undefined. */
export type PictureJudge = (slug: string) => string | undefined;

/** Returns every picture of a page of text that cannot be used. */
export function findUnusablePictures(
  { pages }: Pick<Content, 'pages'>,
  whyUnusable: PictureJudge,
): Fault[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    page.pictures.flatMap(({ slug, line }) => {
      const reason = whyUnusable(slug);
      const file = `pages/${name}.md`;
      const sentence = `${reason} (Shown by src/content/${file}, line ${line}.)`;
      return reason ? { file, line, keys: [slug], advice: reason, sentence } : [];
    }),
  );
}

/** Returns the slugs of the pictures that the pages of a language show, except those in pages of text. */
export function picturesIn({ about, notFound }: Words, structure: Structure): string[] {
  const { preview, panel, cities } = structure;
  return [
    preview,
    ...panel,
    ...cities.flatMap(({ places }) => places.map(({ slug }) => slug)),
    ...(about ? [structure.about.picture, ...structure.about.pictures] : []),
    ...(notFound ? [structure.notFound.picture] : []),
  ];
}
