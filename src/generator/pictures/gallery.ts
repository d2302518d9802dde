/** Collects the pictures that pages ask for while they are rendered, and encodes them all afterwards. */
import path from 'node:path';
import { slots, type PagePicture, type PictureRequest } from '../../site/slots.ts';
import { readChecked, writeCache } from '../files/checkedFile.ts';
import type { Files } from '../files/siteFiles.ts';
import type { Project } from '../project.ts';
import type { Encoding } from './encode.ts';
import { fileName, filesOf, pictureKey, slotSize } from './pictureFiles.ts';
import { PictureError, PicturesError, type RefusedPicture } from './pictureErrors.ts';
import {
  findSource,
  findUnshown,
  listPictures,
  readPicture,
  type SourcePicture,
} from './sources.ts';

export type Gallery = ReturnType<typeof openGallery>;
export type EncodedPictures = Awaited<ReturnType<Gallery['encode']>>;

interface Wanted {
  /** The source picture; undefined if it cannot be read, which `error` explains. */
  source?: SourcePicture;
  error?: Error;
  /** The requests for this picture, by the hash in the names of their files. */
  readonly requests: Map<string, PictureRequest>;
  readonly pages: Set<string>;
}

/** Returns the gallery of a project's pictures. Throws if the folder of pictures is missing. */
export function openGallery(project: Project) {
  const { pictures, cache } = project;
  listPictures(pictures);
  const wanted = new Map<string, Wanted>();

  const want = (slug: string): Wanted => {
    const earlier = wanted.get(slug);
    if (earlier) return earlier;
    const added: Wanted = { requests: new Map(), pages: new Set() };
    try {
      added.source = readPicture(findSource(slug, project), project);
    } catch (error) {
      added.error = error as Error;
    }
    wanted.set(slug, added);
    return added;
  };

  return {
    /**
     * Returns the addresses of a picture's files for a page, before they are encoded. Does not throw if the source picture
     * is missing: `encode` reports all missing pictures together.
     */
    picture(request: PictureRequest, page: string): PagePicture {
      const { source, requests, pages } = want(request.slug);
      const key = pictureKey(source?.digest ?? '', request);
      requests.set(key, request);
      pages.add(page);
      return pagePicture(request, key);
    },
    /** Encodes every picture that was asked for. Throws a `PicturesError` for those that cannot be shown. */
    async encode() {
      // The keys of this map contain the slug, because the same photo under two slugs has the same hash.
      const encodings = new Map<string, Encoding>();
      const refused: RefusedPicture[] = [];
      let encoded = 0;
      // Sources are decoded one at a time: two at once take half as much memory again.
      for (const [slug, { source, error, requests, pages }] of wanted) {
        try {
          if (!source) throw error;
          const missing = [...requests].filter(([key]) => {
            const cached = readChecked<Encoding>(cacheFile(cache, slug, key));
            if (cached) encodings.set(`${slug}.${key}`, cached);
            return !cached;
          });
          if (missing.length === 0) continue;
          const [{ decode }, { encode }] = await loadEncoder();
          const pixels = await decode(source, [...requests.values()]);
          // After an error the build fails, so the other pictures are checked but not encoded.
          if (refused.length > 0) continue;
          for (const [key, request] of missing) {
            const encoding = await encode(pixels, key, request);
            writeCache(cacheFile(cache, slug, key), encoding);
            encodings.set(`${slug}.${key}`, encoding);
            encoded += Object.keys(encoding.files).length;
          }
        } catch (cause) {
          // The picture for link previews is on every page.
          const where = pages.size > 4 ? `${pages.size} pages` : [...pages].join(', ');
          const sentence = `${(cause as Error).message} (Shown on ${where}.)`;
          const reason = cause instanceof PictureError ? cause.reason : undefined;
          refused.push({ slug, reason, sentence });
        }
      }
      if (refused.length > 0) throw new PicturesError(refused);
      const files = [...encodings.values()].flatMap((encoding) => Object.entries(encoding.files));
      const bytes: Files = new Map(
        files.map(([name, data]) => [name, Buffer.from(data, 'base64')]),
      );
      const isReduced = ([slug, { requests }]: [string, Wanted]) =>
        [...requests.keys()].some((key) => encodings.get(`${slug}.${key}`)!.hasReducedQuality);
      const shown = [...wanted.values()].map(({ source }) => source!);
      return {
        files: bytes,
        /** How many files were encoded in this run, and how many came from the cache. */
        encoded,
        cached: files.length - encoded,
        /** The slugs of pictures that were encoded at lower quality, because they were over their byte budget. */
        reduced: [...wanted].filter(isReduced).map(([slug]) => slug),
        /** The names in the folder that no page shows. */
        unshown: findUnshown(shown, project),
      };
    },
  };
}

function pagePicture(request: PictureRequest, key: string): PagePicture {
  const slot = slots[request.slot];
  const sources = (format: string) =>
    filesOf(slot)
      .filter((file) => file.format === format)
      .map((file) => ({ url: `/${fileName(request, key, file)}`, width: file.width }));
  return { ...slotSize(slot), avif: sources('avif'), jpeg: sources('jpeg') };
}

function cacheFile(cache: string, slug: string, key: string): string {
  return path.join(cache, 'pictures', `${slug}.${key}.json`);
}

/**
 * Returns the modules that decode and encode pictures. They import sharp, which takes longer than a whole build from the cache,
 * so they are imported only when a picture has to be encoded. Throws an Error for staff if sharp is not installed.
 */
export async function loadEncoder() {
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
