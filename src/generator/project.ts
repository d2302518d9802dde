/** The folders of the project; a test or the dev server may name others. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Project {
  readonly root: string;
  /** The folder of the content's registry, index.ts. */
  readonly content: string;
  /** The folder of the source pictures. */
  readonly pictures: string;
  /** Where the finished site goes. */
  readonly dist: string;
  /** What may be deleted at any time: encoded pictures and compiled styles. */
  readonly cache: string;
}

/** Returns the folders of the project at a root; without one, of the project that this file belongs to. */
export function projectAt(root = fileURLToPath(new URL('../..', import.meta.url))): Project {
  return {
    root,
    content: path.join(root, 'src', 'content'),
    pictures: path.join(root, 'src', 'pictures'),
    dist: path.join(root, 'dist'),
    cache: path.join(root, 'node_modules', '.cache', 'site'),
  };
}

/** Returns the path of a file from the project's root, with forward slashes. */
export function pathIn({ root }: Project, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
