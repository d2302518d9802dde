/** Decides what an upload does, from the built files and the server's manifest alone. */
import { createHash } from 'node:crypto';
import { hashedFolders } from '../steps/host/hostHeaders.ts';
import type { FileFacts, Manifest } from './manifest.ts';

export interface PlannedFile extends FileFacts {
  readonly name: string;
  readonly bytes: Buffer;
  /** Whether a file of that name is on the server. */
  readonly replaces: boolean;
}

export interface UploadPlan {
  /** In the order in which they are sent. */
  readonly uploads: readonly PlannedFile[];
  /** Files to be replaced that no upload has put there. */
  readonly foreign: readonly string[];
  /** False where the server has this release already. */
  readonly needed: boolean;
  /** What the server's manifest says before the first file is sent. */
  readonly before: Manifest;
  /** What it says when all have been; what is doomed in it is deleted then. */
  readonly after: Manifest;
}

/**
 * Takes the files of the new release, the manifest of what is on the server, the names outside it that are taken there,
 * and whether every file is to be sent again, whatever the manifest says.
 */
export function planUpload(
  files: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  occupied: ReadonlySet<string> = new Set(),
  all = false,
): UploadPlan {
  const release = Object.fromEntries([...files].map(([name, bytes]) => [name, factsOf(bytes)]));
  // What an unfinished upload may have replaced counts as unknown, whatever was there before.
  const sure = without({ ...manifest.kept, ...manifest.files }, manifest.pending);
  const changed = [...files.keys()].filter((name) => sure[name]?.hash !== release[name]!.hash);
  const gone = Object.keys({ ...manifest.files, ...manifest.pending }).filter((name) => !(name in release));
  const newRelease = changed.length > 0 || gone.length > 0 || Object.keys(manifest.pending).length > 0;

  const retired = gone.filter((name) => name in sure && classOf(name) === 'asset');
  const kept = newRelease ? pick(sure, retired) : without(manifest.kept, release);
  const retiring = newRelease ? sizesOf(manifest, [...Object.keys(manifest.kept), ...gone]) : {};
  const doomed = without({ ...manifest.doomed, ...retiring }, { ...release, ...kept });
  const owned = { ...manifest.files, ...manifest.pending, ...manifest.kept, ...manifest.doomed };
  const sending = (all ? [...files.keys()] : changed).sort(bySendingOrder);
  return {
    uploads: sending.map((name) => ({
      name,
      ...release[name]!,
      bytes: files.get(name)!,
      replaces: name in sure || occupied.has(name),
    })),
    foreign: sending.filter((name) => occupied.has(name) && !(name in owned)),
    needed: newRelease || sending.length > 0 || Object.keys(doomed).length > 0,
    before: {
      ...manifest,
      files: { ...manifest.files, ...pick(sure, Object.keys(release)) },
      // Those of an earlier upload that did not finish stay listed: only so can they be found and deleted.
      pending: { ...manifest.pending, ...pick(release, sending) },
      kept: without(manifest.kept, release),
    },
    after: { files: release, pending: {}, kept, doomed },
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

/** Compares two names for sorting. */
function bySendingOrder(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** By class, hashed assets before others, the home page as the last of the pages. */
function rank(name: string): number {
  const kind = classOf(name);
  return classes.indexOf(kind) * 2 + Number(name === 'index.html' || (kind === 'asset' && !isHashed(name)));
}

/** Returns what the manifest says of a file with this content. */
export function factsOf(bytes: Buffer): FileFacts {
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), size: bytes.length };
}

/** Every size that an upload may have given to a file. */
function sizesOf({ files, pending, kept }: Manifest, names: readonly string[]): Record<string, number[]> {
  return Object.fromEntries(
    names.map((name) => [name, [files[name], pending[name], kept[name]].flatMap((facts) => (facts ? facts.size : []))]),
  );
}

function pick(table: Readonly<Record<string, FileFacts>>, names: readonly string[]): Record<string, FileFacts> {
  return Object.fromEntries(names.flatMap((name) => (table[name] ? [[name, table[name]]] : [])));
}

function without<T>(table: Readonly<Record<string, T>>, names: object): Record<string, T> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !(name in names)));
}
