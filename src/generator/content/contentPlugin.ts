/** The esbuild plugin that reads content files: it takes drafts, and refuses files that are misnamed or that nobody can read. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { readBytes } from '../files.ts';
import { draftOf, pathIn, type Project } from '../project.ts';

/** Returns that plugin for a project. It stops the bundle with one sentence for every file that it refuses. */
export function contentPlugin(project: Project): Plugin {
  const pathOf = (file: string) => pathIn(project, file);
  const stop = (sentence: string | undefined) =>
    sentence === undefined ? undefined : { errors: [{ text: sentence, detail: 'sentence' }] };
  return {
    name: 'content-files',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\// }, ({ path: target, resolveDir }) => {
        const [up] = /^(\.\.?\/)+/.exec(target)!;
        const names = target.slice(up.length).split('/');
        return stop(findMisnamed(names, path.resolve(resolveDir, up), pathOf));
      });
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const draft = draftOf(project, file);
        if (draft !== undefined) return { contents: draft, loader: 'default' };
        try {
          const bytes = readBytes(file, pathOf(file)).toString('latin1');
          return stop(findUnreadable(bytes, pathOf(file)));
        } catch (error) {
          return stop((error as Error).message);
        }
      });
    },
  };
}

/**
 * Takes the folders and the name of a path, and the folder where it begins. Compares them with the names on the disk, because
 * Windows and macOS open Home.ts when asked for home.ts, and the servers that publish do not.
 */
function findMisnamed(
  [name = '', ...rest]: readonly string[],
  folder: string,
  pathOf: (file: string) => string,
): string | undefined {
  const there = readdirSync(folder);
  const wanted = path.join(folder, name);
  if (there.includes(name)) return rest.length > 0 ? findMisnamed(rest, wanted, pathOf) : undefined;
  // Meant for home.ts: "Home.ts", "home.ts.txt", "home (1).ts". Not meant: "home-old.ts".
  const meant = new RegExp(`^${path.parse(name).name}(?![\\w-])`, 'i');
  const near = there.find((other) => meant.test(other));
  const start = `Could not find ${pathOf(wanted)}: `;
  return near === undefined
    ? `${start}it was renamed or deleted. Bring it back.`
    : `${start}there is only "${near}". Rename it to ${name}.`;
}

/** Takes the bytes of a file as latin1 text; returns a sentence if nobody can read it as it is meant. */
export function findUnreadable(bytes: string, file: string): string | undefined {
  const [pattern, reason] = unreadable.find(([each]) => each.test(bytes)) ?? [];
  if (!pattern) return undefined;
  const before = bytes.slice(0, bytes.search(pattern));
  const line = before && `, line ${before.split('\n').length}`;
  return `Could not read ${file}${line}: ${reason}.`;
}

const unreadable: readonly [pattern: RegExp, reason: string][] = [
  [
    /^(\xff\xfe|\xfe\xff|.?\0|\{\\rtf|PK\x03\x04|\s*<(!doctype|html))/is,
    'it is not plain text. Save it again as plain text, with the encoding UTF-8',
  ],
  [
    /^(<{7}|\|{7}|>{7})( |\r?$)/m,
    'two versions of the file are in it. Keep one, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    /^[ \t]*\/\*(?=((?!\*\/)[^])*?(^[ \t]*\/\*|(?![^])))/m,
    'a remark has no end. Write */ where it ends',
  ],
];
