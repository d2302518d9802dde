/** Asks for every link of the built site: those that stay on it from a server of its own, all others from the net. */
import { lookup } from 'node:dns/promises';
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { serve } from '../serve.ts';
import { readSite } from '../steps/files.ts';
import { judge, type Judgement } from './verdict.ts';

export interface Finding extends Judgement {
  readonly address: string;
  /** Addresses of the pages on which it stands, such as `/about`. */
  readonly pages: readonly string[];
}

export interface LinkReport {
  /** Faults of the site itself. */
  readonly faults: readonly Finding[];
  /** Every outbound address with its verdict. */
  readonly outbound: readonly Finding[];
  readonly pageCount: number;
  /** An address that stands twice on a page counts once. */
  readonly linkCount: number;
}

/** A host that is found wherever the internet is; it tells a missing host from a missing network. */
const controlHost = 'example.com';

/** Hosts that stand for one that is still to come (RFC 2606). */
const sampleHost = /(^|\.)example\.(com|org|net)$/;

/** Takes the built folder and the address that the site will have. Throws when the folder is missing or empty. */
export async function checkLinks(folder: string, siteUrl: string, asksOthers: boolean): Promise<LinkReport> {
  const files = readSite(folder);
  const pages = [...files.keys()].filter((name) => /\.(html|css)$/.test(name));
  const server = await serve(() => files);
  try {
    const addresses = pages.map((name) => `/${name.replace(/(^|\/)index\.html$/, '')}`);
    const { faults, outbound, linkCount } = await followLinks(server.url, addresses, siteUrl);
    return {
      faults,
      outbound: asksOthers ? await askOthers(outbound, siteUrl) : [],
      pageCount: pages.length,
      linkCount,
    };
  } finally {
    await server.close();
  }
}

/**
 * Takes the server that answers for the site, the paths of its pages and the address that the site will have; returns
 * the links that stay on the site and lead nowhere, and for each that leads out the pages on which it stands.
 */
export async function followLinks(server: string, pages: readonly string[], siteUrl: string) {
  const faults = new Map<string, Finding>();
  const outbound = new Map<string, readonly string[]>();
  let linkCount = 0;
  // One page after the other: of a good link linkinator names but the first page, and on a page that it has read already
  // it looks for no more fragments (7.6.1).
  for (const page of pages) {
    const { links } = await new LinkChecker().check({
      path: server + page,
      timeout: 30_000,
      checkFragments: true,
      checkCss: true,
      // Relative addresses are read as browsers do.
      cleanUrls: true,
      // The server speaks http; linkinator then takes no notice of a proxy, which could not reach this machine.
      allowInsecureCerts: true,
      urlRewriteExpressions: [{ pattern: new RegExp(`^${siteUrl}(?=[/?#]|$)`), replacement: server }],
      linksToSkip: [`^(?!${server}/)`],
    });
    linkCount += links.length - 1;
    for (const { url, state, failureDetails } of links) {
      if (state === LinkState.BROKEN) {
        const address = url.startsWith(server) ? url.slice(server.length) : url;
        const pages = withPage(faults.get(address)?.pages, page);
        faults.set(address, { address, pages, verdict: 'broken', reason: whyBroken(url, failureDetails) });
      } else if (/^https?:/.test(url) && !url.startsWith(`${server}/`) && !sampleHost.test(new URL(url).hostname)) {
        // Of all messages to one number only the number is asked for, and none is sent.
        const address = url.replace(/^(https:\/\/wa\.me\/\d+)\?.*/, '$1');
        outbound.set(address, withPage(outbound.get(address), page));
      }
    }
  }
  return { faults: [...faults.values()], outbound, linkCount };
}

/**
 * Takes addresses with the pages on which they stand and asks for each once; once more where the other side fails.
 * Time-out in milliseconds for one request.
 */
export async function askOthers(
  pagesOf: ReadonlyMap<string, readonly string[]>,
  siteUrl: string,
  timeout = 15_000,
): Promise<Finding[]> {
  if (pagesOf.size === 0) return [];
  const { links } = await new Asker().check({
    path: [...pagesOf.keys()],
    timeout,
    userAgent: `linkinator (link check of ${siteUrl})`,
    // It asks once more than this, two seconds later (7.6.1).
    retryErrors: true,
    retryErrorsCount: 0,
    retryErrorsJitter: 0,
  });
  const findsHosts = () => lookup(controlHost).then(() => true, () => false);
  return Promise.all(
    [...pagesOf].map(async ([address, pages]) => {
      const link = links.find(({ url }) => url === address);
      const error = link?.failureDetails?.findLast((detail) => detail instanceof Error);
      return { address, pages, ...(await judge(link?.status ?? 0, error, findsHosts)) };
    }),
  );
}

class Asker extends LinkChecker {
  /**
   * linkinator reads the body of the address that it starts from, and a body that stalls or breaks off there ends the
   * whole process (7.6.1); asked as if it were found on a page, only the status counts.
   */
  override async crawl(options: Parameters<LinkChecker['crawl']>[0]): Promise<void> {
    await super.crawl({ ...options, crawl: false });
  }
}

function withPage(pages: readonly string[] = [], page: string): readonly string[] {
  return [...new Set([...pages, page])];
}

function whyBroken(url: string, details: LinkResult['failureDetails'] = []): string {
  if (!URL.canParse(url)) return 'it is not an address that a browser understands';
  const lacksFragment = details.some((detail) => detail instanceof Error && detail.message.startsWith('Fragment'));
  if (!lacksFragment) return 'there is no such page or file';
  return `the page has no place named “${decodeURIComponent(new URL(url).hash.slice(1))}”`;
}
