/** Uploads the built site: sends what has changed since the last upload, then checks the live site. */
import { setTimeout } from 'node:timers/promises';
import type { Files } from '../../generator/files.ts';
import { sayBytes, sayCount } from '../../generator/report/terminal.ts';
import type { Access } from './connect.ts';
import { executePlan } from './executePlan.ts';
import { findNotOurs, findOthers } from './findOthers.ts';
import { lookAtHome, lookBefore, whatVisitorsSee } from './lookAtHost.ts';
import { readManifest } from './manifest.ts';
import { kindOf, planUpload, type UploadPlan } from './planUpload.ts';
import { openRemoteFolder, type RemoteFolder, type RetryPolicy } from './remoteFolder.ts';
import { checkHtaccess } from './sendHtaccess.ts';
import { verifyLive } from './verifyLive.ts';

export interface UploadJob {
  /** Builds the site, and returns its files. They are not read from dist, which another build may have replaced since. */
  readonly makeFiles: () => Promise<Files>;
  /** The address at which visitors see the folder, without a slash at the end. */
  readonly siteUrl: string;
  readonly access: Access;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly retry: RetryPolicy;
}

/** An upload under way, with what it has found out about the host. */
export interface Upload extends UploadJob {
  readonly remote: RemoteFolder;
  /** The names of the files that visitors have got so far. */
  readonly sent: string[];
  /** Why no program can look at the site, or undefined if programs can. */
  closed?: string | undefined;
}

export type SiteFiles = ReadonlyMap<string, Buffer>;

/**
 * Claims the folder, builds the site and uploads it; a dry run only looks, and says what would be sent. If another upload still
 * runs, it stops when this one claims the folder. Returns a sentence that says what was done. Throws where one of these or the
 * check of the live site fails; while files are sent, the message says what visitors see then.
 */
export async function uploadRelease(job: UploadJob): Promise<string> {
  const { access, siteUrl, warn, dryRun, retry } = job;
  if (!access.encrypted || !access.certificateChecked) {
    warn(
      `ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to ${access.host}.`,
    );
  }
  const remote = openRemoteFolder(access, retry, warn);
  const upload: Upload = { ...job, remote, sent: [] };
  const addWhatVisitorsSee = async (cause: Error) => {
    throw new Error(`${cause.message} ${await whatVisitorsSee(upload)}`, { cause });
  };
  try {
    if (!dryRun) await remote.claim().catch(addWhatVisitorsSee);
    // After this time an earlier upload has stopped for sure, and the manifest that it wrote last can be read.
    const settled = setTimeout(dryRun ? 0 : retry.claimDelay);
    const built = await job.makeFiles();
    await settled;
    const files = new Map(
      [...built.keys()].sort().map((name) => [name, Buffer.from(built.get(name)!)]),
    );
    const started = performance.now();
    const plan = await sendChanges(files, upload).catch(addWhatVisitorsSee);
    if (dryRun) return 'This was a dry run: nothing has been sent or deleted.';
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const figures = `${sayFiles(plan, files)} sent in ${seconds} s.`;
    if (upload.closed) {
      return (
        `Sent, but NOT CHECKED: ${figures} No program can look at ${siteUrl}: ${upload.closed}. Open it in a browser; if it is ` +
        'not as you wish, show this line to the hosting company.'
      );
    }
    await checkLive(files, upload);
    const pages = [...files.keys()].filter((name) => kindOf(name) === 'page');
    return `The site is live and checked at ${siteUrl}: ${sayCount(pages.length, 'page')}, ${figures}`;
  } finally {
    remote.close();
  }
}

/** Looks at the host, then sends what has changed; a dry run only says it. Returns what was to be sent. */
async function sendChanges(files: SiteFiles, upload: Upload): Promise<UploadPlan> {
  const { access, remote, dryRun, all, say, warn } = upload;
  const manifest = await readManifest(remote, warn);
  const notOurs = await findNotOurs(remote, [...files.keys()], manifest);
  const plan = planUpload({ files, manifest, notOurs, all });
  say(
    `To ${access.folder} on ${access.host}: ${plan.needed ? sayFiles(plan, files) : 'nothing has changed'}.`,
  );
  for (const line of await findOthers(remote, files, manifest, plan.uploads, notOurs)) say(line);
  const isNew = Object.keys(manifest.files).length === 0;
  if (plan.needed && !dryRun) await lookBefore(upload);
  else await lookAtHome(upload, files.get('index.html'));
  if (dryRun) {
    if (!isNew && !upload.closed) await checkHtaccess(files.get('404.html'), upload);
    for (const name of plan.uploads) say(`  ${name}  ${sayBytes(files.get(name)!.length)}`);
    for (const name of plan.deletions) say(`  ${name}  to be deleted`);
  } else await executePlan(plan, files, upload);
  return plan;
}

/** Looks at the live site as visitors see it. Throws with the first address at which they do not see what was sent. */
async function checkLive(files: SiteFiles, upload: Upload) {
  const { siteUrl, say, warn } = upload;
  say(`Looking at ${siteUrl} as a visitor does …`);
  const changed = await verifyLive(upload, files);
  if (changed) {
    warn(
      `ATTENTION: the host or a proxy changes files on their way (${changed}). The words of the pages are all there. In its ` +
        'settings, switch off what hides e-mail addresses, adds scripts, minifies or compresses pictures: browsers do not ' +
        'run scripts that are added.',
    );
  }
  await checkHtaccess(files.get('404.html'), upload);
}

function sayFiles({ uploads }: UploadPlan, files: SiteFiles): string {
  const bytes = uploads.reduce((sum, name) => sum + files.get(name)!.length, 0);
  return `${sayCount(uploads.length, 'file')}, ${sayBytes(bytes)}`;
}
