/** Reads from an answer for how long browsers, and caches between, show it again without asking the host. */

/** The headers that give a time to browsers, or to caches between. */
const rules = [
  'Cache-Control',
  'CDN-Cache-Control',
  'Cloudflare-CDN-Cache-Control',
  'Surrogate-Control',
  'X-LiteSpeed-Cache-Control',
];

/** The arguments that are numbers of seconds. */
const times = ['max-age', 's-maxage', 'stale-while-revalidate'];

/** Returns seconds; 0 if the host is asked each time. `header` returns the value of a header, or an empty text. */
export function secondsKept(header: (name: string) => string): number {
  // A cache that has kept an answer until now keeps the next one too.
  const age = Number(header('Age')) || 0;
  return Math.max(age, ...rules.map((name) => secondsIn(header(name))), secondsToExpiry(header));
}

function secondsIn(rule: string): number {
  const argument = /([\w-]+)(?:\s*=\s*("[^"]*"|[^\s,;]+))?/g;
  const directives = new Map(
    [...rule.toLowerCase().matchAll(argument)].map(([, name, value]) => [name!, value] as const),
  );
  // With an argument, no-cache and no-store speak of some headers alone (RFC 9111).
  const isAsked = ['no-cache', 'no-store'].some(
    (name) => directives.has(name) && !directives.get(name),
  );
  if (isAsked) return 0;
  return Math.max(
    0,
    ...times.map((name) => Number(directives.get(name)?.replaceAll('"', '')) || 0),
  );
}

/** Returns the time until Expires, which counts only where there is no Cache-Control with a time or a no-cache. */
function secondsToExpiry(header: (name: string) => string): number {
  if (/max-age|no-cache(?!\s*=)|no-store/i.test(header('Cache-Control'))) return 0;
  const from = Date.parse(header('Date')) || Date.now();
  const until = Date.parse(header('Expires'));
  return Number.isNaN(until) ? 0 : Math.max(0, Math.round((until - from) / 1000));
}
