/** Checks accessibility with axe: all its rules for WCAG 2.2 A and AA, and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that depend on the window: on colours and on sizes. */
export const looks = ['color-contrast', 'target-size'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Returns the violations of all rules, or of some, in a page or in the part of it that a selector matches. */
export async function violations(
  page: Page,
  part?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // axe is half a megabyte, so it is loaded once per page, through the debugger, which the CSP does not restrict.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(`${axe}; undefined`);
    await page.evaluate(fillAsPainted);
  }
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { run } = (
        globalThis as unknown as {
          axe: { run(context: unknown, options: object): Promise<AxeResults> };
        }
      ).axe;
      // Otherwise axe would wait for an answer from the live map's frame, which is empty.
      const options = { runOnly, resultTypes: ['violations'], iframes: false };
      const { violations } = await run(part ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    { part, runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags } },
  );
}

/** Runs in the page. Corrects what Chromium reports to axe in forced colours: a fill colour of letters that it does not paint. */
function fillAsPainted(): void {
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}
