/**
 * Editing in `npm run dev`: the page of facts, and words in place. Because each save rebuilds the site, no test restores the
 * files that it has changed, and none depends on what another one saves.
 */
import { readdirSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openEditor } from '../../../src/editor/index.ts';
import { violations } from '../../support/axe.ts';
import { inLetters } from '../../support/inLetters.ts';
import { desktop, hold, pageForAll, phone } from '../../support/page.ts';
import { coloursAt, flat, green } from '../../support/pictures.ts';
import { copyProjectForAll } from '../../support/projectCopy.ts';
import { startDevHere } from '../../support/runDev.ts';

const facts = 'src/content/facts.jsonc';
const languages = 'src/content/languages/index.jsonc';

// Each save rebuilds the pages of every language, so there are only two: English, and one that nobody has read.
const copy = copyProjectForAll({ ownCaches: true, compiles: false, languages: ['en', 'ur'] });
// The groups are checked, because publishing would refuse facts that nobody has looked through.
const departures = `"departures": {
    "checked": "2031-01-10",
    "list": [
      { "date": "2031-04-01", "days": 15, "airline": "Saudia", "direct": true, "price": 99000 },
      { "date": "2031-05-01", "days": 20, "price": 88000 },
    ],
  }`;
copy.edit(facts, /"departures": \{\s+"checked": null,\s+"list": \[\],\s+\}/, departures);
const licenceUrl = `https://services.example.in/${'searchtp'.repeat(6)}`;
const licence = `{ "label": "GST number", "value": "19ABCDE1234F1Z5", "url": "${licenceUrl}" }`;
copy.edit(
  facts,
  /"licences": \{\s+"checked": null,\s+"list": \[\],\s+\}/,
  `"licences": { "checked": "2031-01-10", "list": [${licence}] }`,
);
const person = '{ "name": "Asma", "picture": "hotel", "line": "Answers your messages." }';
copy.edit(facts, '"people": [],', `"people": [${person}],`);
copy.edit(facts, '"price": 88000,', '"price": 88000, // {price}');
copy.edit(facts, '"rooms": {},', '"rooms": { "four": null },');

let dev: Awaited<ReturnType<typeof startDevHere>>;
beforeAll(async () => {
  dev = await startDevHere(copy, openEditor);
  return () => dev.stop();
});

/** What the pages have asked in dialogs, and what the visitor answers. */
const dialogs: string[] = [];
let answer: 'accept' | 'dismiss' = 'accept';
const prepare = async (page: Page) =>
  void page.on('dialog', (dialog) => {
    dialogs.push(dialog.message() || dialog.type());
    void dialog[answer]();
  });
// The video would play for as long as a test waits.
const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce', prepare });
const onComputer = pageForAll({ reducedMotion: 'reduce', prepare, setsClock: true });

/** Opens a page of the form. */
async function openForm(address: string, visitor = onComputer): Promise<Page> {
  const { page, faults, goTo } = visitor();
  await goTo(`/.dev/${address}`, dev.url);
  expect(faults).toEqual([]);
  return page;
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);

