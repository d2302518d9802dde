/** Sends .htaccess, and undoes that if the site then answers with an error. */
import { HostingError, hostingSentenceOf } from '../../hosting/hostingError.ts';
import { isOurPage } from './live/mismatches.ts';
import type { LiveAnswer, LiveSite } from './live/liveSite.ts';
import { manifestName, parseManifest } from './plan/manifest.ts';
import type { joinOtherRules } from './plan/otherRules.ts';
import type { RemoteFolder } from './ftp/remoteFolder.ts';
import { isRefusal } from './ftp/transfer.ts';

const htaccess = '.htaccess';
/** The name under which the former .htaccess is kept on the server if lines are left out of it. */
export const formerHtaccess = '.htaccess.before-upload';

/** Thrown if the site answers with errors under the new .htaccess, and the former one could not be restored. */
export class BrokenRulesError extends HostingError {
  constructor(cause: Error) {
    super(
      `Could not take back the new .htaccess, with which the host answers with errors: ${hostingSentenceOf(cause)} ` +
        'Visitors may see an error on every page. Delete .htaccess in the folder of the site with the hosting panel, then {ALL}.',
      { cause },
    );
  }
}

/**
 * Sends the rules of .htaccess, which are merged with the lines of others, and requests the home page right after, because one
 * directive that the host forbids turns every page into an error. If the home page then fails, restores `former`. If the site
 * works with that, warns, and only an upload with --all sends the rules again; otherwise they are not to blame and are sent
 * again. Returns false, and warns, if the FTP server refuses the file. `live` is undefined if the host blocks bots. Throws a
 * BrokenRulesError if `former` cannot be restored.
 */
export async function sendHtaccess(
  { rules, dropped }: ReturnType<typeof joinOtherRules>,
  former: Buffer | undefined,
  remote: Pick<RemoteFolder, 'send' | 'remove'>,
  live: Pick<LiveSite, 'ask'> | undefined,
  warn: (line: string) => void,
): Promise<boolean> {
  const put = async (content: Buffer | undefined) => {
    if (content) await remote.send(htaccess, content);
    else await remote.remove(htaccess);
    const answer = await live?.ask(newQuery());
    // One answer may be lost by chance, which is no reason to undo the rules.
    return answer?.status === 'silent' ? live?.ask(newQuery()) : answer;
  };
  let answer: LiveAnswer | undefined;
  try {
    if (former && dropped.length > 0) await remote.send(formerHtaccess, former);
    answer = await put(rules);
  } catch (error) {
    const { cause } = error as Error;
    if (!isRefusal(cause, 550, 553)) throw error;
    warn(
      `ATTENTION: the server refuses .htaccess by FTP (${cause.code}). ` +
        "Put that file from dist into the site's folder with the hosting panel.",
    );
    return false;
  }
  if (isFine(answer)) return true;
  const whatHappened =
    answer?.status === 'circle'
      ? 'the host sent visitors in circles; it has to set X-Forwarded-Proto, or {WEBSITE} to begin with http://'
      : `the host answered with an error (${answer?.said})`;
  const answerBefore = await put(former).catch((cause: Error) => {
    throw new BrokenRulesError(cause);
  });
  if (isFine(answerBefore)) {
    warn(
      `ATTENTION: the new .htaccess has been taken back at once: with it, ${whatHappened}. ` +
        'Show this line to the hosting company, then {ALL}.',
    );
  } else {
    // The site fails with the former file too, so the new one is not the cause.
    await put(rules);
  }
  return true;
}

/** Returns a query string that makes the answer come from the host and not from a cache. */
function newQuery(): string {
  return `?${Date.now()}`;
}

/** Whether the home page answers, or was not requested because the host blocks bots. */
function isFine(answer: LiveAnswer | undefined): boolean {
  return answer === undefined || answer.status === 200;
}

/**
 * Warns if the host ignores .htaccess. Requests the manifest, a dotfile, for which .htaccess answers with our 404 page;
 * `notFoundPage` is the content of 404.html.
 */
export async function checkHtaccess(
  notFoundPage: Buffer | undefined,
  live: LiveSite,
  warn: (line: string) => void,
): Promise<void> {
  const { status, body } = await live.ask(manifestName);
  // Some hosts deny dotfiles (403) before our rules apply, and show our 404 page for that too.
  const isRefused = status === 404 || status === 403;
  if (isRefused && notFoundPage && isOurPage(notFoundPage, body)) return;
  warn(
    'ATTENTION: the host does not follow our .htaccess. The pages work, but a wrong address does not show our own page, ' +
      'nothing is compressed or kept in browsers, and the security headers are missing' +
      `${parseManifest(String(body)) ? `, and everybody can read the names of all files, at /${manifestName}` : ''}. ` +
      'Ask the hosting company for "AllowOverride FileInfo".',
  );
}
