/** The project with an invented agency's content and pictures, so that no test is pinned to what staff edit. */
import { fileURLToPath } from 'node:url';
import { projectAt, type Project } from '../../src/generator/project.ts';

const folder = (name: string) => fileURLToPath(new URL(`../fixture/${name}`, import.meta.url));

export const fixture: Project = {
  ...projectAt(),
  content: folder('content'),
  pictures: folder('pictures'),
};

/** With Hindi besides. */
export const inFourLanguages: Project = { ...fixture, content: folder('fourLanguages') };
