/** The picture step: every picture in the formats and widths of its slot; only what no earlier run encoded is encoded. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { SlotName } from '../slots.ts';
import { findMaster } from './findMaster.ts';
import { inLanes } from './inLanes.ts';
import { pruneCache, readEntry, writeEntry, type PictureEntry } from './pictureCache.ts';
import { joinFaults, PictureFault } from './PictureFault.ts';
import { pictureJobs, placeId, type PictureJob, type PicturePlace } from './pictureJobs.ts';
import { pictureKey } from './pictureSettings.ts';
import { readMaster } from './readMaster.ts';
import { shownPath } from './shownPath.ts';
import { writePicture } from './writePicture.ts';

export interface PictureRequest {
  /** The name of the master without its ending. */
  readonly slug: string;
  readonly slot: SlotName;
  /** The point that the crop keeps in view, from 0, 0 (top left) to 1, 1 (bottom right); without it the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
}

export interface PictureSource {
  readonly url: string;
  readonly width: number;
}

export interface EncodedPicture {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The mean colour as #rrggbb. */
  readonly colour: string;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
  readonly jpeg: readonly PictureSource[];
}

export interface EncodedPictures {
  /** Returns the files of a picture; throws for a request that was not among those given. */
  readonly get: (request: PictureRequest) => EncodedPicture;
  /** How many picture files were encoded in this run, and how many came from the cache. */
  readonly encoded: number;
  readonly cached: number;
}

/**
 * Takes the pictures that the pages show, the folder of masters, the folder of the cache and the site's root, into which the
 * files go. Throws one error with a line for every faulty master; once a fault is known nothing more is encoded.
 */
export async function encodePictures(
  requests: readonly PictureRequest[],
  { masters, cache, output }: { masters: string; cache: string; output: string },
): Promise<EncodedPictures> {
  const jobs = pictureJobs(requests);
  const names = jobs.length > 0 ? namesIn(masters) : [];
  const faults = new Map<PictureJob, PictureFault>();
  const missed: MissedJob[] = [];
  const pictures = new Map<string, EncodedPicture>();
  const counts = { encoded: 0, cached: 0 };

  const finish = (place: PicturePlace, key: string, entry: PictureEntry, how: keyof typeof counts) => {
    pictures.set(place.id, writePicture(output, place.slug, key, entry));
    counts[how] += entry.files.length;
  };

  const lookUp = async (job: PictureJob) => {
    const path = findMaster(job.slug, masters, names);
    const master = await readMaster(path);
    const places = job.places.filter((place) => {
      const key = pictureKey(master.digest, place.slot, place.focus);
      const entry = readEntry(cache, key);
      if (entry) finish(place, key, entry, 'cached');
      return !entry;
    });
    if (places.length === 0) return;
    const { measureMaster } = await loadEncoder();
    const { width, height } = await measureMaster(master, job.need);
    missed.push({ job, path, places, pixels: width * height });
  };

  const encode = async ({ path, places }: MissedJob) => {
    const { openMaster, encodePicture } = await loadEncoder();
    const master = await readMaster(path);
    const cut = await openMaster(master);
    for (const place of places) {
      const largest = await cut(place.slot, place.focus);
      if (faults.size > 0) continue;
      const key = pictureKey(master.digest, place.slot, place.focus);
      const entry = await encodePicture(largest, place.slot);
      writeEntry(cache, key, entry);
      finish(place, key, entry, 'encoded');
    }
  };

  const noteFault = (job: PictureJob) => (error: unknown) => {
    if (!(error instanceof PictureFault)) throw error;
    faults.set(job, error);
  };

  for (const job of jobs) await lookUp(job).catch(noteFault(job));
  await inLanes(lanesFor(missed), missed, (miss) => encode(miss).catch(noteFault(miss.job)));
  if (faults.size > 0) throw joinFaults(jobs.flatMap((job) => faults.get(job) ?? []));
  if (counts.encoded > 0) pruneCache(cache);

  const get = (request: PictureRequest) => {
    const picture = pictures.get(placeId(request));
    if (picture) return picture;
    throw new Error(`Could not show the picture "${request.slug}" as ${request.slot}: nobody asked for it to be encoded.`);
  };
  return { get, ...counts };
}

/** A master that has to be decoded for some of its places. */
interface MissedJob {
  readonly job: PictureJob;
  readonly path: string;
  readonly places: readonly PicturePlace[];
  readonly pixels: number;
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

async function loadEncoder() {
  try {
    return await import('./encodePicture.ts');
  } catch (cause) {
    throw new Error(
      'Could not start sharp, which encodes the pictures: it is not installed for this computer. Run "npm ci" and try again.',
      { cause },
    );
  }
}

/** A few pictures at once; one at a time where a very large one would otherwise take all the memory with others. */
function lanesFor(missed: readonly MissedJob[]): number {
  return missed.some(({ pixels }) => pixels > 24_000_000) ? 1 : +(process.env.LANES ?? 2);
}
