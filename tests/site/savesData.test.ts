/** Whom the pages spare the video and the prefetching. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { savesData } from '../../src/site/client/savesData.ts';

it.each<[visitor: string, saves: boolean, connection?: object]>([
  ['asked to save data', true, { saveData: true, effectiveType: '4g' }],
  ['is on a 3g line', true, { saveData: false, effectiveType: '3g' }],
  ['is on a fast line', false, { saveData: false, effectiveType: '4g' }],
  ['has a browser that reports no connection', false],
])('a visitor who %s saves data: %s', (_, saves, connection) => {
  vi.stubGlobal('navigator', { connection });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(savesData()).toBe(saves);
});
