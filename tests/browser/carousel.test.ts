/** The carousels by button, keyboard and mouse, and when the window is resized. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inLetters } from '../support/inLetters.ts';
import { desktop, hold, laterScripts, pageForAll, resize } from '../support/page.ts';
import { mountCarousels, nextFrame } from '../support/states.ts';

type Motion = 'reduce' | 'no-preference';

const carousels = (page: Page) => page.locator('[data-behaviour=carousel]');

const visitor = pageForAll({ reducedMotion: 'reduce', setsClock: true });

/** Opens Home and scrolls to its carousels; `first` has five places, of which two fit. */
async function open(motion: Motion = 'reduce') {
  const { page, faults, requests, goTo } = visitor();
  await page.emulateMedia({ reducedMotion: motion });
  await goTo('/');
  expect(requests.filter((url) => laterScripts.test(url))).toEqual([]);
  await mountCarousels(page);
  const first = carousels(page).first();
  const button = (name: string) => first.getByRole('button', { name, includeHidden: true });
  const [next, previous] = [button('Next place in Makkah'), button('Previous place in Makkah')];
  return { page, faults, first, next, previous, status: first.getByRole('status') };
}

/** Returns the places that are fully visible, such as "2–3 of 5". */
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

/** Returns the places outside the window that can still get the focus. */
function strays(carousel: Locator): Promise<number[]> {
  return carousel.locator('li').evaluateAll((slides) =>
    slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return !(slide as HTMLElement).inert && (left >= innerWidth || right <= 0) ? [index + 1] : [];
    }),
  );
}

/** Presses a key until the carousel moves, because it ignores keys while it is moving. */
async function pressTo(place: string, strip: Locator, key: string): Promise<void> {
  const status = () => strip.getByRole('status').textContent();
  const before = await status();
  const press = async () => {
    await strip.page().keyboard.press(key);
    return status();
  };
  await expect.poll(press, { interval: 100 }).not.toBe(before);
  expect(await status()).toBe(place);
  await nextFrame(strip.page());
  expect(await shown(strip)).toBe(place);
  expect(await strays(strip)).toEqual([]);
}

const there = ['2–3 of 5', '3–4 of 5', '4–5 of 5'];
const back = ['3–4 of 5', '2–3 of 5', '1–2 of 5'];

