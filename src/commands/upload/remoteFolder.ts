/** The folder of the site on the server: what can be done in it. A connection that is lost is opened anew. */
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { FTPError, type Client } from 'basic-ftp';
import { connect, type Access } from './connect.ts';
import { ftpFault, type Faults } from './uploadErrors.ts';

export interface Patience {
  /** Milliseconds that the other side may stay silent. */
  readonly timeout: number;
  /** Milliseconds before each new try. */
  readonly pauses: readonly number[];
}

const transferFaults: Faults = [
  // The words of the library (6.2.3), while the connection for commands is open.
  [
    /^silence .*(open data connection|parse response to '(EPSV|PASV)'|strategies work\b.*FTPError)/,
    'the server answers, but the connection for the files is blocked',
    'Try another network, such as a phone; if it is the same there, ask the hosting company to open the passive ' +
      'FTP ports.',
  ],
  [
    /^silence /,
    'the connection was cut again and again ({said})',
    'Check that this computer is online.',
  ],
  [
    /^answer (451|452|552) |quota|disk full|no space/i,
    'the server could not store it, mostly because it is full ({said})',
    'Look at the disk space in the hosting panel, and delete old mails, backups or files there.',
  ],
  [
    /^answer (550|553|532) /,
    'the server does not allow it in {folder} ({said})',
    'Check FTP_FOLDER in .env, and in the hosting panel that this user may write there.',
  ],
  [
    /^/,
    'the server says "{said}"',
    'Wait some minutes and try again, or ask the hosting company what that means.',
  ],
];

export type Remote = ReturnType<typeof openRemote>;

/** Returns what can be done in the folder; the connection is opened when something is to be done in it. */
export function openRemote(
  access: Access,
  { timeout, pauses }: Patience,
  say: (line: string) => void,
) {
  let connection: Client | undefined;
  /** Those known to be there. */
  const folders = new Set<string>();
  /** Until something has been done, settings or network are wrong rather than the connection lost. */
  let hasWorked = false;

  return {
    /** Returns a file's text, or undefined where there is none. */
    read: (name: string) => persist(`read ${name}`, (client) => textOf(client, name)),

    /** Whether the server has a file of that name. */
    has: (name: string) =>
      persist(`look for ${name}`, async (client) => (await sizeOf(client, name)) !== undefined),

    /** Puts a file under another name and renames it when it is whole, so that nobody ever gets half of it. */
    send: (name: string, bytes: Buffer) =>
      persist(`send ${name}`, async (client) => {
        await makeFolders(client, name);
        await upload(client, bytes, `${name}.part`);
        await moveInto(client, `${name}.part`, name);
      }),

    /** Deletes a file, what an upload that broke off has left of it, and its folder once it is empty; all may have gone. */
    remove: (name: string) =>
      persist(`delete ${name}`, async (client) => {
        await client.remove(`${name}.part`, true);
        if ((await sizeOf(client, name)) !== undefined) await client.remove(name);
        const folder = path.posix.dirname(name);
        folders.delete(folder);
        // No server deletes one that is not empty.
        if (folder !== '.') await client.sendIgnoringError(`RMD ${folder}`);
      }),

    close: () => connection?.close(),
  };

  async function persist<T>(purpose: string, action: (client: Client) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const result = await action(await open()).catch((error: unknown) => {
          throw ftpFault(transferFaults, error, `${purpose} (${access.host})`, access);
        });
        hasWorked = true;
        return result;
      } catch (fault) {
        const pause = pauses[attempt];
        if (pause === undefined || !hasWorked || !isLost((fault as Error).cause)) throw fault;
        connection?.close();
        say(`The connection was lost; trying again in ${Math.ceil(pause / 1000)} s.`);
        await setTimeout(pause);
      }
    }
  }

  async function open(): Promise<Client> {
    if (connection?.closed === false) return connection;
    folders.clear();
    return (connection = await connect(access, timeout));
  }

  async function makeFolders(client: Client, name: string): Promise<void> {
    for (let end = name.indexOf('/'); end > 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      // It mostly exists, which servers call an error; a real one shows when a file is sent into it.
      if (!folders.has(folder)) await client.sendIgnoringError(`MKD ${folder}`);
      folders.add(folder);
    }
  }
}

/** Whether another try may help; RFC 959 calls it service closing, no data connection, transfer aborted. */
function isLost(error: unknown): boolean {
  return !(error instanceof FTPError) || [421, 425, 426].includes(error.code);
}

async function textOf(client: Client, name: string): Promise<string | undefined> {
  const sink = new PassThrough();
  const words = text(sink);
  try {
    await client.downloadTo(sink, name);
    return words;
  } catch (error) {
    if (error instanceof FTPError && error.code === 550) return undefined;
    throw error;
  }
}

/** Throws where not all of it arrives. */
async function upload(client: Client, bytes: Buffer, name: string): Promise<void> {
  try {
    await client.uploadFrom(Readable.from(chunksOf(bytes)), name);
  } catch (error) {
    // A full server gets back the space of the half.
    if (error instanceof FTPError && !client.closed)
      await client.remove(name, true).catch(() => {});
    throw error;
  }
  const size = await sizeOf(client, name);
  // Where it is not there, the renaming tells why.
  if (size !== undefined && size !== bytes.length)
    throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

/** The library takes a server for silent that gets all at once over a slow line: it counts what is handed over. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 16_384)
    yield bytes.subarray(start, start + 16_384);
}

/** Returns a file's bytes; undefined where there is no such file. */
async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return await client.size(name);
  } catch (error) {
    if (error instanceof FTPError && error.code >= 500) return undefined;
    throw error;
  }
}

/** Renames a file over another. */
async function moveInto(client: Client, part: string, name: string): Promise<void> {
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500) throw error;
    // Where somebody has taken the part away, what has its name stays; what is not there is not in the way.
    for (const file of [part, name]) if ((await sizeOf(client, file)) === undefined) throw error;
    // Some servers, such as that of Windows, do not replace a file. What may not be deleted either stays as it was.
    await client.remove(name);
    await client.rename(part, name);
  }
}
