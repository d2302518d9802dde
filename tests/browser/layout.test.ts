/** Every page in every window: nothing moves, nothing is cut off, nothing fails, nobody else is asked. */
import { describe, expect, inject, test } from 'vitest';
import {
  addresses,
  doubleText,
  excessWidth,
  newPage,
  notes,
  openPage,
  scrollThrough,
  settle,
  useBrowser,
  views,
} from '../support/page.ts';
import { textFaults } from '../support/textFaults.ts';

useBrowser();

const quiet = { shifts: [], refused: [], leaving: [] };

describe.each(addresses)('%s', (address) => {
  test.each(views)('stands well in $width px', async (view) => {
    const { page, faults, requests } = await openPage(address, { view });
    await scrollThrough(page);
    expect.soft(await excessWidth(page, view)).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(textFaults)).toEqual([]);
    // Before the text is doubled, which moves everything.
    expect.soft(await notes(page)).toEqual(quiet);
    expect.soft(faults).toEqual([]);
    expect.soft(requests.filter((url) => !url.startsWith(`${inject('site')}/`) && !url.startsWith('data:'))).toEqual([]);
    await doubleText(page);
    expect.soft(await excessWidth(page, view), 'width with doubled text').toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(textFaults), 'doubled text').toEqual([]);
  });

  test.each(views)('bears long texts in $width px', async (view) => {
    const { page } = await openPage(address, { view, site: 'longSite' });
    await scrollThrough(page);
    expect.soft(await excessWidth(page, view)).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(textFaults)).toEqual([]);
    expect.soft((await notes(page)).shifts).toEqual([]);
    await doubleText(page);
    expect.soft(await excessWidth(page, view), 'width with doubled text').toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(textFaults), 'doubled text').toEqual([]);
  });
});

test('shows the site’s own page, complete, at an address that does not exist', async () => {
  const { page, faults } = await newPage();
  const answer = await page.goto(`${inject('site')}/no/such/page`);
  await settle(page);
  await scrollThrough(page);
  expect(answer?.status()).toBe(404);
  expect(await page.evaluate(textFaults)).toEqual([]);
  const itself = `${inject('site')}/no/such/page`;
  expect(faults.filter((fault) => !fault.includes(itself) && !fault.startsWith('console: Failed to load'))).toEqual([]);
  await expect.poll(() => page.getByRole('link', { name: /home/i }).count()).toBeGreaterThan(0);
});

test('notes a layout shift, a failed request and a refusal of the policy', async () => {
  const { page, faults } = await openPage('/privacy-policy');
  await page.evaluate(() => {
    document.querySelector('main')!.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' }));
    document.querySelector('main')!.prepend(Object.assign(document.createElement('img'), { src: '/missing.png', height: 200 }));
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'planted = 1' }));
  });
  await expect.poll(async () => (await notes(page)).shifts).toHaveLength(1);
  await expect.poll(async () => (await notes(page)).refused.join()).toContain('script-src');
  await expect.poll(() => faults.join()).toContain('404');
});
