/** Looks at the site as a visitor does, and compares what comes with what was built. */
import { pageFile } from '../steps/pages.ts';
import { answered, differs, failed, type LiveFault } from './liveFault.ts';
import type { LocalFile } from './localFile.ts';
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

interface Finding extends LiveFault {
  readonly address: string;
}

/** How many addresses are asked for at once: some hosts take more for an attack. */
const lanes = 4;
const shown = 5;

/** Throws one sentence that names the addresses that do not show what was built. */
export async function verifyLive(check: LiveCheck, patience: Patience = {}): Promise<void> {
  const { pauses = [2_000, 5_000], timeout = 30_000 } = patience;
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

/** The first one's reason and advice, and the addresses for which it is the same. */
function complain(findings: readonly Finding[]): Error {
  const [{ reason, advice }] = findings as readonly [Finding];
  const count = findings.length;
  const named = findings.slice(0, shown).map(({ address }) => address);
  const list = named.join(', ') + (count > shown ? ` and ${count - shown} more` : '');
  const others = findings.some((finding) => finding.reason !== reason) ? ' (the first)' : '';
  return new Error(
    `Could not confirm ${count} ${count === 1 ? 'address' : 'addresses'} of the site (${list}): ${reason}${others}. ` +
      `All files have been sent. ${advice}`,
  );
}
