/** Checks every link that stays on the site against the built folder, without any network. */
import { LinkChecker, LinkState } from 'linkinator';
import type { LinkResult } from 'linkinator';
import type { Site } from './collectLinks.ts';
import type { SortedLink } from './link.ts';
import { serveFolder } from './serveFolder.ts';
import type { Finding } from './verdict.ts';

/** Milliseconds; the server is this very process. */
const timeout = 30_000;

const missing = 'there is no such page or file';

/**
 * Takes the built folder, what was collected from it and all sorted links, and returns one finding for each fault.
 * linkinator reads the pages and follows their links once more by itself; addresses that it does not look for (sitemap,
 * manifest, data attributes) or looks for too eagerly (it takes text in a style sheet for an address) are handed to it.
 * Fragments are checked here: linkinator leaves out those that it finds late and those on pages with noindex.
 */
export async function checkInternal(
  folder: string,
  { pages }: Site,
  sorted: readonly SortedLink[],
  siteUrl: string,
): Promise<Finding[]> {
  const internal = sorted.filter((link) => link.sort === 'internal');
  const server = await serveFolder(folder);
  try {
    const asked = new Set([...pages.keys(), ...internal.map(pathOf)].map((path) => new URL(server.url + path).href));
    const broken = await crawl([...asked], server.url, new URL(siteUrl).origin);
    const known = new Set(broken.map(({ url }) => url));
    return [
      ...internal.flatMap((link) => {
        const gone = known.has(new URL(server.url + pathOf(link)).href);
        const reason = gone ? missing : (checkRelative(link, pages) ?? checkFragment(link, pages));
        return reason === undefined ? [] : [finding(link.address, link.page, reason)];
      }),
      ...broken
        .filter(({ url }) => !asked.has(url))
        .map(({ url, parent = '' }) => finding(within(url, server.url), decode(within(parent, server.url)), missing))
        // A missing address answers with the 404 page, whose links would count as those of a page that is not there.
        .filter((fault) => fault.pages.every((page) => pages.has(page))),
    ];
  } finally {
    await server.close();
  }
}

/** Returns what linkinator found broken; the site's own origin leads to the local server, all others are left alone. */
async function crawl(path: string[], local: string, origin: string): Promise<LinkResult[]> {
  const own = new RegExp(`^${origin.replaceAll('.', '\\.')}(?=[/?#]|$)`);
  const restore = setProxiesAside();
  try {
    const { links } = await new LinkChecker().check({
      path,
      timeout,
      urlRewriteExpressions: [{ pattern: own, replacement: local }],
      linksToSkip: async (url) => !url.startsWith(`${local}/`),
    });
    return links.filter(({ state }) => state === LinkState.BROKEN);
  } finally {
    restore();
  }
}

/** linkinator would ask this very machine through a proxy when one is set. */
function setProxiesAside(): () => void {
  const set = Object.entries(process.env).filter(([name]) => /^https?_proxy$/i.test(name));
  for (const [name] of set) delete process.env[name];
  return () => void Object.assign(process.env, Object.fromEntries(set));
}

function pathOf({ url }: SortedLink): string {
  return url ? url.pathname + url.search : '/';
}

/** `/about` answers with and without a slash behind it, and the 404 page under any address. */
function checkRelative({ page, address }: SortedLink, pages: Site['pages']): string | undefined {
  const fixed = !pages.has(page) || page === '/' || (page.endsWith('.html') && page !== '/404.html');
  if (fixed || /^([/#?]|[a-z][a-z\d+.-]*:)/i.test(address.trim())) return undefined;
  return 'it has to begin with a slash: its page answers under more than one address';
}

function checkFragment({ url }: SortedLink, pages: Site['pages']): string | undefined {
  const name = decode(url?.hash.slice(1).replace(/:~:.*/, '') ?? '');
  const fragments = pages.get(decode(url?.pathname ?? '').replace(/(?<=.)\/(index\.html)?$|(?<=^\/)index\.html$/, ''));
  // `#top` is the beginning of any page (HTML standard, navigating to a fragment); other files have no names.
  if (name === '' || name === 'top' || !fragments || fragments.has(name)) return undefined;
  return `the page has no place named “${name}”`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function within(url: string, local: string): string {
  return url.startsWith(local) ? url.slice(local.length) : url;
}

function finding(address: string, page: string, reason: string): Finding {
  return { address, pages: [page], verdict: 'broken', reason };
}
