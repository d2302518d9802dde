/** Finds out, before any page is sent, whether the address shows what FTP puts into the folder, and to whom. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sayCount } from '../../generator/report/terminal.ts';
import type { RemoteFolder, RetryPolicy } from './remoteFolder.ts';
import { comparePage } from '../../generator/host/comparePage.ts';
import { addressOf, answerAt, liveError, type LiveAnswer } from './verifyLive.ts';

/** The name of the small page. It has no dot in front, because hosts hide such files. */
const name = 'upload-check.html';

/**
 * Returns why programs cannot look at the site, or undefined if they can. Sends a small page as every page is sent, requests
 * it, and deletes it; throws if visitors would not see it. `siteUrl` has no slash at the end.
 */
export async function lookBefore(
  remote: Pick<RemoteFolder, 'send' | 'remove'>,
  siteUrl: string,
  folder: string,
  { pauses, timeout }: RetryPolicy,
): Promise<string | undefined> {
  const token = randomUUID();
  const page = `<!doctype html>\n<title>${token}</title>\n<meta name="robots" content="noindex">\n`;
  await remote.send(name, Buffer.from(page));
  try {
    for (let attempt = 0; ; attempt++) {
      const answer = await answerAt(`${siteUrl}/${name}?${Date.now()}`, {}, timeout);
      const { status, body } = answer;
      if (status === '200' && String(body).includes(token)) return undefined;
      const closed = await whyClosed(siteUrl, answer);
      if (closed) return closed;
      const pause = pauses[attempt];
      if (pause === undefined) {
        const found = /^(2|4(04|10))/.test(status) ? 'elsewhere' : 'new';
        throw liveError(`publish at ${siteUrl}`, /^\d/.test(status) ? found : status, {
          folder,
          status,
        });
      }
      await setTimeout(pause);
    }
  } finally {
    await remote.remove(name).catch(() => {});
  }
}

/** Returns the same where nothing is to be sent: it requests the home page alone, of which `home` is the content. */
export async function lookAtHome(siteUrl: string, home: Buffer | undefined) {
  const answer = await answerAt(`${siteUrl}/`);
  // An older version, or one that was changed on its way, is a page of the site.
  const isOther = comparePage(String(home), String(answer.body))?.startsWith('other page');
  return answer.status === '200' && !isOther ? undefined : whyClosed(siteUrl, answer);
}

/**
 * Returns why no program can look at the site, or undefined. `answer` is one that does not show what was sent: it asks for a
 * password, or is a test for robots, or the host answers in the same way where there is no file at all.
 */
async function whyClosed(
  siteUrl: string,
  { status, body }: LiveAnswer,
): Promise<string | undefined> {
  if (status === '401') return 'it asks for a password (401)';
  const isTest = /captcha|challenge|javascript to work|checking your browser|one moment, please/i;
  if (status !== '404' && isTest.test(String(body)))
    return 'it first tests whether a visitor is a robot';
  if (/^(2|404)/.test(status) || !/^\d/.test(status)) return undefined;
  const nowhere = await answerAt(`${siteUrl}/upload-check-${Date.now()}`);
  return nowhere.status === status ? `it answers every program with ${status}` : undefined;
}

/** Returns what is known of what visitors see after an upload has stopped, in one sentence. `pages` are the names of those sent. */
export async function whatVisitorsSee(
  siteUrl: string,
  pages: readonly string[],
  isClosed: boolean,
) {
  if (pages.length === 0) return 'No page has been sent: visitors see what they saw before.';
  if (!siteUrl || isClosed)
    return 'Each page is the old one or the new one, but nobody has looked.';
  for (const page of pages) {
    const { status } = await answerAt(addressOf(siteUrl, page), { method: 'HEAD' });
    if (status !== '200') return `Visitors may not see ${addressOf(siteUrl, page)} (${status}).`;
  }
  return `Visitors still see a whole site: ${sayCount(pages.length, 'page')} new, which answer, and the others as before.`;
}
