/** The site's folder on the server: reads, sends and deletes files, and connects again when the connection is cut. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { FTPError, type Client } from 'basic-ftp';
import { connect } from './connect.ts';
import { ftpError, type FtpAttempt } from './ftpErrors.ts';
import type { Access } from '../../../hosting/ftpSettings.ts';
import type { RetryPolicy } from './retryPolicy.ts';
import {
  allowReading,
  existsRemote,
  readRemote,
  sizeAfterCut,
  isRefusal,
  moveInto,
  putFile,
  sizeOf,
} from './transfer.ts';
import { FinalError } from './uploadErrors.ts';
import { withinTime } from './withinTime.ts';

/** The slowest connection on which files still arrive by FTP. */
const bytesPerMillisecond = 4;

/** After this many timeouts in a row the upload ends, because the server or the network is down. */
const maxTimeouts = 3;

/** A file on the server with the id of the upload that began last. An upload that finds another id stops. */
const uploadIdFile = '.upload.id';

export type RemoteFolder = ReturnType<typeof openRemoteFolder>;

/**
 * Returns the operations on the folder. The first call connects. Each retries after a lost connection, reports that with `say`,
 * and throws an Error that says what staff can do.
 */
export function openRemoteFolder(
  access: Access,
  { timeout, pauses, claimCheckInterval }: RetryPolicy,
  say: (line: string) => void,
) {
  const uploadId = randomUUID();
  /** The upload that began before this one, or ''. */
  let earlier = '';
  let connection: Client | undefined;
  /** The folders that this upload has seen or made on the server. */
  const folders = new Set<string>();
  /** Whether anything has succeeded. Until then the settings or the network may be wrong, and nothing is retried. */
  let hasWorked = false;
  /** How many timeouts there have been in a row. */
  let timeouts = 0;
  /** Whether the server knows the command SIZE. Some do not, and answer as if the file did not exist. */
  let supportsSize = true;
  /** Whether the server accepts SITE CHMOD. */
  let supportsChmod = true;
  /** When the claim was last checked, in milliseconds since 1970; Infinity until there is a claim, so that no check is due. */
  let claimCheckedAt = Infinity;

  return {
    /** The id of this upload, which is in the names of the partial files that it may leave. */
    uploadId,

    /** Claims the folder for this upload: an earlier one stops, and this one stops when a later one claims it. */
    claim: () =>
      withRetry({ step: 'begin' }, async (client) => {
        earlier = `${(await readRemote(client, uploadIdFile, supportsSize)) ?? ''}`;
        const sendId = (over: Client) => over.uploadFrom(Readable.from([uploadId]), uploadIdFile);
        await sendId(client).catch(async (error: Error) => {
          const acceptsPlainName = await takesPlainName();
          if (!acceptsPlainName) throw error;
          // The connection may have been lost by chance; a server that rejects such names rejects this one again.
          await sendId(connection!).catch((again: Error) => {
            throw new FinalError('dotNames', again.message);
          });
        });
        supportsSize = (await sizeOf(connection!, uploadIdFile)) !== undefined;
        claimCheckedAt = 0;
      }),

    /** Returns a file's content, or undefined if it does not exist. Throws if it has more than `maxBytes`, by default 2 MB. */
    read: (name: string, maxBytes?: number) =>
      withRetry({ step: 'read', name }, (client) =>
        readRemote(client, name, supportsSize, maxBytes),
      ),

    /** Returns whether a file exists. It may be a long video, so it is read only if the server does not know SIZE. */
    exists: (name: string) =>
      withRetry({ step: 'lookFor', name }, (client) => existsRemote(client, name, supportsSize)),

    /** Returns what is in a folder, or nothing if the server does not list it. The site's folder is `.`. */
    entries: (folder: string) =>
      withRetry({ step: 'list' }, (client) =>
        client.list(folder === '.' ? '' : folder).catch(() => []),
      ),

    /** Sends a file under a temporary name, then renames it, so that no visitor gets half a file. */
    send(name: string, bytes: Buffer): Promise<void> {
      const part = partOf(name, uploadId);
      let cut: number | undefined;
      return withRetry(
        { step: 'send', name },
        async (client, isRetry) => {
          if (isRetry) cut = await sizeAfterCut(client, part, bytes.length, cut);
          await makeFolders(client, name);
          await putFile(client, bytes, part);
          // The new file replaces the old one, whose mode is lost.
          if (supportsChmod) supportsChmod = await allowReading(client, part, '644');
          await checkClaim(client);
          await moveInto(client, part, name);
        },
        bytes.length,
      );
    },

    /**
     * Deletes the partial file of this name that an interrupted upload left, if it was the one with this id, or the one before
     * this upload.
     */
    removePart: (name: string, interruptedId: string) =>
      withRetry({ step: 'deletePart', name }, async (client) => {
        for (const id of new Set([interruptedId, earlier]))
          if (id !== '') await client.remove(partOf(name, id), true);
      }),

    /** Deletes a file. */
    remove: (name: string) =>
      withRetry({ step: 'delete', name }, async (client) => {
        await client.remove(name).catch(async (error: unknown) => {
          if (!isRefusal(error) || (await sizeOf(client, name)) !== undefined) throw error;
        });
      }),

    /** Deletes a folder if it is empty. A server refuses to delete one that is not, which is what we want. */
    removeIfEmpty: (folder: string) =>
      withRetry({ step: 'deleteFolder', name: folder }, async (client) => {
        folders.delete(folder);
        await client.sendIgnoringError(`RMD ${folder}`);
      }),

    close: () => connection?.close(),
  };

  async function withRetry<T>(
    tried: FtpAttempt,
    action: (client: Client, isRetry: boolean) => Promise<T>,
    length = 0,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const begun = performance.now();
      try {
        const client = await open();
        const work = checkClaim(client).then(() => action(client, attempt > 0));
        const result = await withinTime(
          5 * timeout + length / bytesPerMillisecond,
          client,
          work,
        ).catch((error: unknown) => {
          throw ftpError(error, tried, access);
        });
        hasWorked = true;
        timeouts = 0;
        return result;
      } catch (error) {
        const pause = pauses[attempt];
        const { cause } = error as { cause?: Error };
        // After so long, an error that is not an answer of the server is a timeout.
        const isSilence = !(cause instanceof FTPError) && performance.now() - begun >= timeout;
        timeouts = isSilence ? timeouts + 1 : 0;
        const isOver = pause === undefined || timeouts >= maxTimeouts;
        if (isOver || !hasWorked || !mayRetryAfter(cause)) throw error;
        connection?.close();
        say(`The connection was lost; trying again in ${Math.ceil(pause / 1000)} s.`);
        await setTimeout(pause);
      }
    }
  }

  /** Whether the server accepts a file whose name has no leading dot. Connects again if the connection was lost. */
  async function takesPlainName(): Promise<boolean> {
    const name = `upload-check-${uploadId.slice(0, 8)}.txt`;
    try {
      const client = connection?.closed ? await connect(access, timeout, hasWorked) : connection!;
      connection = client;
      await client.uploadFrom(Readable.from([uploadId]), name);
      await client.remove(name);
      return true;
    } catch {
      return false;
    }
  }

  async function open(): Promise<Client> {
    if (connection?.closed === false) return connection;
    folders.clear();
    connection = await connect(access, timeout, hasWorked);
    return connection;
  }

  /**
   * Checks the claim if the last check is too old, as after a laptop has slept. Throws a FinalError if a later upload has claimed
   * the folder.
   */
  async function checkClaim(client: Client): Promise<void> {
    if (Date.now() - claimCheckedAt < claimCheckInterval) return;
    claimCheckedAt = Date.now();
    if (String(await readRemote(client, uploadIdFile, supportsSize)) !== uploadId)
      throw new FinalError('overtaken', 'another upload has begun');
  }

  async function makeFolders(client: Client, name: string): Promise<void> {
    for (const folder of foldersOf(name)) {
      // Most folders exist, so the server answers with an error. If a folder cannot be made, sending the file fails.
      if (folders.has(folder)) continue;
      await client.sendIgnoringError(`MKD ${folder}`);
      // An earlier upload may have made it with a mode that keeps visitors out.
      if (supportsChmod) await allowReading(client, folder, '755');
      folders.add(folder);
    }
  }
}

/** Returns the folders around a file, the outermost first, without the site's own. */
export function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Returns the temporary name under which a file is sent. Each upload has its own: otherwise a late rename by an earlier upload
 * could publish a file that this one has half sent. Servers allow names of at most 255 bytes, and a character may take three.
 */
function partOf(name: string, uploadId: string): string {
  const { dir, base } = path.posix.parse(name);
  return path.posix.join(dir, `${base.slice(0, 60)}.${uploadId.slice(0, 8)}.part`);
}

/**
 * Returns whether a retry may help: for these codes of RFC 959 (service closing, no data connection, transfer aborted),
 * and for any error that is not the server's answer.
 */
function mayRetryAfter(error: unknown): boolean {
  if (error instanceof FTPError) return [421, 425, 426].includes(error.code);
  return !(error instanceof FinalError);
}
