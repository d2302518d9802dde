/** Sends .htaccess, and undoes that if the site then answers with an error. */
import { manifestName } from './manifest.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { isRefusal } from './transfer.ts';
import { answerAt, liveError } from './verifyLive.ts';

const name = '.htaccess';

export interface LiveHost {
  readonly remote: Pick<RemoteFolder, 'read' | 'send' | 'remove'>;
  /** The address at which visitors see the folder, without a slash at the end. */
  readonly siteUrl: string;
  readonly warn: (line: string) => void;
}

/**
 * Sends .htaccess and requests the home page at once, because one directive that the host forbids turns every page into
 * an error. If that happens, puts the former .htaccess back, or deletes the new one if there was none, and warns. Then only
 * an upload with --all sends the file again, so it returns true. If the FTP server refuses the file, warns and returns false,
 * so that the next upload sends it again. Throws if the home page is an error even then.
 */
export async function sendHtaccess(
  bytes: Buffer,
  { remote, siteUrl, warn }: LiveHost,
): Promise<boolean> {
  const errorStatus = async () => {
    // With a new query at each request, the answer comes from the host and not from a cache.
    const { status } = await answerAt(`${siteUrl}/?${Date.now()}`);
    return status === '200' ? undefined : status;
  };
  const former = await remote.read(name);
  try {
    await remote.send(name, bytes);
  } catch (error) {
    const { cause } = error as Error;
    if (!isRefusal(cause, 550, 553)) throw error;
    warn(
      `ATTENTION: the server refuses .htaccess by FTP (${cause.code}). ` +
        "Put that file from dist into the site's folder with the hosting panel.",
    );
    return false;
  }
  const status = await errorStatus();
  if (!status) return true;
  if (former) await remote.send(name, former);
  let remaining = former && (await errorStatus());
  if (!former || remaining?.startsWith('5')) {
    await remote.remove(name);
    remaining = await errorStatus();
  }
  if (remaining) throw liveError(`confirm the site (${siteUrl})`, remaining);
  const met =
    status === 'TypeError'
      ? 'the host sent visitors in circles; it has to set X-Forwarded-Proto, or siteUrl to begin with http://'
      : `the host answered with an error (${status})`;
  warn(
    `ATTENTION: the new .htaccess has been taken back at once: with it, ${met}. ` +
      'Show this line to the hosting company, then run npm run upload -- --all.',
  );
  return true;
}

/**
 * Warns if the host ignores .htaccess. It requests the manifest, a dotfile, for which .htaccess answers with our page for
 * unknown addresses; `notFoundPage` is the content of that page, 404.html.
 */
export async function checkHtaccess(
  notFoundPage: Buffer | undefined,
  { siteUrl, warn }: LiveHost,
): Promise<void> {
  const { status, body } = await answerAt(`${siteUrl}/${manifestName}`);
  if (status === '404' && notFoundPage?.equals(body)) return;
  warn(
    'ATTENTION: the host does not follow our .htaccess. The pages work, but a wrong address does not show our own page, ' +
      'nothing is compressed or kept in browsers, the security headers are missing, http:// does not lead to https://, ' +
      `and everybody can read the names of all files, at /${manifestName}. Ask the hosting company for "AllowOverride FileInfo".`,
  );
}
