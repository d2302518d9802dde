/** Decides what an upload does, from the built files and the server's manifest alone. */
import { createHash } from 'node:crypto';
import { hashedFolders } from '../../generator/host/hostHeaders.ts';
import type { Manifest } from './manifest.ts';

export type UploadPlan = Readonly<ReturnType<typeof planUpload>>;

/**
 * Takes the files of the new release, the manifest of what is on the server, the names that files of others have there,
 * and whether every file is to be sent again, whatever the manifest says.
 */
export function planUpload(
  files: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  foreign: readonly string[] = [],
  all = false,
) {
  const release = Object.fromEntries([...files].map(([name, bytes]) => [name, hashOf(bytes)]));
  const there = new Map(Object.entries({ ...manifest.kept, ...manifest.files }));
  // What an unfinished upload may have replaced counts as unknown, whatever was there before.
  for (const name of manifest.unsure) there.delete(name);
  const changed = [...files.keys()].filter((name) => there.get(name) !== release[name]);
  const gone = Object.keys(manifest.files).filter((name) => !(name in release));
  const isNew = changed.length > 0 || gone.length > 0;

  const retired = gone.filter((name) => there.has(name) && classOf(name) === 'asset');
  const kept = isNew
    ? Object.fromEntries(retired.map((name) => [name, there.get(name)!]))
    : manifest.kept;
  const former = [...gone, ...manifest.unsure, ...(isNew ? Object.keys(manifest.kept) : [])];
  const doomed = [...new Set(former)]
    .filter((name) => !(name in release) && !(name in kept))
    .sort();
  const uploads = (all ? [...files.keys()] : changed).sort((one, other) => rank(one) - rank(other));
  return {
    /** The names of the files to send, in that order. */
    uploads,
    /** False where the server has this release already. */
    needed: uploads.length > 0 || gone.length > 0 || doomed.length > 0,
    /** What the server's manifest says before the first file is sent. */
    before: {
      ...manifest,
      // A file of somebody else that has not been replaced after all must not be deleted as one of ours later.
      unsure: [
        ...new Set([...manifest.unsure, ...uploads.filter((name) => !foreign.includes(name))]),
      ],
    },
    /** What it says when all have been; what is unsure in it is deleted then. */
    after: { files: release, kept, unsure: doomed },
  };
}

/** Assets, then pages, then what stands beside them, then what tells the host how to serve them. */
const classes = ['asset', 'page', 'support', 'host'] as const;
const supportFiles = ['404.html', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest'];
const hostFiles = ['.htaccess', '_headers'];

/** Takes a file's name inside the site. */
export function classOf(name: string): (typeof classes)[number] {
  if (hostFiles.includes(name)) return 'host';
  if (supportFiles.includes(name)) return 'support';
  return name.endsWith('.html') ? 'page' : 'asset';
}

/** Whether the file's name carries its content. */
export function isHashed(name: string): boolean {
  return hashedFolders.some((folder) => name.startsWith(`${folder}/`));
}

/** Returns what the manifest says of a file with this content: 32 hexadecimal digits of its SHA-256. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** By class, hashed assets before others, the home page as the last of the pages; those of one rank as they come. */
function rank(name: string): number {
  const kind = classOf(name);
  return (
    classes.indexOf(kind) * 2 +
    Number(name === 'index.html' || (kind === 'asset' && !isHashed(name)))
  );
}
