/** What is done with one file over an open connection. */
import { Readable, Writable } from 'node:stream';
import { FTPError, type Client } from 'basic-ftp';

/** Bytes. A list of ten thousand uploaded files has one million. */
const readLimit = 10_000_000;

/** Bytes. */
const chunkSize = 16_384;

/**
 * Returns a file's content; undefined when it does not exist. Throws when it is longer than any that
 * an upload reads, so that no server fills the memory.
 */
export async function bytesOf(client: Client, name: string): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      length += chunk.length;
      done(length > readLimit ? new Error('it sends more than belongs there') : null);
    },
  });
  try {
    await client.downloadTo(sink, name);
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof FTPError && error.code === 550) return undefined;
    throw error;
  }
}

/**
 * A full server cuts the connection for the data, and the cut hides its answer. It answers when a
 * small piece is added to the part that fills it. Throws that answer.
 */
export async function checkSpace(client: Client, bytes: Buffer, part: string): Promise<void> {
  const piece = Readable.from([bytes.subarray(0, chunkSize)]);
  try {
    await freeing(client, part, client.appendFrom(piece, part));
  } catch (error) {
    // A server may refuse to add to a file.
    if (!(error instanceof FTPError) || ![500, 502, 504, 550, 553].includes(error.code))
      throw error;
  }
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
    if (error instanceof FTPError && error.code >= 500) return undefined;
    throw error;
  }
}

/** Renames a file, replacing another. */
export async function moveInto(client: Client, part: string, name: string): Promise<void> {
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500) throw error;
    // Deletes only when both exist: without the part, the old file must stay.
    for (const file of [part, name]) if ((await sizeOf(client, file)) === undefined) throw error;
    // Some servers, such as IIS, do not rename over a file.
    await client.remove(name);
    await client.rename(part, name);
  }
}

/** Throws all but the server's refusal of a command. */
export function falseIfRefused(error: unknown): false {
  if (error instanceof FTPError && error.code >= 500) return false;
  throw error;
}
