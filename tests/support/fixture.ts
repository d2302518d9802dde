/** The fixture: this project with the content and pictures of an invented agency. Tests of what staff edit assert no word of it. */
import { fileURLToPath } from 'node:url';
import { projectAt, type Project } from '../../src/generator/project.ts';

const folder = (name: string) => fileURLToPath(new URL(`../fixture/${name}`, import.meta.url));

export const fixture: Project = {
  ...projectAt(),
  content: folder('content'),
  pages: folder('content/pages'),
  pictures: folder('pictures'),
};

/** The fixture with all four languages; `fixture` lacks Hindi. */
export const inFourLanguages: Project = { ...fixture, content: folder('fourLanguages') };
