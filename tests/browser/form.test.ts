/** Editing in `npm run dev`: the page of facts, and words in place. */
import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { desktop, openPage, phone, type View } from '../support/page.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { runDev, waitFor, type RunningDev } from '../support/runDev.ts';
import { writeUrdu } from '../support/writeUrdu.ts';

const facts = 'src/content/facts.ts';
const rows = `list: [
      { date: '2031-04-01', days: 15, airline: 'Saudia', direct: true, price: 99000 },
      { date: '2031-05-01', days: 20, price: 99000 },
    ],
  },
  hotels`;

const copy = copyProjectForAll({ ownCaches: true });
writeUrdu(copy);
copy.edit(facts, /list: \[\],\s+\},\s+hotels/, rows);
copy.edit(facts, 'price: 88000,', 'price: 88000, // {price}');
copy.edit(facts, 'rooms: {},', 'rooms: { four: null },');
const before = copy.read(facts);
let dev: RunningDev;
beforeAll(async () => {
  dev = await runDev(copy);
  return async () => void (await dev.stop());
});
/** Puts a file back, and waits for the rebuild, which reloads pages. */
async function putBack(file: string, text: string): Promise<void> {
  if (copy.read(file) === text) return;
  const builds = () => dev.said().split(/Built in|Could not/).length;
  const made = builds();
  copy.write(file, text);
  await waitFor(() => builds() > made);
}
beforeEach(() => putBack(facts, before));

/** Opens a page of the form. */
async function openForm(address: string, view: View = desktop): Promise<Page> {
  const { page, faults } = await openPage(`/.dev/${address}`, { view, site: dev.url });
  expect(faults).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);

