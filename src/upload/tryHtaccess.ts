/** Tries a new .htaccess in a folder of its own, because one that the host does not bear takes the whole site away. */
import { withoutDirectorySlash } from '../steps/host/htaccess.ts';
import type { Remote } from './remote.ts';

const folder = 'htaccess-trial';
const page = Buffer.from('This page is here for a moment, while the site is being published.\n');

/**
 * Takes the file as it was built, the folder of the site on the server, and the address at which visitors see it.
 * Returns the file that the host bears: where it forbids `DirectorySlash`, the one without. Throws where a host that
 * speaks https for Apache does not say so, as every page would then send its visitors to itself, again and again.
 */
export async function tryHtaccess(
  built: Buffer,
  remote: Pick<Remote, 'send' | 'remove' | 'removeEmptyFolder'>,
  siteUrl: string,
): Promise<Buffer> {
  const address = `${siteUrl}/${folder}/index.html`;
  const files = [[`${folder}/index.html`, page], [`${folder}/.htaccess`, built]] as const;
  let answer: Response | undefined;
  try {
    for (const [name, bytes] of files) await remote.send(name, bytes);
    // Where nothing answers, the look at the published site says it.
    answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  } finally {
    for (const [name] of files) await remote.remove(name);
    await remote.removeEmptyFolder(folder);
  }
  if (answer?.status === 500) return withoutDirectorySlash(built);
  if (answer?.headers.get('location') !== address) return built;
  throw new Error(
    `Could not publish for https (${siteUrl}): the host does not tell its pages that they were asked for by https, ` +
      'so they would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in ' +
      'siteUrl in src/content/agency.ts. Nothing has been sent.',
  );
}
