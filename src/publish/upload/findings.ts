/** What is wrong with an answer of the live site, and the one sentence for each kind. */
import type { LiveAnswer } from './liveSite.ts';
import { hashOf } from './manifest.ts';
import { knownError, type KnownErrors } from './uploadErrors.ts';

/** What was found at the address of a file instead of what was sent. */
export interface Finding {
  readonly name: string;
  /**
   * `old` is the version before, `otherPage` a page of another site, and `changed` something else; `foreign` is one of these two
   * where the server has another file, too. `elsewhere`, `unreadable` and `closed` are said of the small page, `unknown` of
   * endings. Every other kind is the status, or the error's code if there was no answer.
   */
  readonly kind: string;
  /** What an answer shows of it, such as `"</b>" instead of " </b>"`. */
  readonly found: string;
}

/** Matched against the kind of a finding, in this order. */
const sentences: KnownErrors = [
  [
    /^old$/,
    'an old version is shown there ({found})',
    'Empty the cache in the hosting panel (LiteSpeed, Cloudflare) and {AGAIN}; if it stays so, {ALL}.',
  ],
  [
    /^foreign$/,
    'the server has another file there than was sent: somebody has changed it, or the server has damaged it ({found})',
    'In the hosting panel, give the FTP user a new password and delete what nobody knows; then {ALL}.',
  ],
  [
    /^otherPage$/,
    'another page is shown there than was sent ({found})',
    'In the hosting panel, delete index.php, the default page of the host and a rule that shows one page at every address from ' +
      'the folder of the site, and {AGAIN}.',
  ],
  [
    /^unknown$/,
    'the host shows no file whose name ends in {found}',
    'Ask the hosting company to add the media types of these endings, or many visitors see no pictures.',
  ],
  [
    /^elsewhere$/,
    'this address does not show a file that has just been sent to {folder} ({found})',
    'Look in the hosting panel which folder the address shows, and write that one into {FTP_FOLDER}. If it is this ' +
      'one, rename .htaccess in it to old.htaccess: its rules lead elsewhere. If the address does not lead to this host ' +
      'yet, write its test address into {SITE_URL}.',
  ],
  [
    /^unreadable$/,
    'visitors cannot read a file that has just been sent ({found}), though the host answers them',
    'Ask the hosting company to set the umask of this FTP user to 022, so that files get mode 644 and folders 755.',
  ],
  [
    /^(\d+$|redirect)/,
    'the host answers with an error ({found})',
    'Rename .htaccess in the folder of the site to old.htaccess, as one line of it may be the reason. Otherwise wait ten ' +
      'minutes, show this line to the hosting company if it stays so, and {ALL}.',
  ],
  [
    /CERT|SIGNATURE|ISSUER|_SSL_|EPROTO/,
    'its certificate is not valid, and browsers warn of it ({found})',
    'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
      'or begin {WEBSITE} with http:// instead.',
  ],
  [
    /^TypeError$/,
    'the host sends visitors in circles',
    'Switch off all but one redirect to https in the hosting panel, and in that of the proxy if there is one.',
  ],
  [
    /^/,
    'it does not answer ({found})',
    'Check that this computer is online and that the address ({WEBSITE}, or {SITE_URL}) ' +
      'opens in a browser, and {AGAIN}. If it opens on a phone alone, the host has locked out this computer: ' +
      'wait an hour.',
  ],
];

/** Returns the error for what was found in the way of `purpose`. `folder` is that of the site on the server. */
export function liveError(purpose: string, { kind, found }: Finding, folder = ''): Error {
  return knownError(sentences, purpose, kind, { found, folder });
}

/**
 * Compares the answer at the address of a file with its bytes; `former` is the hash of its version before. Returns undefined if
 * the answer is the file, and otherwise what it is.
 */
export function compare(
  { name, bytes, former }: { name: string; bytes: Buffer; former?: string | undefined },
  { status, body, type }: LiveAnswer,
): Finding | undefined {
  if (!/^2\d\d$/.test(status)) return { name, kind: status, found: status };
  if (body.equals(bytes)) return undefined;
  const isPage = name.endsWith('.html');
  const found = isPage
    ? firstDifference(`${bytes}`, `${body}`)
    : `${body.length} other bytes (${type}) instead of ${bytes.length}`;
  if (hashOf(body) === former) return { name, kind: 'old', found };
  const isOther = isPage ? !isOurPage(bytes, body) : type.startsWith('text/html');
  return { name, kind: isOther ? 'otherPage' : 'changed', found };
}

/** Whether what has arrived is a page of the site, though perhaps an older version, or changed on its way. */
export function isOurPage(sent: Buffer, arrived: Buffer): boolean {
  const title = (html: Buffer) => /<title>([^<]*)/i.exec(`${html}`)?.[1]?.trim();
  return title(sent) === title(arrived) || /\/assets\/[\w-]+\.[0-9a-z]{8}\./.test(`${arrived}`);
}

function firstDifference(sent: string, arrived: string): string {
  let start = 0;
  while (start < sent.length && sent[start] === arrived[start]) start++;
  const cut = (html: string) => JSON.stringify(html.slice(Math.max(0, start - 20), start + 40));
  return `${cut(arrived)} instead of ${cut(sent)}`;
}
