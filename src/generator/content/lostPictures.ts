/** Looks for the pictures that pages of text show. */
import { existsSync } from 'node:fs';
import type { Content } from '../../agency/schemas/content.ts';
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
