/** The folders of the project. Tests pass others, such as the fixture's content, to the same functions. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Project {
  readonly root: string;
  /** The folder of the content, which is parsed and never run. */
  readonly content: string;
  /**
   * What to use instead of files, by their paths from `content`, such as `facts.jsonc` and `../pictures/mina.jpg`. The form makes
   * the site with its changes before it saves them.
   */
  readonly drafts?: ReadonlyMap<string, Draft>;
  /**
   * Whether the site includes the languages that nobody has read yet. Only `npm run dev`, `npm run build -- --unread` and trials
   * include them; the published site does not.
   */
  readonly showsUnread?: boolean;
  readonly pages: string;
  readonly pictures: string;
  readonly dist: string;
  /** The cache of encoded pictures and compiled styles. Without it the next build takes longer. */
  readonly cache: string;
  /**
   * The folder of the form's last saves, and of what this copy of the project has uploaded. It is outside node_modules, which
   * npm ci deletes, and Git ignores it.
   */
  readonly history: string;
}

/** The text or the bytes of a file, or null for a file that is to be deleted. */
export type Draft = string | Buffer | null;

/** Returns the folders of the project at `root`; the default is this project. */
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

/** Returns the draft of a file: its new content, null if the save deletes the file, or undefined if it leaves it alone. */
export function draftOf(project: Project, file: string): Draft | undefined {
  return project.drafts?.get(pathFromContent(project, file));
}

/** Returns the path of a file relative to the content folder, with forward slashes. */
export function pathFromContent({ content }: Project, file: string): string {
  return path.relative(content, file).split(path.sep).join('/');
}

/** Returns the path of a file relative to the project's root, with forward slashes. */
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
