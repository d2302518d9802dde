/** The last step of an upload: confirms that visitors see what was sent. */
import { sayCount } from '../../generator/terminal.ts';
import { addressPathOf } from './live/liveSite.ts';
import { liveError } from './live/mismatches.ts';
import { verifyLive } from './live/verifyLive.ts';
import { kindOf, type UploadPlan } from './plan/planUpload.ts';
import { checkHtaccess } from './sendHtaccess.ts';
import type { Outcome, UploadRun } from './uploadJob.ts';
import { maxNamed, sayChangedOnTheWay, sayKept } from './uploadWords.ts';
import { withWhatVisitorsSee } from './whatVisitorsSee.ts';

/** Checks the live site after everything has been sent. Throws if visitors see something else. */
export async function confirmLive(
  { job, files, remote, live, sent }: UploadRun,
  plan: UploadPlan,
  figures: string,
): Promise<Outcome> {
  const { siteUrl, isTrial = false, say, warn, signal, tell = () => {} } = job;
  tell({ step: 'look' });
  say(`Looking at ${siteUrl} as a visitor does …`);
  const expected = {
    sent,
    former: plan.manifestAfter.former,
    isSecure: siteUrl.startsWith('https:'),
    isTrial,
    tell,
    signal,
  };
  const looks = verifyLive(live, files, remote.read, expected);
  const { mismatches, longestKept, notAsked, staysAtHttp } = await withWhatVisitorsSee(looks, sent);
  const [first] = mismatches;
  for (const { name, how, found } of mismatches.slice(0, maxNamed))
    say(`  /${addressPathOf(name)}${how}: ${found}`);
  if (first && first.kind !== 'changed') {
    const more = mismatches.length > 1 ? `, and ${mismatches.length - 1} more` : '';
    const address = `${siteUrl}/${addressPathOf(first.name)}${first.how}${more}`;
    throw liveError(`confirm the site (${address}), although all files have been sent`, first);
  }
  await checkHtaccess(files.get('404.html'), live, warn);
  for (const how of notAsked)
    warn(
      `ATTENTION: the home page has not been checked${how}: that address does not answer this computer.`,
    );
  if (staysAtHttp)
    warn(
      `ATTENTION: http:// does not lead to ${siteUrl}, so others on the network can read and change the pages there. ` +
        'Switch on the redirect to https in the hosting panel.',
    );
  if (first)
    return { sentence: sayChangedOnTheWay(mismatches, figures, siteUrl), end: 'unchecked' };
  const pages = [...files.keys()].filter((name) => kindOf(name) === 'page');
  const isLive = `The site is live and checked at ${siteUrl}: ${sayCount(pages.length, 'page')}`;
  return { sentence: `${isLive}, ${figures}${sayKept(longestKept)}.`, end: 'live' };
}