/** Presses "Save"; returns what is in focus then. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await page.locator(':is(.problem, .saved):focus').textContent())!.trim();
}

const takeBack = (page: Page, what: string) =>
  page.getByRole('button', { name: `Take back the last save: ${what}` }).click();

test('saves groups, and takes the saves back one by one', async () => {
  const page = await openForm('group?name=package');
  await field(page, 'package.price').fill('89,000');
  expect(await save(page)).toBe('Saved. Visitors see it after you publish.');
  await page.goto(`${dev.url}/.dev/group?name=agency`);
  await field(page, 'agency.mapQuery').fill('<b>Kolkata</b>');
  expect(await save(page)).toContain('Saved.');
  const priced = before.replace('price: 88000,', 'price: 89000,');
  expect(copy.read(facts)).toBe(priced.replace("'Asansol, Jharkhand, India'", "'<b>Kolkata</b>'"));
  await page.goto(`${dev.url}/.dev/facts`);
  await takeBack(page, 'Agency');
  await page.locator('.saved:focus', { hasText: 'Taken back: Agency.' }).waitFor();
  expect(copy.read(facts)).toBe(priced);
  await takeBack(page, 'Package');
  await expect.poll(() => copy.read(facts)).toBe(before);
});

test('refuses in the sentence of the build, at the field, with the keyboard alone', async () => {
  const page = await openForm('group?name=package', phone);
  await field(page, 'package.price').fill('10999');
  await page.keyboard.press('Enter');
  const problem = page.locator('[id="package.price:about"] .problem:focus');
  expect(await problem.textContent()).toContain('Write a whole number from 20,000 to 2,00,00,000');
  expect(copy.read(facts)).toBe(before);
  expect(await page.locator('[id="package.price"][aria-invalid=true]').inputValue()).toBe('10999');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('copies, adds and deletes lines, and saves them at once or refuses one at its field', async () => {
  const page = await openForm('group?name=departures');
  const first = page.getByRole('article').first();
  expect(await first.locator('legend').first().textContent()).toBe('1\u00a0April 2031');
  await first.locator('[data-act=copy]').click();
  await field(page, 'departures.list[2].date').fill('2025-02-15');
  expect(await page.locator('output').last().textContent()).toBe(
    'Saturday, 15 February 2025: this day has passed, so the journey is not shown.',
  );
  await field(page, 'departures.list[2].date').fill('2031-06-01');
  for (let at = 3; at < 13; at += 1) {
    await page.getByRole('button', { name: 'Add a line' }).click();
    await field(page, `departures.list[${at}].date`).fill(`2032-01-${at + 10}`);
  }
  await page.locator('[data-act=delete]').nth(4).click();
  await first.locator('[data-act=delete]').click();
  await field(page, 'departures.list[1].price').fill('5');
  expect(await save(page)).toContain('Write a whole number from');
  expect(await page.locator('[id="departures.list[1].price:about"] .problem').count()).toBe(1);
  expect(await page.getByRole('article').count()).toBe(11);
  await field(page, 'departures.list[1].price').fill('98000');
  expect(await save(page)).toContain('Saved.');
  const saved = copy.read(facts);
  expect(saved).toContain(`list: [
      { date: '2031-05-01', days: 20, price: 98000 },
      { date: '2031-06-01', days: 15, airline: 'Saudia', direct: true, price: 99000 },
      { date: '2032-01-13' },
`);
  const days = [...saved.matchAll(/date: '2032-01-(\d+)'/g)].map(([, day]) => day);
  expect(days).toEqual(['13', '15', '16', '17', '18', '19', '20', '21', '22']);
});

test('empties the price once rooms have some, and says what is wrong in its own words', async () => {
  const page = await openForm('group?name=package');
  const gst = field(page, 'package.taxes.gst');
  await gst.fill('5');
  await page.getByLabel('Tcs on').selectOption('total');
  expect(await save(page)).toBe(
    'Add gst to "Not in the price" too, or leave this empty (null in the file).',
  );
  await gst.fill('');
  await page.getByLabel('Tcs on').selectOption('');
  await field(page, 'package.rooms.four').fill('87,000');
  expect(await save(page)).toContain('Saved.');
  expect(copy.read(facts)).toContain('price: null, // {price}');
  await field(page, 'package.rooms.four').fill('');
  expect(await save(page)).toContain('Write the lowest price for one person');
  expect(await page.locator('.saved').count()).toBe(0);
});

test('refuses a group that was changed meanwhile, and keeps what was typed', async () => {
  const page = await openForm('group?name=package');
  await field(page, 'package.price').fill('90,000');
  copy.edit(facts, 'price: 88000,', 'price: 91000,');
  for (const _ of ['first', 'second'])
    expect(await save(page)).toContain('Could not save src/content/facts.ts: it was changed');
  expect(copy.read(facts)).toContain('price: 91000,');
  expect(await field(page, 'package.price').inputValue()).toBe('90,000');
});

test('writes the fingerprint of new rules with their new day, or once they are said to be the old ones', async () => {
  const page = await openForm('group?name=policy');
  const isNew = page.getByText('reads otherwise');
  await field(page, 'policy.passportMonths').fill('9');
  await save(page);
  expect(await isNew.count()).toBe(1);
  expect(await page.locator('ins').first().textContent()).toMatch(/\b9\b/);
  expect(await page.locator('del').first().textContent()).not.toMatch(/\b9\b/);
  await page.getByRole('button', { name: 'It was only a typing error: keep the date' }).click();
  await page.locator('.saved:focus').waitFor();
  expect(await isNew.count()).toBe(0);
  await page.goto(`${dev.url}/.dev/group?name=policy`);
  await field(page, 'policy.passportMonths').fill('8');
  await field(page, 'policy.effectiveDate').fill('2031-02-01');
  expect(await save(page)).toContain('Saved.');
  expect(await isNew.count()).toBe(0);
});

test('opens with a slip in another file, and saves nothing then', async () => {
  const structure = copy.read('src/content/structure.ts');
  onTestFinished(() => putBack('src/content/structure.ts', structure));
  copy.edit('src/content/structure.ts', /^export const/m, 'export cost');
  const page = await openForm('group?name=package');
  await field(page, 'package.price').fill('90,000');
  expect(await save(page)).toContain('Could not read src/content/structure.ts, line ');
  expect(copy.read(facts)).toBe(before);
});

/** Requests an address of the server as it is written; returns the status, and whether a frame may show the answer. */
function statusOf(path: string, method = 'GET', headers: object = {}): Promise<unknown[]> {
  const { port, host } = new URL(dev.url);
  return new Promise((resolve) => {
    request({ port, path, method, headers: { host, ...headers } }, (response) => {
      resolve([response.resume().statusCode, response.headers['x-frame-options']]);
    }).end();
  });
}

test('answers this computer alone, with the security headers of the site', async () => {
  const { port, host } = new URL(dev.url);
  const other = `other.example:${port}`;
  const origins = [undefined, `http://${host}`, `http://${other}`, 'https://other.example'];
  for (const asked of [host, other])
    for (const origin of origins)
      for (const method of ['GET', 'POST']) {
        const isOwn = asked === host && origin === `http://${host}`;
        const isVisit = asked === host && origin === undefined && method === 'GET';
        const status = isVisit || (isOwn && method === 'GET') ? 200 : isOwn ? 422 : 403;
        expect(
          await statusOf('/.dev/facts', method, { host: asked, ...(origin && { origin }) }),
          `${method} ${asked} ${origin}`,
        ).toEqual([status, 'DENY']);
      }
  for (const path of ['group', 'words', 'undo', 'publish'].map((each) => `/.dev/${each}`))
    expect(await statusOf(path, 'POST', { origin: 'https://other.example' }), path).toEqual([
      403,
      'DENY',
    ]);
  for (const path of ['/?edit', '/.dev/bar.js', '/.dev/publish'])
    expect(await statusOf(path, 'GET', { host: other }), path).toEqual([403, 'DENY']);
  for (const path of ['//', '///', '/\\', 'http://['])
    expect(await statusOf(path), path).toEqual([404, 'DENY']);
  expect((await dev.get('/')).status).toBe(200);
});

