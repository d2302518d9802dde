/** Checks every link of the built site: internal ones on a local server, outbound ones online. */
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import type { Files } from '../../generator/files.ts';
import { serve } from '../../generator/serve.ts';
import { checkOutbound, type Judgement } from './checkOutbound.ts';

export interface Link {
  readonly address: string;
  /** Addresses of the pages that hold it, such as `/about`. */
  readonly pages: Set<string>;
  /** Why an internal link is broken; undefined for an outbound link. */
  readonly fault: string | undefined;
}

export type Finding = Link & Judgement;

/** Hosts reserved for examples (RFC 2606). */
const exampleHost = /(^|\.)example(\.(com|org|net))?$/;

/**
 * Takes the built files and the address that the site will have. Returns the broken internal links,
 * every outbound link with its verdict, and the counts. Without `checksOutbound` nothing is asked
 * on the internet.
 */
export async function checkLinks(files: Files, siteUrl: string, checksOutbound: boolean) {
  const names = [...files.keys()].filter((name) => /\.(html|css)$/.test(name));
  const pages = names.map((name) => `/${name.replace(/(^|\/)index\.html$/, '')}`);
  const server = await serve(() => files);
  try {
    const { links, linkCount } = await followLinks(server.url, pages, siteUrl);
    const faults = links.flatMap((link): Finding[] =>
      link.fault ? [{ ...link, verdict: 'broken', reason: link.fault }] : [],
    );
    const leadOut = checksOutbound ? links.filter(({ fault }) => !fault) : [];
    const outbound = await checkOutbound(leadOut, siteUrl);
    return { faults, outbound, pageCount: pages.length, linkCount };
  } finally {
    await server.close();
  }
}

/**
 * Takes the address of a server for the site, the paths of its pages and the address that the site
 * will have. Returns the broken internal links, the outbound links and the number of all links.
 */
export async function followLinks(server: string, pages: readonly string[], siteUrl: string) {
  const found = new Map<string, Link>();
  let linkCount = 0;
  // One page after the other: linkinator names a good link on its first page alone, and checks no
  // fragment on a page that it has already read (7.6.1).
  for (const page of pages) {
    const { links } = await new LinkChecker().check({
      path: server + page,
      timeout: 30_000,
      checkFragments: true,
      checkCss: true,
      // Resolves relative addresses as browsers do.
      cleanUrls: true,
      // Bypasses a proxy, which could not reach the local server. That speaks http.
      allowInsecureCerts: true,
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${siteUrl}(?=[/?#]|$)`), replacement: server },
        // All messages to one number become one request without a text.
        { pattern: /^(https:\/\/wa\.me\/\d+)\?.*/, replacement: '$1' },
      ],
      linksToSkip: [`^(?!${server}/)`],
    });
    // The first link is the page itself.
    linkCount += links.length - 1;
    for (const link of links) {
      const fault = link.state === LinkState.BROKEN ? whyBroken(link) : undefined;
      if (!fault && !leadsOut(link.url, server)) continue;
      const address = link.url.startsWith(server) ? link.url.slice(server.length) : link.url;
      const known = found.get(address) ?? { address, pages: new Set(), fault };
      found.set(address, { ...known, pages: known.pages.add(page) });
    }
  }
  return { links: [...found.values()], linkCount };
}

function leadsOut(url: string, server: string): boolean {
  return (
    /^https?:/.test(url) &&
    !url.startsWith(`${server}/`) &&
    !exampleHost.test(new URL(url).hostname)
  );
}

function whyBroken({ url, failureDetails = [] }: LinkResult): string {
  if (!URL.canParse(url)) return 'it is not an address that a browser understands';
  const lacksFragment = failureDetails.some(
    (detail) => detail instanceof Error && detail.message.startsWith('Fragment'),
  );
  if (!lacksFragment) return 'there is no such page or file';
  return `the page has no place named “${decodeURIComponent(new URL(url).hash.slice(1))}”`;
}
