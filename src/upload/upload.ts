/** Publishes a built folder: looks what has changed, says it, sends it, and looks at the site. */
import { readSite } from '../steps/files.ts';
import { withoutDirectorySlash } from '../steps/host/htaccess.ts';
import { sayBytes, sayCount, sayKilobytes } from '../words.ts';
import { checkCertificate } from './checkCertificate.ts';
import type { Access } from './connect.ts';
import { emptyManifest, manifestName, parseManifest, type Manifest } from './manifest.ts';
import { factsOf, isHashed, planUpload, type UploadPlan } from './planUpload.ts';
import { Remote, type RemoteOptions } from './remote.ts';
import { runUpload, type Screen } from './runUpload.ts';
import { tryHtaccess } from './tryHtaccess.ts';
import { verifyLive, type Patience } from './verifyLive.ts';

export interface UploadJob {
  readonly dist: string;
  readonly access: Access;
  readonly routes: readonly { readonly path: string }[];
  /** Where to look at the site afterwards; undefined where its address is not known yet. */
  readonly siteUrl: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
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
  const { access, routes, siteUrl, say, warn } = job;
  const built = readSite(job.dist);
  if (!access.encrypted) {
    warn(`ATTENTION: FTP_MODE=plain. The password travels to ${access.host} readable for everybody.`);
  } else if (!access.certificateChecked) {
    warn(`ATTENTION: FTP_TLS_CHECK=off. Nobody checks that ${access.host} is the real one.`);
  }
  // In a terminal the progress line stands there.
  const interrupt = (line: string) => warn(job.screen.isTTY ? `\n${line}` : line);
  const remote = new Remote(access, { say: interrupt, ...job.remote });
  try {
    const manifest = await readManifest(remote, warn);
    const files = new Map([...built, ...(await fitHtaccess(built, manifest, remote, job))]);
    const occupied = await findOccupied(remote, [...files.keys()], manifest);
    const plan = planUpload(files, manifest, occupied, job.all);
    say(`To ${access.folder} on ${access.host}:`);
    say(describePlan(plan, job.dryRun ? Infinity : namedFiles));
    if (job.dryRun) return say('This was a dry run: nothing has been sent or deleted.');

    const started = performance.now();
    const left = await runUpload(plan, remote, job.screen, job.signal);
    remote.close();
    if (left.length > 0) warn(`Left on the server, because somebody has changed them by hand: ${left.join(', ')}.`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const figures = `${sayCount(plan.uploads.length, 'file')}, ${sayKilobytes(bytesOf(plan))} sent in ${seconds} s.`;
    if (siteUrl === undefined) {
      return warn(
        `Sent, but NOT CHECKED: ${figures} The site's address is still a sample; put siteUrl right in ` +
          'src/content/agency.ts, or write SITE_URL in .env.',
      );
    }
    say(`Looking at ${siteUrl} as a visitor does …`);
    await verifyLive({ siteUrl, routes, files, sent: new Set(plan.uploads.map(({ name }) => name)) }, job.patience);
    say(`The site is live and checked: ${sayCount(routes.length, 'page')}, ${figures}`);
  } finally {
    remote.close();
  }
}

async function readManifest(remote: Remote, warn: (line: string) => void): Promise<Manifest> {
  const text = await remote.read(manifestName);
  const manifest = text === undefined ? emptyManifest : parseManifest(text);
  if (manifest) return manifest;
  warn(`ATTENTION: ${manifestName} on the server cannot be read. Everything is sent again and nothing is deleted.`);
  return emptyManifest;
}

/**
 * Returns the .htaccess that the host bears, where the site has one: that which is there already, or else the new one,
 * after a trial. Throws where it would keep visitors out.
 */
async function fitHtaccess(
  built: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  remote: Remote,
  { siteUrl, dryRun }: UploadJob,
): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const name = '.htaccess';
  const bytes = built.get(name);
  if (!bytes || siteUrl === undefined) return [];
  const known = [bytes, withoutDirectorySlash(bytes)].find((each) => factsOf(each).hash === manifest.files[name]?.hash);
  if (known) return [[name, known]];
  await checkCertificate(siteUrl);
  return dryRun ? [] : [[name, await tryHtaccess(bytes, remote, siteUrl)]];
}

/** Returns the names that are taken by files of others. Those that carry their content are nobody else's. */
async function findOccupied(remote: Remote, names: readonly string[], manifest: Manifest): Promise<Set<string>> {
  const known = { ...manifest.files, ...manifest.kept };
  const occupied = new Set<string>();
  for (const name of names) {
    if (!(name in known) && !isHashed(name) && (await remote.has(name))) occupied.add(name);
  }
  return occupied;
}

/** Says what is going to be done; of each kind it names at most `limit` files. */
function describePlan(plan: UploadPlan, limit: number): string {
  const { uploads, foreign, after } = plan;
  if (!plan.needed) return 'Nothing has changed since the last upload.';
  const block = (title: string, lines: readonly string[]) => [
    ...(lines.length > 0 ? [`${title}: ${sayCount(lines.length, 'file')}`] : []),
    ...lines.slice(0, limit).map((line) => `  ${line}`),
    ...(lines.length > limit ? [`  and ${lines.length - limit} more`] : []),
  ];
  const sent = (replaces: boolean) =>
    uploads.filter((file) => file.replaces === replaces).map(({ name, size }) => `${name}  ${sayBytes(size)}`);
  return [
    ...block('New', sent(false)),
    ...block('Replaced', sent(true)),
    ...block('Deleted at the end', Object.keys(after.doomed).sort()),
    ...block('Kept until the next change, for visitors who have the old pages open', Object.keys(after.kept).sort()),
    `To send: ${sayCount(uploads.length, 'file')}, ${sayBytes(bytesOf(plan))}.`,
    ...(foreign.length > 0
      ? [`ATTENTION: on the server, but not put there by an earlier upload, and to be replaced: ${foreign.join(', ')}.`]
      : []),
  ].join('\n');
}

function bytesOf({ uploads }: UploadPlan): number {
  return uploads.reduce((sum, { size }) => sum + size, 0);
}
