/** Lets work be done once for many things that come at once, and never twice at the same time. */

/**
 * Returns what takes one thing after another. When none has come for `pause` milliseconds, `work` is called with all of
 * them; what comes while it works is worked on afterwards. `work` must not throw.
 */
export function inBursts<T>(pause: number, work: (things: readonly T[]) => Promise<void>): (thing: T) => void {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;

  const start = async () => {
    if (isWorking || waiting.length === 0) return;
    isWorking = true;
    const things = waiting;
    waiting = [];
    await work(things);
    isWorking = false;
    void start();
  };

  return (thing) => {
    waiting.push(thing);
    clearTimeout(timer);
    timer = setTimeout(() => void start(), pause);
  };
}
