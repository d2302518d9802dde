/** What texts weigh packed, from one build to the next. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PackedSizes } from '../../../src/steps/check/PackedSizes.ts';
import { emptyFolder } from '../../support/writtenSite.ts';

const text = 'Umrah from Howrah. '.repeat(50);
/** Sizes that no text has show that they were read, not found anew. */
const falseSizes = (kept: string) => kept.replace(/\d+(?=[,}])/g, '77');

describe('PackedSizes', () => {
  it('tells what a text weighs in gzip and in Brotli', () => {
    const sizes = new PackedSizes(emptyFolder());
    expect(sizes.gzip(text)).toBe(gzipSync(text).length);
    expect(sizes.brotli(text)).toBe(brotliCompressSync(text).length);
    expect(sizes.gzip(`${text}!`)).toBe(gzipSync(`${text}!`).length);
  });

  it('remembers in the next build, until the text is another', () => {
    const cache = remembering(falseSizes);
    const next = new PackedSizes(cache);
    expect([next.gzip(text), next.brotli(text)]).toEqual([77, 77]);
    expect(next.gzip(`${text}!`)).toBe(gzipSync(`${text}!`).length);
  });

  it('still remembers what a build in between did not ask for', () => {
    const cache = remembering(falseSizes);
    const between = new PackedSizes(cache);
    between.gzip('another');
    between.keep();
    expect(new PackedSizes(cache).gzip(text)).toBe(77);
  });

  it('forgets the oldest once there are thousands', () => {
    const cache = remembering(() => JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, nr) => [`k${nr}`, {}]))));
    const next = new PackedSizes(cache);
    next.gzip(text);
    next.keep();
    const kept = Object.keys(JSON.parse(readFileSync(fileIn(cache), 'utf8')) as object);
    expect([kept.length, kept[0], kept.at(-2)]).toEqual([2001, 'k1000', 'k2999']);
  });

  it('weighs anew where what was written down is cut off', () => {
    const cache = remembering((kept) => kept.slice(0, -5));
    expect(new PackedSizes(cache).gzip(text)).toBe(gzipSync(text).length);
  });

  it('weighs also where nothing can be written down', () => {
    const file = path.join(emptyFolder(), 'a file');
    writeFileSync(file, '');
    const sizes = new PackedSizes(file);
    expect(sizes.gzip(text)).toBe(gzipSync(text).length);
    expect(() => sizes.keep()).not.toThrow();
  });
});

/** Returns a cache that has both sizes of the text, as changed. */
function remembering(change: (kept: string) => string): string {
  const cache = path.join(emptyFolder(), 'not there yet');
  const sizes = new PackedSizes(cache);
  sizes.gzip(text);
  sizes.brotli(text);
  sizes.keep();
  writeFileSync(fileIn(cache), change(readFileSync(fileIn(cache), 'utf8')));
  return cache;
}

function fileIn(cache: string): string {
  const [name] = readdirSync(cache);
  return path.join(cache, name!);
}
