/** Does what a plan says, so that it may break off at any point and the next upload goes on from there. */
import { sayBytes } from '../../generator/terminal.ts';
import { formatManifest, manifestName, type Manifest } from './manifest.ts';
import { classOf, type UploadPlan } from './planUpload.ts';
import type { Remote } from './remoteFolder.ts';

/** The manifest is written before so many files; an upload that breaks off sends no more than that once again. */
const journalFiles = 10;

const comfort =
  'Visitors still see a whole site: the old pages, the new ones or some of each. ' +
  'Run npm run upload again and it goes on where it stopped.';

/**
 * Sends, deletes and keeps the server's manifest true throughout; says each file. An abort lets the file at hand
 * finish. Throws one sentence.
 */
export async function runUpload(
  { needed, uploads, before, after }: UploadPlan,
  files: ReadonlyMap<string, Buffer>,
  remote: Remote,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (!needed) return;
  const write = (manifest: Manifest) =>
    remote.send(manifestName, Buffer.from(formatManifest(manifest)));
  const there = { ...before.files };
  const unsure = new Set(before.unsure);
  const firstPage = uploads.findIndex((name) => classOf(name) === 'page');
  try {
    for (const [index, name] of uploads.entries()) {
      if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
      // Before the first file: whoever deletes later knows what may be there, and a folder that refuses shows at once.
      // Before the first page: once it is there, all that it needs must be known to be there too.
      const isDue = index % journalFiles === 0 || index === firstPage;
      if (isDue) await write({ ...before, files: there, unsure: [...unsure] });
      const bytes = files.get(name)!;
      await remote.send(name, bytes);
      there[name] = after.files[name]!;
      unsure.delete(name);
      say(`${index + 1} of ${uploads.length}: ${name}  ${sayBytes(bytes.length)}`);
    }
    await write(after);
    for (const name of after.unsure) {
      await remote.remove(name);
      say(`Deleted: ${name}`);
    }
    if (after.unsure.length > 0) await write({ ...after, unsure: [] });
  } catch (error) {
    throw new Error(`${(error as Error).message} ${comfort}`, {
      cause: error,
    });
  }
}
