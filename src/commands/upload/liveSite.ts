/** Requests the live site as a visitor does. */
import { setTimeout } from 'node:timers/promises';
import type { RetryPolicy } from './remoteFolder.ts';

/**
 * Our name. The words "Mozilla/5.0 (compatible; …)" are those of all honest programs, and many hosts refuse a name without
 * them, such as Node's. It is not that of a browser: hosts lock out an address that only pretends to be one.
 */
const agent = 'Mozilla/5.0 (compatible; site-upload)';

/** After as many requests in a row without an answer, a host counts as silent, and is asked nothing more. */
const maxSilent = 3;

export type LiveSite = ReturnType<typeof openLiveSite>;

/** What the site answers: the status, or the error's code if there was no answer. */
export interface LiveAnswer {
  readonly status: string;
  readonly body: Buffer;
  readonly type: string;
  /** For how many seconds a browser shows it again without asking. */
  readonly kept: number;
}

/** Takes the address of the site without a slash at the end; returns what asks it. */
export function openLiveSite(url: string, { timeout, pauses }: RetryPolicy) {
  let silent = 0;
  const isSilent = () => silent >= maxSilent;

  async function request(path: string, init: RequestInit): Promise<LiveAnswer> {
    const none = { body: Buffer.alloc(0), type: '', kept: 0 };
    if (isSilent()) return { ...none, status: 'TimeoutError' };
    try {
      const response = await fetch(`${url}/${path}`, {
        ...init,
        headers: { 'user-agent': agent },
        signal: AbortSignal.timeout(timeout),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      silent = 0;
      const type = headers.get('content-type') ?? '';
      return { status: `${status}`, body, type, kept: secondsKept(headers) };
    } catch (error) {
      const { name, cause } = error as Error;
      silent = name === 'TimeoutError' ? silent + 1 : 0;
      return { ...none, status: (cause as NodeJS.ErrnoException | undefined)?.code ?? name };
    }
  }

  return {
    url,
    isSilent,
    /** Requests an address of the site. A host that is busy for a moment (429, 503) is asked once more. */
    async ask(path: string, init: RequestInit = {}): Promise<LiveAnswer> {
      const answer = await request(path, init);
      const [pause] = pauses;
      if (pause === undefined || !/^(429|503)$/.test(answer.status)) return answer;
      await setTimeout(pause);
      return request(path, init);
    },
  };
}

/** Returns the path of a file's address. A page has that of its folder: `about/index.html` is at `about/`. */
export function pathOf(name: string): string {
  const path = name.replace(/(^|\/)index\.html$/, '$1');
  return path.split('/').map(encodeURIComponent).join('/');
}

function secondsKept(headers: Headers): number {
  const rules = headers.get('cache-control') ?? '';
  if (/no-cache|no-store/i.test(rules)) return 0;
  const ages = [...rules.matchAll(/max-?age="?(\d+)/gi)].map(([, age]) => Number(age));
  if (ages.length > 0) return Math.max(...ages);
  const [until, now] = ['expires', 'date'].map((name) => Date.parse(headers.get(name) ?? ''));
  return Math.max(0, (until! - now!) / 1000 || 0);
}
