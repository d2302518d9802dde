/** Opens a connection to the folder of the site on the server. */
import { isIP } from 'node:net';
import { Client } from 'basic-ftp';
import type { Access } from '../../../hosting/ftpSettings.ts';
import { ftpError, type FtpAttempt } from './ftpErrors.ts';
import { BlockedError, FinalError, quotable } from './uploadErrors.ts';
import { withinTime } from './withinTime.ts';

/**
 * Returns a client that is logged in and in the site's folder. `timeout` is in milliseconds; `isAgain` says that the same
 * settings have worked already. Throws an Error that says what staff can do.
 */
export async function connect(access: Access, timeout: number, isAgain: boolean): Promise<Client> {
  const { host, port, user, password, folder, certificateName = host } = access;
  // A server behind a router may name its private address for the data connection. With this option basic-ftp uses the
  // address of the host instead.
  const client = new Client(timeout, { allowSeparateTransferHost: true });
  // basic-ftp tries two ways to open the first data connection, and then keeps to the one that worked.
  const openFirst = client.prepareTransfer;
  client.prepareTransfer = (context) =>
    openFirst(context).catch((cause: Error) => {
      throw client.closed ? cause : new BlockedError(cause.message, { cause });
    });
  let step: FtpAttempt['step'] = 'reach';
  let folders = '';
  const logIn = async () => {
    await client.connect(host, port);
    if (access.encrypted) {
      step = 'encrypt';
      await client.useTLS({
        host: certificateName,
        rejectUnauthorized: access.certificateChecked,
        ...(isIP(certificateName) ? {} : { servername: certificateName }),
      });
    }
    step = 'logIn';
    await client.sendIgnoringError('OPTS UTF8 ON');
    await client.login(user, password);
    await client.useDefaultSettings();
    step = 'openFolder';
    await client.cd(folder).catch(async (error: unknown) => {
      folders = await listFolders(client);
      throw error;
    });
  };
  try {
    // basic-ftp has no timeout for the TLS handshake, and none for a greeting that never ends.
    await withinTime(2 * timeout, client, logIn()).catch((error: Error) => {
      // A FinalError would say that a file has no end; here the server could not be logged into in time.
      throw error instanceof FinalError ? new Error(error.message) : error;
    });
    return client;
  } catch (error) {
    client.close();
    const { cert } = error as { cert?: { subjectaltname?: string } };
    const names = cert?.subjectaltname?.replaceAll(/DNS:|IP Address:/g, '') ?? 'another server';
    throw ftpError(error, { step, isAgain }, access, { names, folders });
  }
}

/** Returns a sentence that names the folders on the server, or an empty text if the server does not list them. */
async function listFolders(client: Client): Promise<string> {
  const entries = await client.list().catch(() => []);
  const names = entries.flatMap(({ isDirectory, name }) =>
    isDirectory && !name.startsWith('.') ? quotable(name) : [],
  );
  return names.length > 0 ? ` The folders there are: ${names.slice(0, 8).join(', ')}.` : '';
}
