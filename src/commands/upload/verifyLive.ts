/** Requests the live site as a visitor does and compares the answers with what was built. */
import { setTimeout } from 'node:timers/promises';
import { compareFile } from '../../generator/host/compareFile.ts';
import { mapConcurrently } from '../../generator/mapConcurrently.ts';
import { knownError, type KnownErrors } from './uploadErrors.ts';
import { kindOf } from './planUpload.ts';
import type { SiteFiles, Upload } from './uploadRelease.ts';

/**
 * Our name. The words "Mozilla/5.0 (compatible; …)" are those of all honest programs, and many hosts refuse a name without
 * them, such as Node's. It is not that of a browser: hosts lock out an address that only pretends to be one.
 */
const agent = 'Mozilla/5.0 (compatible; site-upload)';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

/** What a request to the site needs. */
export type LiveSite = Pick<Upload, 'siteUrl' | 'retry'>;

/**
 * Matched against the kind of what was found at an address: that of compareFile; `elsewhere` or `unreadable` for the small page
 * of lookBefore; the status; or the error's code if there was no answer.
 */
const liveErrors: KnownErrors = [
  [
    /^otherVersion$/,
    'another version is shown there than was sent ({found})',
    'Empty the cache in the hosting panel (LiteSpeed, Cloudflare), wait a minute and run npm run upload again; if it stays ' +
      'so, npm run upload -- --all.',
  ],
  [
    /^otherPage$/,
    'another page is shown there than was sent ({found})',
    'In the hosting panel, delete index.php and the default page of the host from the folder of the site, and a rule that ' +
      'shows one page at every address, and run npm run upload again.',
  ],
  [
    /^elsewhere$/,
    'this address does not show a file that has just been sent to {folder} ({found})',
    'Look in the hosting panel which folder the address shows, and write that one in .env behind FTP_FOLDER=. If it is this ' +
      'one, rename .htaccess in it to old.htaccess: its rules lead elsewhere. If the address does not lead to this host ' +
      'yet, write its test address behind SITE_URL=.',
  ],
  [
    /^unreadable$/,
    'visitors cannot read a file that has just been sent ({found}), though the host answers them',
    'Ask the hosting company to set the umask of this FTP user to 022, so that files get mode 644 and folders 755.',
  ],
  [
    /^\d+$/,
    'the host answers with an error ({found})',
    'Wait ten minutes and run npm run upload -- --all; show this line to the hosting company if the error stays.',
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

/** What is wrong at an address: its kind (see liveErrors), and what was found there. */
interface LiveFinding {
  readonly kind: string;
  readonly found: string;
}

/** Returns the error to throw. `purpose` is what failed. */
export const liveError = (purpose: string, { kind, found }: LiveFinding, folder = '') =>
  knownError(liveErrors, purpose, kind, { found, folder });

/**
 * Requests every file of the site and compares it. What is wrong is requested again after each pause, because hosts cache.
 * Returns what a proxy has changed on its way, or undefined. Throws with the first address that stays wrong.
 */
export async function verifyLive(
  upload: LiveSite & { readonly remote: Pick<Upload['remote'], 'read'> },
  files: SiteFiles,
): Promise<string | undefined> {
  const { siteUrl, retry, remote } = upload;
  const changed = new Map<string, LiveFinding>();
  // No host serves its own configuration files.
  let open = [...files.keys()].filter((name) => kindOf(name) !== 'host' && !name.startsWith('.'));
  for (let attempt = 0; open.length > 0; attempt++) {
    const findings = new Map<string, LiveFinding>();
    await mapConcurrently(concurrency, open, async (name) => {
      const finding = await compareLive(upload, name, files.get(name)!);
      if (finding) (finding.kind === 'changed' ? changed : findings).set(name, finding);
    });
    // What differs is changed on its way only if the server has it as it was sent. One file stands for all.
    const [name] = changed.keys();
    if (name && !(await remote.read(name))?.equals(files.get(name)!)) {
      changed.delete(name);
      findings.set(name, { kind: 'otherVersion', found: 'the server has it otherwise, too' });
    }
    const pause = retry.pauses[attempt];
    const [first] = findings;
    if (first && pause === undefined) {
      const more = findings.size > 1 ? `, and ${findings.size - 1} more` : '';
      const purpose = `confirm the site (${siteUrl}/${pathOf(first[0])}${more}), although all files have been sent`;
      throw liveError(purpose, first[1]);
    }
    open = [...findings.keys()];
    if (first) await setTimeout(pause);
  }
  const [first] = changed;
  return first && `${siteUrl}/${pathOf(first[0])}, changed: ${first[1].found}`;
}

/** Returns the path of a file's address. A page has that of its folder: `about/index.html` is at `about/`. */
export function pathOf(name: string): string {
  const path = name.replace(/(^|\/)index\.html$/, '$1');
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns what is wrong at the address of a file, or undefined. */
async function compareLive(
  upload: LiveSite,
  name: string,
  bytes: Buffer,
): Promise<LiveFinding | undefined> {
  const { status, body, type } = await answerAt(upload, pathOf(name));
  if (!status.startsWith('2')) return { kind: status, found: status };
  if (!name.endsWith('.html') && type.startsWith('text/html'))
    return { kind: 'otherPage', found: `HTML instead of ${name}` };
  if (body.equals(bytes)) return undefined;
  const difference = compareFile(name, bytes, body)!;
  // No cache has an address that nobody has requested before.
  const fresh = await answerAt(upload, `${pathOf(name)}?${Date.now()}`);
  return fresh.body.equals(bytes) ? { ...difference, kind: 'otherVersion' } : difference;
}

export type LiveAnswer = Awaited<ReturnType<typeof answerAt>>;

/**
 * Requests an address of the site. Returns the status, the body and its type; without an answer the error's code as the status. A
 * host that is busy for a moment (429, 503) is asked once more.
 */
export async function answerAt({ siteUrl, retry }: LiveSite, path: string, init: RequestInit = {}) {
  const answer = await request(`${siteUrl}/${path}`, init, retry.timeout);
  const [pause] = retry.pauses;
  if (pause === undefined || !/^(429|503)$/.test(answer.status)) return answer;
  await setTimeout(pause);
  return request(`${siteUrl}/${path}`, init, retry.timeout);
}

async function request(address: string, init: RequestInit, timeout: number) {
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
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    return { status: String(response.status), body, type };
  } catch (error) {
    const { name, cause } = error as Error;
    const status = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    return { status, body: Buffer.alloc(0), type: '' };
  }
}
