/** Decides what an upload does, from the built files and the server's manifest alone. */
import type { FileFacts, LocalFile } from './localFile.ts';
import type { Manifest } from './manifest.ts';
import { bySendingOrder, classOf } from './sendingOrder.ts';

export interface PlannedFile extends LocalFile {
  /** Whether a file of that name is on the server. */
  readonly replaces: boolean;
}

export interface UploadPlan {
  /** In the order in which they are sent. */
  readonly uploads: readonly PlannedFile[];
  readonly deletes: readonly string[];
  /** Assets of the release before that stay until the next release. */
  readonly keeps: readonly string[];
  /** Files to be replaced that no upload has put there. */
  readonly foreign: readonly string[];
  /** Sum of the uploads. */
  readonly bytes: number;
  /** False where the server has this release already. */
  readonly needed: boolean;
  /** What the server's manifest says before the first file is sent, and when all have been. */
  readonly before: Manifest;
  readonly after: Manifest;
}

export interface PlanOptions {
  /** Send every file again, whatever the manifest says. */
  readonly all?: boolean;
  /** Names outside the manifest that are taken on the server. */
  readonly occupied?: ReadonlySet<string>;
}

/** Takes the files of the new release and the manifest of what is on the server. */
export function planUpload(
  local: readonly LocalFile[],
  manifest: Manifest,
  { all = false, occupied = new Set() }: PlanOptions = {},
): UploadPlan {
  const release = Object.fromEntries(local.map(({ name, hash, size }) => [name, { hash, size }]));
  // What an unfinished upload may have replaced counts as unknown, whatever was there before.
  const sure = without({ ...manifest.kept, ...manifest.files }, manifest.pending);
  const changed = local.filter(({ name, hash }) => sure[name]?.hash !== hash);
  const gone = Object.keys({ ...manifest.files, ...manifest.pending }).filter((name) => !(name in release));
  const newRelease = changed.length > 0 || gone.length > 0 || Object.keys(manifest.pending).length > 0;

  const retired = gone.filter((name) => name in sure && classOf(name) === 'asset');
  const kept = newRelease ? pick(sure, retired) : without(manifest.kept, release);
  const retiring = newRelease ? sizesOf(manifest, [...Object.keys(manifest.kept), ...gone]) : {};
  const doomed = without({ ...manifest.doomed, ...retiring }, { ...release, ...kept });
  const owned = { ...manifest.files, ...manifest.pending, ...manifest.kept, ...manifest.doomed };
  const uploads = (all ? [...local] : changed)
    .sort((one, other) => bySendingOrder(one.name, other.name))
    .map((file) => ({ ...file, replaces: file.name in sure || occupied.has(file.name) }));
  const sending = uploads.map(({ name }) => name);
  return {
    uploads,
    deletes: Object.keys(doomed).sort(),
    keeps: Object.keys(kept).sort(),
    foreign: sending.filter((name) => occupied.has(name) && !(name in owned)),
    bytes: uploads.reduce((sum, { size }) => sum + size, 0),
    needed: newRelease || uploads.length > 0 || Object.keys(doomed).length > 0,
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
