/** What npm run dev does with a file that has just been saved. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isSaved } from '../../src/generator/dev/devServer.ts';
import { projectAt } from '../../src/generator/project.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

it('retries reading a saved file that a virus scanner locks for a moment', () => {
  const project = projectAt(writeFiles({ 'src/content/facts.jsonc': 'new' }));
  const read = vi.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    read.mockRestore();
    syncBuiltinESMExports();
  });
  expect(isSaved(project, 'src/content/facts.jsonc', new Map([['facts.jsonc', 'new']]))).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});
