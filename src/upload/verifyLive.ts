/** Looks at the site as a visitor does, and compares what comes with what was built. */
import { inLanes } from '../inLanes.ts';
import { pageFile } from '../steps/pages.ts';
import { findFault, type Faults } from './faults.ts';
import { classOf } from './planUpload.ts';

export interface LiveCheck {
  /** Such as https://www.example.com, without a slash at the end. */
  readonly siteUrl: string;
  readonly routes: readonly { readonly path: string }[];
  /** The whole site. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Names of the files that this upload has sent: they are compared; the others need only be there. */
  readonly sent: ReadonlySet<string>;
}

export interface Patience {
  /** Milliseconds before each new look at what is not right; hosts may show the old page for a moment. */
  readonly pauses?: readonly number[];
  /** Milliseconds for each answer. */
  readonly timeout?: number;
}

interface Item {
  readonly address: string;
  readonly bytes: Buffer;
  readonly compared: boolean;
}

/** How many addresses are asked for at once: some hosts take more for an attack. */
const lanes = 4;
const shown = 5;

const goOnline = 'Check that this computer is online and run npm run upload again.';

/** Against the status, the error's code or what is written here. */
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
  [/CERT|SIGNATURE|ISSUER|SELF_SIGNED/, 'its certificate is not valid, and browsers warn of it',
    'Switch on the free SSL certificate in the hosting panel.'],
  [/^silent$/, 'it does not answer', goOnline],
  [/^/, 'it cannot be reached ({said})', goOnline],
];

/** Throws one sentence that names the addresses that do not show what was built. */
export async function verifyLive(check: LiveCheck, patience: Patience = {}): Promise<void> {
  const { pauses = [2_000, 5_000], timeout = 30_000 } = patience;
  let open = itemsOf(check);
  for (let attempt = 0; ; attempt++) {
    const findings = new Map<Item, string>();
    await inLanes(lanes, open, async (item) => {
      const finding = await lookAt(item, timeout);
      if (finding) findings.set(item, finding);
    });
    if (findings.size === 0) return;
    const pause = pauses[attempt];
    if (pause === undefined) throw complaint(findings);
    open = [...findings.keys()];
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function itemsOf({ siteUrl, routes, files, sent }: LiveCheck): Item[] {
  const pages = new Map(routes.map((route) => [pageFile(route), siteUrl + route.path]));
  const others = [...files.keys()]
    // The host reads its own files and shows them to nobody.
    .filter((name) => classOf(name) !== 'host' && !name.startsWith('.') && !pages.has(name))
    .map((name) => [name, `${siteUrl}/${name.split('/').map(encodeURIComponent).join('/')}`] as const);
  return [...pages, ...others].map(([name, address]) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`Could not check ${address}: the built site has no ${name}. Run npm run build.`);
    return { address, bytes, compared: pages.has(name) || sent.has(name) };
  });
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
    if ((error as Error).name === 'TimeoutError') return 'silent';
    return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? 'cut off';
  }
}

/** The first one's reason and advice, and the addresses for which it is the same. */
function complaint(findings: ReadonlyMap<Item, string>): Error {
  const keys = [...findings.values()];
  const [reason, advice] = findFault(liveFaults, keys[0]!, { said: keys[0] });
  const addresses = [...findings.keys()].map(({ address }) => address);
  const count = addresses.length;
  const list = addresses.slice(0, shown).join(', ') + (count > shown ? ` and ${count - shown} more` : '');
  const others = keys.some((key) => key !== keys[0]) ? ' (the first)' : '';
  return new Error(
    `Could not confirm ${count} ${count === 1 ? 'address' : 'addresses'} of the site (${list}): ${reason}${others}. ` +
      `All files have been sent. ${advice}`,
  );
}
