/** Finds what others have put into the site's folder, such as an earlier site or the hosting panel. */
import { namesIn, type Manifest } from './manifest.ts';
import { isHashed } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { joinFormer } from './sendHtaccess.ts';
import { quotable } from './uploadErrors.ts';

/**
 * Returns which of the names are on the server although no upload has put them there. Hashed names are not looked for:
 * nobody else gives such names.
 */
export async function findNotOurs(
  remote: RemoteFolder,
  names: readonly string[],
  manifest: Manifest,
): Promise<string[]> {
  const ours = new Set(namesIn(manifest));
  const notOurs: string[] = [];
  for (const name of names) {
    if (!ours.has(name) && !isHashed(name) && (await remote.read(name))) notOurs.push(name);
  }
  return notOurs;
}

/** Returns a line for each kind of thing of others that an upload of `files` replaces, leaves out or leaves in the folder. */
export async function findOthers(
  remote: RemoteFolder,
  files: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  uploads: readonly string[],
  notOurs: readonly string[],
): Promise<string[]> {
  const replaced = notOurs.filter((name) => name !== '.htaccess');
  const { dropped } = uploads.includes('.htaccess')
    ? await joinFormer(files.get('.htaccess')!, remote)
    : { dropped: [] };
  const ours = new Set([...files.keys()].map((name) => name.split('/')[0]!));
  const isFirst = Object.keys(manifest.files).length === 0;
  const others = (isFirst ? await remote.names() : []).filter(
    (name) => !/^\.|^cgi-bin$/.test(name) && !ours.has(name),
  );
  const lines = [
    replaced.length > 0 &&
      `on the server, but not put there by an earlier upload, and to be replaced: ${replaced.join(', ')}.`,
    dropped.length > 0 &&
      'these lines of .htaccess give the addresses of the site to another program, and are left out; ' +
        `.htaccess.before-upload keeps them: ${dropped.map(quotable).join(' | ')}.`,
    others.length > 0 &&
      `of an earlier site, and they stay on the server: ${others.slice(0, 12).map(quotable).join(', ')}. ` +
        '"An earlier site" in src/content/README.md says what to do.',
  ];
  return lines.flatMap((line) => (line ? `ATTENTION: ${line}` : []));
}
