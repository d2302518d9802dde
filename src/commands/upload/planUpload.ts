/** Decides what an upload does, from the built files and the server's manifest alone. */
import { createHash } from 'node:crypto';
import { hashedFileName, immutableFolders } from '../../generator/host/hostHeaders.ts';
import type { Manifest } from './manifest.ts';

export type UploadPlan = Readonly<ReturnType<typeof planUpload>>;

/**
 * Takes the files of the release, the server's manifest, the names on the server that no upload put
 * there, whether to send every file, changed or not, and names that stay as they are on the server.
 */
export function planUpload(
  files: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  notOurs: readonly string[] = [],
  all = false,
  untouched: readonly string[] = [],
) {
  const stays = Object.entries(manifest.files).filter(([name]) => untouched.includes(name));
  const hashes = [...files].map(([name, bytes]) => [name, hashOf(bytes)] as const);
  const release = Object.fromEntries([...stays, ...hashes]);
  const onServer = new Map(Object.entries({ ...manifest.kept, ...manifest.files }));
  // An unfinished upload may have replaced these: their content is unknown.
  for (const name of manifest.unverified) onServer.delete(name);
  const changed = [...files.keys()].filter((name) => onServer.get(name) !== release[name]);
  const removed = Object.keys(manifest.files).filter((name) => !(name in release));
  const isNew = changed.length > 0 || removed.length > 0;

  // Pages that visitors have open still ask for them. What staff delete from public/ goes at once.
  const retired = removed.filter((name) => onServer.has(name) && isHashed(name));
  const kept = isNew
    ? Object.fromEntries(retired.map((name) => [name, onServer.get(name)!]))
    : manifest.kept;
  const former = [...removed, ...manifest.unverified, ...(isNew ? Object.keys(manifest.kept) : [])];
  const toDelete = [...new Set(former)]
    .filter((name) => !(name in release) && !(name in kept))
    .sort();
  const uploads = (all ? [...files.keys()] : changed).sort(
    (one, other) => uploadOrder(one) - uploadOrder(other),
  );
  const unchecked = [...new Set([...manifest.unchecked, ...uploads])];
  const ours = uploads.filter((name) => !notOurs.includes(name));
  return {
    /** The names of the files to send, in this order. */
    uploads,
    /** False when the server has this release already. */
    needed: uploads.length > 0 || removed.length > 0 || toDelete.length > 0,
    /**
     * The manifest before the first file. Files that we did not upload are left out, so that a later
     * upload does not delete them if this one fails.
     */
    before: { ...manifest, unverified: [...new Set([...manifest.unverified, ...ours])], unchecked },
    /** The manifest after the last file; what is unverified in it is then deleted. */
    after: { files: release, kept, unverified: toDelete, unchecked },
  };
}

/** In the order of sending: each kind needs those before it. */
const kinds = ['asset', 'page', 'support', 'host'] as const;
const supportFiles = ['404.html', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest'];
const hostFiles = ['.htaccess', '_headers'];

/** Takes a file's path inside the site. */
export function kindOf(name: string): (typeof kinds)[number] {
  if (hostFiles.includes(name)) return 'host';
  if (supportFiles.includes(name)) return 'support';
  return name.endsWith('.html') ? 'page' : 'asset';
}

/** Whether the file's name holds a hash of its content. */
export function isHashed(name: string): boolean {
  return (
    immutableFolders.some((folder) => name.startsWith(`${folder}/`)) && hashedFileName.test(name)
  );
}

/** Returns the hash in the manifest: 32 hexadecimal digits of the SHA-256. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** By kind; hashed assets before others, the home page after the other pages. */
function uploadOrder(name: string): number {
  const kind = kindOf(name);
  return (
    kinds.indexOf(kind) * 2 + Number(name === 'index.html' || (kind === 'asset' && !isHashed(name)))
  );
}
