/** Uploads the built site: sends what has changed since the last upload, then checks the live site. */
import { setTimeout } from 'node:timers/promises';
import type { Files } from '../../generator/files.ts';
import { sayBytes, sayCount } from '../../generator/report/terminal.ts';
import type { Access } from './connect.ts';
import { executePlan, writeManifest } from './executePlan.ts';
import { lookAtHome, lookBefore, whatVisitorsSee } from './lookAtHost.ts';
import { emptyManifest, manifestName, parseManifest, type Manifest } from './manifest.ts';
import { isHashed, kindOf, planUpload } from './planUpload.ts';
import { openRemoteFolder, type RemoteFolder, type RetryPolicy } from './remoteFolder.ts';
import { checkHtaccess, joinFormer } from './sendHtaccess.ts';
import { quotable } from './uploadErrors.ts';
import { checkCertificate, verifyLive } from './verifyLive.ts';

export interface Release {
  /** The built site. It is not read from dist, which another build may have replaced since these files were checked. */
  readonly files: Files;
  /** The address of the site, or undefined while facts.ts has the sample address. */
  readonly siteUrl: string | undefined;
}

export interface UploadJob {
  /** Builds the site that is to be uploaded. */
  readonly makeRelease: () => Promise<Release>;
  readonly access: Access;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly retry?: RetryPolicy;
}

const usualRetry: RetryPolicy = {
  timeout: 30_000,
  pauses: [1_000, 4_000, 10_000],
  claimDelay: 3_000,
  claimCheckInterval: 1_500,
};

/**
 * Builds the site and uploads it. If another upload still runs, it stops when this one begins. Returns a sentence that
 * says what was done; throws where the upload or the check of the live site fails.
 */
export async function uploadRelease(job: UploadJob): Promise<string> {
  const { access, warn, retry = usualRetry } = job;
  if (!access.encrypted || !access.certificateChecked) {
    warn(
      `ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to ${access.host}.`,
    );
  }
  const remote = openRemoteFolder(access, retry, warn);
  try {
    if (!job.dryRun) {
      await remote.claim().catch((cause: Error) => {
        const seen = 'Nothing has been sent: visitors see what they saw before.';
        throw new Error(`${cause.message} ${seen}`, { cause });
      });
    }
    // After this time an earlier upload has stopped for sure, and the manifest that it wrote last can be read.
    const settled = setTimeout(job.dryRun ? 0 : retry.claimDelay);
    const release = await job.makeRelease();
    await settled;
    return await publish(release, job, remote, retry);
  } finally {
    remote.close();
  }
}

/**
 * Sends what has changed and checks the live site; a dry run only says what would be sent. Returns a sentence that says
 * what was done.
 */
