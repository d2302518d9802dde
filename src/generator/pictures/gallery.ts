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

/** A picture that pages have asked for. */
interface WantedPicture {
  readonly slug: string;
  /** The source, or why it cannot be read. */
  readonly source: SourcePicture | Error;
  /** The requests for this picture, by the hash in the names of their files. */
  readonly requests: Map<string, PictureRequest>;
  readonly pages: Set<string>;
}

/** Returns the gallery of a project's pictures. Throws if the folder of pictures is missing. */
export function openGallery(project: Project) {
  const { pictures, cache } = project;
  listPictures(pictures);
  const wanted = new Map<string, WantedPicture>();

  const want = (slug: string): WantedPicture => {
    const earlier = wanted.get(slug);
    if (earlier) return earlier;
    const source = readSource(slug, project);
    const added = { slug, source, requests: new Map(), pages: new Set<string>() };
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
      const digest = source instanceof Error ? '' : source.digest;
      const key = pictureKey(digest, request);
      requests.set(key, request);
      pages.add(page);
      return pagePicture(request, key);
    },
    /** Encodes every picture that was asked for. Throws a `PicturesError` for those that cannot be shown. */
    async encode() {
      /** The encodings of each picture. They are not kept by their hash, which the same photo under two slugs shares. */
      const encodings = new Map<string, readonly Encoding[]>();
      const refused: RefusedPicture[] = [];
      let encoded = 0;
      // Sources are decoded one at a time: two at once take half as much memory again.
      for (const picture of wanted.values()) {
        try {
          const { cached, missing } = readCached(picture, cache);
          // After an error the build fails, so the other pictures are only decoded, to find those that cannot be.
          const made = await encodeMissing(picture, missing, cache, refused.length === 0);
          encodings.set(picture.slug, [...cached, ...made]);
          encoded += filesIn(made).length;
        } catch (error) {
          refused.push(refusalOf(picture, error as Error));
        }
      }
      if (refused.length > 0) throw new PicturesError(refused);
      const files = filesIn([...encodings.values()].flat());
      const shown = [...wanted.values()].map(({ source }) => source as SourcePicture);
      return {
        files: new Map(
          files.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]),
        ) as Files,
        /** How many files were encoded in this run, and how many came from the cache. */
        encoded,
        cached: files.length - encoded,
        /** The slugs of pictures that were encoded at lower quality, because they were over their byte budget. */
        reduced: [...encodings]
          .filter(([, ofPicture]) => ofPicture.some(({ hasReducedQuality }) => hasReducedQuality))
          .map(([slug]) => slug),
        /** The names in the folder that no page shows. */
        unshown: findUnshown(shown, project),
      };
    },
  };
}

function readSource(slug: string, project: Project): SourcePicture | Error {
  try {
    return readPicture(findSource(slug, project), project);
  } catch (error) {
    return error as Error;
  }
}

type KeyedRequest = readonly [key: string, request: PictureRequest];

/** Returns the encodings of a picture that are in the cache, and the requests that are not. */
function readCached({ slug, requests }: WantedPicture, cache: string) {
  const cached: Encoding[] = [];
  const missing: KeyedRequest[] = [];
  for (const [key, request] of requests) {
    const encoding = readChecked<Encoding>(cacheFile(cache, slug, key));
    if (encoding) cached.push(encoding);
    else missing.push([key, request]);
  }
  return { cached, missing };
}

/** Decodes a picture if requests are missing from the cache, and encodes it for them if `encodes`. Throws if it cannot. */
async function encodeMissing(
  { slug, source, requests }: WantedPicture,
  missing: readonly KeyedRequest[],
  cache: string,
  encodes: boolean,
): Promise<Encoding[]> {
  if (source instanceof Error) throw source;
  if (missing.length === 0) return [];
  const [{ decode }, { encode }] = await loadEncoder();
  const pixels = await decode(source, [...requests.values()]);
  if (!encodes) return [];
  const made: Encoding[] = [];
  for (const [key, request] of missing) {
    const encoding = await encode(pixels, key, request);
    writeCache(cacheFile(cache, slug, key), encoding);
    made.push(encoding);
  }
  return made;
}

/** Returns the files of encodings: their names, and their bytes as Base64. */
function filesIn(encodings: readonly Encoding[]): [name: string, base64: string][] {
  return encodings.flatMap(({ files }) => Object.entries(files));
}

function refusalOf({ slug, pages }: WantedPicture, cause: Error): RefusedPicture {
  // The picture for link previews is on every page.
  const where = pages.size > 4 ? `${pages.size} pages` : [...pages].join(', ');
  const reason = cause instanceof PictureError ? cause.reason : undefined;
  return { slug, reason, sentence: `${cause.message} (Shown on ${where}.)` };
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
