/** Where things are beside each other. */
import { expect, test } from 'vitest';
import { pageForAll, resize } from '../support/page.ts';

const visitor = pageForAll({ reducedMotion: 'reduce' });

test('fourteen sections of the Terms are listed in 1280 x 800', async () => {
  const { page, goTo } = visitor();
  await goTo('/terms-and-conditions/');
  const heights = await page.locator('.legal-contents__open').evaluate((nav) => {
    const list = nav.querySelector('ol')!;
    while (list.children.length < 14) list.append(list.children[1]!.cloneNode(true));
    return [nav.scrollHeight, nav.clientHeight] as const;
  });
  expect(heights[0]).toBeLessThanOrEqual(heights[1]);
});

test('the phone number has one line at 280 px', async () => {
  const { page, goTo } = visitor();
  await goTo('/contact/');
  await page.setViewportSize({ width: 280, height: 653 });
  const text = (await page.locator('.contact-card--phone .contact-card__text').boundingBox())!;
  expect(text.height).toBeLessThan(40);
});

test('the other languages are read after the headline and are above it', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const [title, links] = await page
    .locator('.hero :is(h1, .language-links)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(links).toBeLessThan(title!);
});

test.each([768, 1280])('the figures at a glance keep to the column at %i px', async (width) => {
  const { page, goTo } = visitor();
  await goTo('/refund-policy/');
  await page.setViewportSize({ width, height: 800 });
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())!.width;
  expect(await widthOf('.legal-glance')).toBe(await widthOf('#full-refund'));
});

test('the title over the family links is apart from them', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  for (const width of [360, 768]) {
    await resize(page, { width, height: 1024 });
    await page.locator('.family-links').scrollIntoViewIfNeeded();
    const gap = () =>
      page.evaluate(() => {
        const box = (part: string) =>
          document.querySelector(`.family-links__${part}`)!.getBoundingClientRect();
        return box('list').top - box('title').bottom;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(8);
  }
});

test('a long service has a row of the price card', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  await resize(page, { width: 360, height: 680 });
  await page.locator('#price').scrollIntoViewIfNeeded();
  const services = page.locator('.price-card__includes li');
  const width = async (name: string) =>
    (await services.filter({ hasText: name }).boundingBox())!.width;
  expect(await width('Zam Zam water')).toBeGreaterThan(1.8 * (await width('Washing')));
});
