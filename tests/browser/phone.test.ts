/** What a phone really fetches of each page before anybody scrolls, and the pictures that it shows. */
import type { Request } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { addresses, notes, openPage, phone, scrollThrough, shiftOf } from '../support/page.ts';
import { pictureFaults } from '../support/pageFaults.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

test('every page keeps its budget, asks for nothing twice and shows sharp pictures in their place', async () => {
  const { url: site, close } = await startZippingProxy(inject('site'));
  onTestFinished(close);
  await Promise.all(
    addresses.map(async (address) => {
      const answered: Request[] = [];
      const { page, requests } = await openPage(address, {
        site,
        view: phone,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
        prepare: async (page) => page.on('requestfinished', (request) => answered.push(request)),
      });
      await page.waitForLoadState('networkidle');
      const own = answered.filter((request) => request.url().startsWith(site));
      const fetched = new Map(
        await Promise.all(
          own.map(
            async (each) =>
              [each.url().slice(site.length), (await each.sizes()).responseBodySize] as const,
          ),
        ),
      );
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      const isShort = ['/bn', '/hi', '/ur'].includes(address);
      const [most, mostHtml] =
        address === '/' ? [85_000, 14_600] : [45_000, isShort ? 9_000 : 11_000];
      expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(most);
      expect(fetched.get(address), address).toBeLessThanOrEqual(mostHtml);
      // The key facts in other languages have none.
      const script = [...fetched.keys()].find((path) => path.startsWith('/assets/main.')) ?? '';
      expect(fetched.get(script) ?? 0, script).toBeLessThanOrEqual(1_500);
      expect(fetched.size, [...fetched.keys()].join('\n')).toBeLessThanOrEqual(10);
      const again = requests.filter((url, index) => requests.indexOf(url) !== index);
      expect(again, address).toEqual([]);

      await scrollThrough(page);
      const { shifts } = await notes(page);
      expect(shiftOf(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.05);
      // The picture of this page is a ground for its words, and may be soft.
      if (address !== '/404.html') expect(await page.evaluate(pictureFaults)).toEqual([]);
    }),
  );
});
