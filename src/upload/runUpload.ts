/** Does what a plan says, so that it may break off at any point and the next upload goes on from there. */
import path from 'node:path';
import { formatManifest, manifestName, type Manifest } from './manifest.ts';
import type { PlannedFile, UploadPlan } from './planUpload.ts';
import type { Progress } from './progress.ts';
import type { Remote } from './remote.ts';
import { classOf } from './sendingOrder.ts';

/** The manifest is written after so many files or bytes; a process that is killed loses no more than that. */
const journalFiles = 10;
const journalBytes = 1_000_000;

const comfort =
  'Visitors still see a whole site: the old pages, the new ones or some of each. ' +
  'Run npm run upload again and it goes on where it stopped.';

/**
 * Sends, deletes and keeps the server's manifest true throughout. Returns the names to be deleted that were left
 * because somebody has changed the files by hand. An abort lets the file at hand finish. Throws one sentence.
 */
export async function runUpload(
  plan: UploadPlan,
  remote: Remote,
  { progress, signal }: { progress: Progress; signal?: AbortSignal | undefined },
): Promise<string[]> {
  if (!plan.needed) return [];
  try {
    // Before the first file: whoever deletes later knows what may be there, and a folder that refuses shows at once.
    await writeManifest(remote, plan.before);
    await sendAll(plan, remote, progress, signal);
    await writeManifest(remote, plan.after);
    return await deleteAll(plan, remote);
  } catch (error) {
    throw new Error(`${(error as Error).message} ${comfort}`, { cause: (error as Error).cause ?? error });
  }
}

async function sendAll(
  { uploads, before }: UploadPlan,
  remote: Remote,
  progress: Progress,
  signal: AbortSignal | undefined,
): Promise<void> {
  let unwritten: PlannedFile[] = [];
  let journal = before;
  const write = async () => {
    if (unwritten.length === 0) return;
    journal = withSent(journal, unwritten);
    unwritten = [];
    await writeManifest(remote, journal);
  };
  try {
    for (const [index, file] of uploads.entries()) {
      if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
      // Once a page is there, all that it needs must be known to be there too.
      if (classOf(file.name) === 'page' && classOf(uploads[index - 1]?.name ?? '') === 'asset') await write();
      progress.begin(file);
      await remote.send(file.name, file.bytes, progress.sent);
      progress.finish();
      unwritten.push(file);
      const bytes = unwritten.reduce((sum, { size }) => sum + size, 0);
      if (unwritten.length >= journalFiles || bytes >= journalBytes) await write();
    }
  } catch (error) {
    // The reason for stopping is worth more than a second failure.
    if (remote.connected) await write().catch(() => {});
    throw error;
  } finally {
    progress.end();
  }
}

function withSent(journal: Manifest, sent: readonly PlannedFile[]): Manifest {
  const facts = Object.fromEntries(sent.map(({ name, hash, size }) => [name, { hash, size }]));
  return {
    ...journal,
    files: { ...journal.files, ...facts },
    pending: Object.fromEntries(Object.entries(journal.pending).filter(([name]) => !(name in facts))),
  };
}

async function deleteAll({ deletes, after }: UploadPlan, remote: Remote): Promise<string[]> {
  if (deletes.length === 0) return [];
  const left: string[] = [];
  for (const name of deletes) {
    if (!(await remote.remove(name, after.doomed[name] ?? []))) left.push(name);
  }
  const used = new Set(Object.keys({ ...after.files, ...after.kept }).map((name) => path.posix.dirname(name)));
  const emptied = new Set(deletes.map((name) => path.posix.dirname(name)).filter((folder) => !used.has(folder)));
  for (const folder of emptied) await remote.removeEmptyFolder(folder);
  await writeManifest(remote, { ...after, doomed: {} });
  return left;
}

async function writeManifest(remote: Remote, manifest: Manifest): Promise<void> {
  await remote.send(manifestName, Buffer.from(formatManifest(manifest)));
}
