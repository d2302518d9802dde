/** Encodes the pictures that the cache lacks and puts them there. */
import { availableParallelism } from 'node:os';
import { encodePicture, measureMaster, openMaster } from './encodePicture.ts';
import { inLanes } from './inLanes.ts';
import { writeEntry } from './pictureCache.ts';
import { PictureFault } from './PictureFault.ts';
import type { PictureJob } from './pictureJobs.ts';
import { pictureKey } from './pictureSettings.ts';
import { readMaster } from './readMaster.ts';

/** A master that lacks files for some of its places. */
export interface MissedJob extends PictureJob {
  readonly path: string;
}

/** Returns the fault of each faulty master by its slug; once one is known the rest is still decoded but not encoded. */
export async function encodeMissed(missed: readonly MissedJob[], cache: string): Promise<Map<string, PictureFault>> {
  const faults = new Map<string, PictureFault>();
  const noting = (work: (job: MissedJob) => Promise<void>) => (job: MissedJob) =>
    work(job).catch((error: unknown) => {
      if (!(error instanceof PictureFault)) throw error;
      faults.set(job.slug, error);
    });

  let largest = 0;
  const measure = async ({ path, need }: MissedJob) => {
    const { width, height } = await measureMaster(await readMaster(path), need);
    largest = Math.max(largest, width * height);
  };

  const encode = async ({ path, places }: MissedJob) => {
    const master = await readMaster(path);
    const cut = await openMaster(master);
    for (const { slot, focus } of places) {
      const picture = await cut(slot, focus);
      if (faults.size > 0) continue;
      writeEntry(cache, pictureKey(master.digest, slot, focus), await encodePicture(picture, slot));
    }
  };

  for (const job of missed) await noting(measure)(job);
  const lanes = largest > mostSharedPixels ? 1 : Math.min(availableParallelism(), 4);
  await inLanes(lanes, missed.filter(({ slug }) => !faults.has(slug)), noting(encode));
  return faults;
}

/** Where a master is larger, one is opened at a time: together they could take all the memory. */
const mostSharedPixels = 24_000_000;
