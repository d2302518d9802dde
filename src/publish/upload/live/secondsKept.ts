/** Computes for how long browsers, and caches in between, reuse an answer without asking the host. */

/** The headers that set a cache time for browsers, or for caches in between. */
const rules = [
  'Cache-Control',
  'CDN-Cache-Control',
  'Cloudflare-CDN-Cache-Control',
  'Surrogate-Control',
  'X-LiteSpeed-Cache-Control',
];

/** The directives whose value is a number of seconds. */
const times = ['max-age', 's-maxage', 'stale-while-revalidate'];

/**
 * Returns the cache time in seconds; 0 if the host is asked each time. `header` returns the value of a header, or an empty
 * string.
 */
export function secondsKept(header: (name: string) => string): number {
  // A cache that has kept this answer for this long will keep the next one as long.
  const age = Number(header('Age')) || 0;
  return Math.max(age, ...rules.map((name) => secondsIn(header(name))), secondsToExpiry(header));
}

function secondsIn(rule: string): number {
  const argument = /([\w-]+)(?:\s*=\s*("[^"]*"|[^\s,;]+))?/g;
  const directives = new Map(
    [...rule.toLowerCase().matchAll(argument)].map(([, name, value]) => [name!, value] as const),
  );
  // With an argument, no-cache and no-store apply only to the headers that it names (RFC 9111).
  const isAsked = ['no-cache', 'no-store'].some(
    (name) => directives.has(name) && !directives.get(name),
  );
  if (isAsked) return 0;
  return Math.max(
    0,
    ...times.map((name) => Number(directives.get(name)?.replaceAll('"', '')) || 0),
  );
}

/** Returns the seconds until Expires, which counts only if Cache-Control has no max-age, no-cache or no-store. */
function secondsToExpiry(header: (name: string) => string): number {
  if (/max-age|no-cache(?!\s*=)|no-store/i.test(header('Cache-Control'))) return 0;
  const from = Date.parse(header('Date')) || Date.now();
  const until = Date.parse(header('Expires'));
  return Number.isNaN(until) ? 0 : Math.max(0, Math.round((until - from) / 1000));
}
