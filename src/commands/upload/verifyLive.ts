/** Requests the live site as a visitor does and compares the answers with what was built. */
import { setTimeout } from 'node:timers/promises';
import { mapConcurrently } from '../../generator/pictures/mapConcurrently.ts';
import { faultOf, type Faults } from './uploadErrors.ts';
import { kindOf } from './planUpload.ts';
import type { RetryPolicy } from './remoteFolder.ts';

/** Some hosts take more requests at once for an attack. */
const concurrency = 4;

/** Matched against `differs`, the status, or the error code when there is no answer. */
export const liveFaults: Faults = [
  [
    /^differs$/,
    'something else is shown there than was sent',
    'Wait a minute and run npm run upload again. If it stays so, see in the hosting panel that FTP_FOLDER is ' +
      'the folder of this address and that no index.php or default page stands in it, and run npm run upload -- --all.',
  ],
  [
    /^404$/,
    'the host does not find it (404)',
    'Check in the hosting panel that FTP_FOLDER in .env is the folder of this address, ' +
      'then run npm run upload -- --all.',
  ],
  [
    /^(401|403|429)$/,
    'the host does not show it to this program ({found})',
    'Open the address in a browser; if the page is there, the host only keeps programs out.',
  ],
  [
    /^\d+$/,
    'the host answers with an error ({found})',
    'Run npm run upload -- --all, which tries .htaccess anew; if the error stays, ask the hosting company, ' +
      'and name that file.',
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'there is no server of that name',
    'Check siteUrl in src/content/facts.ts, or SITE_URL in .env, and that the domain points to the hosting.',
  ],
  [
    /CERT|SIGNATURE|ISSUER/,
    'its certificate is not valid, and browsers warn of it ({found})',
    'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
      'or write http:// in siteUrl in src/content/facts.ts.',
  ],
  [
    /^/,
    'it does not answer ({found})',
    'Check that this computer is online and that the address opens in a browser, and run npm run upload again. ' +
      'Where only https:// does not open, switch on the free SSL certificate in the hosting panel.',
  ],
];

/**
 * Takes the site's address without a slash at the end, its files, and the names of those just sent.
 * Compares these and the pages with the live site; of the rest it checks that they exist. Retries
 * what is stale, because hosts cache. Throws a sentence that names the first wrong address.
 */
export async function verifyLive(
  siteUrl: string,
  files: ReadonlyMap<string, Buffer>,
  sent: ReadonlySet<string>,
  retry: RetryPolicy,
): Promise<void> {
  const findings = await findFaults(siteUrl, files, sent, retry);
  const [first] = findings;
  if (!first) return;
  const [name, finding] = first;
  const more = findings.size > 1 ? `, and ${findings.size - 1} more` : '';
  const purpose = `confirm the site (${addressOf(siteUrl, name)}${more}), although all files have been sent`;
  throw faultOf(liveFaults, purpose, finding, {});
}

/**
 * Returns what is wrong with each file by its name: `differs`, the status of the answer, or the code
 * of the error.
 */
export async function findFaults(
  siteUrl: string,
  files: ReadonlyMap<string, Buffer>,
  sent: ReadonlySet<string>,
  { pauses, timeout }: RetryPolicy,
): Promise<ReadonlyMap<string, string>> {
  // A host does not serve its own configuration.
  let open = [...files.keys()].filter((name) => kindOf(name) !== 'host' && !name.startsWith('.'));
  for (let attempt = 0; ; attempt++) {
    const findings = new Map<string, string>();
    await mapConcurrently(concurrency, open, async (name) => {
      const bytes = kindOf(name) === 'page' || sent.has(name) ? files.get(name) : undefined;
      const finding = await compareLive(addressOf(siteUrl, name), bytes, timeout);
      if (finding) findings.set(name, finding);
    });
    open = [...findings.keys()];
    const pause = pauses[attempt];
    if (open.length === 0 || pause === undefined) return findings;
    await setTimeout(pause);
  }
}

/** Returns where visitors see a file: a page's address has no slash at its end. */
export function addressOf(siteUrl: string, name: string): string {
  const path = name.replace(/(^|\/)index\.html$/, '');
  return `${siteUrl}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Compares the answer with the bytes, or checks the status alone. Returns what is wrong. */
async function compareLive(
  address: string,
  bytes: Buffer | undefined,
  timeout: number,
): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      method: bytes ? 'GET' : 'HEAD',
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache', pragma: 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return String(response.status);
    return !bytes || body.equals(bytes) ? undefined : 'differs';
  } catch (error) {
    return errorCode(error);
  }
}

/** Takes an error of fetch; returns the code of its cause, or its name. */
export function errorCode(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
