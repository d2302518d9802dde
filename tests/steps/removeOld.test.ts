/** What has grown old in a cache. */
import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { day, removeOld } from '../../src/steps/removeOld.ts';
import { writeFiles } from '../support/writtenSite.ts';

it('goes, each file by what is allowed for its name, and what cannot go stays', () => {
  const folder = writeFiles({ 'kept 4': '', 'kept 6': '', 'other 6': '', 'folder 6/x': '' });
  for (const name of readdirSync(folder)) {
    const time = new Date(Date.now() - Number(name.at(-1)) * day);
    utimesSync(path.join(folder, name), time, time);
  }
  removeOld(folder, (name) => (name.startsWith('other') ? Infinity : 5 * day));
  expect(readdirSync(folder).sort()).toEqual(['folder 6', 'kept 4', 'other 6']);
});