test('asks before words that are not saved are lost, and where a digit may be too many', async () => {
  const { page } = await openPage('/.dev/group?name=package', { view: desktop, site: dev.url });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message() || dialog.type());
    void dialog.dismiss();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await field(page, 'package.price').fill('8,80,000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  expect(asked).toEqual(['88,000 becomes 8,80,000. Is that right?', 'beforeunload']);
  expect(copy.read(facts)).toBe(before);
  await field(page, 'package.price').fill('18,000');
  expect(await save(page)).toContain('Write a whole number');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  expect(asked).toHaveLength(3);
  // Only what is saved counts, not what was refused.
  await field(page, 'package.price').fill('91,000');
  expect(await save(page)).toContain('Saved.');
  expect(asked).toHaveLength(3);
});

test('changes words in two languages at once, by keyboard, and comes back to them', async () => {
  const html = await (await dev.get('/ur/?edit')).text();
  expect(html).not.toMatch(/[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]|%F3%B/u);
  const { page } = await openPage('/ur/?edit', { view: phone, site: dev.url });
  const [english, urdu] = ['src/content/languages/en.ts', 'src/content/languages/ur.ts'];
  const [inEnglish, inUrdu] = [copy.read(english), copy.read(urdu)];
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
  const old = "'A blessed Umrah journey, cared\\u00a0for at every step'";
  expect(copy.read(english)).toBe(inEnglish.replace(old, "'Umrah,\\u00a0cared for'"));
  expect(copy.read(urdu)).toBe(inUrdu.replace(/(?<=headline: )'.*'/, "'عمرہ'"));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('status').getByRole('link', { name: 'Take it back' }).press('Enter');
  await takeBack(page, 'Words');
  await page.locator('.saved', { hasText: 'Taken back: Words.' }).waitFor();
  expect([copy.read(english), copy.read(urdu)]).toEqual([inEnglish, inUrdu]);
});

test('offers the words that are on no page, in a picture or under a link, and explains facts', async () => {
  const { page } = await openPage('/', { view: desktop, site: dev.url });
  await page.getByText('Change the site').click();
  await page.getByRole('link', { name: 'Change words' }).click();
  await page.locator('h1[tabindex]').waitFor();
  await page.locator('.arch:has(.arch__line)').first().click();
  expect(await page.locator('legend').textContent()).toMatch(/^Pictures: /);
  await page.goBack();
  await page.locator('main a [data-texts*=book], main a[data-texts*=book]').first().click();
  expect(await page.locator('legend').textContent()).toBe('Hero: Book');
  await page.goBack();
  await page.getByRole('link', { name: 'All words of this page' }).click();
  const names = await page.locator('main a').allTextContents();
  expect(names).toEqual(
    expect.arrayContaining(['Titles 2', 'Messages: General', 'Answers: Zam zam', 'Layout: Close']),
  );
  expect(names.indexOf('Titles 2')).toBeLessThan(names.indexOf('Hero: Headline'));
  await page.getByRole('link', { name: 'Price: Excludes: Gst' }).click();
  expect(await page.getByLabel('English, 2 of 2').inputValue()).toBe('GST');
  expect(await page.locator('main').innerText()).toContain('{gst} is not known yet.');
  await page.goto(`${dev.url}/.dev/words?page=//other.example&text=hero.price`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${dev.url}/other.example?edit&saved`);
  await page.goBack();
  await page.getByRole('link', { name: 'Change this fact' }).click();
  await page.locator('[id="package.price"]:focus').waitFor();
});

test('lists what to look at before publishing, with a press for who has read a language', async () => {
  // Rules that are new have an answer of their own, before that of the language.
  await putBack(facts, before.replace(/passportMonths: \d/, 'passportMonths: 9'));
  const page = await openForm('facts');
  const languages = 'src/content/languages/index.ts';
  const unread = copy.read(languages);
  onTestFinished(() => putBack(languages, unread));
  const main = page.getByRole('main');
  const asked = main.locator('details', { hasText: /Questions that only the agency can answer 1/ });
  expect(await asked.getByRole('link').getAttribute('href')).toContain('?name=agencyQuestions#');
  const urdu = main.getByRole('listitem').filter({ hasText: 'read this page' });
  await urdu.getByRole('button').click();
  await page.locator('.saved:focus').waitFor();
  expect(copy.read(languages)).toContain("checked: { home: '2031-01-15' } }");
  expect(await urdu.count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Publish' }).click();
  expect(await main.innerText()).toMatch(/once nothing stops it any more/);
});
