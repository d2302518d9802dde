/** Tries a new .htaccess before it is sent, because one that the host does not bear takes the whole site away. */
import { withoutDirectorySlash } from '../../generator/host/htaccess.ts';
import { faultOf } from './uploadErrors.ts';
import type { Manifest } from './manifest.ts';
import { hashOf } from './planUpload.ts';
import type { Remote } from './remoteFolder.ts';
import { liveFaults, whySilent } from './verifyLive.ts';

/** Milliseconds. */
const timeout = 20_000;

/**
 * Takes the file as it was built, the server's manifest, the folder of the site there, and the address at which visitors
 * see it. Returns the file that the host bears: that which is there already, or else the new one, after a trial; a dry
 * run tries nothing. Throws where the new one would keep visitors out.
 */
export async function fitHtaccess(
  built: Buffer,
  manifest: Manifest,
  remote: Remote,
  siteUrl: string,
  dryRun: boolean,
): Promise<Buffer> {
  const known = [built, withoutDirectorySlash(built)].find(
    (each) => hashOf(each) === manifest.files['.htaccess'],
  );
  if (known) return known;
  await checkCertificate(siteUrl);
  return dryRun ? built : tryHtaccess(built, remote, siteUrl);
}

/** Asks, before a site at https sends everybody there, whether browsers would trust its certificate. Throws where not. */
export async function checkCertificate(siteUrl: string): Promise<void> {
  if (!siteUrl.startsWith('https:')) return;
  try {
    await fetch(siteUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw faultOf(
      liveFaults,
      `publish for https (${siteUrl}), so nothing has been sent`,
      whySilent(error),
      {},
      error,
    );
  }
}

const folder = 'htaccess-trial';
const page = Buffer.from('This page is here for a moment, while the site is being published.\n');

/**
 * Tries the file in a folder of its own. Returns it or, where the host forbids `DirectorySlash`, the one without. Throws
 * where a host that speaks https for Apache does not say so, as every page would then send its visitors to itself.
 */
export async function tryHtaccess(
  built: Buffer,
  remote: Pick<Remote, 'send' | 'remove'>,
  siteUrl: string,
): Promise<Buffer> {
  const address = `${siteUrl}/${folder}/index.html`;
  const files = [
    [`${folder}/index.html`, page],
    [`${folder}/.htaccess`, built],
  ] as const;
  let answer: Response | undefined;
  try {
    for (const [name, bytes] of files) await remote.send(name, bytes);
    // Where nothing answers, the look at the published site says it.
    answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
  } finally {
    for (const [name] of files) await remote.remove(name);
  }
  if (answer?.status === 500) return withoutDirectorySlash(built);
  if (answer?.headers.get('location') !== address) return built;
  throw new Error(
    `Could not publish for https (${siteUrl}): the host does not tell its pages that they were asked for by https, ` +
      'so they would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in ' +
      'siteUrl in src/content/agency.ts. Nothing has been sent.',
  );
}
