/** Self-tests of the browser checks: each must report a fault that is planted here. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { faintLines } from '../support/contrast.ts';
import { notes, pageForAll, phone, shiftOf } from '../support/page.ts';
import * as faults from '../support/pageFaults.ts';
import { unreadableText } from '../support/unreadableText.ts';
import { site } from '../support/servedSite.ts';

type Check = (page: Page) => Promise<string[]>;
const inPage =
  (check: () => string[]): Check =>
  (page) =>
    page.evaluate(check);
const text = inPage(unreadableText);
const contrast: Check = (page) => faintLines(page, 'main');

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

const head =
  '<html lang="en-IN"><meta name="viewport" content="width=device-width"><body style="margin:0">';
/** 40 x 20 pixels, stretched to a square. */
const picture =
  '<picture><source srcset="/pictures/a-40.12345678.webp 40w">' +
  '<img src="/pictures/a-40.12345678.webp" style="width:90px;height:90px"></picture>';
const webp = 'UklGRi4AAABXRUJQVlA4ICIAAACwAQCdASooABQAPm02mUmkIyKhIggAgA2JaQAAPaOgAP7+8QAA';
const narrow = 'overflow:hidden;width:60px';
const cover = '<i style="position:absolute;inset:0;background:red"></i>';
const over = '<p style="position:relative;z-index:1;height:400px">Words</p>';
const bar = `<header style="position:sticky;top:0;height:60px">Header</header>${over}`;
const grey = '<main style="color:#fff;background:linear-gradient(#999,#999)"><p>Words</p></main>';
const buttons = '<button style="height:48px">One</button><button style="margin-left:-8px">Two';
const icon = '<p style="color:#fff"><svg class="icon" style="fill:#111;stroke:none"></svg></p>';
const shape =
  '<style>body,p::before{background:#fff}' +
  'p::before{content:"";clip-path:polygon(0 0,9px 0,0 9px)}</style><p>Words</p>';
const less =
  '<button style="width:12px;height:12px;padding:0;border:0" aria-label="Less"></button>';

test.each([
  ['cut off at the side', text, `<p style="${narrow};white-space:nowrap">Far too long</p>`],
  ['cut off above or below', text, `<p style="${narrow};height:30px">Too long for it</p>`],
  ['leaves the window', text, '<p style="margin-left:340px;white-space:nowrap">Away</p>'],
  ['40 px too wide', text, '<div style="width:400px;height:1px"></div>'],
  ['spills out', text, '<div style="height:20px;background:#eee"><p>One</p><p>Two</p></div>'],
  ['overlap', text, '<p>Below</p><p style="margin-top:-34px">Above</p>'],
  ['is covered by', text, `<div style="position:relative"><p>Hidden</p>${cover}</div>`],
  ['in its field', text, '<input placeholder="Enter your email" style="width:80px">'],
  ['"the price" is not shown', inPage(faults.lostWords), '<main hidden><p>The price</p></main>'],
  ['lies over the header', inPage(faults.headerFaults), `${bar}<p style="height:2000px"></p>`],
  ['is stretched by 0.50', inPage(faults.pictureFaults), picture],
  ['is not sharp: 40 px are there, 90 are shown', inPage(faults.pictureFaults), picture],
  ['asks for Marcelus', inPage(faults.fontFaults), '<h1 style="font-family:Marcelus">Title</h1>'],
  ['40 x 40', inPage(faults.smallTargets), '<button style="width:40px;height:40px">X</button>'],
  ['One and Two overlap', inPage(faults.overlappingTargets), buttons],
  ['has lines of 1.60 em', inPage(faults.lowArabicLines), '<p style="line-height:1.6">&#x627;</p>'],
  ['rgb(17, 17, 17)', inPage(faults.faintIcons), icon],
  ['rgb(255, 255, 255): ::before of <p>', inPage(faults.faintShapes), shape],
  ['has a contrast of 2.8', contrast, grey],
  ['is covered by <i', contrast, `<main style="position:relative"><p>Words</p>${cover}</main>`],
])('reports "%s"', async (fault, check, body) => {
  const page = await openPlanted(body);
  expect(await check(page)).toContainEqual(expect.stringContaining(fault));
});

test('reports what axe finds', async () => {
  const faint = '<p style="color:#ccc">Faint</p>';
  const page = await openPlanted(`<img src="data:,">${faint}${less}${less}`);
  const found = await violations(page);
  for (const rule of ['image-alt', 'color-contrast', 'target-size'])
    expect(found).toContainEqual(expect.stringContaining(`${rule}: `));
});

/** Opens a page that has nothing but these elements. */
async function openPlanted(body: string): Promise<Page> {
  const { page } = visitor();
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: Buffer.from(webp, 'base64') }),
  );
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: head + body }),
  );
  await page.goto(`${site}/planted`);
  return page;
}

test('notes layout shifts, failed requests and what the CSP refuses', async () => {
  const { page, faults: failed, goTo } = visitor();
  await goTo('/privacy-policy/');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.style.paddingTop = '300px';
    main.append(Object.assign(document.createElement('script'), { textContent: 'planted = 1' }));
    main.insertAdjacentHTML(
      'beforeend',
      '<img src="/missing.png"><p style="color: red">Planted</p>',
    );
  });
  await expect.poll(async () => shiftOf((await notes(page)).shifts)).toBeGreaterThan(0.05);
  const refused = async () => (await notes(page)).refused.map((line) => line.split(':')[0]);
  await expect.poll(refused).toEqual(['script-src-elem', 'style-src-attr']);
  await expect.poll(() => failed.join()).toContain('404');
});
