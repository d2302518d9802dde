/** Does what a plan says, so that it may break off at any point and the next upload goes on from there. */
import path from 'node:path';
import { sayBytes } from '../words.ts';
import { formatManifest, manifestName, type Manifest } from './manifest.ts';
import { classOf, type UploadPlan } from './planUpload.ts';
import { AnotherUpload, type Remote } from './remote.ts';

/** Where the progress is shown: in a terminal one line that is written over, elsewhere a line for each file. */
export type Screen = Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>> & { write(text: string): unknown };

/** The manifest is written after so many files; a process that is killed loses no more than that. */
const journalFiles = 10;

/** Begins the line of a terminal anew. */
const cleared = '\r\x1b[K';

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
  screen: Screen,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!plan.needed) return [];
  try {
    // Before the first file: whoever deletes later knows what may be there, and a folder that refuses shows at once.
    await writeManifest(remote, plan.before);
    await sendAll(plan, remote, screen, signal);
    await writeManifest(remote, plan.after);
    return await deleteDoomed(plan.after, remote);
  } catch (error) {
    throw new Error(`${(error as Error).message} ${comfort}`, { cause: (error as Error).cause ?? error });
  }
}

async function sendAll(
  { uploads, before }: UploadPlan,
  remote: Remote,
  screen: Screen,
  signal?: AbortSignal,
): Promise<void> {
  const files = { ...before.files };
  const pending = { ...before.pending };
  let unwritten = 0;
  const write = async () => {
    if (unwritten === 0) return;
    unwritten = 0;
    await writeManifest(remote, { ...before, files, pending });
  };
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  try {
    for (const [index, { name, bytes, hash, size }] of uploads.entries()) {
      if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
      // Once a page is there, all that it needs must be known to be there too.
      if (classOf(name) === 'page' && classOf(uploads[index - 1]?.name ?? '') === 'asset') await write();
      sent += size;
      const share = `${Math.floor((100 * sent) / (total || 1))} %`.padStart(5);
      const line = `${share}  ${name}  ${sayBytes(size)}`;
      // Its name is enough while it is sent: the largest files are those of public/video, of 200 KB.
      if (screen.isTTY) screen.write(`${cleared}${line.slice(0, (screen.columns ?? 80) - 1)}`);
      await remote.send(name, bytes);
      if (!screen.isTTY) screen.write(`${line}\n`);
      files[name] = { hash, size };
      delete pending[name];
      if (++unwritten >= journalFiles) await write();
    }
  } catch (error) {
    // The reason for stopping is worth more than a second failure; the manifest of another upload is not ours to write.
    const alone = !((error as Error).cause instanceof AnotherUpload);
    if (remote.connected && alone) await write().catch(() => {});
    throw error;
  } finally {
    if (screen.isTTY) screen.write(cleared);
  }
}

async function deleteDoomed(manifest: Manifest, remote: Remote): Promise<string[]> {
  const doomed = Object.keys(manifest.doomed).sort();
  if (doomed.length === 0) return [];
  const left: string[] = [];
  for (const name of doomed) {
    if (!(await remote.remove(name, manifest.doomed[name]!))) left.push(name);
  }
  const used = new Set(Object.keys({ ...manifest.files, ...manifest.kept }).map((name) => path.posix.dirname(name)));
  const emptied = new Set(doomed.map((name) => path.posix.dirname(name)).filter((folder) => !used.has(folder)));
  for (const folder of emptied) await remote.removeEmptyFolder(folder);
  await writeManifest(remote, { ...manifest, doomed: {} });
  return left;
}

async function writeManifest(remote: Remote, manifest: Manifest): Promise<void> {
  await remote.send(manifestName, Buffer.from(formatManifest(manifest)));
}
