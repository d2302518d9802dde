/** The picture step: every picture in the formats and widths of its slot, encoded only if no earlier run did. */
import { readdirSync } from 'node:fs';
import type { EncodedPicture, PictureRequest } from '../../slots.ts';
import type { Files } from '../files.ts';
import type { MissedJob } from './encodeMissed.ts';
import { findMaster } from './findMaster.ts';
import { loadEncoder } from './loadEncoder.ts';
import { pruneCache, readEntry } from './pictureCache.ts';
import { joinFaults, noteFault, PictureFault } from './PictureFault.ts';
import { pictureJobs, placeId, type PictureJob } from './pictureJobs.ts';
import { pictureKey } from './pictureSettings.ts';
import { readMaster } from './readMaster.ts';
import { shownPath } from '../../words.ts';
import { writePicture } from './writePicture.ts';

export interface EncodedPictures {
  /** Returns the files of a picture; throws for a request that was not among those given. */
  readonly get: (request: PictureRequest) => EncodedPicture;
  readonly files: Files;
  /** How many picture files were encoded in this run, and how many came from the cache. */
  readonly encoded: number;
  readonly cached: number;
}

/**
 * Takes the pictures that the pages show and the folders of the masters, the cache and the site; writes the files
 * into the site's pictures/. Throws one error with a line for every faulty master; once a fault is known nothing more
 * is encoded.
 */
export async function encodePictures(
  requests: readonly PictureRequest[],
  { masters, cache }: { masters: string; cache: string },
): Promise<EncodedPictures> {
  const jobs = pictureJobs(requests);
  const names = jobs.length > 0 ? namesIn(masters) : [];
  const pictures = new Map<string, EncodedPicture>();
  const files: Files = new Map();
  const counts = { encoded: 0, cached: 0 };

  /** Finishes the pictures of a master that the cache holds; returns the rest. */
  const takeFromCache = async (job: PictureJob, count: keyof typeof counts): Promise<MissedJob> => {
    const { path, digest } = await readMaster(findMaster(job.slug, masters, names));
    const places = job.places.filter((place) => {
      const key = pictureKey(digest, place.slot, place.focus);
      const entry = readEntry(cache, key);
      if (!entry) return true;
      pictures.set(placeId(place), writePicture(files, job.slug, key, entry));
      counts[count] += entry.files.length;
      return false;
    });
    return { ...job, path, places };
  };

  const faults = new Map<string, PictureFault>();
  const missed: MissedJob[] = [];
  for (const job of jobs) {
    const rest = await noteFault(faults, job.slug, takeFromCache(job, 'cached'));
    if (rest && rest.places.length > 0) missed.push(rest);
  }
  if (missed.length > 0) {
    const encode = await loadEncoder(missed.length);
    const found = await encode({ missed, cache, onlyCheck: faults.size > 0 });
    for (const [slug, fault] of found) faults.set(slug, fault);
  }
  if (faults.size > 0) throw joinFaults(jobs.flatMap(({ slug }) => faults.get(slug) ?? []));
  for (const job of missed) {
    const { path, places } = await takeFromCache(job, 'encoded');
    if (places.length === 0) continue;
    throw new PictureFault(`Could not encode the picture (${shownPath(path)}): it changed meanwhile. Build again.`);
  }
  if (missed.length > 0) pruneCache(cache);

  const get = (request: PictureRequest): EncodedPicture => {
    const picture = pictures.get(placeId(request));
    if (picture) return picture;
    throw new Error(`Could not show the picture "${request.slug}" as ${request.slot}: it was not among the requests.`);
  };
  return { get, files, ...counts };
}

/** Files only, in an order that no file system decides. */
function namesIn(masters: string): string[] {
  try {
    const found = readdirSync(masters, { withFileTypes: true });
    return found.filter((file) => !file.isDirectory() && !file.name.startsWith('.')).map(({ name }) => name).sort();
  } catch (cause) {
    throw new Error(
      `Could not look for the pictures (${shownPath(masters)}): ${(cause as Error).message}. Bring the folder back.`,
      { cause },
    );
  }
}
