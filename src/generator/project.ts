/** The folders of the project. Tests pass others, such as the fixture's content, to the same functions. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Project {
  readonly root: string;
  /** The folder of the content, which is parsed and never run. */
  readonly content: string;
  /**
   * What to use instead of files, by their paths from `content`, such as `facts.jsonc` and `../pictures/mina.jpg`. The form tries
   * it out before it writes it.
   */
  readonly drafts?: ReadonlyMap<string, Draft>;
  /**
   * Whether the site has also the languages that nobody has read. Only `npm run dev`, `npm run build -- --unread` and trials show
   * them; what visitors may see is without them.
   */
  readonly showsUnread?: boolean;
  readonly pages: string;
  readonly pictures: string;
  readonly dist: string;
  /** The folder of encoded pictures and compiled styles. Without it the next build takes longer. */
  readonly cache: string;
  /** The folder of the last saves of the form. It is outside node_modules, which npm ci deletes. Git ignores it. */
  readonly history: string;
}

/** A text, the bytes of a picture, or null for a file that is to be deleted. */
type Draft = string | Buffer | null;

/** Returns the folders of a project by its root folder, which is by default that of this very project. */
export function projectAt(root = fileURLToPath(new URL('../..', import.meta.url))): Project {
  return {
    root,
    content: path.join(root, 'src', 'content'),
    pages: path.join(root, 'src', 'content', 'pages'),
    pictures: path.join(root, 'src', 'pictures'),
    dist: path.join(root, 'dist'),
    cache: path.join(root, 'node_modules', '.cache', 'site'),
    history: path.join(root, 'src', '.history'),
  };
}

/** Returns what a save would write into a file, null where it would delete it, and undefined where it leaves it as it is. */
export function draftOf(project: Project, file: string): Draft | undefined {
  return project.drafts?.get(pathFromContent(project, file));
}

/** Returns the path of a file from the folder of the content, with forward slashes. */
export function pathFromContent({ content }: Project, file: string): string {
  return path.relative(content, file).split(path.sep).join('/');
}

/** Returns the path of a file from the project's root, with forward slashes. */
export function pathIn({ root }: Project, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Returns a path relative to the working folder, with forward slashes. A path outside of it is returned unchanged. */
export function shownPath(file: string): string {
  const near = path.relative(process.cwd(), file);
  return near === '' || near.startsWith('..') || path.isAbsolute(near)
    ? file
    : near.split(path.sep).join('/');
}