/** Presses "Save"; returns the text of what then has the focus. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await page.locator(':is(.problem, .saved):focus').textContent())!.trim();
}

const takeBack = (page: Page, what: string) =>
  page.getByRole('button', { name: `Take back the last save: ${what}` }).click();

test('confirms, refuses at the field, saves and takes back, with only the keyboard', async () => {
  const before = copy.read(facts);
  const page = await openForm('facts', onPhone);
  const main = page.getByRole('main');
  const urdu = main.getByRole('listitem').filter({ hasText: 'has read it yet' });
  await urdu.getByRole('link').press('Enter');
  await page.locator('[type=checkbox]:focus').press('Space');
  expect(await save(page)).toBe('Saved. Visitors see it after you publish.');
  expect(copy.read(languages)).toContain('"checked": "2031-01-15"');
  await page.getByRole('link', { name: 'All facts' }).click();
  const asked = main.locator('details', { hasText: /Questions that only the agency can answer 1/ });
  expect(await asked.getByRole('link').getAttribute('href')).toContain('?name=agencyQuestions#');
  expect(await urdu.count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await main.locator('[href*="group?name=package"]').first().press('Enter');
  await field(page, 'package.price').fill('10999');
  await page.keyboard.press('Enter');
  const problem = page.locator('[id="package.price:about"] .problem:focus');
  expect(await problem.textContent()).toContain('Write a whole number from 20,000 to 2,00,00,000');
  expect(copy.read(facts)).toBe(before);
  expect(await page.locator('[id="package.price"][aria-invalid=true]').inputValue()).toBe('10999');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await field(page, 'package.price').fill('87,000');
  expect(await save(page)).toBe('Saved. Visitors see it after you publish.');
  expect(copy.read(facts)).toBe(before.replace('"price": 88000,', '"price": 87000,'));
  await page.getByRole('link', { name: 'All facts' }).click();
  await takeBack(page, 'Package: Price 87,000');
  await page.locator('.saved:focus', { hasText: 'Taken back.' }).waitFor();
  expect(copy.read(facts)).toBe(before);
  // The save before that is offered next.
  await page.getByRole('button', { name: 'last save: Languages: looked through' }).waitFor();
});

test('fits an address without a space into the width of a phone', async () => {
  const page = await openForm('group?name=licences', onPhone);
  await page.locator('textarea', { hasText: licenceUrl }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('shows at the top what publishing is doing and how it ended, and starts it once', async () => {
  // A short program stands for the upload.
  copy.write(
    'src/commands/start.js',
    `import { existsSync } from 'node:fs';
    while (!existsSync('end')) await new Promise((resolve) => setTimeout(resolve, 50));
    process.send({ end: 'failed', sentence: 'Look at {FTP_PORT}.' });
    setTimeout(() => process.exit(), 200);
    await new Promise(() => {});`,
  );
  const settings = 'FTP_HOST=127.0.0.1 FTP_PORT=1 FTP_USER=a FTP_FOLDER=/ FTP_PASSWORD=b';
  copy.write('.env', settings.replaceAll(' ', '\n'));
  const page = await openForm('publish');
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await button.dblclick();
  await page.locator('[data-running] .message:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  copy.write('end', '');
  const result = page.locator('.result.problem:focus');
  expect(await result.textContent()).toMatch(/^Publishing did not finish\. .*“Port”/);
  expect((await result.boundingBox())!.y).toBeLessThan(desktop.height / 2);
  expect([posts.length, await page.locator('progress').count()]).toEqual([1, 0]);
  // The button is on the screen even while its boxes are not.
  expect((await button.boundingBox())!.y).toBeLessThan(desktop.height - 40);
  expect(await violations(page)).toEqual([]);
  await result.getByRole('link', { name: 'Port' }).click();
  await page.locator('[id=FTP_PORT]:focus').waitFor();
});

test('changes words in two languages at once with the keyboard, and returns to them', async () => {
  const html = await (await dev.get('/ur/?edit')).text();
  expect(html).not.toMatch(/[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]|%F3%B/u);
  const { page, goTo } = onPhone();
  await goTo('/ur/contact/?edit', dev.url);
  const [english, urdu] = ['src/content/languages/en.jsonc', 'src/content/languages/ur.jsonc'];
  const [inEnglish, inUrdu] = [copy.read(english), copy.read(urdu)];
  expect((await page.locator('.bar').boundingBox())!.height).toBeLessThan(50);
  await page.locator('h1[tabindex]').press('Enter');
  await page.getByLabel('English').fill('Umrah,\u00a0cared for');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.getByLabel('Urdu').fill('');
  expect(await save(page)).toBe('Write some words.');
  expect(await page.getByLabel('English').inputValue()).toBe('Umrah,\u00a0cared for');
  await page.getByLabel('Urdu').fill('عمرہ');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.locator('h1:focus', { hasText: 'عمرہ' }).waitFor();
  const old = 'We are here for you';
  expect(copy.read(english)).toBe(inEnglish.replace(`"${old}"`, '"Umrah,\\u00a0cared for"'));
  expect(copy.read(urdu)).toBe(inUrdu.replace(`"${inLetters('ur', old)}"`, '"عمرہ"'));
  expect(await violations(page)).toEqual([]);
  const message = page.getByRole('status').getByRole('link', { name: 'Take it back' });
  await message.waitFor();
  await page.locator('h1').dispatchEvent('pointerdown');
  expect(await message.count()).toBe(0);
  await page.reload();
  await message.press('Enter');
  await page.getByRole('button', { name: 'Take back the last save: Words' }).waitFor();
});

test('offers words that are on no page, words of a picture or of a link, and explains facts', async () => {
  const { page, goTo } = onComputer();
  await goTo('/', dev.url);
  await page.getByText('Change the site').click();
  await page.getByRole('link', { name: 'Change words' }).click();
  await page.locator('h1[tabindex]').waitFor();
  // This answer leaves the page open for the next press.
  const stay = (route: Route) => route.fulfill({ status: 204 });
  const isOpened = (address: string | URL) => /\.dev\/(facts|photos|words)|edit/.test(`${address}`);
  await page.route(isOpened, stay);
  onTestFinished(() => page.unroute(isOpened, stay));
  // An arrow has words that are only read aloud, and moves its carousel.
  const carousel = page.locator('#makkah');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Next place in Makkah' }).click();
  await expect.poll(() => carousel.getByRole('status').textContent()).toBe('2–3 of 5');
  for (const [pressed, address] of [
    ['footer a[href^="tel:"]', /\/\.dev\/facts$/],
    ['a[hreflang=ur]', /\/ur\/\?edit$/],
    ['.arch:has(.arch__line)', /\/\.dev\/photos\?name=[\w-]+&/],
    ['main a [data-form], main a[data-form]', /\/\.dev\/words\?text=.*&link=\w/],
  ] as const) {
    const request = page.waitForRequest((each) => each.isNavigationRequest());
    await page.locator(pressed).locator('visible=true').first().click();
    expect((await request).url(), pressed).toMatch(address);
  }
  await page.unroute(isOpened, stay);
  await page.getByText('Press a text to change it').click();
  await page.getByRole('link', { name: 'All words' }).click();
  const headings = await page.locator('summary').allTextContents();
  expect(headings).toEqual(
    expect.arrayContaining(['Top of Home', 'Titles in search engines', 'Refund policy']),
  );
  expect(await violations(page)).toEqual([]);
  await page.locator('summary', { hasText: /^The price card$/ }).click();
  await page.getByRole('link', { name: 'GST ({gst}%)' }).first().click();
  expect(await page.getByLabel('English, 2 of 2').inputValue()).toBe('GST');
  expect(await page.locator('main').innerText()).toContain('{gst} is not known yet.');
  await page.goto(`${dev.url}/.dev/words?text=hero.price`);
  await page.getByRole('link', { name: 'Change this fact' }).click();
  await page.locator('[id="package.price"]:focus').waitFor();
  // Its hint has at most three lines.
  const hint = await page.locator('[id="package.price:about"]').boundingBox();
  expect(hint!.height).toBeLessThan(80);
});

test('replaces a photo with its words from a phone', async () => {
  const page = await openForm('photos', onPhone);
  await page.getByRole('link', { name: 'Mina' }).click();
  const buffer = await flat(800, 1000, green).png().toBuffer();
  const file = { name: '../../IMG 1.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Another photo').setInputFiles(file);
  await page.getByLabel('English').fill('Tents');
  await page.getByLabel('Top – bottom').press('Home');
  expect(await save(page)).toContain('Saved.');
  expect(copy.read('src/content/structure.jsonc')).toContain('"mina": { "x": 0.5, "y": 0 },');
  expect(copy.read('src/content/languages/en.jsonc')).toContain('"mina": "Tents"');
  const shown = await page.locator('.crops img').first().getAttribute('src');
  const crop = Buffer.from(await (await dev.get(shown!)).arrayBuffer());
  expect((await coloursAt(crop, [0.5, 0.5]))[0]![1]).toBeGreaterThan(140);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const names = readdirSync(copy.pictures).filter((name) => name.startsWith('mina'));
  expect(names).toEqual(['mina.png']);
});

test('asks before unsaved words are lost, and about a figure that is far from the saved one', async () => {
  const before = copy.read(facts);
  const page = await openForm('group?name=departures#departures.list[1].rooms.four');
  // The box is folded until a link leads to it.
  await page.locator('details :focus').waitFor();
  answer = 'dismiss';
  onTestFinished(() => void (answer = 'accept'));
  dialogs.length = 0;
  await page.reload();
  expect(dialogs).toEqual([]);
  const price = field(page, 'departures.list[1].price');
  await price.fill('4,40,000');
  expect(await save(page)).toContain('88,000 becomes 4,40,000.');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  expect(dialogs).toEqual(['beforeunload']);
  expect(copy.read(facts)).toBe(before);
  await price.fill('18,000');
  expect(await save(page)).toContain('Write a whole number');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  expect(dialogs).toHaveLength(2);
  // Somebody has closed the window of npm run dev, and opens it again.
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  const place = await button.boundingBox();
  await button.click();
  await page.getByRole('status').filter({ hasText: 'Start npm run dev again' }).waitFor();
  // A second press hits the button too.
  expect(await button.boundingBox()).toEqual(place);
  expect(await price.inputValue()).toBe('18,000');
  await page.context().setOffline(false);
  // The figure is compared with the saved one, not with the refused one.
  await price.fill('88,000');
  expect(await save(page)).toBe('Nothing was changed.');
  expect(dialogs).toHaveLength(2);
});

test('saves once, however often the button is pressed while the site is made', async () => {
  const page = await openForm('group?name=agency');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  const answer = await hold(page, /group/);
  await field(page, 'agency.address.street').fill('2, Sample Road');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.focus();
  const pressTwice = async () => {
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  };
  await pressTwice();
  await expect.poll(() => sent).toContain('POST');
  await pressTwice();
  answer();
  await page.locator('.saved:focus', { hasText: 'Saved.' }).waitFor();
  expect(sent.filter((method) => method !== 'GET')).toEqual(['HEAD', 'POST']);
});

test('copies a person without the photo', async () => {
  const page = await openForm('group?name=agency');
  await page.locator('[data-act=copy]').first().click();
  const copied = await page
    .locator('article')
    .nth(1)
    .locator('[name$=name], [name$=line], [name$=picture]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(copied.toSorted()).toEqual(['', 'Answers your messages.', 'Asma']);
});

test('copies, adds and deletes lines, and saves them together or refuses one at its field', async () => {
  const before = copy.read(facts);
  const page = await openForm('group?name=departures');
  const first = page.getByRole('article').first();
  expect(await first.locator('legend').first().textContent()).toBe('1\u00a0April 2031');
  expect(await first.locator('details').getAttribute('open')).toBeNull();
  await first.locator('[data-act=copy]').click();
  await field(page, 'departures.list[2].date').fill('2025-02-15');
  expect(await page.locator('output').last().textContent()).toBe(
    'Saturday, 15 February 2025: this day has passed, so the journey is not shown.',
  );
  await page.clock.setFixedTime('2031-01-15T20:00:00');
  await field(page, 'departures.list[2].date').fill('2031-01-15');
  expect(await page.locator('output').last().textContent()).toBe('Wednesday, 15 January 2031');
  await field(page, 'departures.list[2].date').fill('2031-06-01');
  for (let at = 3; at < 12; at += 1) {
    await page.getByRole('button', { name: 'Add a line' }).click();
    await field(page, `departures.list[${at}].date`).fill(`2032-01-${at + 10}`);
  }
  // While a word is composed from several keys, as in Bengali, Enter only confirms it.
  const isAllowed = await field(page, 'departures.list[11].from').evaluate((box) => {
    const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    return box.dispatchEvent(new KeyboardEvent('keydown', composing));
  });
  expect(isAllowed).toBe(true);
  // Enter moves to the next box, and does not save a half-filled line.
  await field(page, 'departures.list[11].days').press('Enter');
  await page.locator('[id="departures.list[11].nightsMakkah"]:focus').waitFor();
  expect(copy.read(facts)).toBe(before);
  await page.locator('[data-act=delete]').nth(4).click();
  await first.locator('[data-act=delete]').click();
  await field(page, 'departures.list[1].price').fill('5');
  expect(await save(page)).toContain('Write a whole number from');
  expect(await page.locator('[id="departures.list[1].price:about"] .problem').count()).toBe(1);
  expect(await page.getByRole('article').count()).toBe(10);
  await field(page, 'departures.list[1].price').fill('98000');
  expect(await save(page)).toContain('Saved.');
  const saved = copy.read(facts);
  expect(saved).toContain(`"list": [
      { "date": "2031-05-01", "days": 20, "price": 98000 },
      { "date": "2031-06-01", "days": 15, "airline": "Saudia", "direct": true, "price": 99000 },
      { "date": "2032-01-13" },
`);
  const days = [...saved.matchAll(/"date": "2032-01-(\d+)"/g)].map(([, day]) => day);
  expect(days).toEqual(['13', '15', '16', '17', '18', '19', '20', '21']);
});

test('builds again once a file that was broken in a text editor is put back', async () => {
  const saved = copy.read(facts);
  const status = async () => (await dev.get('/')).status;
  copy.write(facts, '{');
  await expect.poll(status).toBe(500);
  copy.write(facts, saved);
  await expect.poll(status).toBe(200);
});
