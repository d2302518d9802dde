/** What is worked out once for each key. */
import { expect, it } from 'vitest';
import { oncePer } from '../../src/steps/oncePer.ts';

it('works out each value once, also one that is nothing', () => {
  const asked: string[] = [];
  const find = oncePer((key: string) => {
    asked.push(key);
    return key === 'none' ? undefined : key.length;
  });
  expect([find('four'), find('none'), find('four'), find('none')]).toEqual([4, undefined, 4, undefined]);
  expect(asked).toEqual(['four', 'none']);
});
