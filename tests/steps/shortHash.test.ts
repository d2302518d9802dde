/** Names from content. */
import { describe, expect, it } from 'vitest';
import { shortHash } from '../../src/steps/shortHash.ts';

describe('shortHash', () => {
  it('is eight hexadecimal digits of the SHA-256', () => {
    // FIPS 180-4 names this digest of "abc".
    expect('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'.startsWith(shortHash('abc'))).toBe(true);
    expect(shortHash('abc')).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is the same for a text and its bytes, and another for another text', () => {
    expect(shortHash(new TextEncoder().encode('é'))).toBe(shortHash('é'));
    expect(shortHash('a')).not.toBe(shortHash('b'));
  });
});
