/** Asks every address outside the site whether it still answers, and does so politely. */
import { lookup as systemLookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { SortedLink } from './link.ts';
import { judge } from './verdict.ts';
import type { Answer, Finding, Judgement } from './verdict.ts';

export interface OutboundOptions {
  /** Named in the user agent, so that whoever is asked can tell by whom. */
  readonly siteUrl: string;
  /** Hosts asked at the same time; one host is never asked two things at once. */
  readonly atOnce?: number;
  /** Milliseconds for one request. */
  readonly timeout?: number;
  /** How often to ask again after a failed connection, a 429 or a 5xx. */
  readonly retries?: number;
  /** A host that resolves wherever the internet does; it tells a missing host from a missing network. */
  readonly controlHost?: string;
  readonly lookup?: (host: string) => Promise<unknown>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Longest wait in milliseconds that a Retry-After header may ask for; beyond it the link counts as blocked. */
const patience = 30_000;

/**
 * Takes sorted links and asks each distinct outbound address once (fragments aside: pages drawn by scripts have none to
 * find); of all messaging links only the number itself, once. Returns one finding for each address, also for the good.
 */
export async function checkOutbound(links: readonly SortedLink[], options: OutboundOptions): Promise<Finding[]> {
  const settings = {
    atOnce: 5,
    timeout: 15_000,
    retries: 2,
    controlHost: 'example.com',
    lookup: systemLookup,
    wait: sleep,
    ...options,
  };
  const pagesOf = groupPages(links);
  const hosts = Object.values(groupBy([...pagesOf.keys()], (address) => new URL(address).host));
  const judgements = new Map<string, Judgement>();
  const lanes = Array.from({ length: settings.atOnce }, async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) await checkHost(host, settings, judgements);
  });
  await Promise.all(lanes);
  return [...pagesOf].map(([address, pages]) => ({
    address,
    pages: [...pages],
    ...(judgements.get(address) ?? judge({ status: 0 })),
  }));
}

type Settings = Required<OutboundOptions>;

function groupPages(links: readonly SortedLink[]): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>();
  for (const { sort, url, page } of links) {
    if (!url || (sort !== 'outbound' && sort !== 'messaging')) continue;
    const address = (sort === 'messaging' ? url.origin + url.pathname : url.href).replace(/#.*/, '');
    pagesOf.set(address, (pagesOf.get(address) ?? new Set()).add(page));
  }
  return pagesOf;
}

function groupBy(items: readonly string[], keyOf: (item: string) => string): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
}

/** A host that gave no answer at all is asked for its other addresses too, but not again and again. */
async function checkHost(addresses: string[], settings: Settings, judgements: Map<string, Judgement>): Promise<void> {
  let { retries } = settings;
  for (const address of addresses) {
    const missing = await checkHostExists(new URL(address).hostname, settings);
    const answer = missing ? undefined : await askPatiently(address, { ...settings, retries });
    judgements.set(address, missing ?? judge(answer ?? { status: 0 }));
    if (answer?.status === 0) retries = 0;
  }
}

async function checkHostExists(host: string, { lookup, controlHost }: Settings): Promise<Judgement | undefined> {
  const code = await lookupError(host.replace(/^\[|\]$/g, ''), lookup);
  if (code !== 'ENOTFOUND' || (await lookupError(controlHost, lookup)) !== undefined) return undefined;
  return { verdict: 'broken', reason: `there is no host named ${host}` };
}

async function lookupError(host: string, lookup: Settings['lookup']): Promise<unknown> {
  try {
    await lookup(host);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : 'unknown';
  }
}

/** linkinator's own retries ask once more than they are told to and wait as long as any server likes (7.6.1). */
async function askPatiently(address: string, settings: Settings): Promise<Answer> {
  const userAgent = `linkinator (link check of ${settings.siteUrl})`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(address, { timeout: settings.timeout, userAgent });
    const pause = pauseBefore(answer, attempt);
    if (attempt >= settings.retries || pause === undefined) return answer;
    await settings.wait(pause);
  }
}

/** Milliseconds to wait before asking again; undefined when asking again is of no use or would take too long. */
function pauseBefore({ status, retryAfter }: Answer, attempt: number): number | undefined {
  const passing = status === 0 || status === 429 || (status >= 500 && status < 600);
  if (!passing) return undefined;
  const asked = retryAfter === undefined ? Number.NaN : wanted(retryAfter);
  if (Number.isNaN(asked)) return 1000 * 2 ** attempt;
  return asked <= patience ? Math.max(asked, 0) : undefined;
}

/** Retry-After holds seconds or a date (RFC 9110). */
function wanted(retryAfter: string): number {
  return /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
}
