/** What a visitor sees before scrolling: the headline, the price, the ways to ask, and the Kaaba whole between them. */
import { expect, test } from 'vitest';
import { faintLines } from '../support/contrast.ts';
import { notes, pageForAll, resize } from '../support/page.ts';
import { headerFaults } from '../support/pageFaults.ts';

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
    expect([
      y >= 0,
      y + height <= smallPhone.height,
      x >= 0,
      x + width <= smallPhone.width,
    ]).toEqual([true, true, true, true]);
  }
  expect((await notes(page)).shifts.filter((shift) => parseFloat(shift) >= 0.01)).toEqual([]);
  await page.getByRole('link', { name: 'Packages from' }).tap();
  await expect
    .poll(() => page.locator('#price').evaluate((card) => card.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(await page.locator('#price').textContent()).toMatch(
    /100% refundable within 7\s?days of booking/,
  );
  await page.locator('#price').getByRole('link', { name: 'Refund Policy' }).tap();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/refund-policy');
});

test.each([
  [
    'a phone',
    onPhone,
    [
      [320, 568],
      [344, 882],
      [360, 740],
      [412, 915],
      [740, 360],
      [768, 1024],
    ],
  ],
  [
    'a computer',
    onComputer,
    [
      [1024, 768],
      [1280, 800],
      [1366, 650],
      [1440, 900],
      [1920, 1080],
    ],
  ],
] as const)(
  'on %s the Kaaba is whole, clear of words and buttons, and the words can be read',
  async (_what, visitor, windows) => {
    const { page, goTo } = visitor();
    await goTo('/');
    for (const [width, height] of windows) {
      await resize(page, { width, height });
      await page
        .locator('[data-behaviour=hero-loop] img')
        .evaluate((image) => (image as HTMLImageElement).decode());
      expect(await page.evaluate(kaabaFaults), `${width} x ${height}`).toEqual([]);
      expect(await faintLines(page, '[data-behaviour=hero-loop]'), `${width} x ${height}`).toEqual(
        [],
      );
    }
  },
);

test('the header stands in one line from the first window that has it', async () => {
  const { page, goTo } = onComputer();
  await goTo('/refund-policy');
  for (const width of [1024, 1100, 1152]) {
    await resize(page, { width, height: 800 });
    expect(await page.evaluate(headerFaults), `${width} px`).toEqual([]);
  }
});

/** Runs in the page: what of the Kaaba the crop has left out, and the words and links that lie over it. */
function kaabaFaults(): string[] {
  const hero = document.querySelector('[data-behaviour=hero-loop]')!;
  const image = hero.querySelector('img')!;
  const [box, frame] = [image.getBoundingClientRect(), hero.getBoundingClientRect()];
  const isWide = matchMedia('(min-aspect-ratio: 1/1)').matches;
  // The shape of the poster, and where in it the Kaaba stands, as shares of its width and height.
  const [ratio, left, right, top, bottom] = isWide
    ? [16 / 9, 0.67, 0.787, 0.6, 0.79]
    : [9 / 16, 0.41, 0.607, 0.66, 0.768];
  const height = Math.max(box.height, box.width / ratio);
  const width = height * ratio;
  const [x, y] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const from = { x: box.left + (box.width - width) * x!, y: box.top + (box.height - height) * y! };
  const kaaba = new DOMRect(
    from.x + left * width,
    from.y + top * height,
    (right - left) * width,
    (bottom - top) * height,
  );
  const isCut =
    kaaba.left < 0 ||
    kaaba.right > innerWidth ||
    kaaba.top < frame.top ||
    kaaba.bottom > frame.bottom;
  const covers = [
    ...document.querySelectorAll('[data-behaviour=hero-loop] :is(p, h1), main a'),
  ].filter((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...(part.matches('a') ? part : range).getClientRects()].some(
      (line) =>
        line.width > 2 &&
        line.right > kaaba.left &&
        line.left < kaaba.right &&
        line.bottom > kaaba.top &&
        line.top < kaaba.bottom,
    );
  });
  return [
    ...(isCut ? [`the Kaaba is cut: ${JSON.stringify(kaaba)}`] : []),
    ...covers.map(({ textContent }) => `"${textContent}" lies over the Kaaba`),
  ];
}
