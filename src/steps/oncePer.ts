/** Remembers, while the program runs, what has been found out already. */

/** Returns a function that works out the value of each key the first time it is asked for. */
export function oncePer<K, T>(find: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key)!;
  };
}