async function publish(
  { files: built, siteUrl = '' }: Release,
  { access, dryRun = false, all, say, warn, signal }: UploadJob,
  remote: RemoteFolder,
  retry: RetryPolicy,
): Promise<string> {
  const files = new Map(
    [...built.keys()].sort().map((name) => [name, Buffer.from(built.get(name)!)]),
  );
  // Without an address we could not see whether the host accepts a new .htaccess, so none is sent.
  const untouched = siteUrl ? [] : ['.htaccess'];
  for (const name of untouched) files.delete(name);
  await checkCertificate(siteUrl);
  const manifest = await readManifest(remote, warn);
  const notOurs = await findNotOurs(remote, [...files.keys()], manifest);
  const plan = planUpload(files, manifest, notOurs, all, untouched);
  const { uploads, manifestAfter } = plan;
  const sizeOf = (name: string) => files.get(name)!.length;
  const size = `${sayCount(uploads.length, 'file')}, ${sayBytes(uploads.reduce((sum, name) => sum + sizeOf(name), 0))}`;
  say(`To ${access.folder} on ${access.host}: ${plan.needed ? size : 'nothing has changed'}.`);
  for (const line of await findOthers(remote, files, manifest, uploads, notOurs)) say(line);
  if (dryRun) {
    for (const name of uploads) say(`  ${name}  ${sayBytes(sizeOf(name))}`);
    for (const name of plan.deletions) say(`  ${name}  to be deleted`);
    return 'This was a dry run: nothing has been sent or deleted.';
  }

  let closed: string | undefined;
  const started = performance.now();
  const host = { remote, siteUrl, warn };
  const sent: string[] = [];
  try {
    if (siteUrl)
      closed = plan.needed
        ? await lookBefore(remote, siteUrl, access.folder, retry)
        : await lookAtHome(siteUrl, files.get('index.html'));
    if (closed) say(`No program can look at ${siteUrl}: ${closed}.`);
    await executePlan(plan, files, host, say, sent, signal);
  } catch (cause) {
    const pages = sent.filter((name) => kindOf(name) === 'page');
    const seen = await whatVisitorsSee(siteUrl, pages, closed !== undefined);
    const advice = 'Run npm run upload again and it goes on where it stopped.';
    throw new Error(`${(cause as Error).message} ${seen} ${advice}`, { cause });
  }
  const figures = `${size} sent in ${((performance.now() - started) / 1000).toFixed(1)} s.`;
  if (!siteUrl) {
    return (
      `Sent, but NOT CHECKED: ${figures} The site's address is still a sample; put siteUrl right in ` +
      'src/content/facts.ts, or write SITE_URL in .env.'
    );
  }
  if (closed) {
    return (
      `Sent, but NOT CHECKED: ${figures} No program can look at ${siteUrl}: ${closed}. Open it in a browser; if it is ` +
      'not as you wish, show this line to the hosting company.'
    );
  }
  say(`Looking at ${siteUrl} as a visitor does …`);
  const changed = await verifyLive(siteUrl, files, new Set(manifestAfter.unchecked), retry);
  if (changed) {
    warn(
      `ATTENTION: the host or a proxy changes pages on their way (${changed}). All words are there. In its settings, switch ` +
        'off what hides e-mail addresses, adds scripts or minifies: browsers do not run scripts that are added.',
    );
  }
  if (manifestAfter.unchecked.length > 0) {
    const notLookedAt = manifestAfter.unchecked.filter((name) => name in manifestAfter.kept);
    await writeManifest(remote, { ...manifestAfter, unsure: [], unchecked: notLookedAt });
  }
  await checkHtaccess(files.get('404.html'), host);
  const pages = [...files.keys()].filter((name) => kindOf(name) === 'page');
  return `The site is live and checked at ${siteUrl}: ${sayCount(pages.length, 'page')}, ${figures}`;
}

/** Returns a line for each thing of others that this upload finds in the folder. */
async function findOthers(
  remote: RemoteFolder,
  files: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  uploads: readonly string[],
  notOurs: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  const replaced = notOurs.filter((name) => name !== '.htaccess');
  if (replaced.length > 0) {
    lines.push(
      `ATTENTION: on the server, but not put there by an earlier upload, and to be replaced: ${replaced.join(', ')}.`,
    );
  }
  if (uploads.includes('.htaccess')) {
    const own = files.get('.htaccess')!;
    const { dropped } = await joinFormer(own, manifest.files['.htaccess'], remote);
    if (dropped.length > 0) {
      lines.push(
        'ATTENTION: these lines of .htaccess give the addresses of the site to another program, and are left out; ' +
          `.htaccess.before-upload keeps them: ${dropped.map(quotable).join(' | ')}.`,
      );
    }
  }
  if (Object.keys(manifest.files).length === 0) {
    const ours = new Set([...files.keys()].map((name) => name.split('/')[0]!));
    const others = (await remote.names()).filter(
      (name) => !/^\.|^cgi-bin$/.test(name) && !ours.has(name),
    );
    if (others.length > 0) {
      lines.push(
        `ATTENTION: of an earlier site, and they stay on the server: ${others.slice(0, 12).map(quotable).join(', ')}. ` +
          '"An earlier site" in src/content/README.md says what to do.',
      );
    }
  }
  return lines;
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

/**
 * Returns which of the names are on the server although no upload has put them there. Hashed names are not looked for:
 * nobody else gives such names.
 */
async function findNotOurs(
  remote: RemoteFolder,
  names: readonly string[],
  manifest: Manifest,
): Promise<string[]> {
  const ours = new Set([
    ...Object.keys({ ...manifest.files, ...manifest.kept }),
    ...manifest.unsure,
  ]);
  const notOurs: string[] = [];
  for (const name of names) {
    if (!ours.has(name) && !isHashed(name) && (await remote.has(name))) notOurs.push(name);
  }
  return notOurs;
}
