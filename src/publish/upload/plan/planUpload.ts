/** Decides which files an upload sends and deletes, by comparing the built files with the server's manifest. */
import { isHashed } from '../../../generator/webServer/fileNames.ts';
import { hostFileNames } from '../../../generator/webServer/hostFiles.ts';
import { hashOf, namesIn, type Manifest } from './manifest.ts';

/** The content of each file of the built site, by its path inside the site, sorted. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

export type UploadPlan = Readonly<ReturnType<typeof planUpload>>;

/**
 * Takes the built site, the manifest of the server, and whether to send unchanged files too. Returns what to send and delete, and
 * the manifest to write after that.
 */
export function planUpload(files: SiteFiles, manifest: Manifest, all = false) {
  const release = Object.fromEntries([...files].map(([name, bytes]) => [name, hashOf(bytes)]));
  const onServer = new Map(Object.entries({ ...manifest.kept, ...manifest.files }));
  // An upload that did not finish may have replaced these files, so nobody knows their content.
  for (const name of manifest.unsure) onServer.delete(name);
  const changed = [...files.keys()].filter((name) => onServer.get(name) !== release[name]);
  const replaced = Object.fromEntries(
    Object.entries(manifest.files).filter(([name, hash]) => release[name] !== hash),
  );
  const removed = Object.keys(replaced).filter((name) => !(name in release));
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
  const former = addFormer(manifest.former, replaced);
  // A deleted file may still be in a cache. Until something else is published, each upload checks its address.
  const wasShown = isNew ? manifest.files : manifest.former;
  for (const name of Object.keys(former)) {
    const isDeleted = !(name in release);
    const mayBeCached = name in wasShown && !isHashed(name);
    if (isDeleted && !mayBeCached) delete former[name];
  }
  return {
    uploads,
    /** False when the server has this release already. */
    needed: uploads.length > 0 || removed.length > 0 || deletions.length > 0,
    deletions,
    /** The manifest to write after the last file is sent, before the files of `deletions` are deleted. */
    manifestAfter: {
      ...manifest,
      files: release,
      former,
      kept,
      unsure: deletions,
      interrupted: '',
    },
  };
}

/** How many earlier versions of a file are remembered: a cache may be several publications behind. */
const formerVersions = 5;

/** Returns the hashes of earlier versions, together with those that are replaced now. */
function addFormer(
  former: Manifest['former'],
  replaced: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const all: Record<string, string[]> = { ...former };
  for (const [name, hash] of Object.entries(replaced))
    all[name] = [...new Set([hash, ...(all[name] ?? [])])].slice(0, formerVersions);
  return all;
}

/** The kinds of files in the order in which they are sent, because each needs those before it: a page its assets. */
const kinds = ['asset', 'page', 'support', 'rules'] as const;
/** The files with which a web server is configured; IIS reads web.config. */
const serverRules = ['.htaccess', 'web.config'];
const supportFiles = ['404.html', ...hostFileNames].filter((name) => !serverRules.includes(name));

/** Returns the kind of a file by its path inside the site, such as `about/index.html`. */
export function kindOf(name: string): (typeof kinds)[number] {
  if (serverRules.includes(name)) return 'rules';
  if (supportFiles.includes(name)) return 'support';
  return name.endsWith('.html') ? 'page' : 'asset';
}

/** Returns a number to sort by: the order of the kinds, hashed assets before others, the home page as the last page. */
function uploadOrder(name: string): number {
  const kind = kindOf(name);
  const isLate = kind === 'asset' ? !isHashed(name) : name === 'index.html';
  return kinds.indexOf(kind) * 2 + Number(isLate);
}
