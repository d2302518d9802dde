/** The finder of unreadable text, held against pages that have each fault once. */
import { expect, test } from 'vitest';
import { newPage, phone, useBrowser } from '../support/page.ts';
import { textFaults } from '../support/textFaults.ts';

useBrowser();

const rows: [what: string, body: string, fault: string | undefined][] = [
  ['passes a paragraph', '<p>All is well with this long text that wraps over some lines.</p>', undefined],
  ['passes lines of a heading that stand close', '<h1 style="line-height:1.05;width:4em">Close lines of it</h1>', undefined],
  ['passes what a strip has yet to show', '<div style="overflow-x:auto"><p style="width:900px;text-align:right">Later</p></div>', undefined],
  ['passes text for the ear alone', '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Heard</p>', undefined],
  ['finds text cut off at the side', '<p style="overflow:hidden;width:60px;white-space:nowrap">Far too long for it</p>', 'cut off at the side'],
  ['finds text cut off below', '<p style="overflow:hidden;width:60px;height:30px">Far too long for it</p>', 'cut off above or below'],
  ['finds text beyond the window', '<p style="margin-left:340px;white-space:nowrap">Away</p>', 'leaves the window'],
  ['finds text that spills out of its card', '<div style="height:20px;background:#eee"><p>One</p><p>Two</p></div>', 'spills out'],
  ['finds texts over each other', '<p>Below</p><p style="margin-top:-34px">Above</p>', 'overlap'],
  [
    'finds text under a picture',
    '<div style="position:relative"><p>Hidden words</p><i style="position:absolute;inset:0;background:red"></i></div>',
    'is covered by',
  ],
  ['finds a placeholder that is cut off', '<input placeholder="Enter your email to register" style="width:80px">', 'in its field'],
];

test.each(rows)('%s', async (_what, body, fault) => {
  const { page } = await newPage({ view: phone });
  await page.setContent(`<meta name="viewport" content="width=device-width"><body style="margin:0">${body}`);
  const faults = await page.evaluate(textFaults);
  expect(faults).toEqual(fault ? expect.arrayContaining([expect.stringContaining(fault)]) : []);
});
