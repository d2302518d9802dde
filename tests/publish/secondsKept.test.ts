/** For how long browsers and caches show a file without asking the server again. */
import { expect, it } from 'vitest';
import { secondsKept } from '../../src/publish/upload/live/secondsKept.ts';

const date = 'Sat, 28 Nov 2026 04:00:00 GMT';

it.each<[Record<string, string>, number]>([
  [{}, 0],
  [{ 'cache-control': 'no-cache' }, 0],
  [{ 'cache-control': 'max-age=86400, no-store' }, 0],
  [{ 'cache-control': 'max-age=86400' }, 86_400],
  [{ 'cache-control': 'Max-Age="600"' }, 600],
  [{ 'cache-control': 'no-cache="Set-Cookie, X", max-age=86400' }, 86_400],
  [{ 'cache-control': 'max-age=0, s-maxage=600' }, 600],
  [{ 'cache-control': 'max-age=0, stale-while-revalidate=86400' }, 86_400],
  [{ date, expires: 'Sat, 28 Nov 2026 05:00:00 GMT' }, 3600],
  [{ date, expires: '0' }, 0],
  [{ date, expires: 'Sat, 28 Nov 2026 05:00:00 GMT', 'cache-control': 'no-cache' }, 0],
  [{ date, expires: 'Sat, 28 Nov 2026 05:00:00 GMT', 'cache-control': 'public' }, 3600],
  [{ age: '7200', 'cache-control': 'no-cache' }, 7200],
  [{ 'cdn-cache-control': 'max-age=900', 'cache-control': 'no-cache' }, 900],
])('%j allows caching for %i seconds', (headers, seconds) => {
  const all = new Headers(headers);
  expect(secondsKept((name) => all.get(name) ?? '')).toBe(seconds);
});
