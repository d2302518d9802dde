/** The folder of the site on the server: what can be done in it. A connection that is lost is opened anew. */
import { Readable, Writable } from 'node:stream';
import { FTPError, type Client } from 'basic-ftp';
import { connect, type Access } from './connect.ts';
import { ConnectFault, isDataConnectionFault, transferFault } from './faults.ts';

export interface RemoteOptions {
  /** Milliseconds that the server may stay silent. */
  readonly timeout?: number;
  /** Milliseconds before each new try after a lost connection. */
  readonly pauses?: readonly number[];
  readonly say?: (line: string) => void;
}

/** Somebody else sends to the same folder. */
export class AnotherUpload extends Error {
  readonly code = 'ANOTHER_UPLOAD';
}

export class Remote {
  readonly #access: Access;
  readonly #options: Required<RemoteOptions>;
  readonly #folders = new Set<string>();
  #client: Client | undefined;
  #connectedOnce = false;
  #transferredOnce = false;

  constructor(access: Access, options: RemoteOptions = {}) {
    this.#access = access;
    this.#options = { timeout: 30_000, pauses: [1_000, 4_000, 10_000], say: () => {}, ...options };
  }

  /** Returns a file's text, or undefined where there is none. */
  read(name: string): Promise<string | undefined> {
    return this.#persist(`read ${name}`, async (client) => {
      const chunks: Buffer[] = [];
      const sink = new Writable({ write: (chunk, _, done) => (chunks.push(chunk), done()) });
      try {
        await client.downloadTo(sink, name);
      } catch (error) {
        if (error instanceof FTPError && error.code === 550) return undefined;
        throw error;
      }
      this.#transferredOnce = true;
      return Buffer.concat(chunks).toString('utf8');
    });
  }

  /** Whether the server has a file of that name; false too where it does not tell. */
  has(name: string): Promise<boolean> {
    return this.#persist(`look for ${name}`, async (client) => Number.isInteger(await sizeOf(client, name)));
  }

  /** Puts a file under another name and renames it when it is whole, so that nobody ever gets half of it. */
  async send(name: string, bytes: Buffer): Promise<void> {
    await this.#persist(`send ${name}`, async (client) => {
      await this.#makeFolders(client, name);
      const part = `${name}.part`;
      try {
        await client.uploadFrom(Readable.from(chunksOf(bytes)), part);
      } catch (error) {
        // A full server gets back the space of the half.
        if (error instanceof FTPError && !client.closed) await client.remove(part, true).catch(() => {});
        throw error;
      }
      this.#transferredOnce = true;
      const size = await sizeOf(client, part);
      if (Number.isInteger(size) && size !== bytes.length) throw new Error(`${size} of ${bytes.length} bytes arrived`);
      await moveInto(client, part, name);
    });
  }

  /** Deletes a file where it has one of the sizes; returns false where it has another, so is not ours any more. */
  remove(name: string, sizes: readonly number[]): Promise<boolean> {
    return this.#persist(`delete ${name}`, async (client) => {
      await client.remove(`${name}.part`, true);
      const size = await sizeOf(client, name);
      if (size === undefined) return true;
      if (!sizes.includes(size)) return false;
      await client.remove(name);
      return true;
    });
  }

  /** Deletes a folder where it is empty. */
  async removeEmptyFolder(name: string): Promise<void> {
    await this.#persist(`delete the folder ${name}`, (client) => client.sendIgnoringError(`RMD ${name}`));
  }

  /** Whether the connection is open at the moment. */
  get connected(): boolean {
    return this.#client?.closed === false;
  }

  close(): void {
    this.#client?.close();
  }

  async #persist<T>(purpose: string, action: (client: Client) => Promise<T>): Promise<T> {
    const { pauses, say } = this.#options;
    for (let attempt = 0; ; attempt++) {
      try {
        return await action(await this.#open());
      } catch (error) {
        const pause = pauses[attempt];
        const lost = this.#mayTryAgain(error);
        if (lost) this.close();
        if (pause === undefined || !lost) {
          throw error instanceof ConnectFault ? error : transferFault(error, purpose, this.#access);
        }
        say(`The connection was lost; trying again in ${Math.ceil(pause / 1000)} s.`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #open(): Promise<Client> {
    if (this.#client?.closed === false) return this.#client;
    this.#client = await connect(this.#access, this.#options.timeout);
    this.#folders.clear();
    this.#connectedOnce = true;
    return this.#client;
  }

  #mayTryAgain(error: unknown): boolean {
    if (error instanceof ConnectFault) return this.#connectedOnce && !error.refused;
    if (isDataConnectionFault(error, this.#access)) return this.#transferredOnce;
    if (!(error instanceof FTPError)) return !(error instanceof AnotherUpload);
    // Service closing, transfer aborted, no data connection: RFC 959.
    return [421, 426].includes(error.code) || (error.code === 425 && this.#transferredOnce);
  }

  async #makeFolders(client: Client, name: string): Promise<void> {
    for (let end = name.indexOf('/'); end > 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      // It mostly exists, which servers call an error; a real one shows when a file is sent into it.
      if (!this.#folders.has(folder)) await client.sendIgnoringError(`MKD ${folder}`);
      this.#folders.add(folder);
    }
  }
}

/** The library takes a server for silent that gets all at once over a slow line: it counts what is handed over. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 16_384) yield bytes.subarray(start, start + 16_384);
}

/** Returns a file's bytes; undefined where there is no such file, NaN where the server does not know the command. */
async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return Number.parseInt((await client.send(`SIZE ${name}`)).message.slice(4), 10);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500) throw error;
    return error.code === 550 ? undefined : Number.NaN;
  }
}

/** Renames a file over another. */
async function moveInto(client: Client, part: string, name: string): Promise<void> {
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500) throw error;
    // Nobody but another upload takes it away.
    if ((await sizeOf(client, part)) === undefined) throw new AnotherUpload(error.message, { cause: error });
    if ((await sizeOf(client, name)) === undefined) throw error;
    // Some servers, such as that of Windows, do not replace a file: the old one steps aside for a moment.
    const aside = `${name}.old-part`;
    await client.remove(aside, true);
    await client.rename(name, aside);
    try {
      await client.rename(part, name);
    } catch (cause) {
      await client.rename(aside, name);
      throw cause;
    }
    await client.remove(aside, true);
  }
}
