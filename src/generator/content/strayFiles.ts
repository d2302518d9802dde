/** Finds the files in src/content that no build reads, such as a copy that a browser or a file manager has named. */
import path from 'node:path';
import { entriesUnder } from '../files/disk.ts';
import { leftoverIn } from '../files/leftovers.ts';
import type { Project } from '../project.ts';
import { contentFiles } from './loadContent.ts';

/** Returns their paths in src/content, except those of guides. Whoever changes such a file sees no change on the site. */
export function findStrayFiles(project: Project): string[] {
  const read = contentFiles(project);
  const names = entriesUnder(project.content).map(({ name }) => name);
  return names.filter((name) => {
    // Every file there is a page of text or is refused.
    const isPage = name.startsWith('pages/');
    const isGuide = /^readme\.md$/i.test(path.posix.basename(name));
    return !isPage && !isGuide && !read.includes(name) && leftoverIn(name) === undefined;
  });
}
