/** Looks at the site as a visitor does, and compares what comes with what was built. */
import { setTimeout } from 'node:timers/promises';
import { inLanes } from '../../generator/pictures/mapConcurrently.ts';
import { faultOf, type Faults } from './uploadErrors.ts';
import { classOf } from './planUpload.ts';
import type { Patience } from './remoteFolder.ts';

/** How many addresses are asked for at once: some hosts take more for an attack. */
const lanes = 4;

/** By "differs", the status, or why there is no answer. */
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
    'Open the address in a browser; if the error stays, ask the hosting company, and name the file .htaccess.',
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'there is no server of that name',
    'Check siteUrl in src/content/agency.ts, or SITE_URL in .env, and that the domain points to the hosting.',
  ],
  [
    /CERT|SIGNATURE|ISSUER/,
    'its certificate is not valid, and browsers warn of it ({found})',
    'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
      'or write http:// in siteUrl in src/content/agency.ts.',
  ],
  [
    /^/,
    'it does not answer ({found})',
    'Check that this computer is online and that the address opens in a browser, and run npm run upload again. ' +
      'Where only https:// does not open, switch on the free SSL certificate in the hosting panel.',
  ],
];

/**
 * Takes the site's address without a slash at the end, its files, and the names of those that this upload has sent: they
 * and the pages are compared; of the rest it is asked whether it is there. What is not right is looked at again: hosts
 * may show the old page for a moment. Throws one sentence that names the first address that does not show what was built.
 */
export async function verifyLive(
  siteUrl: string,
  files: ReadonlyMap<string, Buffer>,
  sent: ReadonlySet<string>,
  { pauses, timeout }: Patience,
): Promise<void> {
  // The host reads its own files and shows them to nobody.
  let open = [...files.keys()].filter((name) => classOf(name) !== 'host' && !name.startsWith('.'));
  const addressOf = (name: string) =>
    `${siteUrl}/${encodeURI(name.replace(/(^|\/)index\.html$/, ''))}`;
  for (let attempt = 0; ; attempt++) {
    const findings = new Map<string, string>();
    await inLanes(lanes, open, async (name) => {
      const bytes = classOf(name) === 'page' || sent.has(name) ? files.get(name) : undefined;
      const finding = await lookAt(addressOf(name), bytes, timeout);
      if (finding) findings.set(name, finding);
    });
    open = [...findings.keys()];
    const [first] = findings;
    if (!first) return;
    const pause = pauses[attempt];
    if (pause === undefined) {
      const [name, finding] = first;
      const more = open.length > 1 ? `, and ${open.length - 1} more` : '';
      const purpose = `confirm the site (${addressOf(name)}${more}), although all files have been sent`;
      throw faultOf(liveFaults, purpose, finding, {});
    }
    await setTimeout(pause);
  }
}

/** Compares, or without bytes asks whether it is there; returns what the faults are found by, or undefined. */
async function lookAt(
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
    return whySilent(error);
  }
}

/** Takes what fetch has thrown; returns the code of what went wrong, or its name. */
export function whySilent(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
