/** The FTP server of Debian, vsftpd, with a folder, a port and settings of its own. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Access } from '../../src/upload/connect.ts';
import { certificate, key } from '../support/certificate.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';
import { accessTo, type Host } from '../upload/trial.ts';
import { startServer } from './servers.ts';

export interface VsftpdOptions {
  /** FTPS alone, with the session of the commands continued for data. */
  readonly encrypts?: boolean;
  /** Bytes of the disk on which the folder is. */
  readonly space?: number;
}

export interface Vsftpd extends Host {
  readonly access: Access;
  /** Gives the folder with all that is in it to the server. */
  own(): void;
  /** Cuts the connection for commands before the packet of a number from the client, and all that come then. */
  cutAt(packet: number, once?: boolean): void;
  /** Mends the line; returns how many packets the client had sent since it was cut or mended the last time. */
  mend(): number;
}

export async function startVsftpd({ encrypts = false, space }: VsftpdOptions = {}): Promise<Vsftpd> {
  const disk = emptyFolder();
  chmodSync(disk, 0o755);
  if (space !== undefined) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${space},mode=755`, 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  }
  const root = path.join(disk, 'public_html');
  mkdirSync(root);
  const own = () => void execFileSync('chown', ['-R', 'ftp', root]);
  own();
  const server = await startServer({
    command: 'vsftpd',
    args: (configuration) => [configuration],
    configure: (folder, port) => `${configuration(folder, port, disk, encrypts).join('\n')}\n`,
  });
  onTestFinished(server.stop);
  const line = await startLine(server.port);
  const http = await serveFolder(root);
  onTestFinished(() => http.close());
  const ftp = { port: line.port, log: [], close: async () => {} };
  const access = { ...accessTo({ ftp }), user: 'anonymous', encrypted: encrypts, certificateChecked: false };
  return { root, ftp, url: http.url, access, own, cutAt: line.cutAt, mend: line.mend };
}

function configuration(folder: string, port: number, disk: string, encrypts: boolean): string[] {
  const file = (name: string, text: string) => path.join(writeFiles({ [name]: text }, folder), name);
  mkdirSync(path.join(folder, 'empty'));
  return [
    'listen=YES',
    'listen_address=127.0.0.1',
    `listen_port=${port}`,
    'background=NO',
    'seccomp_sandbox=NO',
    `secure_chroot_dir=${path.join(folder, 'empty')}`,
    'delay_failed_login=0',
    'local_enable=NO',
    'anonymous_enable=YES',
    `anon_root=${disk}`,
    'allow_writeable_chroot=YES',
    'write_enable=YES',
    'anon_upload_enable=YES',
    'anon_mkdir_write_enable=YES',
    'anon_other_write_enable=YES',
    'anon_umask=022',
    // The guest's password has to be one of the list, so that a wrong one is refused.
    'secure_email_list_enable=YES',
    `email_password_file=${file('passwords', 'secret\n')}`,
    ...(encrypts
      ? [
          'ssl_enable=YES',
          'allow_anon_ssl=YES',
          'force_anon_logins_ssl=YES',
          'force_anon_data_ssl=YES',
          'require_ssl_reuse=YES',
          'ssl_ciphers=HIGH',
          `rsa_cert_file=${file('certificate.pem', certificate)}`,
          `rsa_private_key_file=${file('key.pem', key)}`,
        ]
      : []),
  ];
}

/** The line between the client and the server's port for commands. */
async function startLine(port: number) {
  let packets = 0;
  let cut = Infinity;
  let onlyOnce = false;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    const hangUp = () => (client.destroy(), far.destroy());
    for (const socket of [client, far]) open.add(socket.on('error', hangUp).on('close', hangUp));
    far.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      // Saying goodbye has no place in the order: it comes when the client has gone on already.
      if (bytes.toString().startsWith('QUIT')) return;
      const index = packets++;
      if (onlyOnce ? index === cut : index >= cut) hangUp();
      else far.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const set = (next: number, once: boolean) => {
    const count = packets;
    [packets, cut, onlyOnce] = [0, next, once];
    return count;
  };
  return {
    port: (server.address() as AddressInfo).port,
    cutAt: (packet: number, once = false) => void set(packet, once),
    mend: () => set(Infinity, false),
  };
}
