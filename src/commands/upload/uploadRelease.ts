/** Publishes a built folder: looks what has changed, says it, sends it, and looks at the site. */
import { readSite } from '../../generator/files.ts';
import { sayBytes, sayCount } from '../../generator/terminal.ts';
import type { Access } from './connect.ts';
import { fitHtaccess } from './trialHtaccess.ts';
import { emptyManifest, manifestName, parseManifest, type Manifest } from './manifest.ts';
import { classOf, isHashed, planUpload } from './planUpload.ts';
import { openRemote, type Patience, type Remote } from './remoteFolder.ts';
import { runUpload } from './executePlan.ts';
import { verifyLive } from './verifyLive.ts';

export interface UploadJob {
  readonly dist: string;
  readonly access: Access;
  /** Where to look at the site afterwards; undefined where its address is not known yet. */
  readonly siteUrl: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly patience?: Patience;
}

const patient: Patience = { timeout: 30_000, pauses: [1_000, 4_000, 10_000] };

/** Throws one sentence where anything fails. */
export async function upload(job: UploadJob): Promise<void> {
  const { access, siteUrl, dryRun = false, say, warn, patience = patient } = job;
  const files = readSite(job.dist);
  if (!access.encrypted || !access.certificateChecked) {
    warn(
      `ATTENTION: FTP_MODE or FTP_TLS_CHECK gives up what keeps the password secret on its way to ${access.host}.`,
    );
  }
  const remote = openRemote(access, patience, warn);
  try {
    const manifest = await readManifest(remote, warn);
    const htaccess = files.get('.htaccess');
    if (htaccess && siteUrl)
      files.set('.htaccess', await fitHtaccess(htaccess, manifest, remote, siteUrl, dryRun));
    const foreign = await findForeign(remote, [...files.keys()], manifest);
    const plan = planUpload(files, manifest, foreign, job.all);
    const { uploads, after } = plan;
    const sizeOf = (name: string) => files.get(name)!.length;
    const size = `${sayCount(uploads.length, 'file')}, ${sayBytes(uploads.reduce((sum, name) => sum + sizeOf(name), 0))}`;
    say(`To ${access.folder} on ${access.host}: ${plan.needed ? size : 'nothing has changed'}.`);
    if (foreign.length > 0) {
      say(
        `ATTENTION: on the server, but not put there by an earlier upload, and to be replaced: ${foreign.join(', ')}.`,
      );
    }
    if (dryRun) {
      for (const name of uploads) say(`  ${name}  ${sayBytes(sizeOf(name))}`);
      for (const name of after.unsure) say(`  ${name}  to be deleted`);
      return say('This was a dry run: nothing has been sent or deleted.');
    }

    const started = performance.now();
    await runUpload(plan, files, remote, say, job.signal);
    remote.close();
    const figures = `${size} sent in ${((performance.now() - started) / 1000).toFixed(1)} s.`;
    if (!siteUrl) {
      return warn(
        `Sent, but NOT CHECKED: ${figures} The site's address is still a sample; put siteUrl right in ` +
          'src/content/agency.ts, or write SITE_URL in .env.',
      );
    }
    say(`Looking at ${siteUrl} as a visitor does …`);
    await verifyLive(siteUrl, files, new Set(uploads), patience);
    const pages = [...files.keys()].filter((name) => classOf(name) === 'page');
    say(`The site is live and checked: ${sayCount(pages.length, 'page')}, ${figures}`);
  } finally {
    remote.close();
  }
}

async function readManifest(remote: Remote, warn: (line: string) => void): Promise<Manifest> {
  const text = await remote.read(manifestName);
  const manifest = text === undefined ? emptyManifest : parseManifest(text);
  if (manifest) return manifest;
  warn(
    `ATTENTION: ${manifestName} on the server cannot be read. Everything is sent again and nothing is deleted.`,
  );
  return emptyManifest;
}

/** Returns the names that are taken by files of others. Those that carry their content are nobody else's. */
async function findForeign(
  remote: Remote,
  names: readonly string[],
  manifest: Manifest,
): Promise<string[]> {
  const ours = new Set([
    ...Object.keys({ ...manifest.files, ...manifest.kept }),
    ...manifest.unsure,
  ]);
  const foreign: string[] = [];
  for (const name of names) {
    if (!ours.has(name) && !isHashed(name) && (await remote.has(name))) foreign.push(name);
  }
  return foreign;
}
