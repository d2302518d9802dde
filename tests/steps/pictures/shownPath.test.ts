/** Paths in sentences. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownPath } from '../../../src/words.ts';

describe('shownPath', () => {
  it('is seen from the project, with slashes on every system', () => {
    expect(shownPath(path.join(process.cwd(), 'src', 'pictures', 'a é.jpg'))).toBe('src/pictures/a é.jpg');
  });

  const outside = [process.cwd(), path.dirname(process.cwd()), path.resolve('/elsewhere/a.jpg')];

  it.each(outside)('is whole for %s', (whole) => {
    expect(shownPath(whole)).toBe(whole);
  });
});
