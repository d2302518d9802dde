/** How far an upload is, in a terminal and in a file. */
import { expect, it } from 'vitest';
import { showProgress } from '../../src/upload/progress.ts';
import { sayBytes, sayCount, sayKilobytes } from '../../src/words.ts';

const play = (screen: { isTTY?: boolean; columns?: number }) => {
  const written: string[] = [];
  let time = 0;
  const progress = showProgress(40_000, { ...screen, write: (text: string) => written.push(text) }, () => time);
  for (const name of ['pictures/a.avif', 'index.html']) {
    progress.begin({ name, size: 20_000 });
    time += 1_000;
    progress.sent(10_000);
    time += 10;
    progress.sent(15_000);
    time += 990;
    progress.finish();
  }
  progress.end();
  return written;
};

it('redraws one line with the share, the speed and the file, at most ten times a second', () => {
  const lines = play({ isTTY: true, columns: 80 });
  expect(lines.map((line) => line.trimEnd())).toEqual([
    '\r[....................]   0 %  0 bytes of 40 KB    pictures/a.avif',
    '\r[#####...............]  25 %  10 KB of 40 KB  10 KB/s  pictures/a.avif',
    '\r[##########..........]  50 %  20 KB of 40 KB  10 KB/s  pictures/a.avif',
    '\r[###############.....]  75 %  30 KB of 40 KB  10 KB/s  index.html',
    '\r[####################] 100 %  40 KB of 40 KB  10 KB/s  index.html',
    '',
  ]);
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([80, 81]));
});

it('never gets longer than the terminal is wide', () => {
  for (const line of play({ isTTY: true, columns: 30 })) expect(line.replaceAll('\r', '').length).toBeLessThan(30);
});

it('writes one line for each file where there is no terminal', () => {
  expect(play({})).toEqual([' 50 %  pictures/a.avif  20 KB\n', '100 %  index.html  20 KB\n']);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [12_345, '12 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [4_249_000, '4.2 MB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(sayBytes(bytes)).toBe(words);
});

it('says kilobytes and counts', () => {
  expect([sayKilobytes(4_200_000), sayCount(1, 'file'), sayCount(1_200, 'file')]).toEqual([
    '4,200 KB',
    '1 file',
    '1,200 files',
  ]);
});
