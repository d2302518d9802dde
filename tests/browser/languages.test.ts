/** Home in other languages: its direction and its strips. */
import { expect, test } from 'vitest';
import { inLetters } from '../support/inLetters.ts';
import { pageForAll, phone } from '../support/page.ts';
import { mountCarousels, openMenu } from '../support/states.ts';

const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });

test('Urdu begins at the right', async () => {
  const { page, goTo } = onPhone();
  await goTo('/ur/');
  const middle = async (selector: string) => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return x + width / 2;
  };
  expect(await middle('.logo')).toBeGreaterThan(180);
  expect(await middle('.site-header__menu')).toBeLessThan(180);
  expect(await middle('.ask-first li')).toBeGreaterThan(170);
});

test.each(['/', '/bn/', '/ur/'])(
  '%s shows the other languages in its menu, above the button',
  async (path) => {
    const { page, goTo } = onPhone();
    await goTo(path);
    await openMenu(page);
    const links = (await page.locator('#menu .language-links').boundingBox())!;
    const contacts = (await page.locator('.menu__contacts').boundingBox())!;
    expect(links.y + links.height).toBeLessThanOrEqual(contacts.y);
  },
);

test('Urdu moves its carousel from right to left, by mirrored arrows', async () => {
  const { page, goTo } = onComputer();
  await goTo('/ur/');
  await mountCarousels(page);
  const carousel = page.locator('#makkah');
  const buttons = carousel.locator('.round-button');
  const [previous, next] = [buttons.first(), buttons.last()];
  const left = async (part: typeof next) => (await part.boundingBox())!.x;
  expect(await left(previous)).toBeGreaterThan(await left(next));
  const arrow = next.locator('.icon');
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).transform)).toMatch(/^matrix\(-1,/);
  const [first, second] = [0, 1].map((at) => carousel.locator('li').nth(at)) as [
    typeof next,
    typeof next,
  ];
  const start = await left(first);
  expect(await left(second)).toBeLessThan(start);
  await next.click();
  await expect.poll(async () => Math.abs((await left(second)) - start)).toBeLessThan(2);
  const position = await carousel.locator('[role=status]').textContent();
  expect(position!.replace(/\s/g, ' ')).toBe(`2–3 ${inLetters('ur', 'of')} 5`);
});
