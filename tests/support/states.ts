/** Brings a page into a state as a visitor would (menu open, newsletter sent), and waits until it is visible. */
import type { Page } from 'playwright-core';

/** Opens the menu of small viewports. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-behaviour=menu]').click();
  await page.locator('#menu').waitFor({ state: 'visible' });
  await finishMotion(page);
}

/** Submits the newsletter, which opens a note. */
export async function openNote(page: Page): Promise<void> {
  await page.locator('[popovertarget=newsletter-note]').first().click();
  await page.locator('#newsletter-note').waitFor({ state: 'visible' });
  await finishMotion(page);
}

/** Scrolls to every carousel, so that its script starts and its buttons appear. */
export async function mountCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-behaviour=carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await carousel.and(page.locator('[data-enhanced]')).waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Moves every carousel one place forward. */
export async function moveCarousels(page: Page): Promise<void> {
  await mountCarousels(page);
  for (const carousel of await page.locator('[data-behaviour=carousel]').all()) {
    await carousel.locator('[data-step=">"]').click();
    await finishMotion(page);
  }
}

/** Sets the browser's text size in whole pixels, 16 by default; media queries in em follow it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fixed = Math.round((standard * 13) / 16);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
  await nextFrame(page);
}

/** Finishes all animations. */
function finishMotion(page: Page): Promise<void> {
  return page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

/** Waits for layout and paint; does not work with scripts off. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
}
