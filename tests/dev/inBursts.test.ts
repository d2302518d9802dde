/** How changes are gathered. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inBursts } from '../../src/dev/inBursts.ts';

describe('inBursts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('works once on what comes close together', async () => {
    const work = vi.fn(async () => {});
    const take = inBursts<number>(10, work);
    take(1);
    await vi.advanceTimersByTimeAsync(9);
    take(2);
    await vi.advanceTimersByTimeAsync(9);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(work.mock.calls).toEqual([[[1, 2]]]);
  });

  it('works afterwards on what comes while it works, never at the same time', async () => {
    let finish = () => {};
    const work = vi.fn((_: readonly number[]) => new Promise<void>((resolve) => (finish = resolve)));
    const take = inBursts<number>(10, work);
    take(1);
    await vi.advanceTimersByTimeAsync(10);
    take(2);
    await vi.advanceTimersByTimeAsync(50);
    take(3);
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(work.mock.calls).toEqual([[[1]], [[2, 3]]]);
    finish();
    await vi.advanceTimersByTimeAsync(50);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
