/** The finders of faults, held against pages that have each fault once. */
import { describe, expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { faintLines } from '../support/contrast.ts';
import { notes, pageForAll, phone, shiftOf } from '../support/page.ts';
import {
  faintIcons,
  fontFaults,
  headerFaults,
  lostWords,
  pictureFaults,
  smallTargets,
  styleFaults,
} from '../support/pageFaults.ts';
import { textFaults } from '../support/textFaults.ts';

const visitor = pageForAll({ view: phone });

const meta = '<meta name="viewport" content="width=device-width"><body style="margin:0">';
const header = '<header style="position:sticky;top:0;height:60px;background:#fff">Header</header>';
const tall = '<div style="height:2000px"></div>';
/** 40 x 20 pixels of one colour, in a place of another shape. */
const picture =
  '<picture><source srcset="/pictures/a-40.12345678.webp 40w"><img src="/pictures/a-40.12345678.webp" style="width:90px;height:90px"></picture>';

const rows: [what: string, judge: () => string[], body: string, fault: string][] = [
  [
    'finds text cut off at the side',
    textFaults,
    '<p style="overflow:hidden;width:60px;white-space:nowrap">Far too long for it</p>',
    'cut off at the side',
  ],
  [
    'finds text cut off below',
    textFaults,
    '<p style="overflow:hidden;width:60px;height:30px">Far too long for it</p>',
    'cut off above or below',
  ],
  [
    'finds text beyond the window',
    textFaults,
    '<p style="margin-left:340px;white-space:nowrap">Away</p>',
    'leaves the window',
  ],
  [
    'finds a page that is wider than its window',
    textFaults,
    '<div style="width:400px;height:1px"></div>',
    '40 px too wide',
  ],
  [
    'finds text that spills out of its card',
    textFaults,
    '<div style="height:20px;background:#eee"><p>One</p><p>Two</p></div>',
    'spills out',
  ],
  [
    'finds texts over each other',
    textFaults,
    '<p>Below</p><p style="margin-top:-34px">Above</p>',
    'overlap',
  ],
  [
    'finds text under a picture',
    textFaults,
    '<div style="position:relative"><p>Hidden words</p><i style="position:absolute;inset:0;background:red"></i></div>',
    'is covered by',
  ],
  [
    'finds a placeholder that is cut off',
    textFaults,
    '<input placeholder="Enter your email to register" style="width:80px">',
    'in its field',
  ],
  [
    'finds words that nobody sees',
    lostWords,
    '<main><section style="display:none"><p>The price</p></section></main>',
    '"the price" is not shown',
  ],
  [
    'finds words over the header',
    headerFaults,
    `${header}<p style="position:relative;z-index:1;height:400px">Words</p>${tall}`,
    'lies over the header',
  ],
  [
    'finds a header that leaves',
    headerFaults,
    `<header>Header</header>${tall}`,
    'the header stands at -',
  ],
  ['finds a picture that is stretched', pictureFaults, picture, 'is stretched by 0.50'],
  [
    'finds a picture that is not sharp',
    pictureFaults,
    picture,
    'is not sharp: 40 px are there, 90 are shown',
  ],
  [
    'finds a heading in a font that is not there',
    fontFaults,
    '<h1 style="font-family:Marcelus,serif">Title</h1>',
    'asks for Marcelus',
  ],
  [
    'finds a rule that the browser does not know',
    styleFaults,
    '<style>h1 { color: red } @fantasy (x) { h2 { color: red } } h3:frobnicated { color: red }</style>',
    'are unknown',
  ],
  [
    'finds a button that is too small',
    smallTargets,
    '<button style="width:40px;height:40px">X</button>',
    '40 x 40',
  ],
  [
    'finds an icon of another colour',
    faintIcons,
    '<p style="color:#fff"><svg aria-hidden="true" style="fill:#111;stroke:none"><use href="#a"/></svg></p>',
    'rgb(17, 17, 17)',
  ],
];

test.each(rows)('%s', async (_what, judge, body, fault) => {
  const { page } = visitor();
  const webp = 'UklGRi4AAABXRUJQVlA4ICIAAACwAQCdASooABQAPm02mUmkIyKhIggAgA2JaQAAPaOgAP7+8QAA';
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: Buffer.from(webp, 'base64') }),
  );
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: meta + body }),
  );
  await page.goto(`${inject('site')}/planted`);
  expect(await page.evaluate(judge)).toContainEqual(expect.stringContaining(fault));
});

describe('what a visit notes', () => {
  test('is a layout shift, a failed request and all that the policy refuses', async () => {
    const { page, faults, goTo } = visitor();
    await goTo('/privacy-policy');
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
    const directives = [
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ];
    await expect.poll(refused).toEqual(directives);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    expect((await notes(page)).leaving).toEqual(['unload']);
    await expect.poll(() => faults.join()).toContain('404');
    expect(faults.join()).toContain('failed: https://example.org/pixel.gif csp');
  });

  test('is a missing alternative text, a faint text and a target that is too small', async () => {
    const { page } = visitor();
    const buttons =
      '<button style="width:12px;height:12px;padding:0;border:0" aria-label="Less"></button>'.repeat(
        2,
      );
    await page.goto('about:blank');
    await page.setContent(
      `<title>Faults</title><main><h1>Faults</h1><img src="data:,"><p style="color:#ccc">Faint</p>${buttons}</main>`,
    );
    expect((await violations(page)).join()).toMatch(
      /(?=.*image-alt)(?=.*color-contrast)(?=.*target-size)/,
    );
  });

  test('is white on a bright picture, and not white on a dark one', async () => {
    const { page } = visitor();
    await page.goto('about:blank');
    const words = (colour: string) =>
      `${meta}<main style="color:#fff;background:linear-gradient(${colour},${colour})"><p>Words</p></main>`;
    for (const [colour, count] of [
      ['#999', 1],
      ['#222', 0],
    ] as const) {
      await page.setContent(words(colour));
      expect(await faintLines(page, 'main')).toHaveLength(count);
    }
  });
});
