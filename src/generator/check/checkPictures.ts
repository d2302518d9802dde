/** Compares the pictures that the content names with those in the folder of the source pictures. */
import { existsSync } from 'node:fs';
import type { Content, Structure } from '../../schemas/content.ts';
import type { Fault } from '../../schemas/faults.ts';
import { findSource } from '../pictures/sources.ts';
import type { Project } from '../project.ts';

/** Throws an Error with a sentence for every picture of a page of text that is not in the folder of the source pictures. */
export function refuseLostPictures({ pages }: Pick<Content, 'pages'>, { pictures }: Project): void {
  // openGallery says that the folder is missing.
  if (!existsSync(pictures)) return;
  const sentences = Object.entries(pages).flatMap(([name, page]) =>
    page.pictures.flatMap(({ slug, line }) => {
      try {
        findSource(slug, pictures);
        return [];
      } catch (error) {
        return `${(error as Error).message} (Shown by src/content/pages/${name}.md, line ${line}.)`;
      }
    }),
  );
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/**
 * Returns each focal point and each description without a picture: there is no such file, and no page asks for it. A page that
 * asks for a missing picture is another fault.
 */
export function findLinesWithoutPicture(
  content: Content,
  hasFile: (slug: string) => boolean,
): Fault[] {
  const inPages = Object.values(content.pages).flatMap(({ pictures }) => pictures);
  const asked = [...picturesOf(content), ...inPages.map(({ slug }) => slug)];
  const groups = [
    { file: 'structure.ts', group: 'focus', lines: content.structure.focus },
    ...content.languages.map(({ lang, words }) => {
      return { file: `languages/${lang}.ts`, group: 'pictures', lines: words.pictures };
    }),
  ];
  return groups.flatMap(({ file, group, lines }) =>
    Object.keys(lines)
      .filter((slug) => !asked.includes(slug) && !hasFile(slug))
      .map((slug) => {
        const finding = 'is of a picture that is not in src/pictures';
        return {
          file,
          field: `${group}.${slug}`,
          finding,
          advice: 'Delete its line, or mend its name',
        };
      }),
  );
}

/** Returns the slugs of the pictures on all pages. */
export function picturesOf({ structure, about, notFound }: Content): string[] {
  return [...picturesOfHome(structure), about.picture, ...about.closing.pictures, notFound.picture];
}

/** Returns the slugs of the pictures on Home, and of the one beside a shared link. */
export function picturesOfHome({ preview, panel, cities }: Structure): string[] {
  return [preview, ...panel, ...cities.flatMap(({ places }) => places.map(({ slug }) => slug))];
}
