/** Sends and deletes what a plan says. It may be cut off at any point: the next upload continues from there. */
import { sayBytes } from '../../generator/report/terminal.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { kindOf, type SiteFiles, type UploadPlan } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';

/** How many files are sent between two writes of the manifest: as many are sent again at most if the upload is cut off. */
const filesPerManifestWrite = 10;

interface Execution {
  readonly files: SiteFiles;
  /** The manifest on the server, which has this upload's release already. */
  readonly begun: Manifest;
  readonly remote: Pick<RemoteFolder, 'send' | 'remove'>;
  /** Sends .htaccess; returns false where the server refuses it. */
  readonly sendRules: () => Promise<boolean>;
  readonly say: (line: string) => void;
  /** Is called with each file that visitors have got. */
  readonly onSent: (name: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends and deletes the files of a plan, and says each. The manifest on the server is true at every moment. If the signal is
 * aborted, throws once the current file is sent.
 */
export async function executePlan(
  { uploads, deletions, manifestAfter }: UploadPlan,
  { files, begun, remote, sendRules, say, onSent, signal }: Execution,
): Promise<void> {
  const manifest = { ...begun, files: { ...begun.files } };
  const after = { ...manifestAfter, release: begun.release, files: { ...manifestAfter.files } };
  const firstPage = uploads.findIndex((name) => kindOf(name) === 'page');
  for (const [index, name] of uploads.entries()) {
    if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
    // The manifest is written before the first page too: once a page is public, it must list all of its assets.
    if (index > 0 && (index % filesPerManifestWrite === 0 || index === firstPage))
      await writeManifest(remote, manifest);
    const bytes = files.get(name)!;
    if (name !== '.htaccess') await remote.send(name, bytes);
    else if (!(await sendRules())) {
      // Without its line in the manifest, the next upload sends the file again.
      delete after.files[name];
      continue;
    }
    onSent(name);
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
