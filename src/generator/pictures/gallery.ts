/** Names the files of every picture that a page asks for, and encodes them once all pages are rendered. */
import path from 'node:path';
import { slots, type PagePicture, type PictureRequest } from '../../site/slots.ts';
import { readCache, writeCache } from '../cache.ts';
import type { Files } from '../files.ts';
import type { Project } from '../project.ts';
import type { Encoding } from './encode.ts';
import { fileName, filesOf, pictureKey, slotSize } from './encoding.ts';
import { findSource, readSource, type SourcePicture } from './sources.ts';

export interface EncodedPictures {
  /** By their path inside the site: `pictures/<slug>-<width>.<hash>.<ending>`. */
  readonly files: Files;
  /** How many files were encoded in this run, and how many came from the cache. */
  readonly encoded: number;
  readonly cached: number;
  /** The slugs of pictures with so much detail that they were encoded at lower quality. */
  readonly reduced: readonly string[];
}

export interface Gallery {
  /** Takes a picture and the page that shows it; returns its files. A missing one is reported by `encode`. */
  readonly picture: (request: PictureRequest, page: string) => PagePicture;
  /** Throws one error with a sentence for every picture at fault. */
  readonly encode: () => Promise<EncodedPictures>;
}

interface Wanted {
  /** Undefined where there is none to be read. */
  source?: SourcePicture;
  error?: Error;
  /** By the key that names their files. */
  readonly requests: Map<string, PictureRequest>;
  readonly pages: Set<string>;
}

/** Returns the pictures of a project; one name always stands for the same bytes. */
export function openGallery({ pictures: folder, cache }: Project): Gallery {
  const wanted = new Map<string, Wanted>();

  const want = (slug: string): Wanted => {
    const known = wanted.get(slug);
    if (known) return known;
    const added: Wanted = { requests: new Map(), pages: new Set() };
    try {
      added.source = readSource(findSource(slug, folder));
    } catch (error) {
      added.error = error as Error;
    }
    wanted.set(slug, added);
    return added;
  };

  return {
    picture(request, page) {
      const { source, requests, pages } = want(request.slug);
      const key = pictureKey(source?.digest ?? '', request);
      requests.set(key, request);
      pages.add(page);
      return pictureFiles(request, key);
    },
    async encode() {
      const encodings = new Map<string, Encoding>();
      const errors: string[] = [];
      let encoded = 0;
      // One source is open at a time: two at once would take half as much memory again.
      for (const [slug, { source, error, requests, pages }] of wanted) {
        try {
          if (!source) throw error;
          const missing = [...requests].filter(([key]) => {
            const kept = readCache<Encoding>(cacheFile(cache, slug, key));
            if (kept) encodings.set(key, kept);
            return !kept;
          });
          if (missing.length === 0) continue;
          const { decode, encode } = await loadEncoder();
          const pixels = await decode(source, [...requests.values()]);
          // What is refused in the end need not be encoded.
          if (errors.length > 0) continue;
          for (const [key, request] of missing) {
            const encoding = await encode(pixels, key, request);
            writeCache(cacheFile(cache, slug, key), encoding);
            encodings.set(key, encoding);
            encoded += Object.keys(encoding.files).length;
          }
        } catch (cause) {
          errors.push(`${(cause as Error).message} (Shown on ${[...pages].join(', ')}.)`);
        }
      }
      if (errors.length > 0) throw new Error(errors.join('\n'));
      const files = [...encodings.values()].flatMap((encoding) => Object.entries(encoding.files));
      const isReduced = ([, { requests }]: [string, Wanted]) =>
        [...requests.keys()].some((key) => encodings.get(key)!.hasReducedQuality);
      return {
        files: new Map(files.map(([name, data]) => [name, Buffer.from(data, 'base64')])),
        encoded,
        cached: files.length - encoded,
        reduced: [...wanted].filter(isReduced).map(([slug]) => slug),
      };
    },
  };
}

function pictureFiles(request: PictureRequest, key: string): PagePicture {
  const slot = slots[request.slot];
  const sources = (format: string) =>
    filesOf(slot)
      .filter((file) => file.format === format)
      .map((file) => ({ url: `/${fileName(request, key, file)}`, width: file.width }));
  return {
    ...slotSize(slot),
    avif: sources('avif'),
    webp: sources('webp'),
    jpeg: sources('jpeg'),
  };
}

function cacheFile(cache: string, slug: string, key: string): string {
  return path.join(cache, 'pictures', `${slug}.${key}.json`);
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
