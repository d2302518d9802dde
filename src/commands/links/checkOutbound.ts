/** Asks for links that lead out of the site, and judges what an answer, or the lack of one, says about them. */
import { lookup } from 'node:dns/promises';
import { LinkChecker } from 'linkinator';

/** Only `broken` is a fault of the site; `blocked` and `unreachable` say that this machine could not tell. */
export type Verdict = 'ok' | 'broken' | 'blocked' | 'unreachable';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
}

/**
 * By the status, or else by what the error says. A redirect in a circle is no fault of the site: others send a visitor
 * without cookies in circles that a browser leaves.
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
  [/^/, 'unreachable', 'the connection failed ({said})'],
];

/** A host that is found wherever the internet is; it tells a missing host from a missing network. */
const findControlHost = () =>
  lookup('example.com').then(
    () => true,
    () => false,
  );

/**
 * Takes links that lead out and asks for each once; once more where the other side fails. Returns them with what the
 * answers say. Time-out in milliseconds for one request.
 */
export async function askOthers<L extends { readonly address: string }>(
  asked: readonly L[],
  siteUrl: string,
  timeout = 15_000,
): Promise<(L & Judgement)[]> {
  if (asked.length === 0) return [];
  const { links } = await new Asker().check({
    path: asked.map(({ address }) => address),
    timeout,
    userAgent: `linkinator (link check of ${siteUrl})`,
    // It asks once more than this, two seconds later (7.6.1).
    retryErrors: true,
    retryErrorsCount: 0,
    retryErrorsJitter: 0,
  });
  return Promise.all(
    asked.map(async (link) => {
      const { status, failureDetails } = links.find(({ url }) => url === link.address) ?? {};
      const error = failureDetails?.findLast((detail) => detail instanceof Error);
      return { ...link, ...(await judge(status || wordsOf(error))) };
    }),
  );
}

class Asker extends LinkChecker {
  /**
   * linkinator reads the body of the address that it starts from, and a body that stalls or breaks off there ends the
   * whole process (7.6.1); asked as if it were found on a page, only the status counts.
   */
  override async crawl(options: Parameters<LinkChecker['crawl']>[0]): Promise<void> {
    await super.crawl({ ...options, crawl: false });
  }
}

/** Takes the status that an address answered with or, where there was no answer, what the error says. */
export async function judge(
  answer: number | string,
  findsHosts = findControlHost,
): Promise<Judgement> {
  const isMissing = /ENOTFOUND/.test(`${answer}`) && (await findsHosts());
  const said = isMissing ? 'no such host' : `${answer}`;
  const [, verdict, reason] = verdicts.find(([pattern]) => pattern.test(said))!;
  return { verdict, reason: reason.replace('{said}', () => said) };
}

/** What went wrong stands in a chain of causes, as a code, a name or a message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return [code, error.name, error.message, wordsOf(error.cause)].join(' ').trim();
}
