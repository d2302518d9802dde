/** What a visitor sees before scrolling: the headline, the price, the ways to ask, and the Kaaba whole between them. */
import { describe, expect, test } from 'vitest';
import { faintLines } from '../support/contrast.ts';
import { notes, pageForAll, resize, useBrowser } from '../support/page.ts';

useBrowser();

const smallPhone = { width: 360, height: 640 };
const onPhone = pageForAll({ view: { ...smallPhone, touch: true }, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });

test('the first screen of Home holds the ways on, shifts nothing, and leads to the price and the refund rule', async () => {
  const { page, goTo } = onPhone();
  await goTo('/');
  const shown = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('link', { name: 'Book Your Umrah Now' }),
    page.getByRole('link', { name: 'Packages from ₹1,09,999' }),
    page.getByRole('banner').getByRole('link', { name: 'Call' }),
    page.getByRole('main').getByRole('link', { name: 'Message us on WhatsApp' }),
  ];
  for (const part of shown) {
    const { x, y, width, height } = (await part.boundingBox())!;
    expect([y >= 0, y + height <= smallPhone.height, x >= 0, x + width <= smallPhone.width]).toEqual([true, true, true, true]);
  }
  expect((await notes(page)).shifts.filter((shift) => parseFloat(shift) >= 0.01)).toEqual([]);
  await page.getByRole('link', { name: 'Packages from' }).tap();
  await expect.poll(() => page.locator('#price').evaluate((card) => card.getBoundingClientRect().top)).toBeLessThan(200);
  expect(await page.locator('#price').textContent()).toMatch(/100% refundable within 7\s?days of booking/);
  await page.locator('#price').getByRole('link', { name: 'Refund Policy' }).tap();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/refund-policy');
});

describe('the hero shows the Kaaba whole, clear of words and buttons, and words that can be read', () => {
  test.each([
    ['a phone', onPhone, [[320, 568], [344, 882], [360, 740], [412, 915], [740, 360], [768, 1024]]],
    ['a computer', onComputer, [[1024, 768], [1280, 800], [1366, 650], [1440, 900], [1920, 1080]]],
  ] as const)('on %s', async (_what, visitor, windows) => {
    const { page, goTo } = visitor();
    await goTo('/');
    for (const [width, height] of windows) {
      await resize(page, { width, height });
      await page.locator('[data-behaviour=hero-loop] img').evaluate((image) => (image as HTMLImageElement).decode());
      const { kaaba, inside, crossed } = await page.evaluate(findKaaba);
      expect(inside, `${width} x ${height}: ${JSON.stringify(kaaba)}`).toBe(true);
      expect(crossed, `${width} x ${height}`).toEqual([]);
      expect(await faintLines(page, '[data-behaviour=hero-loop]'), `${width} x ${height}`).toEqual([]);
    }
  });
});

test('the header stands in one line, and lets its gold button stand alone', async () => {
  const { page, goTo } = onComputer();
  for (const address of ['/', '/contact', '/terms-and-conditions']) {
    await goTo(address);
    const gold = await page.evaluate(() =>
      [...document.querySelectorAll('a')].filter((link) => {
        const { top, height } = link.getBoundingClientRect();
        return height > 0 && top < innerHeight && getComputedStyle(link).backgroundColor === 'rgb(242, 183, 92)';
      }).length,
    );
    expect(gold, address).toBe(1);
  }
  for (const width of [1024, 1100, 1152, 1280]) {
    await resize(page, { width, height: 800 });
    const heights = await page.getByRole('banner').evaluate((header) =>
      [...header.querySelectorAll('a')].filter((link) => link.offsetParent).map((link) => link.offsetHeight),
    );
    expect(heights.filter((height) => height > 60), `${width} px`).toEqual([]);
  }
});

/** Runs in the page: where the crop has put the Kaaba, and the words and links that lie over it. */
function findKaaba() {
  const hero = document.querySelector('[data-behaviour=hero-loop]')!;
  const image = hero.querySelector('img')!;
  const box = image.getBoundingClientRect();
  const isWide = matchMedia('(min-aspect-ratio: 1/1)').matches;
  const [width, height] = isWide ? ([16, 9] as const) : ([9, 16] as const);
  // Its edges in the posters, as shares of their width and height.
  const [left, right, top, bottom] = isWide ? ([0.67, 0.787, 0.6, 0.79] as const) : ([0.41, 0.607, 0.66, 0.768] as const);
  const scale = Math.max(box.width / width, box.height / height);
  const [x, y] = getComputedStyle(image).objectPosition.split(' ').map((share) => parseFloat(share) / 100) as [number, number];
  const from = { x: box.left + (box.width - width * scale) * x, y: box.top + (box.height - height * scale) * y };
  const kaaba = {
    left: from.x + left * width * scale,
    right: from.x + right * width * scale,
    top: from.y + top * height * scale,
    bottom: from.y + bottom * height * scale,
  };
  const frame = hero.getBoundingClientRect();
  const inside = kaaba.left >= 0 && kaaba.right <= innerWidth && kaaba.top >= frame.top && kaaba.bottom <= frame.bottom;
  const crossed: string[] = [];
  for (const part of document.querySelectorAll('[data-behaviour=hero-loop] :is(p, h1), main a')) {
    const range = document.createRange();
    range.selectNodeContents(part);
    const rects = part.matches('a') ? [part.getBoundingClientRect()] : [...range.getClientRects()];
    for (const line of rects) {
      const apart = line.right <= kaaba.left || line.left >= kaaba.right || line.bottom <= kaaba.top || line.top >= kaaba.bottom;
      if (!apart && line.width > 2) crossed.push(part.textContent!);
    }
  }
  return { kaaba, inside, crossed };
}
