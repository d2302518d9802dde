/** A link as it stands in what was built, and what sort of link it is. */

export interface Link {
  /** Address of the page or file that it stands in: `/about`, `/assets/site.css`. */
  readonly page: string;
  /** What carries it, such as `a href`, `img srcset`, `css url`, `meta og:image`, `sitemap loc`. */
  readonly kind: string;
  /** As written, entities decoded. */
  readonly address: string;
}

export type Sort =
  | 'empty'
  | 'malformed'
  | 'internal'
  | 'outbound'
  | 'sample'
  | 'phone'
  | 'mail'
  | 'messaging'
  | 'inline'
  | 'unknown';

export interface SortedLink extends Link {
  readonly sort: Sort;
  /** The whole address; missing when it is empty or malformed. */
  readonly url?: URL;
}

const schemes: Readonly<Record<string, Sort>> = { 'tel:': 'phone', 'mailto:': 'mail', 'data:': 'inline' };

/** Hosts that stand for one that is still to come (RFC 2606); the site's own host may be one of them. */
const sampleHost = /(^|\.)example\.(com|org|net)$/;

const messagingHost = /^(wa\.me|(api|web)\.whatsapp\.com)$/;

/** Takes a link and the site's own origin and tells how the link has to be checked. */
export function sortLink(link: Link, siteUrl: string): SortedLink {
  const address = link.address.trim();
  if (address === '' || address === '#') return { ...link, sort: 'empty' };
  const base = new URL(encodeURI(link.page), siteUrl);
  if (!URL.canParse(address, base)) return { ...link, sort: 'malformed' };
  const url = new URL(address, base);
  return { ...link, url, sort: sortUrl(url, base.origin) };
}

function sortUrl(url: URL, origin: string): Sort {
  if (!/^https?:$/.test(url.protocol)) return schemes[url.protocol] ?? 'unknown';
  if (url.origin === origin) return 'internal';
  if (sampleHost.test(url.hostname)) return 'sample';
  return messagingHost.test(url.hostname) ? 'messaging' : 'outbound';
}
