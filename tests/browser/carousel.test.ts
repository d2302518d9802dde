/** The carousels: by button, by key, by mouse and by finger, with and without motion, in windows that change. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, openPage, pageForAll, phone, resize } from '../support/page.ts';
import { mountCarousels, nextFrame } from '../support/states.ts';

type Motion = 'reduce' | 'no-preference';

const chunk = /\/assets\/(?!main\.).*\.js$/;

const visitor = pageForAll({ reducedMotion: 'reduce' });

/** Home with its carousels at work; `first` is the one of five places. */
async function open(motion: Motion = 'reduce') {
  const { page, faults, requests, goTo } = visitor();
  await page.emulateMedia({ reducedMotion: motion });
  await goTo('/');
  // Who never comes near a strip pays for no carousel.
  expect(requests.filter((url) => chunk.test(url))).toEqual([]);
  await mountCarousels(page);
  const first = page.locator('[data-behaviour=carousel]').first();
  const [next, previous] = [first.locator('[data-step=">"]'), first.locator('[data-step="<"]')];
  return { page, faults, first, next, previous, status: first.getByRole('status') };
}

/** Which places stand whole in the window, counted from 1, and whether they rest where the strip puts places. */
function shown(carousel: Locator): Promise<string> {
  return carousel.evaluate((root) => {
    const track = root.querySelector('[data-glide-el]')!.getBoundingClientRect();
    const boxes = [...root.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    const whole = boxes.flatMap(({ left, right }, index) =>
      left >= track.left - 2 && right <= innerWidth + 2 ? [index + 1] : [],
    );
    return `${whole[0]}–${whole.at(-1)} of ${boxes.length}`;
  });
}

/** Which places can be reached by keys though nothing of them is in the window. */
function reachable(carousel: Locator): Promise<number[]> {
  return carousel.locator('li').evaluateAll((slides) =>
    slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return !(slide as HTMLElement).inert && (left >= innerWidth || right <= 0) ? [index + 1] : [];
    }),
  );
}

/** Presses a key until the carousel says that it has moved, as it does not listen while it moves; one press is one place. */
async function pressTo(
  place: string,
  carousel: Locator,
  key: string,
  motion: Motion,
): Promise<void> {
  const status = () => carousel.getByRole('status').textContent();
  const before = await status();
  const press = async () => (await carousel.page().keyboard.press(key), status());
  await expect.poll(press, { interval: 100 }).not.toBe(before);
  expect(await status()).toBe(place);
  // Without motion the place is there in the next frame.
  if (motion === 'reduce')
    expect((await nextFrame(carousel.page()), await shown(carousel))).toBe(place);
  await expect.poll(() => shown(carousel)).toBe(place);
  expect(await reachable(carousel)).toEqual([]);
}

