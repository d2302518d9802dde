/** Opens a connection to the folder of the site on the server. */
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Client, FTPError } from 'basic-ftp';
import { connectFault, type Stage } from './faults.ts';
import type { Settings } from './settings.ts';

/** The settings with the password, wherever it came from. */
export type Access = Settings & { readonly password: string };

/** Returns a client that stands in the folder. Time-out in milliseconds. Throws a ConnectFault. */
export async function connect(access: Access, timeout: number): Promise<Client> {
  const client = new Client(timeout);
  let stage: Stage = 'reach';
  try {
    await client.connect(access.host, access.port);
    if (access.encrypted) {
      stage = 'encrypt';
      await within(timeout, client.useTLS(tlsOptions(access)));
    }
    stage = 'log in';
    await client.sendIgnoringError('OPTS UTF8 ON');
    await client.login(access.user, access.password);
    await client.useDefaultSettings();
    useControlHost(client);
    stage = 'open the folder';
    await client.cd(access.folder);
    return client;
  } catch (error) {
    const folders = stage === 'open the folder' && error instanceof FTPError ? await listFolders(client) : [];
    client.close();
    throw connectFault(error, stage, access, folders);
  }
}

function tlsOptions({ host, certificateName, certificateChecked }: Access) {
  const name = certificateName ?? host;
  return { host: name, rejectUnauthorized: certificateChecked, ...(isIP(name) ? {} : { servername: name }) };
}

/** The library does not limit the time of the handshake. */
async function within<T>(timeout: number, work: Promise<T>): Promise<T> {
  const late = setTimeout(timeout, undefined, { ref: false });
  return Promise.race([work, late.then(() => Promise.reject(new Error('Timeout (handshake)')))]);
}

/**
 * A server behind a router often answers PASV with an address that only its own network knows. Data always goes to the
 * host that the commands go to, as curl does it (--ftp-skip-pasv-ip, the default since 7.74).
 */
function useControlHost({ ftp }: Client): void {
  const request = ftp.request.bind(ftp);
  ftp.request = async (command) => {
    const answer = await request(command);
    const host = ftp.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
    if (command !== 'PASV' || isIP(host) !== 4) return answer;
    return { ...answer, message: answer.message.replace(/\d+,\d+,\d+,\d+(?=,\d+,\d+)/, host.replaceAll('.', ',')) };
  };
}

/** Names what there is instead; where even that fails there is nothing to name. */
async function listFolders(client: Client): Promise<string[]> {
  const entries = await within(5_000, client.list()).catch(() => []);
  return entries.filter(({ isDirectory, name }) => isDirectory && !name.startsWith('.')).map(({ name }) => name);
}
