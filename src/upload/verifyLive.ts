/** Looks at the site as a visitor does, and compares what comes with what was built. */
import { setTimeout } from 'node:timers/promises';
import { inLanes } from '../inLanes.ts';
import { findFault, type Faults } from './faults.ts';
import { classOf } from './planUpload.ts';
import type { Patience } from './remote.ts';

interface Item {
  readonly address: string;
  readonly bytes: Buffer;
  /** Whether it is compared; otherwise it need only be there. */
  readonly compared: boolean;
}

/** How many addresses are asked for at once: some hosts take more for an attack. */
const lanes = 4;

/** Against "differs", the status, or the error's code or name. */
const liveFaults: Faults = [
  [/^differs$/, 'something else is shown there than was sent',
    'Wait a minute and run npm run upload again. If it stays so, see in the hosting panel that FTP_FOLDER is ' +
    'the folder of this address and that no index.php or default page stands in it, and run npm run upload -- --all.'],
  [/^404$/, 'the host does not find it (404)',
    'Check in the hosting panel that FTP_FOLDER in .env is the folder of this address, ' +
    'then run npm run upload -- --all.'],
  [/^(401|403|429)$/, 'the host does not show it to this program ({said})',
    'Open the address in a browser; if the page is there, the host only keeps programs out.'],
  [/^\d+$/, 'the host answers with an error ({said})',
    'Open the address in a browser; if the error stays, ask the hosting company, and name the file .htaccess.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no server of that name',
    'Check siteUrl in src/content/agency.ts, or SITE_URL in .env, and that the domain points to the hosting.'],
  [/CERT|SIGNATURE|ISSUER/, 'its certificate is not valid, and browsers warn of it',
    'Switch on the free SSL certificate in the hosting panel.'],
  [/^/, 'it does not answer ({said})', 'Check that this computer is online and run npm run upload again.'],
];

/**
 * Takes the site's address without a slash at the end, its files, and the names of those that this upload has sent: they
 * and the pages are compared. What is not right is looked at again: hosts may show the old page for a moment. Throws one
 * sentence that names the first address that does not show what was built.
 */
export async function verifyLive(
  siteUrl: string,
  files: ReadonlyMap<string, Buffer>,
  sent: ReadonlySet<string>,
  { pauses, timeout }: Patience,
): Promise<void> {
  let open = [...files].flatMap(([name, bytes]): Item[] => {
    // The host reads its own files and shows them to nobody.
    if (classOf(name) === 'host' || name.startsWith('.')) return [];
    const address = `${siteUrl}/${encodeURI(name.replace(/(^|\/)index\.html$/, ''))}`;
    return [{ address, bytes, compared: classOf(name) === 'page' || sent.has(name) }];
  });
  for (let attempt = 0; ; attempt++) {
    const findings = new Map<Item, string>();
    await inLanes(lanes, open, async (item) => {
      const finding = await lookAt(item, timeout);
      if (finding) findings.set(item, finding);
    });
    const [first] = findings;
    if (!first) return;
    const pause = pauses[attempt];
    if (pause === undefined) throw complaint(first[0].address, first[1], findings.size - 1);
    open = [...findings.keys()];
    await setTimeout(pause);
  }
}

/** Returns what the faults are found by, or undefined where all is well. */
async function lookAt({ address, bytes, compared }: Item, timeout: number): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      method: compared ? 'GET' : 'HEAD',
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache', pragma: 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return String(response.status);
    return !compared || body.equals(bytes) ? undefined : 'differs';
  } catch (error) {
    const { name, cause } = error as Error;
    return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  }
}

function complaint(address: string, finding: string, others: number): Error {
  const [reason, advice] = findFault(liveFaults, finding, { said: finding });
  const more = others > 0 ? `, and ${others} more` : '';
  return new Error(`Could not confirm the site (${address}${more}): ${reason}. All files have been sent. ${advice}`);
}
