/** Uploads the built site: sends what has changed since the last upload, then checks the live site. */
import { setTimeout } from 'node:timers/promises';
import { confirmLive } from './confirmLive.ts';
import { findChanges } from './findChanges.ts';
import { openRemoteFolder } from './ftp/remoteFolder.ts';
import { openLiveSite } from './live/liveSite.ts';
import { whyClosed } from './live/lookAtHost.ts';
import { sendChanges } from './sendChanges.ts';
import type { Outcome, UploadJob } from './uploadJob.ts';
import { ofAnotherCopy, sayClosed, sayDryRun, sayFiles } from './uploadWords.ts';
import { withWhatVisitorsSee } from './whatVisitorsSee.ts';

/**
 * Claims the folder, builds the site and uploads it; a dry run only says what would be sent. If another upload is still running,
 * it stops once this one claims the folder. Throws if the build, a step, or the check of the live site fails. The message says
 * what visitors see, except that of a failed build.
 */
export async function uploadRelease(job: UploadJob): Promise<Outcome> {
  const { access, siteUrl, memory, dryRun, replace, say, warn, retry, tell = () => {} } = job;
  if (!access.encrypted || !access.certificateChecked) {
    warn(
      `ATTENTION: {FTP_MODE} or {FTP_TLS_CHECK} gives up what keeps the password secret on its way to ${access.host}.`,
    );
  }
  const remote = openRemoteFolder(access, retry, warn);
  const live = openLiveSite(siteUrl, retry);
  /** The names of the files that have gone live. */
  const sent: string[] = [];
  try {
    tell({ step: 'connect' });
    if (!dryRun) await withWhatVisitorsSee(remote.claim(), sent);
    // By then an earlier upload is sure to have stopped, and its last manifest can be read.
    const settled = setTimeout(dryRun ? 0 : retry.claimDelay);
    tell({ step: 'build' });
    const built = await job.makeFiles();
    await settled;
    const files = new Map(
      [...built.keys()].sort().map((name) => [name, Buffer.from(built.get(name)!)]),
    );
    const started = performance.now();
    tell({ step: 'compare' });
    const changes = await withWhatVisitorsSee(findChanges(job, files, remote), sent);
    const { plan, manifest } = changes;
    const amount = sayFiles(plan, files);
    say(`To ${access.folder} on ${access.host}: ${plan.needed ? amount : 'nothing has changed'}.`);
    for (const line of changes.lines) say(line);
    const isNew = Object.keys(manifest.files).length === 0;
    const needsYes = plan.needed && !isNew && !memory.hasSent(manifest.release) && !replace;
    if (dryRun) {
      for (const line of sayDryRun(plan, files, needsYes)) say(line);
      return { sentence: 'This was a dry run: nothing has been sent or deleted.', end: 'dry' };
    }
    if (needsYes) return { sentence: `Nothing has been sent: ${ofAnotherCopy}`, end: 'asks' };
    const run = { job, files, remote, live, sent };
    const closed = plan.needed
      ? await withWhatVisitorsSee(sendChanges(run, changes), sent)
      : await whyClosed(await live.ask(''), live);
    const figures = `${amount} sent in ${((performance.now() - started) / 1000).toFixed(1)} s`;
    if (closed) {
      const advice =
        'Open it in a browser; if it is not as you wish, show this line to the hosting company.';
      const sentence = `Sent, but NOT CHECKED: ${figures}. ${sayClosed(siteUrl, closed)} ${advice}`;
      return { sentence, end: 'unchecked' };
    }
    return await confirmLive(run, plan, figures);
  } finally {
    remote.close();
  }
}
