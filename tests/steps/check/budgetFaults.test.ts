/** What may weigh how much. */
import { describe, expect, it } from 'vitest';
import { budgetFaults } from '../../../src/steps/check/budgetFaults.ts';
import * as budget from '../../../src/steps/check/budgets.ts';
import type { PageWeight } from '../../../src/steps/check/weighPage.ts';
import { emptyFolder, writeFiles } from '../../support/writtenSite.ts';

const light = { file: 'x.html', html: 1, script: 1, firstView: 1, requests: 1 };
const kinds = [
  ['/', 'home'],
  ['/about', 'other'],
] as const;

describe.each(kinds)('the budgets of %s', (path, kind) => {
  const most: PageWeight = {
    path,
    file: 'x.html',
    html: budget.htmlBudget[kind],
    script: budget.scriptBudget,
    firstView: budget.firstViewBudget[kind],
    requests: budget.requestBudget,
  };

  it('may be used up to the last byte', () => {
    expect(budgetFaults([most], emptyFolder())).toEqual([]);
  });

  it.each([
    ['html', 'its packed HTML weighs', 'bytes'],
    ['script', 'its script weighs', 'bytes'],
    ['firstView', 'its first view on a phone weighs', 'bytes'],
    ['requests', 'its first view on a phone takes', 'requests'],
  ] as const)('do not stretch by one: %s', (part, words, unit) => {
    const over = { ...most, [part]: most[part] + 1 };
    expect(budgetFaults([over], emptyFolder())).toContain(
      `x.html: ${words} ${most[part] + 1} ${unit}, ${most[part]} are allowed. Shorten it.`,
    );
  });

  it.runIf(kind === 'other')('take Brotli where gzip is over, and still keep gzip to one flight', () => {
    const packed = { ...most, html: budget.firstFlight, brotli: most.html };
    expect(budgetFaults([packed], emptyFolder())).toEqual([]);
    expect(budgetFaults([{ ...packed, brotli: most.html + 1 }], emptyFolder())).toHaveLength(1);
    expect(budgetFaults([{ ...packed, html: budget.firstFlight + 1 }], emptyFolder())).toEqual([
      `x.html: its HTML packed with gzip weighs ${budget.firstFlight + 1} bytes, ${budget.firstFlight} are allowed. Shorten it.`,
    ]);
  });
});

describe('the figures of the budgets', () => {
  it('are no looser than what the site promises', () => {
    expect(budget.htmlBudget.home).toBeLessThanOrEqual(14_600);
    expect(budget.htmlBudget.other).toBeLessThanOrEqual(11_000);
    expect(budget.firstFlight).toBeLessThanOrEqual(14_600);
    expect(budget.scriptBudget).toBeLessThanOrEqual(1_500);
    expect(budget.firstViewBudget.home).toBeLessThanOrEqual(85_000);
    expect(budget.requestBudget).toBeLessThanOrEqual(10);
    expect(budget.loopBudget).toBeLessThanOrEqual(200_000);
  });
});

describe('the budget of the loop', () => {
  const loops = ['webm', 'mp4'].flatMap((ending) => [`hero-landscape.${ending}`, `hero-portrait.${ending}`]);

  it.each(loops)('holds for %s', (name) => {
    const files = (bytes: number) => writeFiles({ [`video/${name}`]: new Uint8Array(bytes) });
    const pages = [{ ...light, path: '/' }];
    expect(budgetFaults(pages, files(budget.loopBudget))).toEqual([]);
    expect(budgetFaults(pages, files(budget.loopBudget + 1))).toEqual([
      `public/video/${name}: it weighs ${budget.loopBudget + 1} bytes, ${budget.loopBudget} are allowed. ` +
        'Encode it smaller or shorter.',
    ]);
  });
});