describe('a carousel on a computer', () => {
  test.each([
    ['no-preference', ['2–3 of 5'], ['1–2 of 5']],
    ['reduce', ['2–3 of 5', '3–4 of 5', '4–5 of 5'], ['3–4 of 5', '2–3 of 5', '1–2 of 5']],
  ] as const)(
    'moves one place a press of its own buttons, and says where it is (%s)',
    async (motion, there, back) => {
      const { page, first, next, previous, faults } = await open(motion);
      const other = page.locator('[data-behaviour=carousel]').nth(1);
      const fixed = await shown(other);
      // Keys that are meant for others.
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
      await nextFrame(page);
      expect([await shown(first), await previous.isDisabled(), await next.isDisabled()]).toEqual([
        '1–2 of 5',
        true,
        false,
      ]);
      expect(await reachable(first)).toEqual([]);
      await next.focus();
      for (const place of there) await pressTo(place, first, 'Enter', motion);
      expect(
        await first
          .locator('li')
          .first()
          .evaluate((slide) => (slide as HTMLElement).inert),
      ).toBe(true);
      if (motion === 'reduce') {
        expect(await next.isDisabled()).toBe(true);
        // The keyboard is not lost with the button.
        expect(await previous.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      await previous.focus();
      for (const place of back) await pressTo(place, first, ' ', motion);
      expect([await previous.isDisabled(), await shown(other)]).toEqual([true, fixed]);
      expect(faults).toEqual([]);
      await next.click();
      const glide = await first
        .locator('ul')
        .evaluate((list) => parseFloat(getComputedStyle(list).transitionDuration));
      expect(glide > 0).toBe(motion === 'no-preference');
      expect(await page.evaluate(() => scrollX)).toBe(0);
    },
  );

  test('is dragged by the mouse at words and pictures, there and back, and not beyond its end', async () => {
    const { page, first, status } = await open();
    await first.evaluate((root) => root.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Heard last, when it is settled whether the browser begins a drag of its own.
    await page.evaluate(() =>
      addEventListener(
        'dragstart',
        (event) => (document.title += event.defaultPrevented ? '' : ' dragged'),
      ),
    );
    const drag = async (part: string, ...distances: readonly number[]) => {
      const boxes = await first
        .locator(part)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const box = boxes.findLast(({ left }) => left < desktop.width - 100)!;
      const [x, y] = [box.left + 40, box.top + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const by of distances) await page.mouse.move(x + by, y, { steps: 5 });
      await page.mouse.up();
      await nextFrame(page);
      return shown(first);
    };
    expect(await drag('li p', -300)).toBe('2–3 of 5');
    expect(await drag('li p', -200, 0)).toBe('2–3 of 5');
    expect(await drag('li img', -300)).toBe('3–4 of 5');
    expect(await drag('li img', 300)).toBe('2–3 of 5');
    for (let pull = 0; pull < 3; pull++) await drag('li img', -500);
    await expect.poll(() => shown(first)).toBe('4–5 of 5');
    expect(await status.textContent()).toBe('4–5 of 5');
    expect(await page.title()).not.toContain('dragged');
  });

  test('comes to rest at a place where it is let go in the middle of a quick move', async () => {
    const { first } = await open();
    const strip = first.locator('[data-glide-el]');
    // Quicker than a test's mouse: all within a few milliseconds.
    await strip
      .locator('img')
      .nth(1)
      .evaluate((image) => {
        const { x, y } = image.getBoundingClientRect();
        const tell = (type: string, by: number) =>
          image.dispatchEvent(new MouseEvent(type, { clientX: x + by, clientY: y, bubbles: true }));
        tell('mousedown', 200);
        for (const by of [150, 100, 50]) tell('mousemove', by);
        tell('mouseup', 20);
      });
    const start = await strip.evaluate((track) => track.getBoundingClientRect().left);
    await expect
      .poll(() =>
        strip
          .locator('li')
          .nth(1)
          .evaluate((slide) => slide.getBoundingClientRect().left),
      )
      .toBe(start);
  });

  test('keeps the focus of a visitor who was on the strip before its buttons came', async () => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    const { page } = await openPage('/', {
      reducedMotion: 'reduce',
      prepare: (page) => page.route(chunk, (route) => held.then(() => route.continue())),
    });
    const first = page.locator('[data-behaviour=carousel]').first();
    await first.locator('[data-glide-el]').focus();
    letCome();
    await first.and(page.locator('[data-enhanced]')).waitFor();
    expect(await first.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  });
});

test('a window that changes shows as many places as fit, gives the strip back in between, and the carousel again', async () => {
  const { page, first, next, status } = await open();
  await resize(page, { width: 1920, height: 1080 });
  await expect.poll(() => status.textContent()).toBe('1–3 of 5');
  await expect.poll(() => shown(first)).toBe('1–3 of 5');
  for (const place of ['2–4 of 5', '3–5 of 5']) {
    await next.click();
    await expect.poll(() => shown(first)).toBe(place);
  }
  expect(await next.isDisabled()).toBe(true);
  await resize(page, desktop);
  await expect.poll(() => status.textContent()).toBe('3–4 of 5');
  expect(await next.isEnabled()).toBe(true);

  // A window that is dragged narrower tells of it again and again; Glide puts some of its answers off.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(() => [1, 2].forEach(() => dispatchEvent(new Event('resize'))));
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => first.getAttribute('data-enhanced')).toBeNull();
  await page.clock.runFor(100);
  await page.clock.resume();
  const strip = first.locator('[data-glide-el]');
  const given = await strip.evaluate((track) => [
    track.scrollLeft,
    track.tabIndex,
    getComputedStyle(track).overflowX,
  ]);
  expect(given).toEqual([0, 0, 'auto']);
  expect(await first.locator('[inert]').count()).toBe(0);
  const apart = () =>
    first
      .locator('li')
      .evaluateAll(
        ([one, other]) => other!.getBoundingClientRect().left - one!.getBoundingClientRect().right,
      );
  await expect.poll(apart).toBe(16);
  await resize(page, desktop);
  await expect.poll(() => first.getAttribute('data-enhanced')).toBe('');
  await next.click();
  await expect.poll(() => shown(first)).toBe('2–3 of 5');
});

test.each([
  ['a phone', phone],
  ['a tablet as wide as a computer', { ...desktop, touch: true }],
])(
  'a strip on %s scrolls alone by its own keys, rests at a place, and asks for no carousel',
  async (_, view) => {
    const { page, requests } = await openPage('/', { view, reducedMotion: 'reduce' });
    const strips = page.locator('[data-behaviour=carousel] [tabindex="0"]');
    await strips.first().focus();
    const rests = () =>
      strips.evaluateAll((all) =>
        all.map((strip) => strip.scrollWidth - strip.clientWidth - strip.scrollLeft),
      );
    const [, other] = await rests();
    const press = async () => {
      for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowRight');
      return (await rests())[0];
    };
    await expect.poll(press).toBeLessThanOrEqual(1);
    expect((await rests())[1]).toBe(other);
    // Left nearly at the second place, it goes there.
    const fromSecond = () =>
      strips.first().evaluate((strip) => {
        const [first, second] = [...strip.querySelectorAll('li')].map(
          (slide) => slide.getBoundingClientRect().left,
        );
        return strip.scrollLeft - (second! - first!);
      });
    await strips
      .first()
      .evaluate(
        (strip, left) => strip.scrollBy({ left, behavior: 'instant' }),
        25 - (await fromSecond()),
      );
    await expect.poll(async () => Math.abs(await fromSecond())).toBeLessThan(2);
    expect(requests.filter((url) => chunk.test(url))).toEqual([]);
  },
);
