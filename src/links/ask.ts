/** Asks one address outside the site through linkinator, once. */
import { LinkChecker } from 'linkinator';
import type { Answer } from './verdict.ts';

/**
 * Takes an address and returns what answered: HEAD first, then GET when HEAD does not succeed; redirects are followed.
 * Never throws for what the other side does. Time-out in milliseconds, for each of the two.
 */
export async function ask(address: string, options: { timeout: number; userAgent: string }): Promise<Answer> {
  const { links } = await new Asker().check({ path: address, ...options });
  const failures = links[0]?.failureDetails ?? [];
  const refusal = failures.find((failure) => 'status' in failure);
  return {
    status: links[0]?.status ?? 0,
    retryAfter: refusal?.headers['retry-after'],
    failure: failures.findLast((failure) => failure instanceof Error),
  };
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
