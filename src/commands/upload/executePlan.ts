/** Sends and deletes what a plan says. It may be cut off at any point: the next upload continues from there. */
import { sayBytes } from '../../generator/report/terminal.ts';
import { writeManifest } from './manifest.ts';
import { kindOf, type UploadPlan } from './planUpload.ts';
import { sendHtaccess } from './sendHtaccess.ts';
import type { SiteFiles, Upload } from './uploadRelease.ts';

/** How many files are sent between two writes of the manifest: as many are sent again at most if the upload is cut off. */
const filesPerManifestWrite = 10;

/**
 * Sends and deletes the files of a plan, and says each. The manifest on the server is true at every moment. If the signal is
 * aborted, throws once the current file is sent.
 */
export async function executePlan(
  { needed, uploads, deletions, manifestBefore, manifestAfter }: UploadPlan,
  files: SiteFiles,
  upload: Upload,
): Promise<void> {
  if (!needed) return;
  const { remote, say, sent, signal } = upload;
  const manifest = structuredClone(manifestBefore);
  const after = structuredClone(manifestAfter);
  const firstPage = uploads.findIndex((name) => kindOf(name) === 'page');
  for (const [index, name] of uploads.entries()) {
    if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
    // The manifest is written before the first file, so that a later upload knows what this one may have left half
    // done, and a read-only folder fails early. It is written before the first page too: once a page is public, the
    // manifest must list all of its assets.
    if (index % filesPerManifestWrite === 0 || index === firstPage)
      await writeManifest(remote, manifest);
    const bytes = files.get(name)!;
    if (name !== '.htaccess') await remote.send(name, bytes);
    else if (!(await sendHtaccess(bytes, upload))) {
      // Without its line in the manifest, the next upload sends the file again.
      delete after.files[name];
      continue;
    }
    sent.push(name);
    manifest.files[name] = manifestAfter.files[name]!;
    manifest.unsure = manifest.unsure.filter((each) => each !== name);
    say(`${index + 1} of ${uploads.length}: ${name}  ${sayBytes(bytes.length)}`);
  }
  await writeManifest(remote, after);
  for (const name of deletions) {
    await remote.remove(name);
    say(`Deleted: ${name}`);
  }
  if (deletions.length > 0) await writeManifest(remote, { ...after, unsure: [] });
}
