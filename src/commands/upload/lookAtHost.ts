/** Finds out, before any page is sent, whether the address shows what FTP puts into the folder, and to whom. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sayCount } from '../../generator/report/terminal.ts';
import { isOurPage, liveError } from './findings.ts';
import { pathOf, type LiveAnswer, type LiveSite } from './liveSite.ts';
import { kindOf } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';

/**
 * Sends a small page of a name as every page is sent, requests it, and deletes it. Throws if visitors would not see it. Returns
 * why no program can look at the site, or undefined if programs can.
 */
export async function lookBefore(
  name: string,
  remote: Pick<RemoteFolder, 'send' | 'remove'>,
  live: LiveSite,
  { folder, pauses }: { readonly folder: string; readonly pauses: readonly number[] },
): Promise<string | undefined> {
  const token = randomUUID();
  await remote.send(name, Buffer.from(`<meta name="robots" content="noindex">${token}`));
  try {
    for (let attempt = 0; ; attempt++) {
      const answer = await live.ask(`${name}?${Date.now()}`);
      const { status, body } = answer;
      if (status === '200' && String(body).includes(token)) return undefined;
      const closed = await whyClosed(answer, live);
      if (closed) return closed;
      const pause = live.isSilent() ? undefined : pauses[attempt];
      if (pause === undefined) {
        const kinds = { 200: 'elsewhere', 404: 'elsewhere', 410: 'elsewhere', 403: 'unreadable' };
        const kind = kinds[Number(status) as keyof typeof kinds] ?? status;
        throw liveError(`publish at ${live.url}`, { name, kind, found: status }, folder);
      }
      await setTimeout(pause);
    }
  } finally {
    await remote.remove(name).catch(() => {});
  }
}

/**
 * Does the same where nothing is to be sent: it requests the home page alone, of which `home` is the content. `shown` says what
 * the host can do, as far as one sees without sending anything.
 */
export async function lookAtHome(home: Buffer = Buffer.alloc(0), live: LiveSite) {
  const answer = await live.ask('');
  const isOurs = answer.status === '200' && isOurPage(home, answer.body);
  const shown = isOurs ? 'shows the site' : `does not show the site yet (${answer.status})`;
  return { closed: isOurs ? undefined : await whyClosed(answer, live), shown };
}

/**
 * Returns why no program can look at the site, or undefined. `answer` is one that does not show what was sent: it keeps programs
 * out if the home page and an address without a file answer in the same way.
 */
async function whyClosed(answer: LiveAnswer, live: LiveSite): Promise<string | undefined> {
  const reason = closedBy(answer);
  for (const path of reason ? ['', `upload-check-${Date.now()}`] : [])
    if (closedBy(await live.ask(path)) !== reason) return undefined;
  return reason;
}

/** Returns how an answer keeps a program out, or undefined: every other answer is that of a site that is down or elsewhere. */
function closedBy({ status, body }: LiveAnswer): string | undefined {
  if (status === '401') return 'it asks for a password (401)';
  if (/^(403|406|429|503)$/.test(status)) return `it answers every program with ${status}`;
  return status.startsWith('2') && isRobotTest(String(body))
    ? 'it first tests whether a visitor is a robot'
    : undefined;
}

/** Whether a whole page is a test for robots: it runs or leads to a script, and has no words except those that ask to wait. */
function isRobotTest(html: string): boolean {
  if (!/<script|http-equiv="?refresh/i.test(html) || /<(a|form|img|main)\b/i.test(html))
    return false;
  const words = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>|\s+/gi, ' ').trim();
  const test = /captcha|challenge|javascript to work|checking your browser|(one|just a) moment/i;
  return words.length < 300 && test.test(words || html);
}

/** What an upload has found out and done so far. */
export interface Progress {
  /** The names of the files that visitors have got. */
  readonly sent: string[];
  /** Why no program can look at the site, or undefined if programs can. */
  closed?: string | undefined;
}

/** Returns what is known of what visitors see after an upload has stopped, and what to do. */
export async function whatVisitorsSee({ sent, closed }: Progress, live: LiveSite): Promise<string> {
  const again = sent.length > 0 ? ' Run npm run upload again and it goes on where it stopped.' : '';
  const pages = sent.filter((each) => kindOf(each) === 'page').map(pathOf);
  if (pages.length === 0)
    return `No page has been sent: visitors see what they saw before.${again}`;
  if (closed) return `Each page is the old one or the new one, but nobody has looked.${again}`;
  for (const page of pages) {
    const { status } = await live.ask(page, { method: 'HEAD' });
    if (status !== '200') return `Visitors may not see ${live.url}/${page} (${status}).${again}`;
  }
  const are = `${sayCount(pages.length, 'page')} new, which answer, and the others as before`;
  return `Visitors still see a whole site: ${are}.${again}`;
}
