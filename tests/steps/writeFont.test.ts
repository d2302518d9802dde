/** The font under the name of its content. */
import { describe, expect, it } from 'vitest';
import { shortHash } from '../../src/steps/shortHash.ts';
import { writeFont } from '../../src/steps/writeFont.ts';
import { treeOf } from '../support/projectCopy.ts';
import { emptyFolder } from '../support/writtenSite.ts';

describe('writeFont', () => {
  it('writes a WOFF2 file and returns its address', async () => {
    const output = emptyFolder();
    const url = await writeFont(output);
    const [[name, bytes] = ['', ''], ...more] = Object.entries(treeOf(output));
    expect(more).toEqual([]);
    expect(`/${name}`).toBe(url);
    expect(bytes.slice(0, 4)).toBe('wOF2');
    expect(url).toBe(`/assets/marcellus.${shortHash(Buffer.from(bytes, 'latin1'))}.woff2`);
  });
});
