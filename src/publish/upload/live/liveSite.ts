/** Requests the live site as its visitors do. */
import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { browse, lateAnswer, type LiveAnswer } from './browse.ts';
import type { RetryPolicy } from '../ftp/retryPolicy.ts';

export type { LiveAnswer } from './browse.ts';

/**
 * Our usual user agent. Honest bots use the words "Mozilla/5.0 (compatible; …)", and many hosts refuse a user agent without them,
 * such as Node's. It names no browser: hosts block an IP address that only poses as one.
 */
const agent = 'Mozilla/5.0 (compatible; site-upload)';

/**
 * Our user agent for what only phones are shown. It has the words by which hosts know phones, but it names no browser either, and
 * still says that it is ours.
 */
const phoneAgent = 'Mozilla/5.0 (Linux; Android 10; compatible; site-upload) Mobile';

/** After this many timeouts in a row a host counts as silent, and gets no more requests. */
const maxTimeouts = 3;

/** How many more bytes than the file's own may arrive, for example from an older version of it. */
const maxBytes = 4 * 1024 * 1024;

export type LiveSite = ReturnType<typeof openLiveSite>;

/** How the site is requested. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the answer may be compressed, which is the default. */
  readonly acceptsCompression?: boolean | undefined;
  /** An entry point other than the site's address, such as http://. */
  readonly origin?: string | undefined;
  /** One of the host's several IP addresses. */
  readonly address?: LookupAddress | undefined;
  readonly isFresh?: boolean | undefined;
}

/** What a browser sends when somebody types the address of a page. */
const page: Visitor = {
  headers: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'accept-language': 'en-IN,en;q=0.9',
    'upgrade-insecure-requests': '1',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
  },
};

/** The kinds of visitors. */
export const visitors = {
  page,
  /** A page that asks for its pictures, styles and scripts. */
  partOf: (siteUrl: string): Visitor => ({
    headers: { accept: '*/*', 'sec-fetch-site': 'same-origin', referer: `${siteUrl}/` },
  }),
  /** The phone of somebody who has searched in Bengali. */
  fromSearch: {
    headers: {
      ...page.headers,
      'user-agent': phoneAgent,
      'accept-language': 'bn-IN,bn;q=0.9,en;q=0.8',
      'sec-fetch-site': 'cross-site',
      referer: 'https://www.google.com/',
    },
  },
  /** Somebody who has been here before, and follows a link in a message. */
  fromMessage: {
    headers: {
      ...page.headers,
      'user-agent': phoneAgent,
      cookie: 'visited=1',
    },
  },
  /** A program that sends no Accept headers. */
  plain: { headers: {}, acceptsCompression: false },
} as const;

/** Takes the site's address without a trailing slash; returns functions that send requests to it. */
export function openLiveSite(url: string, { timeout, pauses }: RetryPolicy) {
  let timeouts = 0;
  const site = new URL(url);
  const nameOf = ({ host }: URL) => host.replace(/^www\./, '');
  // A host may redirect from http to https, but never back.
  const mayFollow = (target: URL) =>
    nameOf(target) === nameOf(site) &&
    (target.protocol === 'https:' || target.protocol === site.protocol);

  async function request(
    path: string,
    { headers, acceptsCompression = true, origin = url, ...visitor }: Visitor,
    length: number,
  ): Promise<LiveAnswer> {
    if (timeouts >= maxTimeouts) return lateAnswer;
    const encodings = origin.startsWith('https') ? 'gzip, deflate, br' : 'gzip, deflate';
    const compression = acceptsCompression ? { 'accept-encoding': encodings } : {};
    const answer = await browse(new URL(`${origin}/${path}`), {
      ...visitor,
      headers: { 'user-agent': agent, ...compression, ...headers },
      timeout,
      maxBytes: maxBytes + length,
      mayFollow,
    });
    // Perhaps only this one of the host's IP addresses is out of reach.
    if (!visitor.address) timeouts = answer === lateAnswer ? timeouts + 1 : 0;
    return answer;
  }

  return {
    url,

    /**
     * Requests a path, as a page or as another visitor does; `length` is the file's length in bytes. Retries once if the host is
     * busy for a moment (429, 503).
     */
    async ask(path: string, visitor: Visitor = page, length = 0): Promise<LiveAnswer> {
      const answer = await request(path, visitor, length);
      const [pause] = pauses;
      if (pause === undefined || !isBusy(answer)) return answer;
      await setTimeout(pause);
      return request(path, visitor, length);
    },

    /**
     * Waits before the next try, because hosts cache. Returns false without waiting after the last try, or if the host is silent.
     */
    async waitForNextTry(tries: number): Promise<boolean> {
      const pause = pauses[tries];
      if (pause === undefined || timeouts >= maxTimeouts) return false;
      await setTimeout(pause);
      return true;
    },

    /** Returns up to four IP addresses of the host, which may lead to several servers; none if there is only one. */
    async addresses(): Promise<LookupAddress[]> {
      const all = await dns
        .lookup(site.hostname.replace(/^\[|\]$/g, ''), { all: true })
        .catch(() => []);
      return all.length > 1 ? all.slice(0, 4) : [];
    },
  };
}

/** Whether a host has answered that it is overloaded (429) or under maintenance (503), so that a later try may work. */
export function isBusy({ status }: Pick<LiveAnswer, 'status'>): boolean {
  return status === 429 || status === 503;
}

/**
 * Returns the path of a file's address, encoded, without a slash at the beginning. A page has that of its folder:
 * `about/index.html` is at `about/`. The way back is fileAt in webServer/serve.ts.
 */
export function addressPathOf(name: string): string {
  const path = name.replace(/(^|\/)index\.html$/, '$1');
  return path.split('/').map(encodeURIComponent).join('/');
}
