/** Reads, sends and renames one file over an open FTP connection. */
import { Readable, Writable } from 'node:stream';
import { FTPError, type Client } from 'basic-ftp';

/** How many bytes are handed to the FTP client at once. */
const chunkSize = 16_384;

/** An error after which the upload ends at once, because a retry could not help. */
export class FinalError extends Error {}

/** Returns whether an error is the server's refusal of a command: with one of the codes, or with any from 500. */
export function isRefusal(error: unknown, ...codes: number[]): error is FTPError {
  if (!(error instanceof FTPError)) return false;
  return codes.length > 0 ? codes.includes(error.code) : error.code >= 500;
}

/** Returns a file's content, or undefined if it does not exist. `tellsSizes`: whether the server knows SIZE. */
export async function bytesOf(client: Client, name: string, tellsSizes: boolean) {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  // ProFTPD cuts the connection when one reads a file that does not exist, so its size is asked for first.
  if (tellsSizes && (await sizeOf(client, name)) === undefined) return undefined;
  try {
    await client.downloadTo(sink, name);
    return Buffer.concat(chunks);
  } catch (error) {
    if (isRefusal(error, 550)) return undefined;
    throw error;
  }
}

/**
 * Returns how many bytes of a file had arrived when its transfer was cut. `before` is the number that the last cut gave:
 * the same number twice means that the disk is full, which a server cannot say once the connection is cut. Then it
 * deletes the partial file and throws.
 */
export async function sizeAfterCut(client: Client, part: string, length: number, before?: number) {
  const size = (await sizeOf(client, part)) || length;
  if (size === length || size !== before) return size;
  await client.remove(part, true);
  throw new FinalError(`cut twice after ${size} of ${length} bytes`);
}

/** Sends a file. Throws when the server then has another number of bytes than were sent. */
export async function putFile(client: Client, bytes: Buffer, name: string): Promise<void> {
  await deletePartIfRefused(client, name, client.uploadFrom(Readable.from(chunksOf(bytes)), name));
  const size = await sizeOf(client, name);
  // If the file is missing altogether, the rename that follows fails, and its error says why.
  if (size !== undefined && size !== bytes.length)
    throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

/** Waits for a transfer. If the server refuses the rest of a file, deletes what has arrived: it would fill the disk. */
async function deletePartIfRefused(
  client: Client,
  part: string,
  transfer: Promise<unknown>,
): Promise<void> {
  try {
    await transfer;
  } catch (error) {
    if (error instanceof FTPError && !client.closed)
      await client.remove(part, true).catch(() => {});
    throw error;
  }
}

/** Splits a content into chunks. basic-ftp restarts its time-out with each: a large file in one piece would time out. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkSize)
    yield bytes.subarray(start, start + chunkSize);
}

/** Returns a file's size in bytes, or undefined if it does not exist. */
export async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return await client.size(name);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/**
 * Lets visitors read a file (644) or open a folder (755), which a server with the umask 077 keeps to its owner. Returns
 * whether the server did it: many refuse the command, and need none.
 */
export async function allowReading(client: Client, name: string, mode: '644' | '755') {
  const { code } = await client.sendIgnoringError(`SITE CHMOD ${mode} ${name}`);
  return code < 400;
}

/** Renames `part` to `name`, replacing the file of that name if there is one. */
export async function moveInto(client: Client, part: string, name: string): Promise<void> {
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The old file is deleted only if both files exist: without the new one it must stay.
    for (const file of [part, name]) if ((await sizeOf(client, file)) === undefined) throw error;
    // Some servers, such as IIS, refuse to rename a file to a name that exists.
    await client.remove(name);
    await client.rename(part, name);
  }
}
