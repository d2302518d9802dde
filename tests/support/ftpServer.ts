/** A small FTP server on this machine alone that can break off, refuse or be full at any command. */
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { certificate, key } from './certificate.ts';

/** What befalls a command: the line is cut, or it is answered otherwise; before it, or with a file's first bytes taken. */
export type Fault = 'cut' | { readonly reply: string } | { readonly half: 'cut' | string };

export interface FtpServerOptions {
  readonly root: string;
  readonly password?: string;
  /** Called before each command, counted from 0 over all connections; it may wait. */
  readonly onCommand?: (line: string, index: number) => Fault | undefined | void | Promise<Fault | undefined | void>;
  readonly encrypts?: boolean;
  /** Called with the name for which the client wants the certificate, where it says one. */
  readonly onName?: (name: string) => void;
}

export interface FtpServer {
  readonly port: number;
  /** Commands as they came, without QUIT and passwords. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

export async function startFtpServer(options: FtpServerOptions): Promise<FtpServer> {
  const log: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    converse(socket, options, log);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    log,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function converse(raw: Socket, options: FtpServerOptions, log: string[]): void {
  let control: Socket = raw;
  let folder = '/';
  let renamed = '';
  let secure = false;
  let data: Server | undefined;
  let incoming: Promise<Socket>;
  const refused = '550 No such file or folder.';
  const reply = (text: string) => control.write(`${text}\r\n`);
  const place = (name: string) => path.join(options.root, path.posix.resolve(folder, name));
  const listen = async () => {
    data?.close();
    const server = (data = createServer().listen(0, '127.0.0.1'));
    // The client connects before it says for what.
    incoming = new Promise((resolve) => {
      server.once('connection', (socket) => {
        server.close();
        resolve((secure ? secured(socket) : socket).on('error', () => {}));
      });
    });
    await once(server, 'listening');
    return reply(`229 Entering (|||${(server.address() as AddressInfo).port}|)`);
  };

  const store = async (name: string, fault: Fault | undefined) => {
    const file = place(name);
    if (!isFolder(path.dirname(file))) return reply('553 Could not create file.');
    reply('150 Send it.');
    const socket = await incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of socket) {
      chunks.push(chunk);
      if (typeof fault !== 'object' || !('half' in fault)) continue;
      writeFileSync(file, chunk.subarray(0, chunk.length / 2));
      socket.destroy();
      return fault.half === 'cut' ? raw.destroy() : reply(fault.half);
    }
    writeFileSync(file, Buffer.concat(chunks));
    return reply('226 Stored.');
  };
  const send = async (content: Buffer | string) => {
    reply('150 Here it comes.');
    const socket = (await incoming).end(content);
    await once(socket, 'close');
    return reply('226 Sent.');
  };

  const commands: Record<string, (argument: string, fault: Fault | undefined) => unknown> = {
    USER: () => reply('331 The password?'),
    PASS: (word) =>
      reply(word === (options.password ?? 'secret') ? '230 Welcome.' : `530 Login incorrect for ${word}.`),
    AUTH: () => {
      if (!options.encrypts) return reply('502 No encryption here.');
      reply('234 Go on.');
      control.removeAllListeners('data');
      control = secured(control, options.onName);
      control.on('error', () => {});
      return hear();
    },
    PBSZ: () => reply('200 Yes.'),
    PROT: () => ((secure = true), reply('200 Yes.')),
    TYPE: () => reply('200 Yes.'),
    PWD: () => reply(`257 "${folder}"`),
    CWD: (name) => {
      if (!isFolder(place(name))) return reply(refused);
      folder = path.posix.resolve(folder, name);
      return reply('250 Yes.');
    },
    MKD: (name) => attempt(() => mkdirSync(place(name)), '257 Made.'),
    RMD: (name) => attempt(() => rmdirSync(place(name)), '250 Gone.'),
    DELE: (name) => attempt(() => rmSync(place(name)), '250 Gone.'),
    SIZE: (name) => reply(isFile(place(name)) ? `213 ${statSync(place(name)).size}` : refused),
    RNFR: (name) => ((renamed = place(name)), reply(isFile(renamed) ? '350 And to?' : refused)),
    RNTO: (name) => attempt(() => renameSync(renamed, place(name)), '250 Renamed.'),
    EPSV: listen,
    STOR: store,
    RETR: (name) => (isFile(place(name)) ? send(readFileSync(place(name))) : reply(refused)),
    // As most hosts do, without hidden files.
    LIST: () => send(listing(place('.'))),
  };
  const attempt = (work: () => void, success: string) => {
    try {
      work();
      return reply(success);
    } catch {
      return reply(refused);
    }
  };

  const handle = async (line: string) => {
    const [, verb = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    // It comes when the client has gone on already, so it has no place in the order.
    if (verb === 'QUIT') return raw.end();
    const index = log.push(verb === 'PASS' ? 'PASS' : line) - 1;
    const fault = (await options.onCommand?.(line, index)) ?? undefined;
    if (fault === 'cut') return raw.destroy();
    if (fault && 'reply' in fault) return reply(fault.reply);
    return (commands[verb] ?? (() => reply('502 Not known.')))(argument, fault);
  };
  let turn: Promise<unknown> = Promise.resolve();
  const hear = () => {
    let rest = '';
    control.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) turn = turn.then(() => handle(line)).catch(() => raw.destroy());
    });
  };
  raw.on('close', () => data?.close());
  hear();
  reply('220 Hello.');
}

function secured(socket: Socket, onName?: FtpServerOptions['onName']): TLSSocket {
  const SNICallback = (name: string, done: (error: null) => void) => (onName?.(name), done(null));
  return new TLSSocket(socket, { isServer: true, key, cert: certificate, SNICallback });
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function listing(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => `${entry.isDirectory() ? 'd' : '-'}rwxr-xr-x 1 user group 1 Jan 01 2025 ${entry.name}\r\n`)
    .join('');
}
