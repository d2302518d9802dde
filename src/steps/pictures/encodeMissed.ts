/** Encodes the pictures that the cache lacks and puts them there. */
import { availableParallelism } from 'node:os';
import { encodePicture, measureMaster, openMaster } from './encodePicture.ts';
import { writeEntry } from './pictureCache.ts';
import { noteFault, type PictureFault } from './PictureFault.ts';
import type { PictureJob } from './pictureJobs.ts';
import { pictureKey } from './pictureSettings.ts';
import { readMaster } from './readMaster.ts';

export interface EncodingOrder {
  readonly missed: readonly MissedJob[];
  readonly cache: string;
  /** Whether a fault is known already, so that the masters are only looked through for more. */
  readonly onlyCheck: boolean;
}

/** A master and those of its places for which the cache has no files. */
export interface MissedJob extends PictureJob {
  readonly path: string;
}

/**
 * Returns the faults by slug. Once one is known the masters are still decoded, to find all, but nothing is encoded.
 * One master is open at a time, and all cores encode its files: two at once would take half as much memory again.
 */
export async function encodeMissed({ missed, cache, onlyCheck }: EncodingOrder): Promise<Map<string, PictureFault>> {
  const faults = new Map<string, PictureFault>();
  const lanes = Math.min(availableParallelism(), 4);

  const measure = async ({ path, need }: MissedJob) => void (await measureMaster(await readMaster(path), need));

  const encode = async ({ path, places }: MissedJob) => {
    const master = await readMaster(path);
    const cut = await openMaster(master);
    for (const { slot, focus } of places) {
      const picture = await cut(slot, focus);
      if (onlyCheck || faults.size > 0) continue;
      writeEntry(cache, pictureKey(master.digest, slot, focus), await encodePicture(picture, slot, lanes));
    }
  };

  for (const job of missed) await noteFault(faults, job.slug, measure(job));
  const sound = missed.filter(({ slug }) => !faults.has(slug));
  for (const job of sound) await noteFault(faults, job.slug, encode(job));
  return faults;
}
