/** Requests outbound links and judges their status, or the error when there is none. */
import { lookup } from 'node:dns/promises';
import { LinkChecker } from 'linkinator';

/** Only `broken` is the site's fault; with `blocked` and `unreachable` we cannot tell. */
export type Verdict = 'ok' | 'broken' | 'blocked' | 'unreachable';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
}

/**
 * The first pattern that fits the status, or else the error. A redirect loop is not `broken`: some
 * hosts redirect clients without cookies for ever, but not browsers.
 */
const verdicts: readonly (readonly [pattern: RegExp, verdict: Verdict, reason: string])[] = [
  [/^2\d\d$/, 'ok', 'answers {said}'],
  [/^404$/, 'broken', '404, there is no such page'],
  [/^410$/, 'broken', '410, the page has been removed'],
  [/^429$/, 'blocked', '429, the site is asked too often'],
  [/^(4\d\d|999)$/, 'blocked', '{said}, the site refuses this checker'],
  [/^5\d\d$/, 'unreachable', '{said}, the site has a fault of its own'],
  [/^\d{3}$/, 'unreachable', '{said}, the site does not say where to go'],
  [/^no such host$/, 'broken', 'there is no such host'],
  [/TimeoutError|ETIMEDOUT|TIMEOUT/, 'unreachable', 'no answer in time'],
  [/redirect count exceeded/, 'unreachable', 'redirects in a circle'],
  [/ECONNREFUSED/, 'unreachable', 'the connection is refused'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'unreachable', 'the connection is closed without an answer'],
  [/ENOTFOUND|EAI_AGAIN/, 'unreachable', 'the host is not found from here'],
  [/CERT|SELF_SIGNED|UNABLE_TO_/, 'unreachable', 'the certificate is not valid'],
  [/ERR_SSL_|EPROTO/, 'unreachable', 'the site does not speak https there'],
  [/HPE_/, 'unreachable', 'the answer is not that of a website'],
  [/^/, 'unreachable', 'the connection failed ({said})'],
];

/** Tells a missing host from a missing network: this host exists. */
const findControlHost = () =>
  lookup('example.com').then(
    () => true,
    () => false,
  );

/**
 * Requests each outbound link once, and again after a failure of the server. Returns the links with
 * their verdicts. The time-out of a request is in milliseconds.
 */
export async function checkOutbound<L extends { readonly address: string }>(
  outbound: readonly L[],
  siteUrl: string,
  timeout = 15_000,
): Promise<(L & Judgement)[]> {
  if (outbound.length === 0) return [];
  const { links } = await new StatusChecker().check({
    path: outbound.map(({ address }) => address),
    timeout,
    userAgent: `linkinator (link check of ${siteUrl})`,
    // linkinator retries once more than this, two seconds later (7.6.1).
    retryErrors: true,
    retryErrorsCount: 0,
    retryErrorsJitter: 0,
  });
  return Promise.all(
    outbound.map(async (link) => {
      const { status, failureDetails } = links.find(({ url }) => url === link.address) ?? {};
      const error = failureDetails?.findLast((detail) => detail instanceof Error);
      return { ...link, ...(await judge(status || describeError(error))) };
    }),
  );
}

class StatusChecker extends LinkChecker {
  /**
   * linkinator reads the body of a start address, and a body that stalls or breaks off ends the
   * process (7.6.1). With `crawl: false` it reads the status alone.
   */
  override async crawl(options: Parameters<LinkChecker['crawl']>[0]): Promise<void> {
    await super.crawl({ ...options, crawl: false });
  }
}

/** Takes the status of an answer, or the text of an error; returns the verdict and its reason. */
export async function judge(
  answer: number | string,
  findsHosts = findControlHost,
): Promise<Judgement> {
  const isMissing = /ENOTFOUND/.test(`${answer}`) && (await findsHosts());
  const said = isMissing ? 'no such host' : `${answer}`;
  const [, verdict, reason] = verdicts.find(([pattern]) => pattern.test(said))!;
  return { verdict, reason: reason.replace('{said}', () => said) };
}

/** Joins code, name and message of an error and its causes: any may tell the reason. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return [code, error.name, error.message, describeError(error.cause)].join(' ').trim();
}
