/** Where things are beside each other. */
import { expect, test } from 'vitest';
import { pageForAll, resize } from '../support/page.ts';

const visitor = pageForAll({ reducedMotion: 'reduce' });

test('the other languages are read after the headline and are above it', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const [title, links] = await page
    .locator('.hero :is(h1, .language-links)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(links).toBeLessThan(title!);
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
