/** What a step made is made once. */
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { rememberJson } from '../../src/steps/rememberJson.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

const cacheFolder = () => path.join(emptyFolder(), 'not', 'there yet');

describe('rememberJson', () => {
  it('makes a value once', async () => {
    const folder = cacheFolder();
    const make = vi.fn(async () => ({ a: ['é', 1] }));
    const values = [await rememberJson(folder, ['x'], make), await rememberJson(folder, ['x'], make)];
    expect(values).toEqual([{ a: ['é', 1] }, { a: ['é', 1] }]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each([
    [['a'], ['b']],
    [['ab', 'c'], ['a', 'bc']],
    [['a', ''], ['', 'a']],
    [['a'], ['a', '']],
    [['1:a'], ['1', 'a']],
  ])('keeps what was made from %j apart from what was made from %j', async (one, other) => {
    const folder = cacheFolder();
    expect(await rememberJson(folder, one, async () => 'one')).toBe('one');
    expect(await rememberJson(folder, other, async () => 'other')).toBe('other');
  });

  it('makes a damaged value again', async () => {
    const folder = cacheFolder();
    await rememberJson(folder, ['x'], async () => 'first');
    writeFileSync(path.join(folder, readdirSync(folder)[0]!), '"fir');
    expect(await rememberJson(folder, ['x'], async () => 'second')).toBe('second');
    expect(await rememberJson(folder, ['x'], async () => 'third')).toBe('second');
  });

  it('forgets what was made more than 30 days ago when it keeps something new', async () => {
    const folder = writeFiles({ 'old.json': '1', 'young.json': '1' });
    const [old, young] = ['old.json', 'young.json'].map((name) => path.join(folder, name)) as [string, string];
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    utimesSync(old, daysAgo(31), daysAgo(31));
    utimesSync(young, daysAgo(29), daysAgo(29));
    await rememberJson(folder, ['new'], async () => 1);
    const left = readdirSync(folder).map((name) => path.join(folder, name));
    expect([left.length, left.includes(old), left.includes(young)]).toEqual([2, false, true]);
  });

  it('keeps nothing of a step that fails', async () => {
    const folder = emptyFolder();
    const fail = async () => {
      throw new Error('no');
    };
    await expect(rememberJson(folder, ['x'], fail)).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives the value also where nothing can be kept', async () => {
    const file = path.join(emptyFolder(), 'a file');
    writeFileSync(file, '');
    expect(await rememberJson(file, ['x'], async () => 'made')).toBe('made');
  });

  it('lets two builds keep the same value at the same time', async () => {
    const folder = cacheFolder();
    const both = await Promise.all(['a', 'b'].map((value) => rememberJson(folder, ['x'], async () => value)));
    expect(both.every((value) => ['a', 'b'].includes(value))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
