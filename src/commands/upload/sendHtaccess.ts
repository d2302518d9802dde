/** Sends .htaccess, and undoes that if the site then answers with an error. */
import { comparePage } from '../../generator/host/comparePage.ts';
import { joinOtherRules } from '../../generator/host/otherRules.ts';
import { manifestName } from './manifest.ts';
import { hashOf } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { isRefusal } from './transfer.ts';
import { answerAt } from './verifyLive.ts';

const name = '.htaccess';
/** The copy of a former .htaccess of which lines are dropped. */
const copyName = '.htaccess.before-upload';

export interface LiveHost {
  readonly remote: Pick<RemoteFolder, 'read' | 'send' | 'remove'>;
  /** The address at which visitors see the folder, without a slash at the end. */
  readonly siteUrl: string;
  readonly warn: (line: string) => void;
}

/**
 * Sends .htaccess, joined with the lines of others in `former` (undefined if there is none), and requests the home page before
 * and at once after it, because one directive that the host forbids turns every page into an error. If the page has become
 * an error, puts the former .htaccess back, or deletes the new one, and warns. Then only an upload with --all sends the file
 * again, so it returns true. If the FTP server refuses the file, warns and returns false, so that the next upload sends
 * it again.
 */
export async function sendHtaccess(
  own: Buffer,
  sentBefore: string | undefined,
  { remote, siteUrl, warn }: LiveHost,
): Promise<boolean> {
  const look = async () => {
    // With a new query at each request, the answer comes from the host and not from a cache.
    const { status } = await answerAt(`${siteUrl}/?${Date.now()}`);
    return status;
  };
  const { former, text, kept, dropped } = await joinFormer(own, sentBefore, remote);
  const before = await look();
  try {
    if (former && dropped.length > 0) await remote.send(copyName, former);
    await remote.send(name, Buffer.from(text, 'latin1'));
  } catch (error) {
    const { cause } = error as Error;
    if (!isRefusal(cause, 550, 553)) throw error;
    warn(
      `ATTENTION: the server refuses .htaccess by FTP (${cause.code}). ` +
        "Put that file from dist into the site's folder with the hosting panel.",
    );
    return false;
  }
  const after = await look();
  if (after === '200' || (after === before && !/^5|TypeError/.test(after))) return true;
  if (former && before !== after) await remote.send(name, former);
  else if (!kept) await remote.remove(name);
  const without = await look();
  if (without === after) {
    // The file is not to blame.
    await remote.send(name, Buffer.from(text, 'latin1'));
    return true;
  }
  const met =
    after === 'TypeError'
      ? 'the host sent visitors in circles; it has to set X-Forwarded-Proto, or siteUrl to begin with http://'
      : `the host answered with an error (${after})`;
  warn(
    `ATTENTION: the new .htaccess has been taken back at once: with it, ${met}. ` +
      'Show this line to the hosting company, then run npm run upload -- --all.',
  );
  return true;
}

/**
 * Returns the .htaccess on the server as `former`, and what joinOtherRules makes of it. A file with the hash `sentBefore` is
 * what the last upload sent, so that nothing in it is of others.
 */
export async function joinFormer(
  own: Buffer,
  sentBefore: string | undefined,
  remote: Pick<RemoteFolder, 'read'>,
) {
  const former = await remote.read(name);
  const others = former && hashOf(former) !== sentBefore ? former : '';
  return { former, ...joinOtherRules(own.toString('latin1'), others.toString('latin1')) };
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
  const isOurs = !comparePage(String(notFoundPage), String(body))?.startsWith('other');
  if (status === '404' && isOurs) return;
  warn(
    'ATTENTION: the host does not follow our .htaccess. The pages work, but a wrong address does not show our own page, ' +
      'nothing is compressed or kept in browsers, the security headers are missing, http:// does not lead to https://' +
      `${status === '200' ? `, and everybody can read the names of all files, at /${manifestName}` : ''}. ` +
      'Ask the hosting company for "AllowOverride FileInfo".',
  );
}
