/** A small FTP server that can cut the connection, refuse, or report a full disk at any command. */
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { certificate, key } from './certificate.ts';
import { portOf } from './portOf.ts';

/**
 * What goes wrong at one command: the connection is cut, or the server sends another reply instead of executing it; with
 * `half`, after half of the file has arrived.
 */
export type Fault = 'cut' | { readonly reply: string } | { readonly half: 'cut' | string };

export interface FtpServerOptions {
  readonly root: string;
  /** Runs before each command. The index counts commands across all connections. A fault that it returns then happens. */
  readonly onCommand?: (
    line: string,
    index: number,
  ) => Fault | undefined | void | Promise<Fault | undefined | void>;
  readonly encrypts?: boolean;
  /** The umask: the bits that new files and folders lack of the modes 666 and 777; by default 022. */
  readonly umask?: number;
  /** The address to listen on, by default 127.0.0.1. */
  readonly address?: string;
}

interface FtpServer {
  readonly port: number;
  /** All commands so far, in order, without QUIT and without passwords. */
  readonly log: readonly string[];
  /** The server names (SNI) that clients asked for. */
  readonly names: ReadonlySet<string>;
}

/** Starts an FTP server that runs until the test ends. */
export async function startFtpServer(options: FtpServerOptions): Promise<FtpServer> {
  const log: string[] = [];
  const names = new Set<string>();
  const port = await portOf(
    createServer({ noDelay: true }, (socket) => converse(socket, options, log, names)),
    options.address,
  );
  return { port, log, names };
}

function converse(raw: Socket, options: FtpServerOptions, log: string[], names: Set<string>): void {
  let control = raw;
  let folder = '/';
  let renamed = '';
  let isDataSecure = false;
  let incoming: Promise<Socket>;
  const data = createServer((socket) => socket.on('error', () => {}));
  /** Sets the mode of a new file or folder, whatever the umask of the test process is. */
  const setMode = (name: string, mode: number) =>
    chmodSync(place(name), mode & ~(options.umask ?? 0o022));
  const reply = (text: string) => control.write(`${text}\r\n`);
  const place = (name: string) => path.join(options.root, path.posix.resolve(folder, name));
  const SNICallback = (name: string, done: (error: null) => void) => {
    names.add(name);
    done(null);
  };
  const secured = (socket: Socket): Socket =>
    new TLSSocket(socket, { isServer: true, key, cert: certificate, SNICallback }).on(
      'error',
      () => {},
    );
  const send = async (content: Buffer | string) => {
    reply('150 Here it comes.');
    await once((await incoming).end(content), 'close');
  };

  /** Opens a port for the next file, and returns its number. */
  const listen = async () => {
    if (!data.listening) await once(data.listen(0, options.address ?? '127.0.0.1'), 'listening');
    // The client connects to this port before it sends the command for the file.
    incoming = once(data, 'connection').then(([socket]) =>
      isDataSecure ? secured(socket) : socket,
    );
    return (data.address() as AddressInfo).port;
  };

  /** Each command returns its final reply, or nothing for `250 Done.`. If it throws, the reply says that a file is missing. */
  const commands: Record<
    string,
    (argument: string, half?: 'cut' | string) => string | void | Promise<string | void>
  > = {
    USER: () => '331 The password?',
    PASS: (word) => (word === 'hunter #2' ? '230 Welcome.' : `530 Login incorrect for ${word}.`),
    AUTH: () => {
      if (!options.encrypts) return '530 Please login with USER and PASS.';
      reply('234 Go on.');
      control.removeAllListeners('data');
      control = secured(control);
      hear();
      return '';
    },
    PBSZ: () => {},
    PROT() {
      isDataSecure = true;
    },
    TYPE: () => {},
    PWD: () => `257 "${folder}"`,
    CWD(name) {
      readdirSync(place(name));
      folder = path.posix.resolve(folder, name);
    },
    MKD(name) {
      mkdirSync(place(name));
      setMode(name, 0o777);
    },
    SITE(command) {
      const [, mode = '', name = ''] = /^CHMOD (\d+) (.+)$/.exec(command)!;
      chmodSync(place(name), parseInt(mode, 8));
    },
    RMD: (name) => rmdirSync(place(name)),
    DELE: (name) => rmSync(place(name)),
    SIZE(name) {
      const found = statSync(place(name));
      return found.isFile() ? `213 ${found.size}` : '550 Not a file.';
    },
    RNFR(name) {
      renamed = place(name);
      return existsSync(renamed) ? '350 And to?' : '550 No such file.';
    },
    RNTO: (name) => renameSync(renamed, place(name)),
    EPSV: async () => `229 Entering (|||${await listen()}|)`,
    // Like a server behind a router, it gives an address that exists only in its internal network.
    async PASV() {
      const port = await listen();
      return `227 Entering (192,168,1,2,${port >> 8},${port & 255})`;
    },
    async STOR(name, half) {
      if (!existsSync(path.dirname(place(name)))) return '553 Could not create file.';
      reply('150 Send it.');
      const socket = await incoming;
      if (half === undefined) {
        const isNew = !existsSync(place(name));
        writeFileSync(place(name), await buffer(socket));
        return isNew ? setMode(name, 0o666) : undefined;
      }
      const [bytes] = (await once(socket, 'data')) as [Buffer];
      writeFileSync(place(name), bytes.subarray(0, bytes.length / 2));
      socket.destroy();
      if (half !== 'cut') return half;
      raw.destroy();
      return undefined;
    },
    async RETR(name) {
      if (existsSync(place(name))) return send(readFileSync(place(name)));
      // Like ProFTPD, it cuts the data connection before it refuses.
      await once((await incoming).resetAndDestroy(), 'close');
      return '550 No such file or folder.';
    },
    // Like most hosts, it lists no hidden files.
    LIST: (folder) => send(listing(place(folder.replace(/^-a ?/, '') || '.'))),
  };

  const handle = async (line: string) => {
    const [, verb = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    // QUIT is not in the log: clients do not wait for its reply, so its position would be random.
    if (verb === 'QUIT') {
      raw.end();
      return;
    }
    // Each upload has its own id in the names of partial files.
    const said = line.replace(/\.[0-9a-f]{8}\.part$/, '.part');
    const index = log.push(verb === 'PASS' ? 'PASS' : said) - 1;
    const fault = (await options.onCommand?.(said, index)) ?? undefined;
    if (fault === 'cut') {
      raw.destroy();
      return;
    }
    if (fault && 'reply' in fault) {
      reply(fault.reply);
      return;
    }
    const command = commands[verb] ?? (() => '502 Not known.');
    let answer: string;
    try {
      answer = (await command(argument, fault?.half)) ?? '250 Done.';
    } catch {
      answer = '550 No such file or folder.';
    }
    if (answer !== '') reply(answer);
  };
  let turn: Promise<unknown> = Promise.resolve();
  const hear = () => {
    let unfinishedLine = '';
    control.on('data', (bytes) => {
      const lines = (unfinishedLine + bytes.toString()).split('\r\n');
      unfinishedLine = lines.pop() ?? '';
      for (const line of lines) turn = turn.then(() => handle(line)).catch(() => raw.destroy());
    });
  };
  raw.on('close', () => data.close());
  hear();
  reply('220 Hello.');
}

function listing(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map(
      (entry) =>
        `${entry.isDirectory() ? 'd' : '-'}rwxr-xr-x 1 user group 1 Jan 01 2025 ${entry.name}\r\n`,
    )
    .join('');
}
