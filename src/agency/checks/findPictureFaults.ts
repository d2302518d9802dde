/** Finds pictures that the content names but that cannot be used. */
import type { Content, Structure } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';

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
      const file = `pages/${name}.md`;
      const sentence = `${reason} (Shown by src/content/${file}, line ${line}.)`;
      return reason ? { file, line, keys: [slug], advice: reason, sentence } : [];
    }),
  );
}

/** Returns the slugs of the pictures that pages show, except those in pages of text. */
export function picturesIn({ preview, panel, cities, about, notFound }: Structure): string[] {
  return [
    preview,
    ...panel,
    ...cities.flatMap(({ places }) => places.map(({ slug }) => slug)),
    about.picture,
    ...about.pictures,
    notFound.picture,
  ];
}
