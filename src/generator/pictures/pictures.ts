/** The picture step: every picture in the formats and widths of its slot, encoded only if no earlier run did. */
import path from 'node:path';
import type { EncodedPicture, PictureRequest } from '../../site/slots.ts';
import { keep, readKept } from '../cache.ts';
import type { Files } from '../files.ts';
import type { Encoding } from './encode.ts';
import { findMaster, readMaster } from './sources.ts';
import { entryName, focusOf } from './encoding.ts';

export interface EncodedPictures {
  /** By their path inside the site: `pictures/<slug>-<width>.<hash>.<ending>`. */
  readonly files: Files;
  /** Returns what a page needs of a picture that was among the requests. */
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
  const once = new Map(requests.map((request) => [idOf(request), request]));
  const made = new Map<string, Encoding>();
  const faults: Error[] = [];
  let encoded = 0;

  // One master is open at a time, and all lanes encode its files: two at once would take half as much memory again.
  for (const slug of new Set(requests.map((request) => request.slug))) {
    const wanted = [...once.values()].filter((request) => request.slug === slug);
    try {
      const master = readMaster(findMaster(slug, masters));
      const missed: [request: PictureRequest, entry: string][] = [];
      for (const request of wanted) {
        const entry = path.join(cache, entryName(master.digest, request));
        const kept = readKept<Encoding>(entry);
        if (kept) made.set(idOf(request), kept);
        else missed.push([request, entry]);
      }
      if (missed.length === 0) continue;
      const { decode, encode } = await loadEncoder();
      const whole = await decode(master, wanted);
      if (faults.length > 0) continue;
      for (const [request, entry] of missed) {
        const encoding = await encode(whole, master.digest, request);
        keep(entry, encoding);
        made.set(idOf(request), encoding);
        encoded += Object.keys(encoding.files).length;
      }
    } catch (error) {
      faults.push(error as Error);
    }
  }
  if (faults.length > 0) {
    const lines = new Set(faults.map(({ message }) => message));
    throw new Error([...lines].join('\n'), { cause: faults[0] });
  }

  const all = [...made.values()].flatMap(({ files }) => Object.entries(files));
  return {
    files: new Map(all.map(([name, data]) => [name, Buffer.from(data, 'base64')])),
    get: (request) => made.get(idOf(request))!.picture,
    encoded,
    cached: all.length - encoded,
    lowered: [...once].filter(([id]) => made.get(id)!.isLowered).map(([, request]) => request),
  };
}

/** The same for two requests exactly if they ask for the same files. */
function idOf(request: PictureRequest): string {
  return JSON.stringify([request.slug, request.slot, focusOf(request)]);
}

/** sharp takes longer to load than everything else that a cached run does. */
async function loadEncoder(): Promise<typeof import('./encode.ts')> {
  try {
    return await import('./encode.ts');
  } catch (cause) {
    const advice = 'Run "npm ci" and try again.';
    throw new Error(
      `Could not encode the pictures: sharp is not installed for this computer. ${advice}`,
      { cause },
    );
  }
}
