/** Looks at the site as a visitor does, and compares what comes with what was built. */
import { pageFile } from '../build/writePages.ts';
import type { LocalFile } from './localFile.ts';
import { sayCount } from './sayBytes.ts';
import { classOf } from './sendingOrder.ts';

export interface LiveCheck {
  /** Such as https://www.example.com, without a slash at the end. */
  readonly siteUrl: string;
  readonly routes: readonly { readonly path: string }[];
  /** The whole site. */
  readonly files: readonly LocalFile[];
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
  readonly file: LocalFile;
  readonly compared: boolean;
}

interface Finding {
  readonly address: string;
  readonly reason: string;
  readonly advice: string;
}

/** How many addresses are asked for at once: some hosts take more for an attack. */
const lanes = 4;
const shown = 5;

/** Throws one sentence that names the addresses that do not show what was built. */
export async function verifyLive(check: LiveCheck, { pauses = [2_000, 5_000], timeout = 30_000 }: Patience = {}): Promise<void> {
  let open = itemsOf(check);
  for (let attempt = 0; ; attempt++) {
    const findings = await lookAt(open, timeout);
    if (findings.size === 0) return;
    const pause = pauses[attempt];
    if (pause === undefined) throw complain([...findings.values()]);
    open = [...findings.keys()];
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function itemsOf({ siteUrl, routes, files, sent }: LiveCheck): Item[] {
  const pages = routes.map((route) => ({ address: siteUrl + route.path, name: pageFile(route) }));
  const shownAsPages = new Set(pages.map(({ name }) => name));
  const others = files
    // The host reads its own files and shows them to nobody.
    .filter(({ name }) => classOf(name) !== 'host' && !name.startsWith('.') && !shownAsPages.has(name))
    .map(({ name }) => ({ address: `${siteUrl}/${name.split('/').map(encodeURIComponent).join('/')}`, name }));
  return [...pages, ...others].map(({ address, name }) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`Could not check ${address}: the built site has no ${name}. Run npm run build.`);
    return { address, file, compared: shownAsPages.has(name) || sent.has(name) };
  });
}

async function lookAt(items: readonly Item[], timeout: number): Promise<Map<Item, Finding>> {
  const findings = new Map<Item, Finding>();
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const finding = await lookAtOne(item, timeout);
      if (finding) findings.set(item, finding);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return findings;
}

async function lookAtOne({ address, file, compared }: Item, timeout: number): Promise<Finding | undefined> {
  try {
    const response = await fetch(address, {
      method: compared ? 'GET' : 'HEAD',
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache', pragma: 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return { address, ...answered(response.status) };
    return !compared || body.equals(file.bytes) ? undefined : { address, ...differs };
  } catch (error) {
    return { address, ...failed(error) };
  }
}

const differs = {
  reason: 'something else is shown there than was sent',
  advice:
    'Wait a minute and run npm run upload again. If it stays so, see in the hosting panel that FTP_FOLDER is the folder of ' +
    'this address and that no index.php or default page stands in it, and run npm run upload -- --all.',
};

function answered(status: number) {
  if (status === 404) {
    return {
      reason: 'the host does not find it (404)',
      advice:
        'Check in the hosting panel that FTP_FOLDER in .env is the folder of this address, then run npm run upload -- --all.',
    };
  }
  if ([401, 403, 429].includes(status)) {
    return {
      reason: `the host does not show it to this program (${status})`,
      advice: 'Open the address in a browser; if the page is there, the host only keeps programs out.',
    };
  }
  return {
    reason: `the host answers with an error (${status})`,
    advice: 'Open the address in a browser; if the error stays, ask the hosting company, and name the file .htaccess.',
  };
}

function failed(error: unknown) {
  const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
  const code = cause?.code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return {
      reason: 'there is no server of that name',
      advice: 'Check siteUrl in src/content/agency.ts, or SITE_URL in .env, and that the domain points to the hosting.',
    };
  }
  if (/CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(code)) {
    return {
      reason: 'its certificate is not valid, and browsers warn of it',
      advice: 'Switch on the free SSL certificate in the hosting panel.',
    };
  }
  return {
    reason: (error as Error).name === 'TimeoutError' ? 'it does not answer' : `it cannot be reached (${code || 'cut off'})`,
    advice: 'Check that this computer is online and run npm run upload again.',
  };
}

/** The first one's reason and advice, and the addresses for which it is the same. */
function complain(findings: readonly Finding[]): Error {
  const [{ reason, advice }] = findings as readonly [Finding];
  const addresses = findings.map(({ address }) => address);
  const list = addresses.slice(0, shown).join(', ') + (addresses.length > shown ? ` and ${addresses.length - shown} more` : '');
  const others = findings.some((finding) => finding.reason !== reason) ? ' (the first)' : '';
  return new Error(
    `Could not confirm ${sayCount(addresses.length, 'address').replace(/s$/, (end) => (addresses.length === 1 ? end : 'es'))} ` +
      `of the site (${list}): ${reason}${others}. All files have been sent. ${advice}`,
  );
}
