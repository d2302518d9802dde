/** Tries a new .htaccess first: a directive the host forbids answers every page with 500. */
import { withoutDirectorySlash } from '../../generator/host/htaccess.ts';
import { faultOf } from './uploadErrors.ts';
import type { Manifest } from './manifest.ts';
import { hashOf } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { errorCode, liveFaults } from './verifyLive.ts';

/** Milliseconds. */
const timeout = 20_000;

/**
 * Takes the built file, the server's manifest and folder, and the site's address. Returns the file
 * that the host accepts: the one already there or, after a trial, a new one. A dry run tries
 * nothing. Throws when the new one would keep visitors out.
 */
export async function pickHtaccess(
  built: Buffer,
  manifest: Manifest,
  remote: RemoteFolder,
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

/** Throws when an https site has no trusted certificate: .htaccess sends all visitors there. */
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
      errorCode(error),
      {},
      error,
    );
  }
}

const folder = 'htaccess-trial';
const page = Buffer.from('This page is here for a moment, while the site is being published.\n');

/**
 * Tries the file in a folder of its own. Returns it or, when the host forbids `DirectorySlash`, the
 * same without that. Throws when a proxy in front of Apache hides that a request came by https:
 * every page would redirect to itself.
 */
export async function tryHtaccess(
  built: Buffer,
  remote: Pick<RemoteFolder, 'send' | 'remove'>,
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
    // No answer at all: verifyLive reports that.
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
      'siteUrl in src/content/facts.ts. Nothing has been sent.',
  );
}
