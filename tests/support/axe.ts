/** Every rule of axe for WCAG 2.2 A and AA and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Returns what breaks a rule in the page, or in the part of it that a selector names; or breaks the one rule named. */
export async function violations(page: Page, part?: string, rule?: string): Promise<string[]> {
  // Through the debugger, which the page's policy does not bind; it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe}; undefined`);
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { run } = (
        globalThis as unknown as {
          axe: { run(context: unknown, options: object): Promise<AxeResults> };
        }
      ).axe;
      const { violations } = await run(part ?? document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    { part, runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: tags } },
  );
}

/** In forced colours Chromium paints letters in the forced colour, yet reports the fill that the page wished for, which axe reads. */
export function fillAsPainted(): void {
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}
