/** Finds files on the server where the site has a folder, and folders where it has a file. */
import { isHashed } from '../../../generator/webServer/fileNames.ts';
import type { Access } from '../../../hosting/ftpSettings.ts';
import type { Manifest } from './manifest.ts';
import type { SiteFiles } from './planUpload.ts';
import { foldersOf, type RemoteFolder } from '../ftp/remoteFolder.ts';
import { errorFrom } from '../ftp/uploadErrors.ts';

/**
 * Throws if the server has a name of the site, but of the wrong kind: it would refuse to replace that, and blame a permission.
 * Looks only into folders for which there is a file that no upload has completed, because looking takes long.
 */
export async function refuseWrongKinds(
  { entries }: Pick<RemoteFolder, 'entries'>,
  files: SiteFiles,
  { files: sent, unsure }: Manifest,
  { host, folder: root }: Access,
): Promise<void> {
  const names = [...files.keys()];
  const folders = new Set(names.flatMap(foldersOf));
  const isNew = (name: string) => !isHashed(name) && (!(name in sent) || unsure.includes(name));
  const toLookInto = new Set(names.filter(isNew).flatMap((name) => ['.', ...foldersOf(name)]));
  const wrong: string[] = [];
  const lookInto = async (folder: string) => {
    if (!toLookInto.has(folder)) return;
    for (const { name, isFile, isDirectory } of await entries(folder)) {
      const at = folder === '.' ? name : `${folder}/${name}`;
      if (isFile && folders.has(at)) wrong.push(`the file ${at} is where a folder must be`);
      if (isDirectory && files.has(at)) wrong.push(`the folder ${at} is where a file must be`);
      if (isDirectory) await lookInto(at);
    }
  };
  await lookInto('.');
  if (wrong.length === 0) return;
  const sentence = {
    reason: `in ${root}, ${wrong.join('; ')}`,
    advice: 'Rename or delete it in the hosting panel, then {AGAIN}.',
  };
  throw errorFrom(sentence, `send the site (${host})`, {});
}
