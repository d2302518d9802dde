/** Reads, sends and renames one file over an open FTP connection. */
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FTPError, type Client } from 'basic-ftp';
import { sayBytes } from '../../generator/terminal.ts';
import { FinalError } from './uploadErrors.ts';

/** A list of what has been sent has some 100 bytes for each file, and other files that are read are shorter. */
const usualMaxBytes = 2 * 1024 * 1024;

/** Returns whether an error is the server's refusal of a command: with one of the codes, or with any from 500. */
export function isRefusal(error: unknown, ...codes: number[]): error is FTPError {
  if (!(error instanceof FTPError)) return false;
  return codes.length > 0 ? codes.includes(error.code) : error.code >= 500;
}

/**
 * Returns a file's content, or undefined if it does not exist. `tellsSizes`: whether the server knows SIZE. Throws if there are
 * more than `maxBytes`.
 */
export async function readRemote(
  client: Client,
  name: string,
  tellsSizes: boolean,
  maxBytes = usualMaxBytes,
) {
  // ProFTPD cuts the connection when one reads a file that does not exist, so its size is asked for first.
  if (tellsSizes && (await existsBySize(client, name)) === false) return undefined;
  let length = 0;
  const sink = new Transform({
    transform(piece: Buffer, _, done) {
      length += piece.length;
      done(length > maxBytes ? new Error('too long') : null, piece);
    },
  });
  try {
    const [bytes] = await Promise.all([buffer(sink), client.downloadTo(sink, name)]);
    return bytes;
  } catch (error) {
    if (isRefusal(error, 550)) return undefined;
    if (length > maxBytes) {
      client.close();
      throw new FinalError('endless', `${name} has more than ${sayBytes(maxBytes)}`);
    }
    throw error;
  }
}

/** Returns whether a file exists, however long it is. `tellsSizes`: whether the server knows SIZE. */
export async function existsRemote(client: Client, name: string, tellsSizes: boolean) {
  const told = tellsSizes ? await existsBySize(client, name) : undefined;
  if (told !== undefined) return told;
  try {
    return (await readRemote(client, name, false)) !== undefined;
  } catch (error) {
    // A file that is too long to be read is there.
    if (error instanceof FinalError) return true;
    throw error;
  }
}

/** Returns whether a file has a size, and with it exists; undefined if the server does not know the command SIZE. */
async function existsBySize(client: Client, name: string): Promise<boolean | undefined> {
  try {
    await client.size(name);
    return true;
  } catch (error) {
    if (isRefusal(error, 500, 502, 504)) return undefined;
    if (isRefusal(error)) return false;
    throw error;
  }
}

/**
 * Returns how many bytes of a file had arrived when its transfer was cut. `before` is the number that the last cut gave:
 * the same number twice means that the disk is full, which a server cannot say once the connection is cut. Then it
 * deletes the partial file and throws.
 */
export async function sizeAfterCut(client: Client, part: string, length: number, before?: number) {
  const arrived = await sizeOf(client, part);
  // A server that does not tell, or has nothing, takes the whole file again.
  const size = arrived || length;
  if (size === length || size !== before) return size;
  await client.remove(part, true);
  throw new FinalError('full', `cut twice after ${size} of ${length} bytes`);
}

/** Sends a file. Throws when the server then has another number of bytes than were sent. */
export async function putFile(client: Client, bytes: Buffer, name: string): Promise<void> {
  try {
    await client.uploadFrom(Readable.from(piecesOf(bytes)), name);
  } catch (error) {
    // What has arrived of a file that is refused would fill the disk.
    if (error instanceof FTPError && !client.closed)
      await client.remove(name, true).catch(() => {});
    throw error;
  }
  const size = await sizeOf(client, name);
  // If the file is missing altogether, the rename that follows fails, and its error says why.
  if (size !== undefined && size !== bytes.length)
    throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

/** Splits a content into pieces of 16 KB. basic-ftp restarts its time-out with each; a larger one could take longer. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  const length = 16_384;
  for (let start = 0; start < bytes.length; start += length)
    yield bytes.subarray(start, start + length);
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
