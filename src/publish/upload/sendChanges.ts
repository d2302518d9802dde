/** Sends what an upload has to change, once a small page has shown that visitors will see it. */
import { randomUUID } from 'node:crypto';
import { throwIfStopped } from './ftp/uploadErrors.ts';
import { executePlan } from './executePlan.ts';
import type { Changes } from './findChanges.ts';
import { lookBefore } from './live/lookAtHost.ts';
import { liveError } from './live/mismatches.ts';
import { manifestName, writeManifest } from './plan/manifest.ts';
import { formerHtaccess, sendHtaccess } from './sendHtaccess.ts';
import type { UploadRun } from './uploadJob.ts';
import { sayClosed } from './uploadWords.ts';

/**
 * Checks that visitors will see what is sent, then sends the changes and adds each file that has gone live to `sent` of the run.
 * Returns how the host blocks bots, or undefined.
 */
export async function sendChanges(
  { job, files, remote, live, sent: sentFiles }: UploadRun,
  { manifest, plan, former, rules, notOurs }: Changes,
): Promise<string | undefined> {
  const { access, memory, say, warn, signal, tell = () => {} } = job;
  throwIfStopped(signal);
  const checkPage = `upload-check-${randomUUID().slice(0, 8)}.html`;
  // Before anything is sent, the manifest lists what this upload may leave incomplete, so a read-only folder fails early too.
  // Files that no upload has put there are not listed: if this upload fails, a later one must not delete them.
  const ours = plan.uploads.filter((name) => !notOurs.includes(name));
  const begun = {
    ...manifest,
    former: plan.manifestAfter.former,
    unsure: [...new Set([...manifest.unsure, ...ours, checkPage])],
    interrupted: remote.uploadId,
    release: memory.begin(manifest.release),
  };
  // If the last upload has finished, only one that was cut at its first file, the manifest, can have left something.
  const hasFinished = manifest.unsure.length === 0;
  const afterCut = hasFinished ? [] : [formerHtaccess, ...plan.uploads, ...plan.deletions];
  for (const name of [manifestName, ...afterCut])
    await remote.removePart(name, manifest.interrupted);
  await writeManifest(remote, begun);
  const { mismatch, closed } = await lookBefore(checkPage, remote, live);
  throwIfStopped(signal);
  if (mismatch) throw liveError(`publish at ${live.url}`, mismatch, access.folder);
  if (closed) say(sayClosed(live.url, closed));
  tell({ step: 'send', done: 0, total: plan.uploads.length });
  const sendRules = () => sendHtaccess(rules!, former, remote, closed ? undefined : live, warn);
  for await (const { line, sent } of executePlan(plan, files, begun, remote, sendRules)) {
    if (sent) sentFiles.push(sent);
    tell({ step: 'send', done: sentFiles.length, total: plan.uploads.length });
    say(line);
    throwIfStopped(signal);
  }
  return closed;
}
