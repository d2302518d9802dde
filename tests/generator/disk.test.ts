/** How files are moved and deleted while other programs lock them. */
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { retryWhileLocked, remove } from '../../src/generator/files/disk.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

const wait = vi.spyOn(Atomics, 'wait');
beforeEach(() => void wait.mockReset().mockReturnValue('timed-out'));
afterAll(() => wait.mockRestore());

/** Returns a function that fails a number of times with a system error before it works, and the number of its calls. */
function busy(times: number, code: string) {
  let calls = 0;
  const act = () => {
    if (++calls <= times) throw Object.assign(new Error(code), { code });
    return 'done';
  };
  return { act, calls: () => calls };
}

it.each(['EPERM', 'EACCES', 'EBUSY'])('retries if a file is locked: %s', (code) => {
  const { act, calls } = busy(2, code);
  expect([retryWhileLocked(act), calls()]).toEqual(['done', 3]);
});

it('tries six times within two seconds, and throws the last error', () => {
  const { act, calls } = busy(6, 'EBUSY');
  expect(() => retryWhileLocked(act)).toThrow('EBUSY');
  expect(calls()).toBe(6);
  const waits = wait.mock.calls.map(([, , , milliseconds]) => milliseconds!);
  expect(waits.reduce((sum, each) => sum + each)).toBe(1550);
});

it('does not wait if waiting would not help', () => {
  const { act, calls } = busy(1, 'ENOSPC');
  expect(() => retryWhileLocked(act)).toThrow('ENOSPC');
  expect([calls(), wait.mock.calls]).toEqual([1, []]);
});

it('deletes a folder with everything in it, but not the targets of its links', () => {
  const folder = writeFiles({ 'kept/a.txt': 'a', 'gone/b/c.txt': 'c' });
  symlinkSync(path.join(folder, 'kept'), path.join(folder, 'gone', 'link'), 'junction');
  remove(path.join(folder, 'gone'));
  remove(path.join(folder, 'gone'));
  expect(readdirSync(folder)).toEqual(['kept']);
  expect(existsSync(path.join(folder, 'kept', 'a.txt'))).toBe(true);
});
