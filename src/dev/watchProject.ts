/** Watches what the site is made of. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { changeKind, isPlace, type ChangeKind } from './changeKind.ts';

export interface Change {
  /** From the project's folder, with forward slashes. */
  readonly file: string;
  readonly kind: ChangeKind;
  /** Whether the file was there before and is there still. */
  readonly inPlace: boolean;
}

export interface Watch {
  readonly close: () => Promise<void>;
}

/** Calls `onChange` for every file that is saved, added, renamed or deleted. Resolves once no change can be missed. */
export async function watchProject(
  root: string,
  onChange: (change: Change) => void,
  onError: (error: Error) => void,
): Promise<Watch> {
  const looks = new Set<NodeJS.Timeout>();
  const slashes = (file: string) => file.split(path.sep).join('/');
  const watcher = watch(root, {
    cwd: root,
    ignoreInitial: true,
    ignored: (file) => file !== root && !isPlace(slashes(path.relative(root, file))),
  });

  const tell = (file: string, inPlace: boolean) => {
    const kind = changeKind(slashes(file));
    if (kind) onChange({ file: slashes(file), kind, inPlace });
  };
  const lookAgain = (file: string, before: Stats | undefined) => {
    const look = setTimeout(async () => {
      looks.delete(look);
      const now = await stat(path.join(root, file)).catch(() => undefined);
      if (now && !(now.mtimeMs === before?.mtimeMs && now.size === before.size)) tell(file, true);
    }, throttled + 10);
    looks.add(look);
  };

  watcher.on('all', (event, file, before) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    tell(file, event === 'change');
    if (event !== 'unlink') lookAgain(file, before);
  });
  watcher.on('error', (cause) => {
    const reason = (cause as Error).message;
    const advice = 'Stop with Ctrl-C and start again.';
    onError(new Error(`Could not watch the project (${root}): ${reason}. ${advice}`, { cause }));
  });
  await new Promise<void>((resolve) => watcher.on('ready', resolve));

  return {
    close() {
      for (const look of looks) clearTimeout(look);
      return watcher.close();
    },
  };
}

/** For so many milliseconds after a change chokidar leaves out further ones of the same file, for good. */
const throttled = 50;
