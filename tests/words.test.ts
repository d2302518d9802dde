/** What a person reads when something goes wrong. */
import { describe, expect, it } from 'vitest';
import { explain } from '../src/words.ts';

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
