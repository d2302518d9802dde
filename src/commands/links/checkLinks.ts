/** Follows every link of the built site: those that stay on it at a server of its own, all others on the net. */
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { serve } from '../../generator/serve.ts';
import { readSite } from '../../generator/files.ts';
import { askOthers, type Judgement } from './checkOutbound.ts';

export interface Link {
  readonly address: string;
  /** Addresses of the pages on which it stands, such as `/about`. */
  readonly pages: Set<string>;
  /** Why it leads nowhere, where it stays on the site; undefined for one that leads out. */
  readonly fault: string | undefined;
}

export type Finding = Link & Judgement;

/** Hosts that stand for one that is still to come (RFC 2606). */
const sampleHost = /(^|\.)example\.(com|org|net)$/;

/**
 * Takes the built folder and the address that the site will have; returns the links that stay on the site and lead
 * nowhere, every one that leads out with its verdict, and the counts. Throws when the folder is missing or empty.
 */
export async function checkLinks(folder: string, siteUrl: string, asksOthers: boolean) {
  const files = readSite(folder);
  const names = [...files.keys()].filter((name) => /\.(html|css)$/.test(name));
  const pages = names.map((name) => `/${name.replace(/(^|\/)index\.html$/, '')}`);
  const server = await serve(() => files);
  try {
    const { links, linkCount } = await followLinks(server.url, pages, siteUrl);
    const faults = links.flatMap((link): Finding[] =>
      link.fault ? [{ ...link, verdict: 'broken', reason: link.fault }] : [],
    );
    const outbound = asksOthers
      ? await askOthers(
          links.filter(({ fault }) => !fault),
          siteUrl,
        )
      : [];
    return { faults, outbound, pageCount: pages.length, linkCount };
  } finally {
    await server.close();
  }
}

/**
 * Takes the server that answers for the site, the paths of its pages and the address that the site will have; returns
 * the links that stay on the site and lead nowhere, those that lead out, and how many links there are on all pages.
 */
export async function followLinks(server: string, pages: readonly string[], siteUrl: string) {
  const found = new Map<string, Link>();
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
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${siteUrl}(?=[/?#]|$)`), replacement: server },
        // Of all messages to one number only the number is asked for, and none is sent.
        { pattern: /^(https:\/\/wa\.me\/\d+)\?.*/, replacement: '$1' },
      ],
      linksToSkip: [`^(?!${server}/)`],
    });
    // The first is the page itself.
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
    /^https?:/.test(url) && !url.startsWith(`${server}/`) && !sampleHost.test(new URL(url).hostname)
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
