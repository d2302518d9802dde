/** What can be wrong with an answer of the live site, and a sentence for each kind. */
import { findHarmfulHeader } from '../../../generator/webServer/findHarmfulHeader.ts';
import { hashedAsset } from '../../../generator/webServer/fileNames.ts';
import { isBusy, type LiveAnswer } from './liveSite.ts';
import { hashOf } from '../plan/manifest.ts';
import { errorFrom, type Sentence } from '../ftp/uploadErrors.ts';

interface Found {
  readonly name: string;
  /** Details from the answer. Where the content differs, they are only for the log, such as `"</b>" instead of " </b>"`. */
  readonly found: string;
}

/**
 * An answer with which visitors do not get what was sent. `old` is an earlier version of ours. `foreign` means that the file on
 * the server is not ours either. `otherPage` is a page of another site. `header` has the right bytes, but a header with which
 * browsers show something else. `elsewhere` and `unreadable` are about the test page that is sent first. `extensions` is about
 * all files with some extensions.
 */
export interface WrongAnswer extends Found {
  readonly kind:
    | 'old'
    | 'foreign'
    | 'otherPage'
    | 'header'
    | 'extensions'
    | 'elsewhere'
    | 'unreadable'
    | 'busy'
    | 'status'
    | 'redirect'
    | 'circle'
    | 'certificate'
    | 'silent';
}

/** An answer that was altered on its way, while the file on the server is ours. It is no error: the upload does not fail. */
interface ChangedAnswer extends Found {
  readonly kind: 'changed';
}

/** What was found at the address of a file instead of what was sent. */
export type Mismatch = WrongAnswer | ChangedAnswer;

const hostError: Sentence = {
  reason: 'the host answers with an error ({found})',
  advice:
    'Rename .htaccess in the folder of the site to old.htaccess: one of its lines may be the cause. If that does not help, wait ' +
    'ten minutes and {ALL}; if the error stays, show this line to the hosting company.',
};

const sentences: Readonly<Record<WrongAnswer['kind'], Sentence>> = {
  old: {
    reason: 'an old version is shown there',
    advice:
      'Empty the cache in the hosting panel (LiteSpeed, Cloudflare) and {AGAIN}; if it stays so, {ALL}.',
  },
  foreign: {
    reason:
      'the file on the server is not the one that was sent: somebody has changed it, or the server has damaged it',
    advice:
      'In the hosting panel, give the FTP user a new password and delete every file that nobody recognises; then {ALL}.',
  },
  otherPage: {
    reason: 'the page shown there is not the one that was sent',
    advice:
      'In the hosting panel, delete index.php, the default page of the host and a rule that shows one page at every address from ' +
      'the folder of the site, and {AGAIN}.',
  },
  header: {
    reason:
      'the file is right, but one of its headers makes browsers or search engines treat it as something else ({found})',
    advice:
      'Switch it off in the hosting panel or the proxy, or send this line to the hosting company; then {AGAIN}.',
  },
  extensions: {
    reason: 'the host shows no file whose name ends in {found}',
    advice:
      'Ask the hosting company to add the media types of these extensions, or many visitors see no pictures.',
  },
  elsewhere: {
    reason: 'this address does not show a file that has just been sent to {folder} ({found})',
    advice:
      'Check in the hosting panel which folder the address shows, and write that folder into {FTP_FOLDER}. If it is this ' +
      'one, rename .htaccess in it to old.htaccess: its rules lead elsewhere. If the address does not lead to this host ' +
      'yet, write its test address into {SITE_URL}.',
  },
  unreadable: {
    reason:
      'visitors cannot read a file that has just been sent ({found}), though the host answers them',
    advice:
      'Ask the hosting company to give the files of this FTP user the mode 644 by default, and the folders 755.',
  },
  busy: hostError,
  status: hostError,
  redirect: {
    reason: 'the host leads visitors to {found}',
    advice:
      'In the hosting panel, delete the redirect to that address. Otherwise rename .htaccess in the folder of the site to ' +
      'old.htaccess, and {ALL}.',
  },
  circle: {
    reason: 'the host sends visitors in circles',
    advice:
      'Switch off all but one redirect to https in the hosting panel, and in that of the proxy if there is one.',
  },
  certificate: {
    reason: 'its certificate is not valid, and browsers warn of it ({found})',
    advice:
      'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
      'or begin {WEBSITE} with http:// instead.',
  },
  silent: {
    reason: 'it does not answer ({found})',
    advice:
      'Check that this computer is online and that the address ({WEBSITE}, or {SITE_URL}) ' +
      'opens in a browser, and {AGAIN}. If it opens only on a phone, the host has blocked this computer: ' +
      'wait an hour.',
  },
};

/** Returns the error for a wrong answer that prevents `purpose`. `folder` is the site's folder on the server. */
export function liveError(purpose: string, { kind, found }: WrongAnswer, folder = ''): Error {
  return errorFrom(sentences[kind], purpose, { found, folder });
}

/** What must be at the address of a file. */
interface Expected {
  readonly name: string;
  /** Undefined if the file has been deleted, so that no version of it may be there. */
  readonly bytes: Buffer | undefined;
  /** The hashes of its earlier versions. */
  readonly former: readonly string[];
}

/** What decides which headers are harmful on this site. */
export interface SiteTraits {
  readonly isSecure: boolean;
  readonly isTrial: boolean;
}

/** Compares the answer at a file's address with what must be there. Returns undefined if they match. */
export function compare(
  { name, bytes, former }: Expected,
  answer: LiveAnswer,
  traits: SiteTraits,
): Mismatch | undefined {
  const { status, body, header, said } = answer;
  const isOld = () => former.includes(hashOf(body));
  if (bytes === undefined)
    return status === 200 && isOld()
      ? { name, kind: 'old', found: 'it has been deleted' }
      : undefined;
  if (typeof status === 'string') return { name, kind: status, found: said };
  if (status !== 200) return { name, kind: isBusy(answer) ? 'busy' : 'status', found: said };
  if (body.equals(bytes)) {
    const found = findHarmfulHeader(name, header, traits);
    return found === undefined ? undefined : { name, kind: 'header', found };
  }
  const isPage = name.endsWith('.html');
  const type = header('content-type');
  const found = isPage
    ? firstDifference(`${bytes}`, `${body}`)
    : `${body.length} other bytes (${type}) instead of ${bytes.length}`;
  if (isOld()) return { name, kind: 'old', found };
  const isOther = isPage ? !isOurPage(bytes, body) : type.startsWith('text/html');
  return { name, kind: isOther ? 'otherPage' : 'changed', found };
}

/** Whether an answer is a page of this site, perhaps an older version or one altered on its way. */
export function isOurPage(sent: Buffer, arrived: Buffer): boolean {
  const title = (html: Buffer) => /<title>([^<]*)/i.exec(`${html}`)?.[1]?.trim();
  return title(sent) === title(arrived) || hashedAsset.test(`${arrived}`);
}

function firstDifference(sent: string, arrived: string): string {
  let start = 0;
  while (start < sent.length && sent[start] === arrived[start]) start++;
  const cut = (html: string) => JSON.stringify(html.slice(Math.max(0, start - 20), start + 40));
  return `${cut(arrived)} instead of ${cut(sent)}`;
}
