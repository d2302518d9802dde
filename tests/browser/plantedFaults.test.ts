/** Self-tests of the checks: each reports a planted fault. */
import { expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { faintLines } from '../support/contrast.ts';
import { notes, pageForAll, phone, shiftOf } from '../support/page.ts';
import {
  faintIcons,
  fontFaults,
  headerFaults,
  lostWords,
  lowArabicLines,
  overlappingTargets,
  pictureFaults,
  smallTargets,
} from '../support/pageFaults.ts';
import { textFaults } from '../support/textFaults.ts';

const visitor = pageForAll({ view: phone });

const head =
  '<html lang="en-IN"><meta name="viewport" content="width=device-width"><body style="margin:0">';
const header = '<header style="position:sticky;top:0;height:60px;background:#fff">Header</header>';
const tall = '<div style="height:2000px"></div>';
/** 40 x 20 pixels, stretched to a square. */
const picture =
  '<picture><source srcset="/pictures/a-40.12345678.webp 40w">' +
  '<img src="/pictures/a-40.12345678.webp" style="width:90px;height:90px"></picture>';
const webp = 'UklGRi4AAABXRUJQVlA4ICIAAACwAQCdASooABQAPm02mUmkIyKhIggAgA2JaQAAPaOgAP7+8QAA';
const narrow = 'overflow:hidden;width:60px';
const cover = '<i style="position:absolute;inset:0;background:red"></i>';

test.each([
  ['cut off at the side', textFaults, `<p style="${narrow};white-space:nowrap">Far too long</p>`],
  ['cut off above or below', textFaults, `<p style="${narrow};height:30px">Too long for it</p>`],
  ['leaves the window', textFaults, '<p style="margin-left:340px;white-space:nowrap">Away</p>'],
  ['40 px too wide', textFaults, '<div style="width:400px;height:1px"></div>'],
  ['spills out', textFaults, '<div style="height:20px;background:#eee"><p>One</p><p>Two</p></div>'],
  ['overlap', textFaults, '<p>Below</p><p style="margin-top:-34px">Above</p>'],
  ['is covered by', textFaults, `<div style="position:relative"><p>Hidden</p>${cover}</div>`],
  ['in its field', textFaults, '<input placeholder="Enter your email" style="width:80px">'],
  ['"the price" is not shown', lostWords, '<main hidden><p>The price</p></main>'],
  [
    'lies over the header',
    headerFaults,
    `${header}<p style="position:relative;z-index:1;height:400px">Words</p>${tall}`,
  ],
  ['the header is at -', headerFaults, `<header>Header</header>${tall}`],
  ['is stretched by 0.50', pictureFaults, picture],
  ['is not sharp: 40 px are there, 90 are shown', pictureFaults, picture],
  ['asks for Marcelus', fontFaults, '<h1 style="font-family:Marcelus,serif">Title</h1>'],
  ['40 x 40', smallTargets, '<button style="width:40px;height:40px">X</button>'],
  [
    'One and Two overlap',
    overlappingTargets,
    '<button style="height:48px">One</button><button style="margin-left:-8px">Two</button>',
  ],
  ['has lines of 1.60 em', lowArabicLines, '<p lang="ur" style="line-height:1.6">&#x627;</p>'],
  [
    'rgb(17, 17, 17)',
    faintIcons,
    '<p style="color:#fff"><svg class="icon" style="fill:#111;stroke:none"></svg></p>',
  ],
])('reports "%s"', async (fault, judge, body) => {
  const { page } = visitor();
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: Buffer.from(webp, 'base64') }),
  );
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: head + body }),
  );
  await page.goto(`${inject('site')}/planted`);
  expect(await page.evaluate(judge)).toContainEqual(expect.stringContaining(fault));
});

test('notes layout shifts, failed requests and what the CSP refuses', async () => {
  const { page, faults, goTo } = visitor();
  await goTo('/privacy-policy/');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.style.paddingTop = '300px';
    main.append(Object.assign(document.createElement('script'), { textContent: 'planted = 1' }));
    main.insertAdjacentHTML(
      'beforeend',
      '<img src="/missing.png"><img src="https://example.org/pixel.gif"><style>h1 { color: red }</style>' +
        '<p style="color: red" onclick="planted = 2">Planted</p>',
    );
    (main.lastElementChild as HTMLElement).click();
    addEventListener('unload', () => {});
  });
  await expect.poll(async () => shiftOf((await notes(page)).shifts)).toBeGreaterThan(0.05);
  const refused = async () =>
    (await notes(page)).refused.map((line) => line.split(':')[0]).toSorted();
  await expect
    .poll(refused)
    .toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  expect((await notes(page)).leaving).toEqual(['unload']);
  await expect.poll(() => faults.join()).toContain('404');
  expect(faults.join()).toContain('failed: https://example.org/pixel.gif csp');
});

test('axe reports a missing alt text, faint text and a small target', async () => {
  const { page } = visitor();
  const button =
    '<button style="width:12px;height:12px;padding:0;border:0" aria-label="Less"></button>';
  await page.goto('about:blank');
  await page.setContent(
    `<title>Faults</title><main><h1>Faults</h1><img src="data:,"><p style="color:#ccc">Faint</p>${button}${button}</main>`,
  );
  expect((await violations(page)).join()).toMatch(
    /(?=.*image-alt)(?=.*color-contrast)(?=.*target-size)/,
  );
});

test.each([
  ['white text on a bright background', '#999', '', 'has a contrast of 2.8'],
  ['no white text on a dark background', '#222', '', ''],
  ['text behind another element', '#222', 'position:fixed;inset:0', 'is covered by <i'],
])('reports %s', async (_claim, colour, cover, fault) => {
  const { page } = visitor();
  await page.goto('about:blank');
  const style = `color:#fff;background:linear-gradient(${colour},${colour})`;
  await page.setContent(
    `${head}<main style="${style}"><p>Words</p></main><i style="${cover}"></i>`,
  );
  const lines = (await faintLines(page, 'main')).join();
  expect(fault ? lines.includes(fault) : lines === '', lines).toBe(true);
});
