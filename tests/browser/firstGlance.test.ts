/** The first screen of Home: the headline, the price, the ways to ask, and the Kaaba. */
import { expect, test } from 'vitest';
import { faintLines } from '../support/contrast.ts';
import { hold, notes, pageForAll, phone, resize, shiftOf } from '../support/page.ts';
import { setTextSize } from '../support/states.ts';

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

test.each(['/refund-policy/', '/ur/refund-policy/'])(
  '%s begins with an answer',
  async (address) => {
    const { page, goTo } = visitor();
    await goTo(address);
    await resize(page, { width: 360, height: 560 });
    expect(await page.evaluate(missingParts, ['.text-glance dl > div'])).toEqual([]);
  },
);

test('is complete while the rest of the styles are late, and does not move when they come', async () => {
  const { page, goTo } = visitor();
  const letCome = await hold(page, /\/assets\/site\.\w+\.css$/);
  const loaded = goTo('/');
  await page.locator('.hero__more').waitFor();
  const drawn = page.locator('.site-header__bar > * .icon, .logo__mark, .hero__actions .icon');
  await expect.poll(() => drawn.evaluateAll(undrawn)).toEqual([]);
  const hasFont = () => page.evaluate(() => document.fonts.check('20px Marcellus'));
  await expect.poll(hasFont).toBe(true);
  expect(await page.locator('#menu').isVisible()).toBe(false);
  expect(await page.locator('#includes').count()).toBe(0);
  // If a busy browser paints while it still parses the hero, its buttons move up once, until all of them are there.
  const before = await notes(page);
  letCome();
  await loaded;
  await page.locator('#includes').waitFor();
  const shifts = (await notes(page)).shifts.slice(before.shifts.length);
  expect(shiftOf(shifts), shifts.join('\n')).toBe(0);
});

/** The parts with the answer and the questions, and the windows whose first screen of the English Home has them. */
const parts = ['.hero__title', '.hero .button--gold', '.hero__price', '.site-header__phone'];
const whole = ['360 x 640', '768 x 1024', '1366 x 768', '1920 x 1080'];

/** The only window in which Bengali and Hindi are checked, because their words are as long as English ones. */
const narrowest = 320;

const windows = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [740, 360],
  [1366, 768],
  [1920, 1080],
  [360, 740, 'in large text'],
] as const;

test.each(['/', '/bn/', '/hi/', '/ur/'])('%s keeps the Kaaba and its words clear', async (home) => {
  const { page, goTo } = visitor();
  // English, which most people read first, has the contrast of small text in its headline, too.
  const leastRatio = home === '/' ? 4.5 : 3;
  await goTo(home);
  for (const [width, height, text] of windows) {
    if (/bn|hi/.test(home) && width !== narrowest) continue;
    await resize(page, { width, height });
    if (text) await setTextSize(page, 32);
    await page.locator('.hero img').evaluate((image) => (image as HTMLImageElement).decode());
    const name = `${width} x ${height}`;
    const shown = home === '/' && whole.includes(name) ? parts : [];
    const faults = [
      ...(await page.evaluate(missingParts, shown)),
      ...(await page.evaluate(kaabaFaults)),
      ...(await faintLines(page, '.hero', leastRatio)),
    ];
    expect(faults, `${name} ${text ?? ''}`).toEqual([]);
  }
  await setTextSize(page, 16);
});

/** Returns the icons whose lines have no size yet. */
function undrawn(icons: Element[]): string[] {
  return icons
    .filter((icon) => icon.getClientRects().length > 0)
    .filter((icon) => getComputedStyle(icon).visibility === 'visible')
    .filter((icon) => (icon as SVGGraphicsElement).getBBox().width === 0)
    .map((icon) => icon.outerHTML);
}

/** Runs in the page: returns the parts that are hidden, covered or not wholly in the window. */
function missingParts(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) => {
    const part = document.querySelector(selector)!;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const isShown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isShown && isInside && part.contains(hit) ? [] : [`${selector} is not on the screen`];
  });
}

/** Runs in the page: returns whether the Kaaba in the picture is cut off, and which words or links cover it. */
function kaabaFaults(): string[] {
  const hero = document.querySelector('.hero')!;
  const image = hero.querySelector('img')!;
  const [box, frame] = [image.getBoundingClientRect(), hero.getBoundingClientRect()];
  const isWide = matchMedia('(min-aspect-ratio: 1/1)').matches;
  // The ratio of the fixture's picture, and where the Kaaba is in it, as shares of its width and height.
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
  const covers = [...document.querySelectorAll('.hero :is(p, h1), main a')].filter((part) => {
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
