/** The registry: all content of the site. An entry without a schema in src/schemas/content.ts does not compile. */
import { about } from './about.ts';
import { contact } from './contact.ts';
import { facts } from './facts.ts';
import { languages } from './languages/index.ts';
import { notFound } from './notFound.ts';
import { structure } from './structure.ts';

export const content = {
  facts,
  structure,
  languages,
  about,
  contact,
  notFound,
};
