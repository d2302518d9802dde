/** vsftpd with its own folder, port and settings. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { certificate, key } from '../support/certificate.ts';
import { portOf } from '../support/portOf.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';
import { accessTo } from '../commands/upload/uploadFixture.ts';
import { startServer } from './servers.ts';

export type Vsftpd = Awaited<ReturnType<typeof startVsftpd>>;

/**
 * Starts vsftpd until the test ends: plain, or FTPS that requires session reuse for data. With
 * `space`, its disk has so many bytes.
 */
export async function startVsftpd({ encrypts = false, space = 0 } = {}) {
  const disk = emptyFolder();
  chmodSync(disk, 0o755);
  if (space > 0) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${space},mode=755`, 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  }
  const root = path.join(disk, 'public_html');
  mkdirSync(root);
  /** Makes the server's user the owner of the folder. */
  const own = () => void execFileSync('chown', ['-R', 'ftp', root]);
  own();
  const configure = (folder: string, port: number) => configuration(folder, port, disk, encrypts);
  const server = await startServer({ command: 'vsftpd', args: (file) => [file], configure });
  onTestFinished(server.stop);
  const { port, disturb } = await startProxy(server.port);
  const access = {
    ...accessTo(port),
    user: 'anonymous',
    encrypted: encrypts,
    certificateChecked: false,
  };
  const ftp = { port, log: [], names: new Set<string>() };
  return { root, url: await serveFolder(root), ftp, access, own, disturb };
}

/** A list of passwords for the guest, so that a wrong one is refused. */
function configuration(folder: string, port: number, disk: string, encrypts: boolean): string {
  mkdirSync(path.join(folder, 'empty'));
  writeFiles({ passwords: 'hunter #2\n', 'certificate.pem': certificate, 'key.pem': key }, folder);
  return `listen=YES
listen_address=127.0.0.1
listen_port=${port}
background=NO
seccomp_sandbox=NO
secure_chroot_dir=${folder}/empty
delay_failed_login=0
local_enable=NO
anonymous_enable=YES
anon_root=${disk}
allow_writeable_chroot=YES
write_enable=YES
anon_upload_enable=YES
anon_mkdir_write_enable=YES
anon_other_write_enable=YES
anon_umask=022
secure_email_list_enable=YES
email_password_file=${folder}/passwords
ssl_enable=${encrypts ? 'YES' : 'NO'}
allow_anon_ssl=YES
force_anon_logins_ssl=YES
force_anon_data_ssl=YES
require_ssl_reuse=YES
ssl_ciphers=HIGH
rsa_cert_file=${folder}/certificate.pem
rsa_private_key_file=${folder}/key.pem
`;
}

/**
 * A proxy for the control connection. `disturb` takes before which client packet to cut it, and
 * returns how many packets have come since its last call.
 */
async function startProxy(serverPort: number) {
  let packets = 0;
  let isCut = (_packet: number) => false;
  const server = createServer({ noDelay: true }, (client) => {
    const far = connect({ port: serverPort, host: '127.0.0.1', noDelay: true });
    const hangUp = () => (client.destroy(), far.destroy());
    for (const socket of [client, far]) socket.on('error', hangUp).on('close', hangUp);
    far.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      // QUIT is not counted: it comes while the client already goes on.
      if (bytes.toString().startsWith('QUIT')) return;
      if (isCut(packets++)) hangUp();
      else far.write(bytes);
    });
  });
  const disturb = (next: typeof isCut) => {
    const count = packets;
    [packets, isCut] = [0, next];
    return count;
  };
  return { port: await portOf(server), disturb };
}
