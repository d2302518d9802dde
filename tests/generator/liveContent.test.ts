/** The one test of the live content; no word, number or picture of it is asserted. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { projectAt } from '../../src/generator/project.ts';
import { hiddenSigns } from '../support/hiddenSigns.ts';

// On the day of the other tests its departures have passed.
it.each([
  ['of the other tests', process.env.SOURCE_DATE_EPOCH],
  ['of the build', undefined],
])('accepts the live content on the day %s', { timeout: 180_000 }, async (_, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', day);
  // Before the next file of this worker is imported.
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = await makeSite(projectAt());
  expect(() => checkFiles(site)).not.toThrow();
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'));
  expect(pages.flatMap(([, html]) => hiddenSigns(String(html)))).toEqual([]);
});
