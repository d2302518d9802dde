/** Opens a connection to the folder of the site on the server. */
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'basic-ftp';
import { ftpError, quotable, type KnownErrors } from './uploadErrors.ts';
import type { Settings } from './ftpSettings.ts';

/** The settings together with the password, which may have been typed at the prompt. */
export type Access = Settings & { readonly password: string };

export const connectErrors: KnownErrors = [
  [
    /^silence ERR_TLS_CERT_ALTNAME_INVALID /,
    'its certificate is for {names}',
    'If that is your hosting company, write that name in .env behind FTP_TLS_SERVERNAME= (for *.example.com write ' +
      'ftp.example.com); otherwise check FTP_HOST.',
  ],
  [
    /^silence \w*(CERT|SIGNATURE|ISSUER)/,
    'this computer does not trust its certificate ({said}), so that any computer could pretend to be {host}',
    'Ask the hosting company for a server name with a valid certificate; ' +
      'only if they say that this one is theirs, write FTP_TLS_CHECK=off in .env.',
  ],
  [
    /^answer \d+ ftps encrypt /,
    'it does not offer encryption ({said})',
    'Ask the hosting company for FTPS; only if they have none, write FTP_MODE=plain in .env: ' +
      'the password then travels readable.',
  ],
  [
    /^answer \d+ \w+ open the folder /,
    'the server refuses it ({said})',
    'Write the folder of the site in .env behind FTP_FOLDER=.{folders}',
  ],
  [
    /^answer \d+ plain .*: .*(encrypt|tls|ssl|cleartext|secure)/i,
    'it wants an encrypted connection ({said})',
    'Delete the line FTP_MODE=plain in .env.',
  ],
  [
    /^answer 53\d \w+ log in /,
    'it refuses the user name or the password ({said})',
    'Check FTP_USER and FTP_PASSWORD in .env; the hosting panel can set a new password.',
  ],
  [
    /^answer /,
    'it refuses to talk ({said})',
    'Wait some minutes and try again, or send these words to the hosting company.',
  ],
  [
    /^silence (ENOTFOUND|EAI_AGAIN) /,
    'there is no server of that name',
    'Check FTP_HOST in .env, and that this computer is online.',
  ],
  [
    /^/,
    'it does not answer as an FTP server does ({said})',
    'Check that this computer is online and that its network allows FTP, and with the hosting company FTP_HOST and ' +
      'FTP_PORT ({port}) in .env.',
  ],
];

/** Returns a client that is logged in and in the site's folder. `timeout` is in milliseconds. Throws an Error that says what staff can do. */
export async function connect(access: Access, timeout: number): Promise<Client> {
  const { host, port, user, password, folder } = access;
  // A server behind a router may name its private address for the data connection. With this option basic-ftp uses the
  // address of the host instead.
  const client = new Client(timeout, { allowSeparateTransferHost: true });
  let purpose = `reach ${host}`;
  let folders = '';
  try {
    await client.connect(host, port);
    if (access.encrypted) {
      purpose = `encrypt the connection to ${host}`;
      // basic-ftp has no time-out of its own for the TLS handshake.
      const late = setTimeout(timeout, undefined, { ref: false });
      await Promise.race([
        client.useTLS(tlsOptions(access)),
        late.then(() => Promise.reject(new Error('Timeout'))),
      ]);
    }
    purpose = `log in to ${host}`;
    await client.sendIgnoringError('OPTS UTF8 ON');
    await client.login(user, password);
    await client.useDefaultSettings();
    purpose = `open the folder ${folder} on ${host}`;
    await client.cd(folder).catch(async (error: unknown) => {
      folders = await listFolders(client);
      throw error;
    });
    return client;
  } catch (error) {
    client.close();
    const { cert } = error as { cert?: { subjectaltname?: string } };
    const names = cert?.subjectaltname?.replaceAll(/DNS:|IP Address:/g, '') ?? 'another server';
    throw ftpError(connectErrors, error, purpose, access, { names, folders });
  }
}

function tlsOptions({ host, certificateName, certificateChecked }: Access) {
  const name = certificateName ?? host;
  return {
    host: name,
    rejectUnauthorized: certificateChecked,
    ...(isIP(name) ? {} : { servername: name }),
  };
}

/** Returns a sentence that names the folders on the server, or an empty text if the server does not list them. */
async function listFolders(client: Client): Promise<string> {
  const entries = await client.list().catch(() => []);
  const names = entries.flatMap(({ isDirectory, name }) =>
    isDirectory && !name.startsWith('.') ? quotable(name) : [],
  );
  return names.length > 0 ? ` The folders there are: ${names.slice(0, 8).join(', ')}.` : '';
}
