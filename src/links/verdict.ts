/** What an answer, or the lack of one, says about a link that leads out of the site. */

/** Only `broken` is a fault of the site; `blocked` and `unreachable` say that this machine could not tell. */
export type Verdict = 'ok' | 'broken' | 'blocked' | 'unreachable';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
}

const refusals: Readonly<Record<number, string>> = {
  401: 'wants a password',
  403: 'refuses this checker',
  405: 'refuses the question',
  429: 'is asked too often',
  999: 'refuses this checker',
};

/** Why there was no answer, by what the error says. */
const failures: readonly (readonly [RegExp, string])[] = [
  [/TimeoutError|ETIMEDOUT|TIMEOUT/, 'no answer in time'],
  [/redirect count exceeded/, 'redirects in a circle'],
  [/ECONNREFUSED/, 'the connection is refused'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'the connection is closed without an answer'],
  [/ENOTFOUND|EAI_AGAIN/, 'the host is not found from here'],
  [/ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL/, 'there is no way to the host from here'],
  [/CERT|SELF_SIGNED|UNABLE_TO_/, 'the certificate is not valid'],
];

/**
 * Takes the status that an address answered with, 0 for none with the error in its place, and what tells whether host
 * names are found from here at all. A redirect in a circle is `unreachable`, not `broken`: sites send a visitor without
 * cookies in circles that a browser leaves. So is an invalid certificate. Every other refusal (4xx) counts as `blocked`.
 */
export async function judge(
  status: number,
  error: unknown,
  findsHosts: () => Promise<boolean>,
): Promise<Judgement> {
  if (status >= 200 && status < 300) return { verdict: 'ok', reason: `answers ${status}` };
  if (status === 404) return { verdict: 'broken', reason: '404, there is no such page' };
  if (status === 410) return { verdict: 'broken', reason: '410, the page has been removed' };
  if (status === 999 || (status >= 400 && status < 500)) {
    return { verdict: 'blocked', reason: `${status}, the site ${refusals[status] ?? 'does not take the question'}` };
  }
  if (status >= 500) return { verdict: 'unreachable', reason: `${status}, the site has a fault of its own` };
  if (status > 0) return { verdict: 'unreachable', reason: `${status}, the site does not say where to go` };
  const words = wordsOf(error);
  if (words.includes('ENOTFOUND') && (await findsHosts())) {
    return { verdict: 'broken', reason: 'there is no such host' };
  }
  const known = failures.find(([pattern]) => pattern.test(words))?.[1];
  return { verdict: 'unreachable', reason: known ?? `the connection failed (${words || 'no reason'})` };
}

/** What went wrong stands in a chain of causes, as a code, a name or a message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return [code, error.name, error.message, wordsOf(error.cause)].join(' ').trim();
}
