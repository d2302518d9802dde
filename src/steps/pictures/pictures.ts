/** The picture step: every picture in the formats and widths of its slot, encoded only if no earlier run did. */
import path from 'node:path';
import type { EncodedPicture, PictureFormat, PictureRequest } from '../../slots.ts';
import type { Files } from '../files.ts';
import { pruneCache, readEntry, writeEntry, type Encoding } from './cache.ts';
import { findMaster, namesOfMasters, PictureFault, readMaster } from './masters.ts';
import { entryName, pictureKey, withFocus, withoutSharp, type FocusedRequest } from './settings.ts';

export interface EncodedPictures {
  /** By their path inside the site: `pictures/<slug>-<width>.<hash>.<ending>`. */
  readonly files: Files;
  /** Returns what a page needs of a picture; throws for a request that was not among those given. */
  readonly get: (request: PictureRequest) => EncodedPicture;
  /** How many files were encoded in this run, and how many came from the cache. */
  readonly encoded: number;
  readonly cached: number;
  /** The requests whose pictures hold so much detail that they were encoded at lower quality. */
  readonly lowered: readonly PictureRequest[];
}

/**
 * Takes the pictures that the pages show, any of them as often as it is shown, and the folders of the masters and the
 * cache. Throws one error with a line for every faulty master; once a fault is known nothing more is encoded.
 */
export async function encodePictures(
  requests: readonly PictureRequest[],
  { masters, cache }: { masters: string; cache: string },
): Promise<EncodedPictures> {
  const bySlug = sortBySlug(requests);
  const names = bySlug.size > 0 ? namesOfMasters(masters) : [];
  const files: Files = new Map();
  const pictures = new Map<string, EncodedPicture>();
  const lowered: PictureRequest[] = [];
  const counts = { encoded: 0, cached: 0 };
  const faults: PictureFault[] = [];

  const take = (request: FocusedRequest, digest: string, encoding: Encoding, count: keyof typeof counts) => {
    const key = pictureKey(digest, request, encoding.lowered);
    pictures.set(idOf(request), nameFiles(request.slug, key, encoding, files));
    if (encoding.lowered > 0) lowered.push(request);
    counts[count] += encoding.files.length;
  };

  // One master is open at a time, and all lanes encode its files: two at once would take half as much memory again.
  for (const [slug, wanted] of bySlug) {
    try {
      const master = readMaster(findMaster(slug, masters, names));
      const entryOf = (request: FocusedRequest) => path.join(cache, entryName(master.digest, request));
      const missed = wanted.filter((request) => {
        const encoding = readEntry(entryOf(request));
        if (encoding) take(request, master.digest, encoding, 'cached');
        return !encoding;
      });
      if (missed.length === 0) continue;
      const { openMaster, encode } = await loadEncoder();
      const cut = await openMaster(master, wanted);
      for (const request of missed) {
        const largest = await cut(request);
        if (faults.length > 0) continue;
        const encoding = await encode(largest, request.slot);
        writeEntry(entryOf(request), encoding);
        take(request, master.digest, encoding, 'encoded');
      }
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) {
    const cause = faults.find((fault) => fault.cause)?.cause;
    throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'), { cause });
  }
  if (counts.encoded > 0) pruneCache(cache);

  const get = (request: PictureRequest): EncodedPicture => {
    const picture = pictures.get(idOf(request));
    if (picture) return picture;
    throw new Error(`Could not show the picture "${request.slug}" as ${request.slot}: it was not among the requests.`);
  };
  return { files, get, lowered, ...counts };
}

/** Each request once, with those of the same master together, so that it is looked at once. */
function sortBySlug(requests: readonly PictureRequest[]): Map<string, FocusedRequest[]> {
  const bySlug = new Map<string, FocusedRequest[]>();
  const once = new Map(requests.map((request) => [idOf(request), withFocus(request)]));
  for (const request of once.values()) bySlug.set(request.slug, [...(bySlug.get(request.slug) ?? []), request]);
  return bySlug;
}

/** The same for two requests exactly if they ask for the same files. */
function idOf(request: PictureRequest): string {
  const { slug, slot, focus } = withFocus(request);
  return JSON.stringify([slug, slot, focus.x, focus.y, focus.zoom]);
}

/** sharp takes longer to load than everything else that a cached run does. */
async function loadEncoder(): Promise<typeof import('./encode.ts')> {
  try {
    return await import('./encode.ts');
  } catch (cause) {
    throw withoutSharp(cause);
  }
}

/** Adds the files of an encoding under the names that they have in the site; returns their addresses. */
function nameFiles(slug: string, key: string, encoding: Encoding, files: Files): EncodedPicture {
  const sources: Record<PictureFormat, { url: string; width: number }[]> = { avif: [], webp: [], jpeg: [] };
  for (const { width, format, data } of encoding.files) {
    const file = `pictures/${slug}-${width}.${key.slice(0, 8)}.${format === 'jpeg' ? 'jpg' : format}`;
    files.set(file, data);
    sources[format].push({ url: `/${file}`, width });
  }
  const { width, height, colour } = encoding;
  return { width, height, colour, ...sources };
}
