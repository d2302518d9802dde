/** The files that a rebuild of dev reads: which of them have changed, and when to look. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { filesUnder } from '../files/disk.ts';
import { leftoverIn } from '../files/leftovers.ts';
import { pathIn, type Project } from '../project.ts';

/** A rebuild reads these folders again; everything else in src is loaded once. */
const folders = ['public', 'styles', 'src/content', 'src/pictures', 'src/site'];
const routes = 'src/routes.tsx';
const program = /^(src(\/|$)|build\.ts$|package\.json$)/;

/** The size and time of each source, by its path from the project's root with forward slashes. */
export type Stamps = ReadonlyMap<string, string>;

/** Returns the stamps of the sources now. Leaves out what cannot be read, because the rebuild says why. */
export function sourceStamps({ root }: Project): Stamps {
  const names = [...folders.flatMap((folder) => namesIn(root, folder)), routes];
  return new Map(names.filter((name) => !isIgnored(name)).flatMap((name) => stampOf(root, name)));
}

function namesIn(root: string, folder: string): string[] {
  try {
    return filesUnder(path.join(root, folder)).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

function stampOf(root: string, name: string): [name: string, stamp: string][] {
  try {
    const { size, mtimeMs } = statSync(path.join(root, name));
    return [[name, `${size} ${mtimeMs}`]];
  } catch {
    return [];
  }
}

/** Returns the names of the sources that were added, changed or deleted between two lists of stamps. */
export function changedSources(before: Stamps, after: Stamps): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

function isSource(name: string): boolean {
  return name === routes || folders.some((folder) => `${name}/`.startsWith(`${folder}/`));
}

function isIgnored(name: string): boolean {
  return name.endsWith('README.md') || leftoverIn(name) !== undefined;
}

/**
 * Calls `onChange` after a source may have changed; changes that come soon after each other may be reported once. Asks for a
 * restart after the program has changed. Resolves once no change can be missed.
 */
export async function watchSources(project: Project, onChange: () => void): Promise<FSWatcher> {
  const watcher = watch(project.root, {
    ignoreInitial: true,
    ignored: (file) => {
      const name = pathIn(project, file);
      return name !== '' && (isIgnored(name) || !(isSource(name) || program.test(name)));
    },
  });
  watcher.on('all', (_event, file) => {
    const name = pathIn(project, file);
    if (isSource(name)) return onChange();
    console.log(
      `${name} is part of the program that runs here. Stop it with Ctrl-C and start it again.`,
    );
  });
  let isTold = false;
  watcher.on('error', (cause) => {
    // If the limit for watched files is too low, there is an error for each file.
    if (isTold) return;
    isTold = true;
    console.error(
      `Could not watch the project (${project.root}): ${(cause as Error).message}. A save may go unseen. ` +
        'Close other editors, or on Linux raise fs.inotify.max_user_watches; then stop with Ctrl-C and start again.',
    );
  });
  await new Promise<void>((resolve) => watcher.on('ready', resolve));
  return watcher;
}
