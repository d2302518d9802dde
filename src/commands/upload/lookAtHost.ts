/** Finds out, before any page is sent, whether the address shows what FTP puts into the folder, and to whom. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { compareFile } from '../../generator/host/compareFile.ts';
import { joinOtherRules } from '../../generator/host/otherRules.ts';
import { sayCount } from '../../generator/report/terminal.ts';
import { kindOf } from './planUpload.ts';
import type { Upload } from './uploadRelease.ts';
import { addressOf, answerAt, liveError, type Live, type LiveAnswer } from './verifyLive.ts';

/** The name of the small page. It has no dot in front, because hosts hide such files. */
const name = 'upload-check.html';

/**
 * Sends a small page as every page is sent, requests it, and deletes it. Throws if visitors would not see it. If no program can
 * look at the site, says so, and writes the reason into the upload's `closed`.
 */
export async function lookBefore(upload: Upload): Promise<void> {
  const { remote, siteUrl, access, retry } = upload;
  const token = randomUUID();
  const page = `<!doctype html>\n<title>${token}</title>\n<meta name="robots" content="noindex">\n`;
  await remote.send(name, Buffer.from(page));
  try {
    for (let attempt = 0; ; attempt++) {
      const answer = await answerAt(upload, `${name}?${Date.now()}`);
      const { status, body } = answer;
      if (status === '200' && String(body).includes(token)) return;
      if (await noteIfClosed(upload, answer)) return;
      const pause = retry.pauses[attempt];
      if (pause === undefined) {
        const elsewhere = (await hasOtherRules(upload)) ? 'rules' : 'elsewhere';
        const found = { 200: elsewhere, 404: elsewhere, 410: elsewhere, 403: 'new' }[status];
        const values = { folder: access.folder, status };
        throw liveError(`publish at ${siteUrl}`, found ?? status, values);
      }
      await setTimeout(pause);
    }
  } finally {
    await remote.remove(name).catch(() => {});
  }
}

/**
 * Does the same where nothing is to be sent: it requests the home page alone, of which `home` is the content. In a dry run it says
 * what the host can do, as far as one sees without sending anything.
 */
export async function lookAtHome(upload: Upload, home: Buffer | undefined): Promise<void> {
  const { siteUrl, dryRun, say } = upload;
  const answer = await answerAt(upload, '');
  // An older version, or one that was changed on its way, is a page of the site.
  const isOurs =
    answer.status === '200' &&
    !compareFile('index.html', Buffer.from(home ?? ''), answer.body).startsWith('other page');
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

async function whyClosed(live: Live, { status, body }: LiveAnswer): Promise<string | undefined> {
  if (status === '401') return 'it asks for a password (401)';
  const isTest = /captcha|challenge|javascript to work|checking your browser|one moment, please/i;
  if (status !== '404' && isTest.test(String(body)))
    return 'it first tests whether a visitor is a robot';
  if (/^(2|404)/.test(status) || !/^\d/.test(status)) return undefined;
  const nowhere = await answerAt(live, `upload-check-${Date.now()}`);
  return nowhere.status === status ? `it answers every program with ${status}` : undefined;
}

/** Returns whether .htaccess in the folder has rules of others that may lead an address elsewhere. */
async function hasOtherRules({ remote }: Upload): Promise<boolean> {
  const former = await remote.read('.htaccess');
  const { kept, dropped } = joinOtherRules('', String(former ?? ''));
  return dropped.length > 0 || /^\s*Re(write|direct)/im.test(kept);
}

/** Returns what is known of what visitors see after an upload has stopped, and what to do. */
export async function whatVisitorsSee(upload: Upload): Promise<string> {
  const { siteUrl, sent } = upload;
  const again = sent.length > 0 ? ' Run npm run upload again and it goes on where it stopped.' : '';
  const pages = sent.filter((each) => kindOf(each) === 'page');
  if (pages.length === 0)
    return `No page has been sent: visitors see what they saw before.${again}`;
  if (upload.closed)
    return `Each page is the old one or the new one, but nobody has looked.${again}`;
  for (const page of pages) {
    const address = addressOf(siteUrl, page);
    const { status } = await answerAt(upload, address.slice(siteUrl.length + 1), {
      method: 'HEAD',
    });
    if (status !== '200') return `Visitors may not see ${address} (${status}).${again}`;
  }
  return `Visitors still see a whole site: ${sayCount(pages.length, 'page')} new, which answer, and the others as before.${again}`;
}
