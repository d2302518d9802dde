/** Builds that are killed or run out of disk: visitors find the old site or the new one, never half of one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '../../src/format.ts';
import type { ProjectCopy } from '../support/makeCopy.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { runBuild, startBuild } from '../support/runBuild.ts';

/** Prices of one length, so that sites with different prices differ in nothing else. */
const prices = [511111, 522222, 533333, 544444, 555555, 566666, 577777, 588888, 599999];

function setPrice(copy: ProjectCopy, price: number): void {
  copy.edit('src/content/pricing.ts', /amount: \d+,/, `amount: ${price},`);
}

/** The price that a whole site shows everywhere; throws where the site is not whole. */
function priceOf(site: Readonly<Record<string, string>>, reference: Readonly<Record<string, string>>): number {
  const shown = prices.filter((price) => site['index.html']?.includes(formatRupees(price).slice(1)));
  expect(shown).toHaveLength(1);
  expect(withoutPrice(site)).toEqual(withoutPrice(reference));
  const all = Object.values(site).join('');
  for (const other of prices) {
    if (other !== shown[0]) expect(all.includes(formatRupees(other).slice(1))).toBe(false);
  }
  return shown[0]!;
}

function withoutPrice(site: Readonly<Record<string, string>>): Record<string, string> {
  const price = /5,(\d)\1,\1{3}|5(\d)\2{4}/g;
  const texts = Object.entries(site).filter(([file]) => /\.(html|xml|txt|webmanifest|js)$/.test(file));
  return { ...site, ...Object.fromEntries(texts.map(([file, text]) => [file, text.replace(price, 'price')])) };
}

function besideDist({ root }: ProjectCopy): string[] {
  return readdirSync(root).filter((name) => name.startsWith('dist'));
}

/** Waits until a folder beside dist holds a file or folder, or until the build has ended. */
async function untilWritten(copy: ProjectCopy, [kind, name]: readonly [string, string], hasEnded: () => boolean): Promise<void> {
  const isIn = (folder: string) => folder.startsWith(`dist.${kind}-`) && existsSync(path.join(copy.root, folder, name));
  while (!hasEnded() && !besideDist(copy).some(isIn)) await setTimeout(1);
}

describe('a build that is killed', () => {
  it('leaves the old site or the new one, whenever it is killed, and the next build cleans up', async () => {
    const copy = copyProject();
    setPrice(copy, prices[0]!);
    expect((await runBuild(copy)).code).toBe(0);
    const reference = treeOf(copy.dist);
    let before = priceOf(reference, reference);
    const moments = [
      ['building', '.'],
      ['building', 'pictures'],
      ['building', 'assets'],
      ['building', 'index.html'],
      ['building', '.htaccess'],
      ['building', 'video'],
      ['previous', '.'],
    ] as const;
    for (const [index, moment] of moments.entries()) {
      const price = prices[index + 1]!;
      setPrice(copy, price);
      const { child, outcome } = startBuild(copy);
      await untilWritten(copy, moment, () => child.exitCode !== null || child.signalCode !== null);
      child.kill(index % 2 ? 'SIGINT' : 'SIGKILL');
      await outcome;
      const after = priceOf(treeOf(copy.dist), reference);
      expect([before, price], moment.join(' ')).toContain(after);
      before = after;
    }
    const last = prices.at(-1)!;
    setPrice(copy, last);
    expect((await runBuild(copy)).code).toBe(0);
    expect(priceOf(treeOf(copy.dist), reference)).toBe(last);
    expect(besideDist(copy)).toEqual(['dist']);
  });

  it('between the two renames is put right by the next build, also by one that fails', async () => {
    const copy = copyProject();
    expect((await runBuild(copy)).code).toBe(0);
    const site = treeOf(copy.dist);
    const { pid } = spawnSync(process.execPath, ['--version']);
    const putAside = () => renameSync(copy.dist, `${copy.dist}.previous-${pid}`);

    putAside();
    const sound = copy.read('src/content/pricing.ts');
    copy.write('src/content/pricing.ts', 'export const pricing = {');
    expect((await runBuild(copy)).code).toBe(1);
    expect(treeOf(copy.dist)).toEqual(site);
    expect(besideDist(copy)).toEqual(['dist']);

    putAside();
    copy.write('src/content/pricing.ts', sound);
    expect((await runBuild(copy)).code).toBe(0);
    expect(treeOf(copy.dist)).toEqual(site);
    expect(besideDist(copy)).toEqual(['dist']);
  });
});

describe('a build that cannot write', () => {
  async function expectOldSite(copy: ProjectCopy, shell?: string): Promise<void> {
    copy.write('dist/index.html', 'the last good site');
    const { code, out, err } = await runBuild(copy, shell ? { shell } : {});
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^Could not write the site \(dist\): .+\. Free some disk space, .+ build again\.\n$/);
    expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last good site' });
    expect(besideDist(copy)).toEqual(['dist']);
  }

  it('leaves the old site where a file of public/ stands in the way of a page', async () => {
    const copy = copyProject();
    copy.write('public/about', 'a file where a folder belongs');
    await expectOldSite(copy);
  });

  // A limit on the size of a file ends a write as a full disk does; Windows has none.
  it.skipIf(process.platform === 'win32')('leaves the old site where the disk is full', async () => {
    const copy = copyProject();
    copy.write('public/large.bin', new Uint8Array(3_000_000));
    await expectOldSite(copy, 'ulimit -f 2048');
  });
});
