/** The site's folder on the server: reads, sends and deletes files; reconnects when cut. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FTPError, type Client } from 'basic-ftp';
import { connect, type Access } from './connect.ts';
import { bytesOf, checkSpace, falseIfRefused, moveInto, putFile, sizeOf } from './transfer.ts';
import { ftpFault, type Faults } from './uploadErrors.ts';

export interface RetryPolicy {
  /** Milliseconds without an answer. */
  readonly timeout: number;
  /** Milliseconds before each retry. */
  readonly pauses: readonly number[];
}

const superseded = 'another upload has taken over';

const transferFaults: Faults = [
  [/: another upload has taken over$/, superseded, 'Wait until it has finished.'],
  // Messages of basic-ftp (6.2.3) while the control connection is open.
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

export type RemoteFolder = ReturnType<typeof openRemoteFolder>;

/** Returns the folder's methods, each of which throws one sentence. The first of them connects. */
export function openRemoteFolder(
  access: Access,
  { timeout, pauses }: RetryPolicy,
  say: (line: string) => void,
) {
  let connection: Client | undefined;
  /** Folders that exist. */
  const folders = new Set<string>();
  /** Before the first success the settings or the network are wrong: a retry would not help. */
  let hasWorked = false;
  /** A file that must have this text while anything is changed. */
  let held: { readonly name: string; readonly text: string; readonly pause: number } | undefined;
  /** When it was last looked at. */
  let lookedAt = 0;

  return {
    /** Returns a file's bytes; undefined when it does not exist. */
    read: (name: string) => withRetry(`read ${name}`, (client) => bytesOf(client, name)),

    /** Whether a file exists. */
    has: (name: string) =>
      withRetry(`look for ${name}`, async (client) => (await sizeOf(client, name)) !== undefined),

    /** Sends a file under another name, then renames it: no visitor gets half a file. */
    send: (name: string, bytes: Buffer) =>
      withRetry(`send ${name}`, async (client, isRetry) => {
        await makeFolders(client, name);
        if (isRetry) await checkSpace(client, bytes, `${name}.part`);
        await putFile(client, bytes, `${name}.part`);
        await checkAgain(client);
        await moveInto(client, `${name}.part`, name);
      }),

    /** Deletes a file, its leftover part and its folder once empty. None of them has to exist. */
    remove: (name: string) =>
      withRetry(`delete ${name}`, async (client) => {
        await checkAgain(client);
        await client.remove(`${name}.part`, true);
        await client.remove(name).catch(async (error: unknown) => {
          falseIfRefused(error);
          if ((await sizeOf(client, name)) !== undefined) throw error;
        });
        const folder = path.posix.dirname(name);
        folders.delete(folder);
        // A server refuses when the folder is not empty.
        if (folder !== '.') await client.sendIgnoringError(`RMD ${folder}`);
      }),

    /** Makes a folder; returns false when it exists already. */
    makeFolder: (name: string) =>
      withRetry(`make the folder ${name}`, async (client) => {
        const make = () => client.send(`MKD ${name}`);
        if (await make().catch(falseIfRefused)) return true;
        if (!(await client.send(`CWD ${name}`).catch(falseIfRefused))) return Boolean(await make());
        await client.send('CWD ..');
        return false;
      }),

    /** Returns when a file was written, in milliseconds of the server's clock, if it tells. */
    modified: (name: string) =>
      withRetry(`look at ${name}`, (client) =>
        client.lastMod(name).then(Number, falseIfRefused),
      ).then((time) => time || undefined),

    /**
     * From now on goes on only while the file has this text: looks over each new connection, and
     * before a change when so many milliseconds have passed, as in a laptop that was asleep.
     */
    guard: (name: string, text: string, pause: number) => void (held = { name, text, pause }),

    /** Throws when the guarded file has another text. */
    confirm: () => withRetry('go on', checkHeld),

    isOpen: () => connection?.closed === false,

    close: () => connection?.close(),
  };

  async function withRetry<T>(
    purpose: string,
    action: (client: Client, isRetry: boolean) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const isNew = connection?.closed !== false;
        const client = await open();
        const ready = isNew ? checkHeld(client) : Promise.resolve();
        const work = ready.then(() => action(client, attempt > 0));
        const result = await work.catch(async (refusal: unknown) => {
          // What another upload has moved or deleted cannot be moved again.
          const look = refusal instanceof FTPError ? checkHeld(client) : Promise.resolve();
          const error = await look.then(
            () => refusal,
            (lost: Error) => (lost.message === superseded ? lost : refusal),
          );
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

  async function checkAgain(client: Client): Promise<void> {
    if (held && Date.now() - lookedAt >= held.pause) await checkHeld(client);
  }

  async function checkHeld(client: Client): Promise<void> {
    lookedAt = Date.now();
    if (held && String(await bytesOf(client, held.name)) !== held.text) throw new Error(superseded);
  }

  async function open(): Promise<Client> {
    if (connection?.closed === false) return connection;
    folders.clear();
    return (connection = await connect(access, timeout));
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
  return (error as Error).message !== superseded;
}
