/** Requests the live site as a visitor does and compares the answers with what was built. */
import { setTimeout } from 'node:timers/promises';
import { mapConcurrently } from '../../generator/mapConcurrently.ts';
import { knownError, type KnownErrors } from './uploadErrors.ts';
import { kindOf } from './planUpload.ts';
import type { RetryPolicy } from './remoteFolder.ts';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

/** Matched against what was found at an address: `differs`, the status, or the error's code if there was no answer. */
const liveErrors: KnownErrors = [
  [
    /^differs$/,
    'something else is shown there than was sent',
    'Wait a minute and run npm run upload again. If it stays so, see in the hosting panel that FTP_FOLDER is ' +
      'the folder of this address and that there is no index.php or default page in it, and run npm run upload -- --all.',
  ],
  [
    /^404$/,
    'the host does not find it (404)',
    'Check in the hosting panel that FTP_FOLDER in .env is the folder of this address, ' +
      'then run npm run upload -- --all.',
  ],
  [
    /^\d+$/,
    'the host answers with an error ({found})',
    'Open the address in a browser: if the page is there, the host only keeps programs out. Otherwise run ' +
      'npm run upload -- --all, and ask the hosting company if the error stays.',
  ],
  [
    /CERT|SIGNATURE|ISSUER|_SSL_|EPROTO/,
    'its certificate is not valid, and browsers warn of it ({found})',
    'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
      'or write http:// in siteUrl in src/content/facts.ts.',
  ],
  [
    /^/,
    'it does not answer ({found})',
    'Check that this computer is online and that the address (siteUrl in src/content/facts.ts, or SITE_URL in .env) ' +
      'opens in a browser, and run npm run upload again.',
  ],
];

/** Returns the error to throw. `purpose` is what failed, `found` what was found at the address (see liveErrors). */
export const liveError = (purpose: string, found: string) =>
  knownError(liveErrors, purpose, found, {});

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
 * because hosts cache. Throws with the first address that stays wrong. `siteUrl` has no slash at the end.
 */
export async function verifyLive(
  siteUrl: string,
  files: ReadonlyMap<string, Buffer>,
  sent: ReadonlySet<string>,
  { pauses, timeout }: Pick<RetryPolicy, 'pauses' | 'timeout'>,
): Promise<void> {
  // No host serves its own configuration files.
  let open = [...files.keys()].filter((name) => kindOf(name) !== 'host' && !name.startsWith('.'));
  for (let attempt = 0; ; attempt++) {
    const findings = new Map<string, string>();
    await mapConcurrently(concurrency, open, async (name) => {
      const bytes = kindOf(name) === 'page' || sent.has(name) ? files.get(name) : undefined;
      const finding = await compareLive(addressOf(siteUrl, name), bytes, timeout);
      if (finding) findings.set(name, finding);
    });
    const [first] = findings;
    if (!first) return;
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
function addressOf(siteUrl: string, name: string): string {
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
  return !bytes || body.equals(bytes) ? undefined : 'differs';
}

/** Requests an address. Returns the status and the body; without an answer the error's code as the status. */
export async function answerAt(address: string, init: RequestInit = {}, timeout = 20_000) {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache', pragma: 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
    return { status: String(response.status), body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { name, cause } = error as Error;
    const status = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    return { status, body: Buffer.alloc(0) };
  }
}
