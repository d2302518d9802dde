/** What an answer, or the lack of one, says about a link. */

/** Only `broken` is a fault of the site; `blocked` and `unreachable` say that this machine could not tell. */
export type Verdict = 'ok' | 'broken' | 'blocked' | 'unreachable';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
}

/** One row of the table. */
export interface Finding extends Judgement {
  readonly address: string;
  /** Addresses of the pages and files that it stands on. */
  readonly pages: readonly string[];
}

export interface Answer {
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The Retry-After header. */
  readonly retryAfter?: string | undefined;
  /** Why there was no answer. */
  readonly failure?: unknown;
}

const blocked: Readonly<Record<number, string>> = {
  401: 'wants a password',
  403: 'refuses this checker',
  405: 'refuses the question',
  429: 'is asked too often',
  999: 'refuses this checker',
};

/**
 * Takes an answer and returns the verdict with its reason. A redirect in a circle is `unreachable`, not `broken`: sites
 * send a visitor without cookies in circles that a browser leaves. So is an invalid certificate, as a connection that
 * failed. Every other refusal (4xx) counts as `blocked`.
 */
export function judge({ status, failure }: Answer): Judgement {
  if (status >= 200 && status < 300) return { verdict: 'ok', reason: `answers ${status}` };
  if (status === 404) return { verdict: 'broken', reason: '404, there is no such page' };
  if (status === 410) return { verdict: 'broken', reason: '410, the page has been removed' };
  if (status === 999 || (status >= 400 && status < 500)) {
    return { verdict: 'blocked', reason: `${status}, the site ${blocked[status] ?? 'does not take the question'}` };
  }
  if (status >= 500) return { verdict: 'unreachable', reason: `${status}, the site has a fault of its own` };
  if (status > 0) return { verdict: 'unreachable', reason: `${status}, the site does not say where to go` };
  return { verdict: 'unreachable', reason: explain(failure) };
}

const codes: readonly (readonly [RegExp, string])[] = [
  [/TimeoutError|ETIMEDOUT|TIMEOUT/, 'no answer in time'],
  [/redirect count exceeded/, 'redirects in a circle'],
  [/ECONNREFUSED/, 'the connection is refused'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'the connection is closed without an answer'],
  [/ENOTFOUND|EAI_AGAIN/, 'the host is not found from here'],
  [/ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL/, 'there is no way to the host from here'],
  [/CERT|SELF_SIGNED|UNABLE_TO_/, 'the certificate is not valid'],
];

/** The cause of a failed fetch stands in a chain of causes, as a code, a name or a message. */
function explain(failure: unknown): string {
  const words: string[] = [];
  for (let error = failure; error instanceof Error; error = error.cause) {
    words.push(String('code' in error ? error.code : ''), error.name, error.message);
  }
  const all = words.join(' ');
  return codes.find(([pattern]) => pattern.test(all))?.[1] ?? `the connection failed (${words.at(-1) ?? 'no reason'})`;
}
