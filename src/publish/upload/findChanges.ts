/** What an upload has to change on the server. */
import type { RemoteFolder } from './ftp/remoteFolder.ts';
import { findOthers } from './plan/findOthers.ts';
import { readManifest } from './plan/manifest.ts';
import { joinOtherRules } from './plan/otherRules.ts';
import { planUpload, type SiteFiles } from './plan/planUpload.ts';
import { refuseWrongKinds } from './plan/wrongKinds.ts';
import type { UploadJob } from './uploadJob.ts';

export type Changes = Awaited<ReturnType<typeof findChanges>>;

/**
 * Compares the built site with what is on the server. `former` is the .htaccess there, which is read only if a new one is sent.
 * Throws if what is there could not be replaced.
 */
export async function findChanges(
  { access, all, warn }: UploadJob,
  files: SiteFiles,
  remote: RemoteFolder,
) {
  const manifest = await readManifest(remote, warn);
  const plan = planUpload(files, manifest, all);
  await refuseWrongKinds(remote, files, manifest, access);
  const isSent = plan.uploads.includes('.htaccess');
  const former = isSent ? await remote.read('.htaccess') : undefined;
  const rules = isSent ? joinOtherRules(files.get('.htaccess')!, former) : undefined;
  const exists = async (name: string) =>
    name === '.htaccess' ? former !== undefined : remote.exists(name);
  const dropped = rules?.dropped ?? [];
  const others = await findOthers({ ...remote, exists }, files, manifest, dropped);
  return { manifest, plan, former, rules, ...others };
}
