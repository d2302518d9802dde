/** Finds out, before any page is sent, whether the address shows what FTP puts into the folder, and to whom. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isOurPage } from '../../generator/host/compareFile.ts';
import { sayCount } from '../../generator/report/terminal.ts';
import { kindOf } from './planUpload.ts';
import type { Upload } from './uploadRelease.ts';
import { answerAt, liveError, pathOf, type LiveSite, type LiveAnswer } from './verifyLive.ts';

/** The name of the small page. It has no dot in front, because hosts hide such files. */
const checkPage = 'upload-check.html';

/**
 * Sends a small page as every page is sent, requests it, and deletes it. Throws if visitors would not see it. If no program can
 * look at the site, says so, and writes the reason into the upload's `closed`.
 */
export async function lookBefore(upload: Upload): Promise<void> {
  const { remote, siteUrl, access, retry } = upload;
  const token = randomUUID();
  await remote.send(checkPage, Buffer.from(`<meta name="robots" content="noindex">${token}`));
  try {
    for (let attempt = 0; ; attempt++) {
      const answer = await answerAt(upload, `${checkPage}?${Date.now()}`);
      const { status, body } = answer;
      if (status === '200' && String(body).includes(token)) return;
      if (await noteIfClosed(upload, answer)) return;
      const pause = retry.pauses[attempt];
      if (pause === undefined) {
        const kinds = { 200: 'elsewhere', 404: 'elsewhere', 410: 'elsewhere', 403: 'unreadable' };
        const kind = kinds[Number(status) as keyof typeof kinds] ?? status;
        throw liveError(`publish at ${siteUrl}`, { kind, found: status }, access.folder);
      }
      await setTimeout(pause);
    }
  } finally {
    await remote.remove(checkPage).catch(() => {});
  }
}

/**
 * Does the same where nothing is to be sent: it requests the home page alone, of which `home` is the content. In a dry run it
 * says what the host can do, as far as one sees without sending anything.
 */
export async function lookAtHome(upload: Upload, home: Buffer | undefined): Promise<void> {
  const { siteUrl, dryRun, say } = upload;
  const answer = await answerAt(upload, '');
  const isOurs = answer.status === '200' && isOurPage('index.html', home, answer.body);
  if ((!isOurs && (await noteIfClosed(upload, answer))) || !dryRun) return;
  const shown = isOurs ? 'shows the site' : `does not show the site yet (${answer.status})`;
  say(
    `${siteUrl} ${shown}. An upload tries with one small file, before any page, whether visitors see what is sent.`,
  );
}

/**
 * Says why no program can look at the site, and returns whether that is so. `answer` is one that does not show what was sent: it
 * asks for a password, or is a test for robots, or the host answers in the same way where there is no file at all.
 */
async function noteIfClosed(upload: Upload, answer: LiveAnswer): Promise<boolean> {
  upload.closed = await whyClosed(upload, answer);
  if (upload.closed) upload.say(`No program can look at ${upload.siteUrl}: ${upload.closed}.`);
  return upload.closed !== undefined;
}

async function whyClosed(
  live: LiveSite,
  { status, body }: LiveAnswer,
): Promise<string | undefined> {
  if (status === '401') return 'it asks for a password (401)';
  const isTest = /captcha|challenge|javascript to work|checking your browser|one moment, please/i;
  if (status !== '404' && isTest.test(String(body)))
    return 'it first tests whether a visitor is a robot';
  if (/^(2|404)/.test(status) || !/^\d/.test(status)) return undefined;
  const nowhere = await answerAt(live, `upload-check-${Date.now()}`);
  return nowhere.status === status ? `it answers every program with ${status}` : undefined;
}

/** Returns what is known of what visitors see after an upload has stopped, and what to do. */
export async function whatVisitorsSee(upload: Upload): Promise<string> {
  const { siteUrl, sent, closed } = upload;
  const again = sent.length > 0 ? ' Run npm run upload again and it goes on where it stopped.' : '';
  const pages = sent.filter((each) => kindOf(each) === 'page').map(pathOf);
  if (pages.length === 0)
    return `No page has been sent: visitors see what they saw before.${again}`;
  if (closed) return `Each page is the old one or the new one, but nobody has looked.${again}`;
  for (const page of pages) {
    const { status } = await answerAt(upload, page, { method: 'HEAD' });
    if (status !== '200') return `Visitors may not see ${siteUrl}/${page} (${status}).${again}`;
  }
  const are = `${sayCount(pages.length, 'page')} new, which answer, and the others as before`;
  return `Visitors still see a whole site: ${are}.${again}`;
}
