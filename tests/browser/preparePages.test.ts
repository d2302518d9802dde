/** Pages are prepared for who is about to open them, and never at the cost of a visitor who saves data. */
import { expect, inject, test } from 'vitest';
import { openPage, phone, scrollThrough } from '../support/page.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

const saving = () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
  });
};

const ownFiles = /^\/(pictures\/.*|assets\/.*|icons\/icon\.svg|video\/.*)?$/;

test.each([
  ['a finger, once it is on a link', undefined, ['conservative']],
  ['nobody who saves data', saving, []],
])('prepares for %s', async (_who, initScript, wanted) => {
  const { url: site, requested } = await startZippingProxy(inject('site'));
  const { page } = await openPage('/', { view: phone, site, ...(initScript && { initScript }) });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const rules = await page.locator('[type=speculationrules]').allTextContents();
  expect(rules.map((rule) => JSON.parse(rule).prerender[0].eagerness)).toEqual(wanted);
  // Counted by the server: what is prepared shows in no list of the page.
  expect(requested.filter((path) => !ownFiles.test(path))).toEqual([]);
  if (initScript) {
    await page.locator('footer a[href="/contact/"]').hover();
    await page.mouse.down();
    expect(requested.filter((path) => !ownFiles.test(path))).toEqual([]);
  }
});
