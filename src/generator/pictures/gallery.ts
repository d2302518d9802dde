/** Names the files of every picture that a page asks for, and encodes them after all pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { slots, type PagePicture, type PictureRequest } from '../../site/slots.ts';
import { readCache, writeCache } from '../cache.ts';
import type { Files } from '../files.ts';
import type { Project } from '../project.ts';
import { shownPath } from '../terminal.ts';
import type { Encoding } from './encode.ts';
import { fileName, filesOf, pictureKey, slotSize } from './encoding.ts';
import { findSource, readSource, type SourcePicture } from './sources.ts';

export interface EncodedPictures {
  /** By their path inside the site: `pictures/<slug>-<width>.<hash>.<ending>`. */
  readonly files: Files;
  /** How many files were encoded in this run, and how many came from the cache. */
  readonly encoded: number;
  readonly cached: number;
  /** The slugs of pictures that were encoded at reduced quality. */
  readonly reduced: readonly string[];
}

export interface Gallery {
  /** Takes a request and its page; returns the files. `encode` reports a missing picture. */
  readonly picture: (request: PictureRequest, page: string) => PagePicture;
  /** Throws one error with a sentence for every picture at fault. */
  readonly encode: () => Promise<EncodedPictures>;
}

interface Wanted {
  /** Undefined where it cannot be read. */
  source?: SourcePicture;
  error?: Error;
  /** By the key that names their files. */
  readonly requests: Map<string, PictureRequest>;
  readonly pages: Set<string>;
}

/** Returns the pictures of a project; a name always means the same bytes. */
export function openGallery({ pictures: folder, cache }: Project): Gallery {
  if (!existsSync(folder)) {
    throw new Error(
      `Could not find the pictures (${shownPath(folder)}): the folder is not there. Bring it back.`,
    );
  }
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
      // By slug and key: the same photo under two names has one key.
      const encodings = new Map<string, Encoding>();
      const errors: string[] = [];
      let encoded = 0;
      // One source at a time: two would take half as much memory again.
      for (const [slug, { source, error, requests, pages }] of wanted) {
        try {
          if (!source) throw error;
          const missing = [...requests].filter(([key]) => {
            const cached = readCache<Encoding>(cacheFile(cache, slug, key));
            if (cached) encodings.set(`${slug}.${key}`, cached);
            return !cached;
          });
          if (missing.length === 0) continue;
          const [{ decode }, { encode }] = await loadEncoder();
          const pixels = await decode(source, [...requests.values()]);
          // What is refused in the end need not be encoded.
          if (errors.length > 0) continue;
          for (const [key, request] of missing) {
            const encoding = await encode(pixels, key, request);
            writeCache(cacheFile(cache, slug, key), encoding);
            encodings.set(`${slug}.${key}`, encoding);
            encoded += Object.keys(encoding.files).length;
          }
        } catch (cause) {
          errors.push(`${(cause as Error).message} (Shown on ${[...pages].join(', ')}.)`);
        }
      }
      if (errors.length > 0) throw new Error(errors.join('\n'));
      const files = [...encodings.values()].flatMap((encoding) => Object.entries(encoding.files));
      const isReduced = ([slug, { requests }]: [string, Wanted]) =>
        [...requests.keys()].some((key) => encodings.get(`${slug}.${key}`)!.hasReducedQuality);
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

/** sharp takes longer to load than a whole cached build. */
async function loadEncoder() {
  try {
    return await Promise.all([import('./decode.ts'), import('./encode.ts')]);
  } catch (cause) {
    const advice = 'Run "npm ci" and try again.';
    throw new Error(
      `Could not encode the pictures: sharp is not installed for this computer. ${advice}`,
      { cause },
    );
  }
}
