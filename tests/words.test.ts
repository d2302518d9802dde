/** What a person reads when something goes wrong. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain, sayBytes, sayCount, sayKilobytes, shownPath } from '../src/words.ts';

const error = new Error('Could not read the page.', {
  cause: new Error('The disk is full.', { cause: new TypeError('ENOSPC') }),
});

describe('explain', () => {
  it('says what the error says and nothing else', () => {
    expect(explain(error)).toBe('Could not read the page.');
  });

  it('shows the chain of causes with their stacks to those who ask', () => {
    const [first, ...rest] = explain(error, true).split('\n');
    expect(first).toBe('Could not read the page.');
    const causes = rest.filter((line) => line.startsWith('Caused by: '));
    expect(causes).toEqual(['Caused by: Error: The disk is full.', 'Caused by: TypeError: ENOSPC']);
    expect(rest.filter((line) => /^ {4}at .*words\.test\.ts/.test(line)).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['a text', 'no', 'no'],
    ['nothing', undefined, 'undefined'],
    ['a number', 7, '7'],
  ])('makes do with %s', (_kind, thrown, words) => {
    expect(explain(thrown)).toBe(words);
    expect(explain(thrown, true)).toBe(words);
  });

  it('does without a stack and with a cause that is no error', () => {
    const bare = new Error('Alone.', { cause: 'because' });
    delete bare.stack;
    expect(explain(bare, true)).toBe('Alone.\n');
  });
});

describe('shownPath', () => {
  it('is seen from the project, with slashes on every system, and whole outside it', () => {
    const inside = path.join(process.cwd(), 'src', 'pictures', 'a é.jpg');
    const outside = [process.cwd(), path.dirname(process.cwd()), path.resolve('/elsewhere/a.jpg')];
    expect([inside, ...outside].map(shownPath)).toEqual(['src/pictures/a é.jpg', ...outside]);
  });
});

describe('amounts', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 KB'],
    [12_345, '12 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [4_249_000, '4.2 MB'],
  ])('says %i bytes as %s', (bytes, words) => {
    expect(sayBytes(bytes)).toBe(words);
  });

  it('says kilobytes and counts', () => {
    const said = [sayKilobytes(4_200_000), sayCount(1, 'file'), sayCount(1_200, 'file')];
    expect(said).toEqual(['4,200 KB', '1 file', '1,200 files']);
  });
});
