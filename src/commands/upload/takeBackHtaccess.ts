/** Takes a new .htaccess back when pages answer with an error because of it. */
import { formatManifest, manifestName } from './manifest.ts';
import { hashOf, kindOf, type UploadPlan } from './planUpload.ts';
import type { RemoteFolder, RetryPolicy } from './remoteFolder.ts';
import { costs } from './trialHtaccess.ts';
import { addressOf, findFaults } from './verifyLive.ts';

interface LiveHost {
  readonly remote: RemoteFolder;
  /** Where visitors see the folder. */
  readonly siteUrl: string;
  readonly retry: RetryPolicy;
  readonly warn: (line: string) => void;
}

/**
 * Takes the .htaccess that was there before, if any, the plan and the files just sent. Where a page
 * answers with an error, puts the former file back, or deletes the new one, also from the files and
 * from the server's manifest; says so where that helps.
 */
export async function takeBackHtaccess(
  former: Buffer | undefined,
  { before, after }: UploadPlan,
  files: Map<string, Buffer>,
  { remote, siteUrl, retry, warn }: LiveHost,
): Promise<void> {
  const pages = new Map([...files].filter(([name]) => kindOf(name) === 'page'));
  // One retry at most: meanwhile visitors get the error.
  const look = async () => {
    const faults = await findFaults(siteUrl, pages, new Set(), {
      ...retry,
      pauses: retry.pauses.slice(0, 1),
    });
    return new Map([...faults].filter(([, fault]) => fault !== 'differs'));
  };
  const faults = await look();
  if (faults.size === 0) return;

  files.delete('.htaccess');
  const { '.htaccess': _, ...others } = after.files;
  const ours = former && hashOf(former) === before.files['.htaccess'];
  const onServer = ours ? { ...others, '.htaccess': hashOf(former) } : others;
  await remote.confirm();
  await (former ? remote.send('.htaccess', former) : remote.remove('.htaccess'));
  await remote.send(
    manifestName,
    Buffer.from(formatManifest({ ...after, files: onServer, unverified: [] })),
  );

  const stillThere = await look();
  const mended = [...faults].find(([name]) => !stillThere.has(name));
  if (!mended) return;
  const [name, fault] = mended;
  warn(
    `ATTENTION: the new .htaccess has been taken back: with it, the host answered ${addressOf(siteUrl, name)} with an ` +
      `error (${fault}). ${former ? 'The former one is there again.' : costs} Show this line to the hosting company.`,
  );
}
