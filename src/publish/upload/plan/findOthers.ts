/** Finds files in the site's folder that are not ours, such as those of an earlier site or the hosting panel. */
import { isHashed } from '../../../generator/webServer/fileNames.ts';
import { namesIn, type Manifest } from './manifest.ts';
import type { SiteFiles } from './planUpload.ts';
import type { RemoteFolder } from '../ftp/remoteFolder.ts';
import { quotable } from '../ftp/uploadErrors.ts';

/**
 * Returns as `notOurs` the names of `files` that are on the server although no upload has put them there, and as `lines` a
 * warning for each kind of foreign content: files that an upload replaces, lines of .htaccess that it leaves out (`dropped`), and
 * files that it leaves in the folder.
 */
export async function findOthers(
  { exists, entries }: Pick<RemoteFolder, 'exists' | 'entries'>,
  files: SiteFiles,
  manifest: Manifest,
  dropped: readonly string[],
): Promise<{ notOurs: string[]; lines: string[] }> {
  const notOurs: string[] = [];
  const sentBefore = new Set(namesIn(manifest));
  for (const name of files.keys()) {
    // Hashed names are skipped, because nobody else uses such names.
    if (!sentBefore.has(name) && !isHashed(name) && (await exists(name))) notOurs.push(name);
  }
  const replaced = notOurs.filter((name) => name !== '.htaccess');
  const ours = new Set([...files.keys()].map((name) => name.split('/')[0]!));
  const isFirst = Object.keys(manifest.files).length === 0;
  const listed = isFirst ? await entries('.') : [];
  const others = listed
    .map(({ name }) => name)
    .filter((name) => !/^\.|^cgi-bin$/.test(name) && !ours.has(name));
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
  return { notOurs, lines: lines.flatMap((line) => (line ? `ATTENTION: ${line}` : [])) };
}
