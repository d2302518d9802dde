/** What four scripts share on one page: readable words on the hero's picture, buttons, the count of the questions. */
import { beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../src/generator/makeSite.ts';
import { serve, type SiteServer } from '../../src/commands/serve.ts';
import { answeredProject } from '../support/answered.ts';
import { faintLines } from '../support/contrast.ts';
import { kaabaFaults } from '../support/kaaba.ts';
import { pageForAll, resize } from '../support/page.ts';

const homes = ['/', '/bn/', '/hi/', '/ur/'];

const wideWindows = [
  { width: 740, height: 360 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

let server: SiteServer;

beforeAll(async () => {
  const { files } = await makeSite(await answeredProject());
  server = await serve(() => files);
  return () => server.close();
});

const visitor = pageForAll({ reducedMotion: 'reduce' });

test('wide heroes keep their words off the Kaaba and readable', async () => {
  const { page, goTo } = visitor();
  for (const home of homes) {
    await goTo(home, server.url);
    for (const window of wideWindows) {
      await resize(page, window);
      const where = `${home} in ${window.width} x ${window.height}`;
      expect([where, await page.evaluate(kaabaFaults)]).toEqual([where, []]);
      // WCAG 2.2 asks less of large type.
      expect([where, await faintLines(page, '.hero__title', 3)]).toEqual([where, []]);
      expect([where, await faintLines(page, '.hero__tagline')]).toEqual([where, []]);
    }
  }
});

test('gives every button a border, also where the system paints its own colours', async () => {
  const { page, goTo } = visitor();
  for (const address of ['/', '/contact/', '/404.html']) {
    await goTo(address, server.url);
    const faults = await page.locator('.button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const style = getComputedStyle(button);
        const isThere = /^[12]px solid/.test(style.borderTop);
        const isClear = (colour: string) => colour.endsWith(', 0)');
        // A button without a ground of its own shows where it ends.
        const isSeen = !isClear(style.backgroundColor) || !isClear(style.borderTopColor);
        return isThere && isSeen ? [] : `${button.className}: ${style.borderTop}`;
      }),
    );
    expect([address, faults]).toEqual([address, []]);
  }
});

test('counts the questions on where they are folded', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  const drawn = await page.locator('.ask-first__list li').evaluateAll((rows) =>
    rows.map((row) => {
      const list = row.parentElement as HTMLOListElement;
      const first = Number(getComputedStyle(list).counterReset.match(/-?\d+/)?.[0]);
      return first + [...list.children].indexOf(row) + 1;
    }),
  );
  expect(drawn).toEqual(drawn.map((_, at) => at + 1));
});
