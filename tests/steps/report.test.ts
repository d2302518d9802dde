/** The report of a build. */
import { describe, expect, it } from 'vitest';
import { htmlBudget } from '../../src/steps/check/budgets.ts';
import type { Site } from '../../src/steps/loadSite.ts';
import { report } from '../../src/steps/report.ts';
import { agency } from '../../src/content/agency.ts';
import * as site from '../../src/site.ts';

const pages = [
  { path: '/', file: 'index.html', html: htmlBudget.home + 1, brotli: htmlBudget.home / 2, script: 900, firstView: 76_037, requests: 10 },
  { path: '/about', file: 'about/index.html', html: htmlBudget.other, script: 900, firstView: 1_000, requests: 9 },
];
const figures = { pages, pictures: { encoded: 3, cached: 116 }, seconds: 1.26 };
const linesOf = (unconfirmed: readonly string[]) => report({ ...site, unconfirmed } as Site, figures).split('\n');

describe('the report', () => {
  const [head, ...rows] = linesOf([]);

  it('has a row for each page: weight, share of its budget, first view, requests', () => {
    expect(head).toMatch(/^Page +HTML, gzip +Brotli +of budget +First view +Requests$/);
    expect(rows[0]).toMatch(/^index\.html +14,601 +7,300 +50 % +76,037 +10$/);
    expect(rows[1]).toMatch(/^about\/index\.html +11,000 +100 % +1,000 +9$/);
  });

  it('stands in columns', () => {
    expect(new Set([head, rows[0], rows[1]].map((line) => line!.length)).size).toBe(1);
  });

  it('counts pictures and seconds', () => {
    expect(rows[3]).toBe('Pictures: 3 files encoded, 116 from the cache. 1.3 s in all.');
  });

  it('ends there when every fact is confirmed', () => {
    expect(rows).toHaveLength(4);
  });

  it('names every unconfirmed fact with its value and the file to edit', () => {
    const [title, ...facts] = linesOf(['phone', 'address.street']).slice(6);
    expect(title).toContain('src/content/agency.ts');
    expect(facts).toEqual([`  phone           ${agency.phone}`, `  address.street  ${agency.address.street}`]);
  });

  it('has no line that a terminal would have to break', () => {
    for (const line of linesOf(site.unconfirmed)) expect(line.length).toBeLessThanOrEqual(80);
  });
});
