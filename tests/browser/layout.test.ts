/** Where things stand beside each other. */
import { expect, test } from 'vitest';
import { pageForAll } from '../support/page.ts';

const visitor = pageForAll({ reducedMotion: 'reduce' });

test('fourteen sections of the Terms are listed in 1280 x 800', async () => {
  const { page, goTo } = visitor();
  await goTo('/terms-and-conditions');
  const heights = await page.locator('.legal-contents__open').evaluate((nav) => {
    const list = nav.querySelector('ol')!;
    while (list.children.length < 14) list.append(list.children[1]!.cloneNode(true));
    return [nav.scrollHeight, nav.clientHeight] as const;
  });
  expect(heights[0]).toBeLessThanOrEqual(heights[1]);
});

test.each([768, 1280])('the figures at a glance keep to the column at %i px', async (width) => {
  const { page, goTo } = visitor();
  await goTo('/refund-policy');
  await page.setViewportSize({ width, height: 800 });
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())!.width;
  expect(await widthOf('.legal-glance')).toBe(await widthOf('#full-refund'));
});
