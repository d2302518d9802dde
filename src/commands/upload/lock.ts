/** A lock on the server: one upload at a time, from whichever computer. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { object, parseJson, pipe, safeParse, string } from 'valibot';
import { readCache, writeCache } from '../../generator/cache.ts';
import { sayCount } from '../../generator/terminal.ts';
import { manifestName } from './manifest.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { quotable } from './uploadErrors.ts';

const folder = '.upload-lock';
/**
 * It names a computer, mostly after a person. Apache and LiteSpeed show no visitor a file whose name
 * begins with .ht, even where they ignore our .htaccess.
 */
const ownerName = `${folder}/.htowner`;

/** An upload writes its list of files before every tenth file: after so much silence it is dead. */
const silenceMinutes = 15;

/** How often to look for the name of an upload that has just made the lock: slow lines take 7 s. */
const looks = 5;

/** Who uploads, and where this computer remembers its own lock. */
export interface Uploader {
  /** The name of the computer, for those who have to wait. */
  readonly computer: string;
  /** A file on this computer: an upload that was killed leaves its lock, which the next one knows by it. */
  readonly record: string;
}

/** The lock that this computer took last; without a process, its upload has ended. */
interface OwnLock {
  readonly token: string;
  readonly pid?: number;
}

const ownerSchema = pipe(string(), parseJson(), object({ computer: string(), token: string() }));

export type Lock = Awaited<ReturnType<typeof takeLock>>;

/**
 * Takes the lock before anything is changed. Takes over the lock of a dead upload: one of this
 * computer whose process has ended, one without a sign of life for 15 minutes by the server's own
 * clock, with `isForced` any. `pause` is how long to wait, in milliseconds, until others would show.
 * Throws a sentence that says who uploads, and since when.
 */
export async function takeLock(
  remote: RemoteFolder,
  { computer, record }: Uploader,
  { isForced = false, pause }: { readonly isForced?: boolean | undefined; readonly pause: number },
  warn: (line: string) => void,
) {
  const token = randomUUID();
  const note = 'An upload is under way. It deletes this folder at its end.';
  const text = `${JSON.stringify({ note, computer, token })}\n`;
  const isNew = await findFree(remote, record, { isForced, pause }, warn);
  writeCache(record, { token, pid: process.pid });
  try {
    await remote.send(ownerName, Buffer.from(text));
  } catch (error) {
    // Nothing may be written there: nothing is left there.
    if (remote.isOpen()) await remote.remove(ownerName);
    throw error;
  }
  // Who takes over waits as long as this one goes on without a look.
  remote.guard(ownerName, text, pause);
  // Two may take over at the same moment: the last to write its name has the lock.
  if (!isNew) {
    await setTimeout(pause);
    await remote.confirm();
  }
  /** Leaves it to the next upload from this computer. */
  const leave = () => writeCache(record, { token });
  return {
    /** Whether an earlier upload broke off while it had the lock. */
    isTakenOver: !isNew,
    leave,

    /** Frees it; leaves it where that fails. */
    async release(): Promise<void> {
      try {
        await remote.confirm();
        await remote.remove(ownerName);
        rmSync(record, { force: true });
      } catch {
        leave();
      }
    },
  };
}

/** Returns true when it has made the lock, false when the present one may be taken over. */
async function findFree(
  remote: RemoteFolder,
  record: string,
  { isForced, pause }: { readonly isForced: boolean; readonly pause: number },
  warn: (line: string) => void,
): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    const bytes = await remote.read(ownerName);
    if (bytes) {
      await checkOwner(remote, String(bytes), record, isForced, warn);
      return false;
    }
    // Servers make a folder for one of two alone.
    if (await remote.makeFolder(folder)) {
      if (look === 0) return true;
      await remote.remove(ownerName);
      throw new Error(
        'Could not begin the upload, because another one was under way and has just finished. Nothing of this one has ' +
          'been sent. Look at the site, then run npm run upload again.',
      );
    }
    // Another upload has just begun, or was killed before it wrote its name.
    await setTimeout(pause);
  }
  return false;
}

/** Throws when the owner of the lock may be at work. */
async function checkOwner(
  remote: RemoteFolder,
  text: string,
  record: string,
  isForced: boolean,
  warn: (line: string) => void,
): Promise<void> {
  const owner = safeParse(ownerSchema, text);
  const { token, pid } = readCache<OwnLock>(record) ?? {};
  if (owner.success && owner.output.token === token && !isRunning(pid)) return;
  const { sinceStart, sinceSign } = await readAges(remote);
  const since = sinceStart === undefined ? 'began' : `began ${sayAge(sinceStart)} ago`;
  const computer = owner.success ? quotable(owner.output.computer, 60) : 'another computer';
  if (isForced || (sinceSign ?? 0) > silenceMinutes)
    return warn(`ATTENTION: taking over from the upload that ${since} on ${computer}.`);
  throw new Error(
    `Could not begin the upload, because another one is under way: it ${since} on ${computer}. ` +
      'Nothing of this one has been sent. Wait until it has finished, then run npm run upload again. If it has stopped without ' +
      `finishing, the same computer can go on at once, and any other ${silenceMinutes} minutes later, or at once ` +
      'with npm run upload -- --all.',
  );
}

/**
 * Returns for how many minutes the lock has been there, and since when its upload has given no sign
 * of life. By the server's clock alone: those of laptops go wrong. Undefined where it tells no times.
 */
async function readAges(remote: RemoteFolder) {
  const began = await remote.modified(ownerName);
  const listed = (await remote.modified(manifestName)) ?? 0;
  const probe = '.upload-now';
  await remote.send(probe, Buffer.from('now'));
  const now = await remote.modified(probe);
  await remote.remove(probe);
  if (now === undefined || began === undefined) return {};
  const sign = Math.max(began, listed);
  return { sinceStart: (now - began) / 60_000, sinceSign: (now - sign) / 60_000 };
}

function sayAge(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  return minutes < 90
    ? sayCount(Math.round(minutes), 'minute')
    : sayCount(Math.round(minutes / 60), 'hour');
}

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Without permission to ask, there is a process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
