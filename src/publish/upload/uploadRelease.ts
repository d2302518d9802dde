/** Uploads the built site: sends what has changed since the last upload, then checks the live site. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Files } from '../../generator/files/siteFiles.ts';
import { sayCount } from '../../generator/terminal.ts';
import type { CopyMemory } from './plan/copyMemory.ts';
import { executePlan } from './executePlan.ts';
import { liveError } from './live/mismatches.ts';
import { findOthers } from './plan/findOthers.ts';
import type { Access } from '../../hosting/ftpSettings.ts';
import { HostingError, hostingSentenceOf } from '../../hosting/hostingError.ts';
import type { Tell, UploadEnd } from '../../hosting/progress.ts';
import { openLiveSite, addressPathOf, type LiveSite } from './live/liveSite.ts';
import { lookBefore, whyClosed } from './live/lookAtHost.ts';
import { manifestName, readManifest, writeManifest } from './plan/manifest.ts';
import { joinOtherRules } from './plan/otherRules.ts';
import { kindOf, planUpload, type SiteFiles, type UploadPlan } from './plan/planUpload.ts';
import { openRemoteFolder, type RemoteFolder } from './ftp/remoteFolder.ts';
import type { RetryPolicy } from './ftp/retryPolicy.ts';
import { BrokenRulesError, checkHtaccess, formerHtaccess, sendHtaccess } from './sendHtaccess.ts';
import { throwIfStopped } from './ftp/uploadErrors.ts';
import {
  maxNamed,
  ofAnotherCopy,
  sayChangedOnTheWay,
  sayClosed,
  sayDryRun,
  sayFiles,
  sayKept,
  sayReached,
} from './uploadWords.ts';
import { verifyLive } from './live/verifyLive.ts';
import { refuseWrongKinds } from './plan/wrongKinds.ts';

export interface UploadJob {
  /** Builds the site, and returns its files. They are not read from dist, which another build may have replaced since. */
  readonly makeFiles: () => Promise<Files>;
  /** The address at which visitors see the folder, without a slash at the end. */
  readonly siteUrl: string;
  readonly access: Access;
  readonly memory: CopyMemory;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  /** Whether what another copy of the project has sent may be replaced. */
  readonly replace?: boolean | undefined;
  /** Whether this is a trial, which may be hidden from search engines. */
  readonly isTrial?: boolean;
  /** Prints a line, with settings in braces as in a HostingError. */
  readonly say: (line: string) => void;
  /** Prints a line of the same form as a warning. */
  readonly warn: (line: string) => void;
  /** Receives a message for each step of the upload. */
  readonly tell?: Tell;
  readonly signal?: AbortSignal;
  readonly retry: RetryPolicy;
}

/** What the steps of an upload share. */
interface Run {
  readonly job: UploadJob;
  readonly files: SiteFiles;
  readonly remote: RemoteFolder;
  readonly live: LiveSite;
  /** The names of the files that have gone live. */
  readonly sent: string[];
}

/** How an upload ended without an error. Its sentence has settings in braces, as in a HostingError. */
export interface Outcome {
  readonly sentence: string;
  readonly end: Exclude<UploadEnd, 'failed'> | 'dry';
}

/**
 * Claims the folder, builds the site and uploads it; a dry run only says what would be sent. If another upload is still running,
 * it stops once this one claims the folder. Throws if the build, a step, or the check of the live site fails; unless it is the
 * build, the message says what visitors see.
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
    return await checkLive(run, plan, figures);
  } finally {
    remote.close();
  }
}

/** Adds what visitors see to the error of a step. `sent` has the names of the files that have gone live. */
function withWhatVisitorsSee<T>(step: Promise<T>, sent: readonly string[]): Promise<T> {
  return step.catch((cause: Error) => {
    // This error already says what visitors see.
    if (cause instanceof BrokenRulesError) throw cause;
    throw new HostingError(`${hostingSentenceOf(cause)} ${sayReached(sent)}`, { cause });
  });
}

/** Checks the live site after everything has been sent. Throws if visitors see something else. */
async function checkLive(
  { job, files, remote, live, sent }: Run,
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

type Changes = Awaited<ReturnType<typeof findChanges>>;

/**
 * Compares the built site with what is on the server. `former` is the .htaccess there, which is read only if a new one is sent.
 * Throws if what is there could not be replaced.
 */
async function findChanges(
  { access, all, warn }: UploadJob,
  files: SiteFiles,
  remote: RemoteFolder,
) {
  const manifest = await readManifest(remote, warn);
  const plan = planUpload(files, manifest, all);
  await refuseWrongKinds(remote, files, manifest, access);
  const isSent = plan.uploads.includes('.htaccess');
  const former = isSent ? await remote.read('.htaccess') : undefined;
  const rules = isSent ? joinOtherRules(files.get('.htaccess')!, former) : undefined;
  const exists = async (name: string) =>
    name === '.htaccess' ? former !== undefined : remote.exists(name);
  const dropped = rules?.dropped ?? [];
  const others = await findOthers({ ...remote, exists }, files, manifest, dropped);
  return { manifest, plan, former, rules, ...others };
}

/**
 * Checks that visitors will see what is sent, then sends the changes and adds each file that has gone live to `sent` of the run.
 * Returns how the host blocks bots, or undefined.
 */
async function sendChanges(
  { job, files, remote, live, sent: sentFiles }: Run,
  { manifest, plan, former, rules, notOurs }: Changes,
): Promise<string | undefined> {
  const { access, memory, say, warn, signal, tell = () => {} } = job;
  throwIfStopped(signal);
  const checkPage = `upload-check-${randomUUID().slice(0, 8)}.html`;
  // Before anything is sent, the manifest lists what this upload may leave incomplete, so a read-only folder fails early too.
  // Files that no upload has put there are not listed: if this upload fails, a later one must not delete them.
  const ours = plan.uploads.filter((name) => !notOurs.includes(name));
  const begun = {
    ...manifest,
    former: plan.manifestAfter.former,
    unsure: [...new Set([...manifest.unsure, ...ours, checkPage])],
    interrupted: remote.uploadId,
    release: memory.begin(manifest.release),
  };
  // If the last upload has finished, only one that was cut at its first file, the manifest, can have left something.
  const hasFinished = manifest.unsure.length === 0;
  const afterCut = hasFinished ? [] : [formerHtaccess, ...plan.uploads, ...plan.deletions];
  for (const name of [manifestName, ...afterCut])
    await remote.removePart(name, manifest.interrupted);
  await writeManifest(remote, begun);
  const { mismatch, closed } = await lookBefore(checkPage, remote, live);
  throwIfStopped(signal);
  if (mismatch) throw liveError(`publish at ${live.url}`, mismatch, access.folder);
  if (closed) say(sayClosed(live.url, closed));
  tell({ step: 'send', done: 0, total: plan.uploads.length });
  const sendRules = () => sendHtaccess(rules!, former, remote, closed ? undefined : live, warn);
  for await (const { line, sent } of executePlan(plan, files, begun, remote, sendRules)) {
    if (sent) sentFiles.push(sent);
    tell({ step: 'send', done: sentFiles.length, total: plan.uploads.length });
    say(line);
    throwIfStopped(signal);
  }
  return closed;
}
