/** Checks, before any page is sent, whether the site's address shows what FTP puts into the folder, and to whom. */
import { randomUUID } from 'node:crypto';
import type { WrongAnswer } from './mismatches.ts';
import type { LiveAnswer, LiveSite } from './liveSite.ts';
import type { RemoteFolder } from '../ftp/remoteFolder.ts';

/**
 * Sends a small test page under `name`, as every page is sent, requests it and deletes it. Returns as `mismatch` what keeps
 * visitors out, as `closed` how the host blocks only bots, which is no error, or neither if visitors see the page.
 */
export async function lookBefore(
  name: string,
  remote: Pick<RemoteFolder, 'send' | 'remove'>,
  live: LiveSite,
): Promise<{ mismatch?: WrongAnswer; closed?: string }> {
  const token = randomUUID();
  await remote.send(name, Buffer.from(`<meta name="robots" content="noindex">${token}`));
  try {
    for (let tries = 0; ; tries++) {
      const answer = await live.ask(`${name}?${Date.now()}`);
      if (answer.status === 200 && String(answer.body).includes(token)) return {};
      const closed = await whyClosed(answer, live);
      if (closed) return { closed };
      const mayTryAgain = await live.waitForNextTry(tries);
      if (!mayTryAgain)
        return { mismatch: { name, kind: kindOfCheck(answer), found: answer.said } };
    }
  } finally {
    await remote.remove(name).catch(() => {});
  }
}

/** Returns why an answer is not the test page. */
function kindOfCheck({ status }: LiveAnswer): WrongAnswer['kind'] {
  if (typeof status === 'string') return status;
  if (status === 403) return 'unreadable';
  return [200, 404, 410].includes(status) ? 'elsewhere' : 'status';
}

/**
 * Returns how the host blocks bots, or undefined if it does not: `answer`, the home page and a name that no file has must all be
 * blocked in the same way.
 */
export async function whyClosed(answer: LiveAnswer, live: LiveSite): Promise<string | undefined> {
  const reason = closedBy(answer);
  if (reason === undefined) return undefined;
  for (const path of ['', `upload-check-${Date.now()}`])
    if (closedBy(await live.ask(path)) !== reason) return undefined;
  return reason;
}

/** Returns how an answer blocks bots, or undefined. Any other answer comes from a site that is down or elsewhere. */
function closedBy({ status, body }: LiveAnswer): string | undefined {
  if (status === 401) return 'it asks for a password (401)';
  if ([403, 406, 429, 503].includes(Number(status)))
    return `it answers every program with ${status}`;
  const isTest = status === 200 && isRobotTest(String(body));
  return isTest ? 'it first tests whether a visitor is a robot' : undefined;
}

/** Whether a page is nothing but a bot challenge: it runs a script or redirects, and has no words except a request to wait. */
function isRobotTest(html: string): boolean {
  if (!/<script|http-equiv="?refresh/i.test(html) || /<(a|form|img|main)\b/i.test(html))
    return false;
  const words = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>|\s+/gi, ' ').trim();
  const test = /captcha|challenge|javascript to work|checking your browser|(one|just a) moment/i;
  return words.length < 300 && test.test(words || html);
}
