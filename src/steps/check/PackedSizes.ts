/** What texts weigh packed, remembered from one build to the next: packing takes longer than all other checks of a page. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes. */
interface Sizes {
  gzip?: number;
  brotli?: number;
}

export class PackedSizes {
  readonly #file: string;
  readonly #known: Record<string, Sizes>;
  readonly #asked: Record<string, Sizes> = {};

  /** Takes the folder of the project's caches. */
  constructor(cache: string) {
    // Another release may pack otherwise.
    this.#file = path.join(cache, `packed-sizes-${process.version}.json`);
    this.#known = readSizes(this.#file);
  }

  gzip(text: string): number {
    return (this.#of(text).gzip ??= gzipSync(text).length);
  }

  /** At its best level, 11, which takes 36 ms a page. */
  brotli(text: string): number {
    return (this.#of(text).brotli ??= brotliCompressSync(text).length);
  }

  /** Writes down the sizes that were asked for, and the newest of the others. Where it cannot, they are found anew. */
  keep(): void {
    const others = Object.entries(this.#known).filter(([key]) => !(key in this.#asked));
    const kept = { ...Object.fromEntries(others.slice(-othersKept)), ...this.#asked };
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify(kept));
    } catch {
      // A full disk, or a folder that may only be read.
    }
  }

  #of(text: string): Sizes {
    const key = hash('sha1', text);
    return (this.#asked[key] ??= this.#known[key] ?? {});
  }
}

/** Sizes of pages as they were some edits ago, or of a project beside this one; 50 bytes each. */
const othersKept = 2000;

/** A file that was cut off in the middle is as good as none. */
function readSizes(file: string): Record<string, Sizes> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Sizes>;
  } catch {
    return {};
  }
}
