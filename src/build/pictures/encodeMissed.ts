/** Encodes the pictures that the cache lacks and puts them there. */
import { availableParallelism } from 'node:os';
import { encodePicture, measureMaster, openMaster } from './encodePicture.ts';
import { inLanes } from './inLanes.ts';
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

/** Returns the faults by slug. Once one is known the masters are still decoded, to find all, but nothing is encoded. */
export async function encodeMissed({ missed, cache, onlyCheck }: EncodingOrder): Promise<Map<string, PictureFault>> {
  const faults = new Map<string, PictureFault>();

  const measure = async ({ path, need }: MissedJob) => {
    const { width, height } = await measureMaster(await readMaster(path), need);
    return width * height;
  };

  const encode = async ({ path, places }: MissedJob) => {
    const master = await readMaster(path);
    const cut = await openMaster(master);
    for (const { slot, focus } of places) {
      const picture = await cut(slot, focus);
      if (onlyCheck || faults.size > 0) continue;
      writeEntry(cache, pictureKey(master.digest, slot, focus), await encodePicture(picture, slot));
    }
  };

  let largest = 0;
  for (const job of missed) largest = Math.max(largest, (await noteFault(faults, job.slug, measure(job))) ?? 0);
  const lanes = largest > mostSharedPixels ? 1 : Math.min(availableParallelism(), 4);
  const sound = missed.filter(({ slug }) => !faults.has(slug));
  await inLanes(lanes, sound, async (job) => void (await noteFault(faults, job.slug, encode(job))));
  return faults;
}

/** Where a master is larger, one is opened at a time: together they could take all the memory. */
const mostSharedPixels = 24_000_000;
