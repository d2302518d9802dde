/** The one test of the live content; no word, number or picture of it is asserted. */
import { expect, it } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { projectAt } from '../../src/generator/project.ts';
import { hiddenSigns } from '../support/hiddenSigns.ts';

it('accepts the live content', { timeout: 180_000 }, async () => {
  const site = await makeSite(projectAt());
  expect(() => checkFiles(site)).not.toThrow();
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'));
  expect(pages.flatMap(([, html]) => hiddenSigns(String(html)))).toEqual([]);
});
