/** The project with an invented agency's content and pictures, so that no test is pinned to what staff edit. */
import { fileURLToPath } from 'node:url';
import { projectAt, type Project } from '../../src/generator/project.ts';

export const fixture: Project = {
  ...projectAt(),
  content: fileURLToPath(new URL('../fixture/content', import.meta.url)),
  pictures: fileURLToPath(new URL('../fixture/pictures', import.meta.url)),
};
