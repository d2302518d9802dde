/** How the commands speak in the terminal. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain, sayBytes, sayCount, shownPath } from '../src/words.ts';

describe('explain', () => {
  const cause = new Error('The disk is full.', { cause: new TypeError('ENOSPC') });
  const error = new Error('Could not read the page.', { cause });

  it('says what the error says, and shows the chain of causes with their stacks to those who ask', () => {
    expect(explain(error)).toBe('Could not read the page.');
    const [first, ...rest] = explain(error, true).split('\n');
    expect(first).toBe('Could not read the page.');
    const causes = rest.filter((line) => line.startsWith('Caused by: '));
    expect(causes).toEqual(['Caused by: Error: The disk is full.', 'Caused by: TypeError: ENOSPC']);
    expect(rest.filter((line) => /^ {4}at .*words\.test\.ts/.test(line)).length).toBeGreaterThanOrEqual(3);
  });

  it('makes do with what is no error', () => {
    expect(['no', undefined].map((thrown) => explain(thrown, true))).toEqual(['no', 'undefined']);
  });
});

describe('shownPath', () => {
  it('is seen from the project, with slashes on every system, and whole outside it', () => {
    const inside = path.join(process.cwd(), 'src', 'pictures', 'a é.jpg');
    const outside = [process.cwd(), path.dirname(process.cwd()), path.resolve('/elsewhere/a.jpg')];
    expect([inside, ...outside].map(shownPath)).toEqual(['src/pictures/a é.jpg', ...outside]);
  });
});

it.each([
  [sayBytes(1), '1 byte'],
  [sayBytes(999), '999 bytes'],
  [sayBytes(1_000), '1 KB'],
  [sayBytes(999_499), '999 KB'],
  [sayBytes(999_500), '1.0 MB'],
  [sayBytes(4_249_000), '4.2 MB'],
  [sayCount(1, 'file'), '1 file'],
  [sayCount(1_200, 'file'), '1,200 files'],
])('says %j', (said, wanted) => {
  expect(said).toBe(wanted);
});
