/** The site's folder on the server: reads, sends and deletes files; reconnects when cut. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { FTPError, type Client } from 'basic-ftp';
import { connect, type Access } from './connect.ts';
import { bytesOf, cutAt, isRefusal, moveInto, putFile, sizeOf, Stop } from './transfer.ts';
import { ftpFault, type Faults } from './uploadErrors.ts';

export interface RetryPolicy {
  /** Milliseconds without an answer. */
  readonly timeout: number;
  /** Milliseconds before each retry. */
  readonly pauses: readonly number[];
  /** Milliseconds to wait after claiming the folder, before an older upload is sure to have stopped. */
  readonly settling: number;
  /** Milliseconds for which a check of the id stays valid; fewer than settling. */
  readonly looking: number;
}

/** Holds the id of the upload that began last: every other one stops. */
const runName = '.upload.id';

const superseded = 'another upload has begun since, and this one leaves the folder to it';

const transferFaults: Faults = [
  [new RegExp(superseded), superseded, 'Wait until that one has finished, then look at the site.'],
  // Messages of basic-ftp (6.2.3) while the control connection is open.
  [
    /^silence .*(open data connection|parse response to '(EPSV|PASV)'|strategies work\b.*FTPError)/,
    'the server answers, but the connection for the files is blocked',
    'Try another network, such as a phone; if it is the same there, ask the hosting company to open the passive ' +
      'FTP ports.',
  ],
  [
    /^answer (451|452|552) |quota|disk full|no space|cut twice/i,
    'the server could not store it, mostly because it is full ({said})',
    'Look at the disk space in the hosting panel, and delete old mails, backups or files there.',
  ],
  // ProFTPD cuts the connection where it refuses a file.
  [
    /^silence /,
    'the connection was cut, or the server has stopped answering ({said})',
    'Check that this computer is online, or try another network, such as a phone. If it stays so, look in the hosting ' +
      'panel at the disk space, and whether this user may write in {folder}.',
  ],
  [
    /^/,
    'the server refuses it in {folder} ({said})',
    'Check FTP_FOLDER in .env, and in the hosting panel that this user may write there; or ask the hosting company what ' +
      'these words mean.',
  ],
];

export type RemoteFolder = ReturnType<typeof openRemoteFolder>;

/** Returns the folder's methods, each of which throws one sentence. The first of them connects. */
export function openRemoteFolder(
  access: Access,
  { timeout, pauses, looking }: RetryPolicy,
  say: (line: string) => void,
) {
  const run = randomUUID();
  let connection: Client | undefined;
  /** Folders that exist. */
  const folders = new Set<string>();
  /** Before the first success the settings or the network are wrong: a retry would not help. */
  let hasWorked = false;
  let isClaimed = false;
  /** Some servers tell no size, and answer as if the file were not there. */
  let tellsSizes = true;
  /** When this upload was last seen to be the one that began last. */
  let lookedAt = 0;

  return {
    /** From now on any earlier upload stops, and this one once a later one claims the folder. */
    claim: () =>
      withRetry('begin', async (client) => {
        await client.uploadFrom(Readable.from([run]), runName);
        tellsSizes = (await sizeOf(client, runName)) !== undefined;
        isClaimed = true;
      }),

    /** Returns a file's bytes; undefined when it does not exist. */
    read: (name: string) =>
      withRetry(`read ${name}`, (client) => bytesOf(client, name, tellsSizes)),

    /** Whether a file exists. */
    has: (name: string) =>
      withRetry(`look for ${name}`, async (client) => (await sizeOf(client, name)) !== undefined),

    /** Sends a file under another name, then renames it: no visitor gets half a file. */
    send(name: string, bytes: Buffer): Promise<void> {
      const part = `${name}.part`;
      let cut: number | undefined;
      return withRetry(`send ${name}`, async (client, isRetry) => {
        if (isRetry) cut = await cutAt(client, part, bytes.length, cut);
        await makeFolders(client, name);
        // An earlier upload may be inside it, and would go on writing into it after the rename.
        await client.remove(part, true);
        await putFile(client, bytes, part);
        await look(client);
        await moveInto(client, part, name);
      });
    },

    /** Deletes a file, its leftover part and its folder once empty. None of them has to exist. */
    remove: (name: string) =>
      withRetry(`delete ${name}`, async (client) => {
        await client.remove(`${name}.part`, true);
        await client.remove(name).catch(async (error: unknown) => {
          if (!isRefusal(error) || (await sizeOf(client, name)) !== undefined) throw error;
        });
        const folder = path.posix.dirname(name);
        folders.delete(folder);
        // A server refuses when the folder is not empty.
        if (folder !== '.') await client.sendIgnoringError(`RMD ${folder}`);
      }),

    close: () => connection?.close(),
  };

  async function withRetry<T>(
    purpose: string,
    action: (client: Client, isRetry: boolean) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const client = await open();
        const work = look(client).then(() => action(client, attempt > 0));
        const result = await work.catch((error: unknown) => {
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

  /** Throws once a later upload has claimed the folder; looks again also after a laptop slept. */
  async function look(client: Client): Promise<void> {
    if (!isClaimed || Date.now() - lookedAt < looking) return;
    lookedAt = Date.now();
    if (String(await bytesOf(client, runName, tellsSizes)) !== run) throw new Stop(superseded);
  }

  async function makeFolders(client: Client, name: string): Promise<void> {
    for (let end = name.indexOf('/'); end > 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      // Mostly it exists, which is an error to servers. A real error shows when the file is sent.
      if (!folders.has(folder)) await client.sendIgnoringError(`MKD ${folder}`);
      folders.add(folder);
    }
  }
}

/** Whether a retry may help. RFC 959: service closing, no data connection, transfer aborted. */
function isLost(error: unknown): boolean {
  if (error instanceof FTPError) return [421, 425, 426].includes(error.code);
  return !(error instanceof Stop);
}
