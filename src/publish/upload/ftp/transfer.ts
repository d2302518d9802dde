/** Reads, sends and renames one file over an open FTP connection. */
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FTPError, type Client } from 'basic-ftp';
import { sayBytes } from '../../../generator/terminal.ts';
import { FinalError } from './uploadErrors.ts';

/** The manifest has about 100 bytes per file, and other files that are read are shorter. */
const usualMaxBytes = 2 * 1024 * 1024;

/** Returns whether an error is the server's refusal of a command: with one of `codes`, or by default with any code from 500. */
export function isRefusal(error: unknown, ...codes: number[]): error is FTPError {
  if (!(error instanceof FTPError)) return false;
  return codes.length > 0 ? codes.includes(error.code) : error.code >= 500;
}

/**
 * Returns a file's content, or undefined if there is none. `supportsSize` is whether the server knows SIZE. Throws a FinalError
 * if the file has more than `maxBytes`.
 */
export async function readRemote(
  client: Client,
  name: string,
  supportsSize: boolean,
  maxBytes = usualMaxBytes,
) {
  // ProFTPD drops the connection if a client reads a missing file, so the size is requested first.
  if (supportsSize && (await existsBySize(client, name)) === false) return undefined;
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

/** Returns whether a file exists, however long it is. `supportsSize` is whether the server knows SIZE. */
export async function existsRemote(client: Client, name: string, supportsSize: boolean) {
  const told = supportsSize ? await existsBySize(client, name) : undefined;
  if (told !== undefined) return told;
  try {
    return (await readRemote(client, name, false)) !== undefined;
  } catch (error) {
    // A file that is too long to read exists.
    if (error instanceof FinalError) return true;
    throw error;
  }
}

/** Returns whether a file exists, which it does if it has a size; undefined if the server does not know SIZE. */
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
 * Returns how many bytes of a file had arrived when its transfer was interrupted; `before` is the number of the last
 * interruption. The same number twice means that the disk is full, which a server cannot say on a lost connection. Then it
 * deletes the partial file and throws a FinalError.
 */
export async function sizeAfterCut(client: Client, part: string, length: number, before?: number) {
  const arrived = await sizeOf(client, part);
  // If the server gives no size, or has nothing, the whole file is sent again.
  const size = arrived || length;
  if (size === length || size !== before) return size;
  await client.remove(part, true);
  throw new FinalError('full', `cut twice after ${size} of ${length} bytes`);
}

/** Sends a file. Throws if the size on the server then differs from what was sent. */
export async function putFile(client: Client, bytes: Buffer, name: string): Promise<void> {
  try {
    await client.uploadFrom(Readable.from(piecesOf(bytes)), name);
  } catch (error) {
    // The partial file of a refused transfer would fill the disk.
    if (error instanceof FTPError && !client.closed)
      await client.remove(name, true).catch(() => {});
    throw error;
  }
  const size = await sizeOf(client, name);
  // If the file is missing altogether, the rename that follows fails, and its error says why.
  if (size !== undefined && size !== bytes.length)
    throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

/** Splits a file's content into 16 KB pieces. basic-ftp restarts its timeout with each; a larger one could take longer. */
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
 * Lets visitors read a file (644) or open a folder (755), because with a umask of 077 only its owner can. Returns whether the
 * server did it: many refuse the command, and do not need it.
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
