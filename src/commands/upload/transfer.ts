/** What is done with one file over an open connection. */
import { Readable, Writable } from 'node:stream';
import { FTPError, type Client } from 'basic-ftp';

/** Bytes. */
const chunkSize = 16_384;

/** What no retry helps against. */
export class Stop extends Error {}

/** Whether the server has refused a command, with one of the codes. */
export function isRefusal(error: unknown, ...codes: number[]): error is FTPError {
  if (!(error instanceof FTPError)) return false;
  return codes.length > 0 ? codes.includes(error.code) : error.code >= 500;
}

/** Returns a file's content; undefined when it does not exist. */
export async function bytesOf(client: Client, name: string, tellsSizes: boolean) {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  // ProFTPD cuts the connection where a file to read is missing.
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
 * Takes the size that it returned the time before; returns the size of the partial file. The same
 * size twice means that the disk is full, as the cut hides the server's answer: then it deletes the
 * partial file and throws.
 */
export async function cutAt(client: Client, part: string, length: number, before?: number) {
  const size = (await sizeOf(client, part)) || length;
  if (size === length || size !== before) return size;
  await client.remove(part, true);
  throw new Stop(`cut twice after ${size} of ${length} bytes`);
}

/** Throws when the server holds fewer bytes than were sent. */
export async function putFile(client: Client, bytes: Buffer, name: string): Promise<void> {
  await freeing(client, name, client.uploadFrom(Readable.from(chunksOf(bytes)), name));
  const size = await sizeOf(client, name);
  // A missing file makes the rename fail, which tells why.
  if (size !== undefined && size !== bytes.length)
    throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

/** Deletes a part that the server did not take whole: it would fill the disk. */
async function freeing(client: Client, part: string, transfer: Promise<unknown>): Promise<void> {
  try {
    await transfer;
  } catch (error) {
    if (error instanceof FTPError && !client.closed)
      await client.remove(part, true).catch(() => {});
    throw error;
  }
}

/** In one piece, a slow upload looks silent to basic-ftp: its time-out restarts with each chunk. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkSize)
    yield bytes.subarray(start, start + chunkSize);
}

/** Returns a file's size in bytes; undefined when it does not exist. */
export async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return await client.size(name);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** Renames a file, replacing another. */
export async function moveInto(client: Client, part: string, name: string): Promise<void> {
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Deletes only when both exist: without the part, the old file must stay.
    for (const file of [part, name]) if ((await sizeOf(client, file)) === undefined) throw error;
    // Some servers, such as IIS, do not rename over a file.
    await client.remove(name);
    await client.rename(part, name);
  }
}
