/** Uploads the built site: sends what has changed since the last upload, then checks the live site. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Files } from '../../generator/files.ts';
import { sayBytes, sayCount } from '../../generator/report/terminal.ts';
import type { CopyMemory } from './copyMemory.ts';
import { executePlan } from './executePlan.ts';
import type { Finding } from './findings.ts';
import { findOthers } from './findOthers.ts';
import type { Access } from './ftpSettings.ts';
import { openLiveSite, pathOf, type LiveSite } from './liveSite.ts';
import { lookAtHome, lookBefore, whatVisitorsSee, type Progress } from './lookAtHost.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { kindOf, planUpload, type SiteFiles, type UploadPlan } from './planUpload.ts';
import { openRemoteFolder, type RemoteFolder, type RetryPolicy } from './remoteFolder.ts';
import { checkHtaccess, joinRules, sendHtaccess } from './sendHtaccess.ts';
import { verifyLive } from './verifyLive.ts';

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
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly retry: RetryPolicy;
}

/** How an upload has ended that did not fail: its last sentence, and the exit code. */
export interface UploadOutcome {
  readonly sentence: string;
  /** 0 if it is live and checked, 2 if it is sent and nobody could check it, 3 if nothing is sent without a yes. */
  readonly exitCode: 0 | 2 | 3;
}

/**
 * Claims the folder, builds the site and uploads it; a dry run only looks, and says what would be sent. If another upload still
 * runs, it stops when this one claims the folder. Throws where one of these or the check of the live site fails; while files are
 * sent, the message says what visitors see then.
 */
export async function uploadRelease(job: UploadJob): Promise<UploadOutcome> {
  const { access, siteUrl, memory, dryRun, replace, say, warn, retry } = job;
  if (!access.encrypted || !access.certificateChecked) {
    warn(
      `ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to ${access.host}.`,
    );
  }
  const remote = openRemoteFolder(access, retry, warn);
  const live = openLiveSite(siteUrl, retry);
  const progress: Progress = { sent: [] };
  const explained = <T>(step: Promise<T>): Promise<T> =>
    step.catch(async (cause: Error) => {
      throw new Error(`${cause.message} ${await whatVisitorsSee(progress, live)}`, { cause });
    });
  try {
    if (!dryRun) await explained(remote.claim());
    // After this time an earlier upload has stopped for sure, and the manifest that it wrote last can be read.
    const settled = setTimeout(dryRun ? 0 : retry.claimDelay);
    const built = await job.makeFiles();
    await settled;
    const files = new Map(
      [...built.keys()].sort().map((name) => [name, Buffer.from(built.get(name)!)]),
    );
    const started = performance.now();
    const changes = await explained(findChanges(files, remote, job));
    const { plan, manifest } = changes;
    const isNew = Object.keys(manifest.files).length === 0;
    const isOfOthers = plan.needed && !isNew && !memory.hasSent(manifest.release);
    if (dryRun) {
      if (isOfOthers) say(`ATTENTION: ${ofAnotherCopy}`);
      await sayDryRun(plan, files, live, isNew, job);
      return { exitCode: 0, sentence: 'This was a dry run: nothing has been sent or deleted.' };
    }
    if (isOfOthers && !replace)
      return { exitCode: 3, sentence: `Nothing has been sent: ${ofAnotherCopy}` };
    if (plan.needed) await explained(sendChanges(changes, files, remote, live, job, progress));
    else progress.closed = (await lookAtHome(files.get('index.html'), live)).closed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const figures = `${sayFiles(plan, files)} sent in ${seconds} s`;
    const { closed, sent } = progress;
    if (closed) {
      return {
        exitCode: 2,
        sentence:
          `Sent, but NOT CHECKED: ${figures}. No program can look at ${siteUrl}: ${closed}. Open it in a browser; if it is ` +
          'not as you wish, show this line to the hosting company.',
      };
    }
    say(`Looking at ${siteUrl} as a visitor does …`);
    // Where nothing was sent, the home page has been requested before.
    const twice = plan.needed ? [...sent, 'index.html'] : [];
    const { former } = plan.manifestAfter;
    const { pauses } = retry;
    const { changed, kept } = await verifyLive(live, { files, remote, former, twice, pauses });
    await checkHtaccess(files.get('404.html'), live, warn);
    if (changed.length > 0) return { exitCode: 2, sentence: sayChanged(changed, siteUrl, figures) };
    const pages = sayCount(
      [...files.keys()].filter((name) => kindOf(name) === 'page').length,
      'page',
    );
    const sentence = `The site is live and checked at ${siteUrl}: ${pages}, ${figures}${sayKept(kept)}.`;
    return { exitCode: 0, sentence };
  } finally {
    remote.close();
  }
}

type Changes = Awaited<ReturnType<typeof findChanges>>;

