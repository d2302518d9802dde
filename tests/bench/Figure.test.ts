/** The table of the bench, and the middle of its runs. */
import { describe, expect, it } from 'vitest';
import { median, table } from './Figure.ts';

describe('median', () => {
  it('is the middle, whatever the order and the outliers', () => {
    expect(median([900, 2, 1, 3, 4])).toBe(3);
  });
});

describe('table', () => {
  it('shows each figure beside the most that it should be, in columns', () => {
    const text = table([
      { what: 'Cold build', measured: 6.283, most: 8, unit: 'CPU s' },
      { what: 'Dev', measured: 1234.5, unit: 'ms' },
    ]);
    expect(text.split('\n')).toEqual([
      '| What       |   Measured | At most |',
      '| ---------- | ---------: | ------: |',
      '| Cold build | 6.28 CPU s | 8 CPU s |',
      '| Dev        |   1,235 ms |         |',
    ]);
  });
});
