/** Brings a page into the states that visitors bring it into, and waits until they show. */
import type { Page } from 'playwright-core';

/** Opens the menu of small windows. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-behaviour=menu]').click();
  await page.locator('#menu').waitFor({ state: 'visible' });
  await finishMotion(page);
}

/** Presses the newsletter's Submit. */
export async function openNote(page: Page): Promise<void> {
  await page.locator('[popovertarget=newsletter-note]').first().click();
  await page.locator('#newsletter-note').waitFor({ state: 'visible' });
  await finishMotion(page);
}

/** Brings every carousel near, so that its buttons come. */
export async function mountCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-behaviour=carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await carousel.and(page.locator('[data-enhanced]')).waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Moves every carousel on by one place. */
export async function moveCarousels(page: Page): Promise<void> {
  await mountCarousels(page);
  for (const carousel of await page.locator('[data-behaviour=carousel]').all()) {
    await carousel.locator('[data-step=">"]').click();
    await finishMotion(page);
  }
}

/** Sets the size of letters as a reader's browser setting does, media queries in em included: 16 px is usual. */
export async function setTextSize(page: Page, standard: 16 | 32): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
  await nextFrame(page);
}

/** Brings all that moves to its end. */
export function finishMotion(page: Page): Promise<void> {
  return page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

/** Waits until what was asked for has been laid out and painted; a page whose scripts are off cannot tell. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
}
