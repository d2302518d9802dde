/** Which files browsers keep for a year. */
import { expect, it } from 'vitest';
import { isHashed } from '../../src/generator/webServer/fileNames.ts';
import { respond } from '../../src/generator/webServer/serve.ts';

it.each([
  ['assets/main.MDYJUOS5.js', true],
  ['assets/site.1a2b3c4d.css', true],
  ['pictures/gate-480.d6237a39.avif', true],
  ['assets/site.css', false],
  ['pictures/gate.20261122.pdf', false],
  ['main.MDYJUOS5.js', false],
  ['old/assets/main.MDYJUOS5.js', false],
])('keeps %s: %s', (name, isKept) => {
  expect(isHashed(name)).toBe(isKept);
  const { headers } = respond(new Map([[name, '']]), { url: `/${name}`, headers: {} });
  expect(headers['cache-control']).toBe(
    isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
});
