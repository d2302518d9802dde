/** Decides which files an upload sends and deletes, by comparing the built files with the server's manifest. */
import { createHash } from 'node:crypto';
import { hashedFileName, immutableFolders } from '../../generator/host/hostHeaders.ts';
import { namesIn, type Manifest } from './manifest.ts';
import type { SiteFiles } from './uploadRelease.ts';

export type UploadPlan = Readonly<ReturnType<typeof planUpload>>;

interface Comparison {
  readonly files: SiteFiles;
  readonly manifest: Manifest;
  /** The names in `files` that are on the server although no upload has put them there. */
  readonly notOurs: readonly string[];
  /** Whether to send unchanged files too. */
  readonly all?: boolean | undefined;
}

/** Takes the built site and the manifest of the server; returns what to send and delete, and the manifests to write. */
export function planUpload({ files, manifest, notOurs, all }: Comparison) {
  const release = Object.fromEntries([...files].map(([name, bytes]) => [name, hashOf(bytes)]));
  const onServer = new Map(Object.entries({ ...manifest.kept, ...manifest.files }));
  // An upload that did not finish may have replaced these files, so nobody knows their content.
  for (const name of manifest.unsure) onServer.delete(name);
  const changed = [...files.keys()].filter((name) => onServer.get(name) !== release[name]);
  const removed = Object.keys(manifest.files).filter((name) => !(name in release));
  const isNew = changed.length > 0 || removed.length > 0;

  // A page that a visitor has open may still request the old pictures and scripts, so files with a hashed name stay for
  // one more release. Other files, which staff have deleted from public/, are deleted at once.
  const retired = removed.filter((name) => onServer.has(name) && isHashed(name));
  const kept = isNew
    ? Object.fromEntries(retired.map((name) => [name, onServer.get(name)!]))
    : manifest.kept;
  const deletions = namesIn(manifest)
    .filter((name) => !(name in release) && !(name in kept))
    .sort();
  const uploads = (all ? [...files.keys()] : changed).sort(
    (one, other) => uploadOrder(one) - uploadOrder(other),
  );
  const ours = uploads.filter((name) => !notOurs.includes(name));
  return {
    uploads,
    /** False when the server has this release already. */
    needed: uploads.length > 0 || removed.length > 0 || deletions.length > 0,
    /**
     * The manifest to write before the first file is sent. It leaves out the files that no upload has put there: if
     * this upload fails, a later one must not delete them.
     */
    manifestBefore: { ...manifest, unsure: [...new Set([...manifest.unsure, ...ours])] },
    /** The manifest to write after the last file is sent, before the files of `deletions` are deleted. */
    manifestAfter: { files: release, kept, unsure: deletions },
    deletions,
  };
}

/** The kinds of files in the order in which they are sent, because each needs those before it: a page its assets. */
const kinds = ['asset', 'page', 'support', 'host'] as const;
const supportFiles = ['404.html', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest'];
const hostFiles = ['.htaccess', '_headers'];

/** Returns the kind of a file by its path inside the site, such as `about/index.html`. */
export function kindOf(name: string): (typeof kinds)[number] {
  if (hostFiles.includes(name)) return 'host';
  if (supportFiles.includes(name)) return 'support';
  return name.endsWith('.html') ? 'page' : 'asset';
}

/** Returns whether a file's name holds a hash of its content, so that it never changes under this name. */
export function isHashed(name: string): boolean {
  return (
    immutableFolders.some((folder) => name.startsWith(`${folder}/`)) && hashedFileName.test(name)
  );
}

/** Returns the hash that the manifest has for a content: the first 32 hexadecimal digits of its SHA-256. */
function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Returns a number to sort by: the order of the kinds, hashed assets before others, the home page as the last page. */
function uploadOrder(name: string): number {
  const kind = kindOf(name);
  return (
    kinds.indexOf(kind) * 2 + Number(name === 'index.html' || (kind === 'asset' && !isHashed(name)))
  );
}
