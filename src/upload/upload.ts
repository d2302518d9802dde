/** Publishes a built folder: looks what has changed, says it, sends it, and looks at the site. */
import type { Access } from './connect.ts';
import { describePlan } from './describePlan.ts';
import { readFiles } from './localFile.ts';
import { emptyManifest, manifestName, parseManifest, type Manifest } from './manifest.ts';
import { planUpload } from './planUpload.ts';
import { showProgress, type Screen } from './progress.ts';
import { Remote, type RemoteOptions } from './remote.ts';
import { runUpload } from './runUpload.ts';
import { sayCount, sayKilobytes } from '../words.ts';
import { isHashed } from './sendingOrder.ts';
import { verifyLive, type Patience } from './verifyLive.ts';

export interface UploadJob {
  readonly dist: string;
  readonly access: Access;
  readonly routes: readonly { readonly path: string }[];
  /** Where to look at the site afterwards; undefined where its address is not known yet. */
  readonly siteUrl: string | undefined;
  readonly dryRun?: boolean;
  readonly all?: boolean;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly screen: Screen;
  readonly signal?: AbortSignal;
  readonly remote?: RemoteOptions;
  readonly patience?: Patience;
}

/** How many files of each kind are named before the sending begins; a dry run names all. */
const namedFiles = 20;

/** Throws one sentence where anything fails. */
export async function upload(job: UploadJob): Promise<void> {
  const { access, routes, siteUrl, say, warn, signal } = job;
  const files = readFiles(job.dist);
  for (const line of risks(access)) warn(line);
  // In a terminal the progress line stands there.
  const interrupt = (line: string) => warn(job.screen.isTTY ? `\n${line}` : line);
  const remote = new Remote(access, { say: interrupt, ...job.remote });
  try {
    const manifest = await readManifest(remote, warn);
    const occupied = await findOccupied(
      remote,
      files.map(({ name }) => name),
      manifest,
    );
    const plan = planUpload(files, manifest, { all: job.all ?? false, occupied });
    say(`To ${access.folder} on ${access.host}:`);
    say(describePlan(plan, job.dryRun ? Infinity : namedFiles));
    if (job.dryRun) return say('This was a dry run: nothing has been sent or deleted.');

    const started = performance.now();
    const left = await runUpload(plan, remote, { progress: showProgress(plan.bytes, job.screen), signal });
    remote.close();
    if (left.length > 0) warn(`Left on the server, because somebody has changed them by hand: ${left.join(', ')}.`);
    const figures = () =>
      `${sayCount(plan.uploads.length, 'file')}, ${sayKilobytes(plan.bytes)} sent in ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s.`;
    if (siteUrl === undefined) {
      return warn(
        `Sent, but NOT CHECKED: ${figures()} The site's address is still a sample; put siteUrl right in ` +
          'src/content/agency.ts, or write SITE_URL in .env.',
      );
    }
    const sent = figures();
    say(`Looking at ${siteUrl} as a visitor does …`);
    await verifyLive({ siteUrl, routes, files, sent: new Set(plan.uploads.map(({ name }) => name)) }, job.patience);
    say(`The site is live and checked: ${sayCount(routes.length, 'page')}, ${sent}`);
  } finally {
    remote.close();
  }
}

function risks({ encrypted, certificateChecked, host }: Access): string[] {
  if (!encrypted) return [`ATTENTION: FTP_MODE=plain. The password travels to ${host} readable for everybody.`];
  if (!certificateChecked) return [`ATTENTION: FTP_TLS_CHECK=off. Nobody checks that ${host} is the real one.`];
  return [];
}

async function readManifest(remote: Remote, warn: (line: string) => void): Promise<Manifest> {
  const text = await remote.read(manifestName);
  const manifest = text === undefined ? emptyManifest : parseManifest(text);
  if (manifest) return manifest;
  warn(`ATTENTION: ${manifestName} on the server cannot be read. Everything is sent again and nothing is deleted.`);
  return emptyManifest;
}

/** Names that carry their content are nobody else's. */
async function findOccupied(remote: Remote, names: readonly string[], manifest: Manifest): Promise<Set<string>> {
  const known = { ...manifest.files, ...manifest.kept };
  const occupied = new Set<string>();
  for (const name of names) {
    if (!(name in known) && !isHashed(name) && (await remote.has(name))) occupied.add(name);
  }
  return occupied;
}
