/** vsftpd, an FTP server that hosting companies use, with its own folder, port and settings. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { accessTo } from '../uploadFixture.ts';
import { certificate, key } from '../../support/certificate.ts';
import { freePort } from '../../support/freePort.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { emptyFolder, writeFiles } from '../../support/temporaryFiles.ts';

interface VsftpdOptions {
  /** FTPS that requires TLS session reuse for files; otherwise plain FTP. */
  readonly encrypts?: boolean;
  readonly umask?: string;
  /** Logs in as a user of this computer, who may change modes; otherwise as anonymous, who may not. */
  readonly isUser?: boolean;
}

/**
 * Starts vsftpd until the test ends. Returns the folder, the address at which a web server shows it, and the access for an
 * upload. Throws with the output of vsftpd when it does not answer.
 */
export async function startVsftpd(options: VsftpdOptions) {
  const disk = emptyFolder();
  chmodSync(disk, 0o755);
  const root = path.join(disk, 'public_html');
  mkdirSync(root);
  const user = options.isUser ? addUser(disk) : 'ftp';
  execFileSync('chown', [user, root]);
  const port = await freePort();
  await run(configuration(port, disk, options), port);
  const login = { user: options.isUser ? user : 'anonymous', encrypted: options.encrypts ?? false };
  const access = { ...accessTo(port), ...login };
  return {
    root,
    url: await serveFolder(root),
    ftp: { port, log: [], names: new Set<string>() },
    access: { ...access, certificateChecked: false },
  };
}

/** Adds a user to this computer until the test ends, and returns the name. */
function addUser(home: string): string {
  const name = 'upload-test';
  const password = execFileSync('openssl', ['passwd', '-6', 'hunter #2'], { encoding: 'utf8' });
  const login = ['-M', '-d', home, '-s', '/bin/sh', '-p', password.trim()];
  execFileSync('useradd', [...login, name]);
  onTestFinished(() => void execFileSync('userdel', [name]));
  return name;
}

/** Runs vsftpd until the test ends. */
async function run(file: string, port: number): Promise<void> {
  const child = spawn('vsftpd', [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text));
  const ended = once(child, 'exit').catch((error: Error) => (output += error.message));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const failed = ended.then(() => {
    throw new Error(`Could not start vsftpd: ${output}. Install it with apt-get install vsftpd.`);
  });
  await Promise.race([failed, vi.waitUntil(() => answers(port), 30_000)]);
  failed.catch(() => {});
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

/** Writes the settings into a file and returns its path. A list of passwords lets vsftpd refuse a wrong one. */
function configuration(
  port: number,
  disk: string,
  { encrypts = false, umask = '022', isUser = false }: VsftpdOptions,
): string {
  const folder = emptyFolder();
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'empty'));
  writeFiles({ passwords: 'hunter #2\n', 'certificate.pem': certificate, 'key.pem': key }, folder);
  const file = path.join(folder, 'vsftpd.conf');
  writeFileSync(
    file,
    `listen=YES
listen_address=127.0.0.1
listen_port=${port}
background=NO
seccomp_sandbox=NO
secure_chroot_dir=${folder}/empty
delay_failed_login=0
local_enable=${isUser ? 'YES' : 'NO'}
anonymous_enable=${isUser ? 'NO' : 'YES'}
chroot_local_user=YES
local_umask=${umask}
pam_service_name=vsftpd
anon_root=${disk}
allow_writeable_chroot=YES
write_enable=YES
anon_upload_enable=YES
anon_mkdir_write_enable=YES
anon_other_write_enable=YES
anon_umask=${umask}
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
`,
  );
  return file;
}
