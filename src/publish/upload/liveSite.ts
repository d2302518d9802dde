/** Requests the live site as a visitor does. */
import { setTimeout } from 'node:timers/promises';
import type { RetryPolicy } from './remoteFolder.ts';

/**
 * Our name. The words "Mozilla/5.0 (compatible; …)" are those of all honest programs, and many hosts refuse a name without
 * them, such as Node's. It is not that of a browser: hosts lock out an address that only pretends to be one.
 */
const agent = 'Mozilla/5.0 (compatible; site-upload)';

/** After as many time-outs in a row a host counts as silent, and is asked nothing more. */
const maxTimeouts = 3;

export type LiveSite = ReturnType<typeof openLiveSite>;
export type LiveAnswer = Awaited<ReturnType<LiveSite['ask']>>;

/** Takes the address of the site without a slash at the end; returns what asks it. */
export function openLiveSite(url: string, { timeout, pauses }: RetryPolicy) {
  let timeouts = 0;

  async function request(path: string) {
    const none = { body: Buffer.alloc(0), type: '', kept: 0 };
    if (timeouts >= maxTimeouts) return { ...none, status: 'TimeoutError' };
    try {
      const headers = { 'user-agent': agent };
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(`${url}/${path}`, { headers, signal });
      const body = Buffer.from(await response.arrayBuffer());
      timeouts = 0;
      const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');
      const isHere = hostOf(response.url) === hostOf(url);
      const status = isHere ? `${response.status}` : `redirect to ${hostOf(response.url)}`;
      const type = response.headers.get('content-type') ?? '';
      return { status, body, type, kept: secondsKept(response.headers) };
    } catch (error) {
      const { name, cause } = error as Error;
      timeouts = name === 'TimeoutError' ? timeouts + 1 : 0;
      return { ...none, status: (cause as NodeJS.ErrnoException | undefined)?.code ?? name };
    }
  }

  return {
    url,

    /**
     * Requests a path. Returns the status, or the error's code if there was no answer; the body and its type; and for how many
     * seconds a browser shows it again without asking. A host that is busy for a moment (429, 503) is asked once more.
     */
    async ask(path: string) {
      const answer = await request(path);
      const [pause] = pauses;
      if (pause === undefined || !/^(429|503)$/.test(answer.status)) return answer;
      await setTimeout(pause);
      return request(path);
    },

    /** Waits before a new try, because hosts cache. Returns false at once after the last try, and if the host is silent. */
    async mayAskAgain(tries: number): Promise<boolean> {
      const pause = pauses[tries];
      if (pause === undefined || timeouts >= maxTimeouts) return false;
      await setTimeout(pause);
      return true;
    },
  };
}

/** Returns the path of a file's address. A page has that of its folder: `about/index.html` is at `about/`. */
export function addressPathOf(name: string): string {
  const path = name.replace(/(^|\/)index\.html$/, '$1');
  return path.split('/').map(encodeURIComponent).join('/');
}

function secondsKept(headers: Headers): number {
  const rules = headers.get('cache-control') ?? '';
  if (/no-cache|no-store/i.test(rules)) return 0;
  return Math.max(0, ...[...rules.matchAll(/max-?age="?(\d+)/gi)].map(([, age]) => Number(age)));
}
