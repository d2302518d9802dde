/** The one test of the live content; no word, number or picture of it is asserted. */
import { expect, it } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { projectAt } from '../../src/generator/project.ts';

it('accepts the live content', { timeout: 180_000 }, async () => {
  expect(checkFiles(await makeSite(projectAt()))).not.toEqual([]);
});
