/** Requests the live site as a visitor does and compares the answers with what was built. */
import { setTimeout } from 'node:timers/promises';
import { comparePage } from '../../generator/host/comparePage.ts';
import { mapConcurrently } from '../../generator/mapConcurrently.ts';
import { knownError, type KnownErrors } from './uploadErrors.ts';
import { kindOf } from './planUpload.ts';
import type { RetryPolicy } from './remoteFolder.ts';

/**
 * Our name. The words "Mozilla/5.0 (compatible; …)" are those of all honest programs, and many hosts refuse a name without
 * them, such as Node's. It is not that of a browser: hosts lock out an address that only pretends to be one.
 */
const agent = 'Mozilla/5.0 (compatible; site-upload)';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

/**
 * Matched against what was found at an address: the status; what comparePage returns; `elsewhere` or `new` for the small page of
 * lookBefore; or the error's code if there was no answer.
 */
const liveErrors: KnownErrors = [
  [
    /^other version/,
    'another version is shown there than was sent ({piece})',
    'Empty the cache in the hosting panel (LiteSpeed, Cloudflare), wait a minute and run npm run upload again; if it stays ' +
      'so, npm run upload -- --all.',
  ],
  [
    /^other page/,
    'another page is shown there than was sent ({piece})',
    'Delete index.php and the default page of the host from the folder of the site in the hosting panel, ' +
      'and run npm run upload again.',
  ],
  [
    /^elsewhere/,
    'this address does not show the folder {folder} ({status})',
    'Write the folder of this address, which the hosting panel names, in .env behind FTP_FOLDER=; or, if the address ' +
      'does not lead to this host yet, its test address behind SITE_URL=.',
  ],
  [
    /^new$/,
    'visitors cannot read a file that has just been sent ({status}), though the host answers them',
    'Ask the hosting company to set the umask of this FTP user to 022, so that files get mode 644 and folders 755.',
  ],
  [
    /^(429|503)$/,
    'the host has too much to do, or limits how often one may ask ({found})',
    'Wait ten minutes and run npm run upload again.',
  ],
  [
    /^\d+$/,
    'the host answers with an error ({found})',
    'Run npm run upload -- --all, and show this line to the hosting company if the error stays.',
  ],
  [
    /CERT|SIGNATURE|ISSUER|_SSL_|EPROTO/,
    'its certificate is not valid, and browsers warn of it ({found})',
    'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
      'or write http:// in siteUrl in src/content/facts.ts.',
  ],
  [
    /^TypeError$/,
    'the host sends visitors in circles',
    'Switch off all but one redirect to https in the hosting panel, and in that of the proxy if there is one.',
  ],
  [
    /^/,
    'it does not answer ({found})',
    'Check that this computer is online and that the address (siteUrl in src/content/facts.ts, or SITE_URL in .env) ' +
      'opens in a browser, and run npm run upload again.',
  ],
];

/**
 * Returns the error to throw. `purpose` is what failed, `found` what was found at the address (see liveErrors); `values` has
 * the other names in braces.
 */
export const liveError = (purpose: string, found: string, values = {}) =>
  knownError(liveErrors, purpose, found, { ...values, piece: found.replace(/^[a-z ]+: /, '') });

/** Throws if the site is https and has no valid certificate, because our .htaccess redirects all visitors to https. */
export async function checkCertificate(siteUrl: string): Promise<void> {
  if (!siteUrl.startsWith('https:')) return;
  const { status } = await answerAt(siteUrl, { method: 'HEAD', redirect: 'manual' });
  if (!/^\d/.test(status))
    throw liveError(`publish for https (${siteUrl}), so nothing has been sent`, status);
}

/**
 * Requests every file of the site. Compares the content of the pages and of the files in `sent`, which were sent since the
 * last check passed; of the other files only the status. What is wrong is requested again after each pause (milliseconds),
 * because hosts cache. Returns what a proxy has changed in a page without changing its words, or undefined. Throws with
 * the first address that stays wrong. `siteUrl` has no slash at the end.
 */
export async function verifyLive(
  siteUrl: string,
  files: ReadonlyMap<string, Buffer>,
  sent: ReadonlySet<string>,
  { pauses, timeout }: Pick<RetryPolicy, 'pauses' | 'timeout'>,
): Promise<string | undefined> {
  let changed: string | undefined;
  // No host serves its own configuration files.
  let open = [...files.keys()].filter((name) => kindOf(name) !== 'host' && !name.startsWith('.'));
  for (let attempt = 0; ; attempt++) {
    const findings = new Map<string, string>();
    await mapConcurrently(concurrency, open, async (name) => {
      const bytes = kindOf(name) === 'page' || sent.has(name) ? files.get(name) : undefined;
      const finding = await compareLive(addressOf(siteUrl, name), bytes, timeout);
      if (finding?.startsWith('changed')) changed ??= finding;
      else if (finding) findings.set(name, finding);
    });
    const [first] = findings;
    if (!first) return changed;
    const pause = pauses[attempt];
    if (pause === undefined) {
      const [name, finding] = first;
      const more = findings.size > 1 ? `, and ${findings.size - 1} more` : '';
      const purpose = `confirm the site (${addressOf(siteUrl, name)}${more}), although all files have been sent`;
      throw liveError(purpose, finding);
    }
    open = [...findings.keys()];
    await setTimeout(pause);
  }
}

/** Returns the address of a file. A page has that of its folder: `about/index.html` is at /about/. */
export function addressOf(siteUrl: string, name: string): string {
  const path = name.replace(/(^|\/)index\.html$/, '$1');
  return `${siteUrl}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns what is wrong at an address (see liveErrors), or undefined. Without bytes only the status is checked. */
async function compareLive(
  address: string,
  bytes: Buffer | undefined,
  timeout: number,
): Promise<string | undefined> {
  const { status, body } = await answerAt(address, { method: bytes ? 'GET' : 'HEAD' }, timeout);
  if (!status.startsWith('2')) return status;
  if (!bytes || body.equals(bytes)) return undefined;
  if (/(\/|\.html)$/.test(address)) return comparePage(String(bytes), String(body));
  return `other version: ${body.length} bytes instead of ${bytes.length}`;
}

export type LiveAnswer = Awaited<ReturnType<typeof answerAt>>;

/** Requests an address. Returns the status and the body; without an answer the error's code as the status. */
export async function answerAt(address: string, init: RequestInit = {}, timeout = 20_000) {
  try {
    const response = await fetch(address, {
      ...init,
      headers: {
        'accept-encoding': 'identity',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        'user-agent': agent,
      },
      signal: AbortSignal.timeout(timeout),
    });
    return { status: String(response.status), body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { name, cause } = error as Error;
    const status = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    return { status, body: Buffer.alloc(0) };
  }
}
