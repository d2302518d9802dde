/** Sends and deletes what a plan says. It may be interrupted at any point: the next upload continues from there. */
import { sayBytes } from '../../generator/terminal.ts';
import { writeManifest, type Manifest } from './plan/manifest.ts';
import { kindOf, type SiteFiles, type UploadPlan } from './plan/planUpload.ts';
import { foldersOf, type RemoteFolder } from './ftp/remoteFolder.ts';

/** How many files are sent between two writes of the manifest: at most this many are sent again after an interrupted upload. */
const filesPerManifestWrite = 10;

/**
 * Sends and deletes the files of a plan one by one. Yields a line for each, with the file's name if it has gone live. `begun` is
 * the manifest on the server, which is kept true at every moment. `sendRules` sends .htaccess, and returns whether the server
 * accepts it.
 */
export async function* executePlan(
  { uploads, deletions, manifestAfter }: UploadPlan,
  files: SiteFiles,
  begun: Manifest,
  remote: Pick<RemoteFolder, 'send' | 'remove' | 'removeIfEmpty'>,
  sendRules: () => Promise<boolean>,
): AsyncGenerator<{ line: string; sent?: string }> {
  const manifest = { ...begun, files: { ...begun.files } };
  const after = { ...manifestAfter, release: begun.release, files: { ...manifestAfter.files } };
  const firstPage = uploads.findIndex((name) => kindOf(name) === 'page');
  for (const [index, sent] of uploads.entries()) {
    // The manifest is written before the first page too: once a page is public, it must list all of its assets.
    if (index > 0 && (index % filesPerManifestWrite === 0 || index === firstPage))
      await writeManifest(remote, manifest);
    const bytes = files.get(sent)!;
    if (sent === '.htaccess') {
      const isAccepted = await sendRules();
      if (!isAccepted) {
        // Without its line in the manifest, the next upload sends the file again.
        delete after.files[sent];
        continue;
      }
    } else {
      await remote.send(sent, bytes);
    }
    manifest.files[sent] = manifestAfter.files[sent]!;
    manifest.unsure = manifest.unsure.filter((name) => name !== sent);
    yield { line: `${index + 1} of ${uploads.length}: ${sent}  ${sayBytes(bytes.length)}`, sent };
  }
  await writeManifest(remote, after);
  for (const name of deletions) {
    await remote.remove(name);
    yield { line: `Deleted: ${name}` };
  }
  // In this order each folder comes before the one around it, which is empty only then.
  const folders = [...new Set(deletions.flatMap(foldersOf))].sort().reverse();
  for (const folder of folders) await remote.removeIfEmpty(folder);
  if (deletions.length > 0) await writeManifest(remote, { ...after, unsure: [] });
}