/** Compares the built site with what is on the server, and says what is to be sent and what others have put there. */
async function findChanges(
  files: SiteFiles,
  remote: RemoteFolder,
  { access, all, say, warn }: Pick<UploadJob, 'access' | 'all' | 'say' | 'warn'>,
) {
  const manifest = await readManifest(remote, warn);
  const plan = planUpload(files, manifest, all);
  const amount = plan.needed ? sayFiles(plan, files) : 'nothing has changed';
  say(`To ${access.folder} on ${access.host}: ${amount}.`);
  const isNeeded = plan.uploads.includes('.htaccess');
  const former = isNeeded ? await remote.read('.htaccess') : undefined;
  const rules = isNeeded ? joinRules(files.get('.htaccess')!, former) : undefined;
  const read = async (name: string) => (name === '.htaccess' ? former : remote.read(name));
  const dropped = rules?.dropped ?? [];
  const others = await findOthers({ read, names: remote.names }, files, manifest, dropped);
  for (const line of others.lines) say(line);
  return { plan, manifest, rules, notOurs: others.notOurs };
}

/** Looks whether visitors see what is sent, and sends the changes. It writes into `progress` what it has found out and sent. */
async function sendChanges(
  { plan, manifest, rules, notOurs }: Changes,
  files: SiteFiles,
  remote: RemoteFolder,
  live: LiveSite,
  { access, memory, retry, say, warn, signal }: UploadJob,
  progress: Progress,
): Promise<void> {
  const checkPage = `upload-check-${randomUUID().slice(0, 8)}.html`;
  // What this upload may leave half done is written down before anything is sent, and a read-only folder fails early. A file
  // that no upload has put there is not in the list: if this one fails, a later one must not delete it.
  const ours = plan.uploads.filter((name) => !notOurs.includes(name));
  const begun = {
    ...manifest,
    former: plan.manifestAfter.former,
    unsure: [...new Set([...manifest.unsure, ...ours, checkPage])],
    release: memory.begin(manifest.release),
  };
  await writeManifest(remote, begun);
  const { folder } = access;
  const closed = await lookBefore(checkPage, remote, live, { folder, pauses: retry.pauses });
  progress.closed = closed;
  if (closed) say(`No program can look at ${live.url}: ${closed}.`);
  await executePlan(plan, {
    files,
    begun,
    remote,
    sendRules: () => sendHtaccess(rules!, remote, closed ? undefined : live, warn),
    say,
    onSent: (name) => progress.sent.push(name),
    signal,
  });
}

async function sayDryRun(
  plan: UploadPlan,
  files: SiteFiles,
  live: LiveSite,
  isNew: boolean,
  { say, warn }: Pick<UploadJob, 'say' | 'warn'>,
): Promise<void> {
  const { closed, shown } = await lookAtHome(files.get('index.html'), live);
  if (closed) say(`No program can look at ${live.url}: ${closed}.`);
  else {
    say(
      `${live.url} ${shown}. An upload tries with one small file, before any page, whether visitors see what is sent.`,
    );
    if (!isNew) await checkHtaccess(files.get('404.html'), live, warn);
  }
  for (const name of plan.uploads) say(`  ${name}  ${sayBytes(files.get(name)!.length)}`);
  for (const name of plan.deletions) say(`  ${name}  to be deleted`);
}

const ofAnotherCopy =
  'another copy of the project has sent what is on the server, and this one may bring back old prices. Bring it up to date; ' +
  'or tick "Replace what another copy has sent" on the page Publish, or run npm run upload -- --replace.';

function sayChanged(changed: readonly Finding[], siteUrl: string, figures: string): string {
  const [first] = changed as [Finding];
  const paths = changed.slice(0, 8).map(({ name }) => `/${pathOf(name)}`);
  const more = changed.length > paths.length ? ` and ${changed.length - paths.length} more` : '';
  return (
    `Sent and whole on the server, but NOT CHECKED: ${figures}. The host or a proxy changes ${paths.join(', ')}${more} on the ` +
    `way (${first.found}), so nobody has checked what visitors read. Open ${siteUrl} in a browser. In the settings of the host ` +
    'and the proxy, switch off what hides e-mail addresses, adds scripts, minifies or compresses pictures, and empty the cache.'
  );
}

function sayKept(seconds: number): string {
  if (seconds < 60) return '';
  const hours = Math.round(seconds / 3600);
  const time = hours > 1 ? sayCount(hours, 'hour') : sayCount(Math.round(seconds / 60), 'minute');
  return (
    `; but the host lets browsers keep pages for ${time}, and for so long families may see yesterday's price: ask the hosting ` +
    'company to leave Cache-Control to .htaccess'
  );
}

function sayFiles({ uploads }: UploadPlan, files: SiteFiles): string {
  const bytes = uploads.reduce((sum, name) => sum + files.get(name)!.length, 0);
  return `${sayCount(uploads.length, 'file')}, ${sayBytes(bytes)}`;
}
