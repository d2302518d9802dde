/** Executes a plan. It may break off at any point: the next upload continues from there. */
import { sayBytes } from '../../generator/terminal.ts';
import { formatManifest, manifestName, type Manifest } from './manifest.ts';
import { kindOf, type UploadPlan } from './planUpload.ts';
import { sendHtaccess, type LiveHost } from './sendHtaccess.ts';

/** The manifest is written before every tenth file: at most ten are sent again after a break. */
const journalFiles = 10;

const comfort =
  'Visitors still see a whole site: the old pages, the new ones or some of each. ' +
  'Run npm run upload again and it goes on where it stopped.';

/**
 * Sends and deletes files, reports each, and keeps the server's manifest true throughout. An abort
 * lets the current file finish. Throws one sentence.
 */
export async function executePlan(
  { needed, uploads, before, after }: UploadPlan,
  files: ReadonlyMap<string, Buffer>,
  host: LiveHost,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (!needed) return;
  const { remote } = host;
  const write = (manifest: Manifest) => writeManifest(remote, manifest);
  const onServer = { ...before.files };
  const unverified = new Set(before.unverified);
  const firstPage = uploads.findIndex((name) => kindOf(name) === 'page');
  try {
    for (const [index, name] of uploads.entries()) {
      if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
      // Before the first file: a later upload knows what to delete; a read-only folder fails early.
      // Before the first page: once it is public, the manifest must list all of its assets.
      const isDue = index % journalFiles === 0 || index === firstPage;
      if (isDue) await write({ ...before, files: onServer, unverified: [...unverified] });
      const bytes = files.get(name)!;
      await (name === '.htaccess' ? sendHtaccess(bytes, host) : remote.send(name, bytes));
      onServer[name] = after.files[name]!;
      unverified.delete(name);
      say(`${index + 1} of ${uploads.length}: ${name}  ${sayBytes(bytes.length)}`);
    }
    await write(after);
    for (const name of after.unverified) {
      await remote.remove(name);
      say(`Deleted: ${name}`);
    }
    if (after.unverified.length > 0) await write({ ...after, unverified: [] });
  } catch (cause) {
    throw new Error(`${(cause as Error).message} ${comfort}`, { cause });
  }
}

/** Throws one sentence. */
export async function writeManifest(remote: LiveHost['remote'], manifest: Manifest): Promise<void> {
  await remote.send(manifestName, Buffer.from(formatManifest(manifest)));
}
