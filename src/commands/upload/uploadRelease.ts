/** Uploads a built folder: finds and sends what has changed, then checks the live site. */
import { readSite } from '../../generator/files.ts';
import { sayBytes, sayCount } from '../../generator/terminal.ts';
import type { Access } from './connect.ts';
import { executePlan } from './executePlan.ts';
import { takeLock, type Uploader } from './lock.ts';
import { emptyManifest, manifestName, parseManifest, type Manifest } from './manifest.ts';
import { isHashed, kindOf, planUpload } from './planUpload.ts';
import { openRemoteFolder, type RemoteFolder, type RetryPolicy } from './remoteFolder.ts';
import { takeBackHtaccess } from './takeBackHtaccess.ts';
import { clearTrial, pickHtaccess } from './trialHtaccess.ts';
import { verifyLive } from './verifyLive.ts';

export interface Release {
  /** The folder of the built site. */
  readonly dist: string;
  /** Where visitors see the site; undefined while its address is a sample. */
  readonly siteUrl: string | undefined;
}

export interface UploadJob {
  /** Builds or checks what is to be uploaded. */
  readonly makeRelease: () => Promise<Release>;
  readonly access: Access;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly uploader: Uploader;
  readonly signal?: AbortSignal;
  readonly retry?: RetryPolicy;
  /** Milliseconds until two uploads that begin at the same moment notice each other. */
  readonly settling?: number;
}

const usualRetry: RetryPolicy = { timeout: 30_000, pauses: [1_000, 4_000, 10_000] };

/** Makes and uploads a release while no other upload does. Returns a sentence on the outcome; throws one. */
export async function uploadRelease(job: UploadJob): Promise<string> {
  const { access, warn, retry = usualRetry, settling = 3_000 } = job;
  if (!access.encrypted || !access.certificateChecked) {
    warn(
      `ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to ${access.host}.`,
    );
  }
  const remote = openRemoteFolder(access, retry, warn);
  try {
    if (job.dryRun) return await publish(await job.makeRelease(), job, remote, retry);
    const lock = await takeLock(remote, job.uploader, { isForced: job.all, pause: settling }, warn);
    let isDone = false;
    try {
      if (lock.isTakenOver) await clearTrial(remote);
      const outcome = await publish(await job.makeRelease(), job, remote, retry);
      isDone = true;
      return outcome;
    } finally {
      // After a failure, a lost connection stays lost.
      if (isDone || remote.isOpen()) await lock.release();
      else lock.leave();
    }
  } finally {
    remote.close();
  }
}

/**
 * Sends what has changed and looks at the live site; a dry run only says what would be sent. Returns
 * a sentence on the outcome.
 */
async function publish(
  { dist, siteUrl }: Release,
  { access, dryRun = false, all, say, warn, signal }: UploadJob,
  remote: RemoteFolder,
  retry: RetryPolicy,
): Promise<string> {
  const files = readSite(dist);
  const manifest = await readManifest(remote, warn);
  const htaccess = files.get('.htaccess');
  if (htaccess && siteUrl) {
    const host = { remote, siteUrl, pauses: retry.pauses, warn };
    const picked = await pickHtaccess(htaccess, manifest, host, { all, dryRun });
    if (picked) files.set('.htaccess', picked);
    else files.delete('.htaccess');
  }
  const notOurs = await findNotOurs(remote, [...files.keys()], manifest);
  const plan = planUpload(files, manifest, notOurs, all);
  const { uploads, after } = plan;
  const sizeOf = (name: string) => files.get(name)!.length;
  const size = `${sayCount(uploads.length, 'file')}, ${sayBytes(uploads.reduce((sum, name) => sum + sizeOf(name), 0))}`;
  say(`To ${access.folder} on ${access.host}: ${plan.needed ? size : 'nothing has changed'}.`);
  if (notOurs.length > 0) {
    say(
      `ATTENTION: on the server, but not put there by an earlier upload, and to be replaced: ${notOurs.join(', ')}.`,
    );
  }
  if (dryRun) {
    for (const name of uploads) say(`  ${name}  ${sayBytes(sizeOf(name))}`);
    for (const name of after.unverified) say(`  ${name}  to be deleted`);
    return 'This was a dry run: nothing has been sent or deleted.';
  }

  const started = performance.now();
  const former = uploads.includes('.htaccess') ? await remote.read('.htaccess') : undefined;
  await executePlan(plan, files, remote, say, signal);
  const figures = `${size} sent in ${((performance.now() - started) / 1000).toFixed(1)} s.`;
  if (!siteUrl) {
    return (
      `Sent, but NOT CHECKED: ${figures} The site's address is still a sample; put siteUrl right in ` +
      'src/content/facts.ts, or write SITE_URL in .env.'
    );
  }
  say(`Looking at ${siteUrl} as a visitor does …`);
  if (uploads.includes('.htaccess'))
    await takeBackHtaccess(former, plan, files, { remote, siteUrl, retry, warn });
  await verifyLive(siteUrl, files, new Set(uploads), retry);
  const pages = [...files.keys()].filter((name) => kindOf(name) === 'page');
  return `The site is live and checked at ${siteUrl}: ${sayCount(pages.length, 'page')}, ${figures}`;
}

async function readManifest(remote: RemoteFolder, warn: (line: string) => void): Promise<Manifest> {
  const bytes = await remote.read(manifestName);
  const manifest = bytes ? parseManifest(String(bytes)) : emptyManifest;
  if (manifest) return manifest;
  warn(
    `ATTENTION: ${manifestName} on the server cannot be read. Everything is sent again and nothing is deleted.`,
  );
  return emptyManifest;
}

/** Returns names that are on the server but not in the manifest. Hashed names are ours alone. */
async function findNotOurs(
  remote: RemoteFolder,
  names: readonly string[],
  manifest: Manifest,
): Promise<string[]> {
  const ours = new Set([
    ...Object.keys({ ...manifest.files, ...manifest.kept }),
    ...manifest.unverified,
  ]);
  const notOurs: string[] = [];
  for (const name of names) {
    if (!ours.has(name) && !isHashed(name) && (await remote.has(name))) notOurs.push(name);
  }
  return notOurs;
}