test('moves one place per press', async () => {
  const { page, first, next, previous, faults } = await open();
  const other = carousels(page).nth(1);
  const fixed = await shown(other);
  expect(await shown(first)).toBe('1–2 of 5');
  expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false]);
  expect(await strays(first)).toEqual([]);
  await next.focus();
  for (const place of there) await pressTo(place, first, 'Enter');
  const start = first.locator('li').first();
  expect(await start.evaluate((slide) => (slide as HTMLElement).inert)).toBe(true);
  expect(await next.isDisabled()).toBe(true);
  // The last place ends where the content of the page ends.
  const end = first.locator('li').last();
  const right = await end.evaluate((slide) => slide.getBoundingClientRect().right);
  expect(Math.round(right)).toBe(1216);
  // A disabled button would lose the focus.
  expect(await previous.evaluate((button) => button === document.activeElement)).toBe(true);
  await previous.focus();
  for (const place of back) await pressTo(place, first, ' ');
  expect([await previous.isDisabled(), await shown(other)]).toEqual([true, fixed]);
  expect(faults).toEqual([]);
  await next.click();
  expect(await durationOf(first)).toBe(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('glides for visitors who have not asked for less motion', async () => {
  const { first, next } = await open('no-preference');
  await next.focus();
  await first.page().keyboard.press('Enter');
  expect(await durationOf(first)).toBeGreaterThan(0);
  await expect.poll(() => shown(first)).toBe('2–3 of 5');
  expect(await strays(first)).toEqual([]);
});

function durationOf(carousel: Locator): Promise<number> {
  const list = carousel.locator('ul');
  return list.evaluate((slides) => parseFloat(getComputedStyle(slides).transitionDuration));
}

test('is dragged by a picture, which the browser does not drag out of the page', async () => {
  const { page, first } = await open();
  await first.evaluate((root) => root.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The last listener sees whether the browser starts a drag of its own.
  await page.evaluate(() =>
    addEventListener('dragstart', ({ defaultPrevented }) => {
      if (!defaultPrevented) document.title += ' dragged';
    }),
  );
  const picture = first.locator('li img').nth(1);
  await picture.hover();
  await page.mouse.down();
  const { x, y } = (await picture.boundingBox())!;
  await page.mouse.move(x - 200, y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => shown(first)).toBe('2–3 of 5');
  expect(await page.title()).not.toContain('dragged');
});

test('shows as many places as fit after the window is resized', async () => {
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
});

test('becomes a strip in a narrow window, and a carousel again', async () => {
  const { page, first, next } = await open();
  await next.click();
  // Dragging a window narrower fires many events, some of which Glide handles late.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => [1, 2].forEach(() => dispatchEvent(new Event('resize'))));
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => first.getAttribute('data-enhanced')).toBeNull();
  await page.clock.runFor(100);
  await page.clock.resume();
  const strip = first.locator('[data-glide-el]');
  const state = await strip.evaluate((track) => [
    track.scrollLeft,
    track.tabIndex,
    getComputedStyle(track).overflowX,
  ]);
  expect(state).toEqual([0, 0, 'auto']);
  expect(await first.locator('[inert]').count()).toBe(0);
  const gap = () =>
    first
      .locator('li')
      .evaluateAll(
        ([one, two]) => two!.getBoundingClientRect().left - one!.getBoundingClientRect().right,
      );
  await expect.poll(gap).toBe(20);
  await strip.evaluate((track) => (track.scrollLeft = 600));
  await strip.focus();
  await resize(page, desktop);
  await expect.poll(() => first.getAttribute('data-enhanced')).toBe('');
  // A carousel gets no focus itself; a visitor whose focus was on the strip continues from one of its buttons.
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  await next.click();
  await expect.poll(() => shown(first)).toBe('2–3 of 5');
});

test('stays a strip if the window became narrow while Glide was loading', async () => {
  const { page, goTo } = visitor();
  const letCome = await hold(page, laterScripts);
  await goTo('/');
  const asked = page.waitForRequest(laterScripts);
  await carousels(page).first().scrollIntoViewIfNeeded();
  const glide = (await asked).url();
  await resize(page, { width: 768, height: 1024 });
  // On a busy machine, the page learns of its new window late.
  await expect.poll(() => page.evaluate(() => matchMedia('(width: 768px)').matches)).toBe(true);
  await nextFrame(page);
  letCome();
  // Passed as a string, because vitest would rewrite the import in a function.
  await page.evaluate(`import('${glide}')`);
  await nextFrame(page);
  const states = await carousels(page).evaluateAll((roots) =>
    roots.map((root) => ({
      isCarousel: root.hasAttribute('data-enhanced'),
      inert: root.querySelectorAll('[inert]').length,
      tabIndex: root.querySelector<HTMLElement>('[data-glide-el]')!.tabIndex,
    })),
  );
  const strip = { isCarousel: false, inert: 0, tabIndex: 0 };
  expect(states).toEqual([strip, strip]);
});

test('Urdu moves its carousel from right to left, with mirrored arrows', async () => {
  const { page, goTo } = visitor();
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
  // At the end, the card that leaves on the right fades out.
  const press = async () => {
    await next.evaluate((button: HTMLButtonElement) => button.click());
    return carousel.getAttribute('data-enhanced');
  };
  await expect.poll(press).toBe('end');
  const track = carousel.locator('[data-glide-el]');
  const mask = await track.evaluate((each) => getComputedStyle(each).maskImage);
  expect(mask).toMatch(/^linear-gradient\(-90deg, rgba\(0, 0, 0, 0\)/);
});
