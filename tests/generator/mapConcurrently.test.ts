/** Work on several items at the same time. */
import { expect, it } from 'vitest';
import { mapConcurrently } from '../../src/generator/mapConcurrently.ts';

it('starts nothing after an error, waits for what runs, and rejects with the error that came first', async () => {
  const done: string[] = [];
  let endSlow = () => {};
  const slow = new Promise<void>((resolve) => (endSlow = resolve));
  const work = async (item: string) => {
    if (item === 'quick') throw new Error('quick');
    if (item === 'slow') await slow;
    done.push(item);
    if (item === 'slow') throw new Error('slow');
  };
  const all = mapConcurrently(2, ['slow', 'quick', 'never'], work);
  queueMicrotask(endSlow);
  await expect(all).rejects.toThrow(/^quick$/);
  expect(done).toEqual(['slow']);
});
