/** Compares the pictures that the content names with those that are there. */
import type { Content, Structure, Words } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';

/** Takes the slug of a picture; returns why it cannot be used, as a sentence, or undefined. */
export type PictureJudge = (slug: string) => string | undefined;

/** Returns every picture of a page of text that cannot be used. */
export function findLostPictures(
  { pages }: Pick<Content, 'pages'>,
  whyLost: PictureJudge,
): Fault[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    page.pictures.flatMap(({ slug, line }) => {
      const reason = whyLost(slug);
      const file = `pages/${name}.md`;
      const sentence = `${reason} (Shown by src/content/${file}, line ${line}.)`;
      return reason ? { file, line, keys: [slug], advice: reason, sentence } : [];
    }),
  );
}

/**
 * Returns each focal point and each description without a picture: there is no such file, and no page asks for it. A page that
 * asks for a missing picture is another fault.
 */
export function findLinesWithoutPicture(content: Content, whyLost: PictureJudge): Fault[] {
  const inPages = Object.values(content.pages).flatMap(({ pictures }) => pictures);
  const inWords = content.languages.flatMap(({ words }) => picturesIn(words, content.structure));
  const asked = [...inWords, ...inPages.map(({ slug }) => slug)];
  const groups = [
    { file: 'structure.jsonc', group: 'focus', lines: content.structure.focus },
    ...content.languages.map(({ lang, words }) => {
      return { file: `languages/${lang}.jsonc`, group: 'pictures', lines: words.pictures };
    }),
  ];
  return groups.flatMap(({ file, group, lines }) =>
    Object.keys(lines)
      .filter((slug) => !asked.includes(slug) && whyLost(slug))
      .map((slug) => {
        const finding = 'is of a picture that is not there';
        return {
          file,
          keys: [group, slug],
          finding,
          advice: 'Delete its line, or mend its name',
          inFile: 'Pictures are in src/pictures',
        };
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
