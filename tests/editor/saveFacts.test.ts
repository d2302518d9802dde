/** What the forms for facts show and save, apart from single values. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { lastSave } from '../../src/editor/changes/history.ts';
import { readGroup, showFacts } from '../../src/editor/form/factsForm.tsx';
import { saveFields, showFields } from '../../src/editor/form/FieldsPage.tsx';
import { whatIsSaved } from '../../src/editor/form/outcome.ts';
import { readContent } from '../../src/generator/content/readContent.ts';
import type { MadeSite } from '../../src/generator/makeSite.ts';
import { takeBack } from '../../src/editor/changes/saveContent.ts';
import { routes } from '../../src/routes.tsx';
import { flat, green } from '../support/pictures.ts';
import { copyProjectForAll, type ProjectCopy } from '../support/projectCopy.ts';

const copy = copyProjectForAll({ ownCaches: true, showsUnread: true, languages: ['en'] });
/** The same in three languages, for tests of what other languages say about a fact. */
const inThree = copyProjectForAll({ ownCaches: true, showsUnread: true });
const file = 'src/content/facts.jsonc';
const read = (name: string, { read: readFile } = copy) => readFile(`src/content/${name}`);
const unchanged = read('facts.jsonc');
beforeEach(() => {
  for (const { write } of [copy, inThree]) write(file, unchanged);
});

/** Returns what the form of facts reads from the content, without making the site. */
function siteNow(project: ProjectCopy): MadeSite {
  const read = readContent(project);
  return { ...read, routes: routes(read.content) } as MadeSite;
}

/** Opens the form of a group, and returns its inputs by name, and a function that saves it with other values. */
function open(name: string, project = copy) {
  const site = siteNow(project);
  const query = new URLSearchParams({ name });
  const request = { project, site, pathname: '', query, posted: undefined, problems: [] };
  const page = parse(renderToStaticMarkup(showFields(request, readGroup)));
  const valueOf = (input: (typeof page.childNodes)[0] & { attributes: Record<string, string> }) =>
    input.attributes.value ?? '';
  const boxes = page
    .querySelectorAll('main form:last-of-type :is(input, textarea)[name]')
    .filter(({ attributes }) => attributes.type !== 'checkbox' || 'checked' in attributes)
    .filter((input) => !input.closest('template'))
    .map((input) => [
      input.attributes.name!,
      input.tagName === 'TEXTAREA' ? input.textContent : valueOf(input),
    ]);
  const chosen = page
    .querySelectorAll('main form:last-of-type select')
    .filter((input) => !input.closest('template'))
    .map((select) => {
      const option = select.querySelector('[selected]');
      return [select.attributes.name!, option?.attributes.value ?? ''];
    });
  const inputs = Object.fromEntries([...boxes, ...chosen]) as Record<string, string>;
  const postedWith = (typed: Record<string, string>) =>
    new URLSearchParams({ ...inputs, ...typed });
  const save = (typed: Record<string, string>) =>
    saveFields({ ...request, posted: postedWith(typed) }, readGroup);
  return { inputs, save, page, request, postedWith };
}

const bangla = (phrase: string) => `languages/bn.jsonc facts.${phrase}`;
const urdu = (phrase: string) => `languages/ur.jsonc facts.${phrase}`;

const languages = 'src/content/languages/index.jsonc';
const urduRead = '"label": "اردو", "checked": "2031-01-10" }';

it('asks each published language for its words of a new town, and saves them with it', async () => {
  inThree.edit(languages, '"label": "اردو" }', urduRead);
  onTestFinished(() => inThree.edit(languages, urduRead, '"label": "اردو" }'));
  const { save } = open('agency', inThree);
  const town = { 'agency.address.city': "St. Mary's" };
  const { problems } = await save(town);
  expect(problems).toEqual(
    [bangla, urdu].map((box) =>
      expect.objectContaining({
        name: box("St. Mary's"),
        sentence: expect.stringContaining(`Write "St. Mary's" in this language`),
      }),
    ),
  );
  expect(read('facts.jsonc', inThree)).toBe(unchanged);
  const words = { [bangla("St. Mary's")]: 'সেন্ট মেরি', [urdu("St. Mary's")]: 'سینٹ میری' };
  expect((await save({ ...town, ...words })).problems).toEqual([]);
  expect(read('facts.jsonc', inThree)).toContain(`"city": "St. Mary's",`);
  expect(read('languages/bn.jsonc', inThree)).toContain(`"St. Mary's": "সেন্ট মেরি"`);
  expect(read('languages/ur.jsonc', inThree)).toContain(`"St. Mary's": "سینٹ میری"`);
  // The boxes stay, so that somebody can correct the words.
  const [page, old] = [open('agency', inThree), open('agency', inThree)];
  expect(page.inputs).toMatchObject(words);
  const emptied = await page.save({ [urdu("St. Mary's")]: ' ' });
  expect(emptied.problems).toMatchObject([{ name: urdu("St. Mary's") }]);
  expect((await page.save({ [urdu("St. Mary's")]: 'سینٹ میریز' })).problems).toEqual([]);
  expect(read('languages/ur.jsonc', inThree)).toContain(`"St. Mary's": "سینٹ میریز"`);
  expect(read('languages/bn.jsonc', inThree)).toContain(`"St. Mary's": "সেন্ট মেরি"`);
  const again = open('agency', inThree);
  const late = { ...again.request, posted: old.postedWith({}) };
  expect((await saveFields(late, readGroup)).problems[0]!.sentence).toContain('it was changed');
  // A town for which the page showed no box keeps its words.
  expect((await again.save({ 'agency.address.city': 'Asansol' })).problems).toEqual([]);
  // New words in the boxes of the old town belong to the new town.
  const both = open('agency', inThree);
  const inBoxes = { [bangla('Asansol')]: 'রানিগঞ্জ', [urdu('Asansol')]: 'رانی گنج' };
  const moved = { 'agency.address.city': 'Raniganj', ...inBoxes };
  // As long as another field has the old town, they belong to that.
  const kept = await both.save({ ...moved, 'agency.address.street': 'Asansol' });
  expect(kept.problems).toMatchObject([bangla, urdu].map((box) => ({ name: box('Raniganj') })));
  expect((await both.save(moved)).problems).toEqual([]);
  expect(read('languages/bn.jsonc', inThree)).toContain('"Raniganj": "রানিগঞ্জ"');
  expect(read('languages/ur.jsonc', inThree)).toContain('"Raniganj": "رانی گنج"');
});

it('saves a new town without the words of a language that nobody has read, which then needs them', async () => {
  const town = { 'agency.address.city': 'Durgapur', [bangla('Durgapur')]: 'দুর্গাপুর' };
  expect((await open('agency', inThree).save(town)).problems).toEqual([]);
  const { page, save } = open('languages', inThree);
  expect(page.querySelector('main')!.textContent).toContain(
    'Still in English until you write the words: “Durgapur”.',
  );
  const { problems } = await save({ 'languages/index.jsonc [2].checked': 'on' });
  expect(problems).toMatchObject([
    {
      sentence: expect.stringContaining('Durgapur, in Urdu is missing.'),
      href: `/.dev/group?name=agency#${encodeURIComponent(urdu('Durgapur'))}`,
    },
  ]);
});

it('leads from a town that a language shows in English to its box, which exists only once', async () => {
  const list =
    '"list": [{ "date": "2031-04-01", "from": "Ranchi" }, { "date": "2031-05-01", "from": "Ranchi" }],\n  },\n  "hotels';
  inThree.edit(file, /"list": \[\],\s+\},\s+"hotels/, list);
  const { request, page, inputs, save } = open('departures', inThree);
  const boxes = page.querySelectorAll('form:last-of-type [name^=languages]');
  expect(boxes.map(({ id }) => id)).toEqual([bangla('Ranchi'), urdu('Ranchi')]);
  const facts = renderToStaticMarkup(showFacts(request));
  // Urdu is not published yet, so no line says what it lacks.
  expect(facts).toContain(
    `“Ranchi” has no words yet in <a href="/.dev/group?name=departures#${encodeURIComponent(bangla('Ranchi'))}">Bangla</a>.`,
  );
  expect(facts).toContain('<mark>1 word in other languages</mark>');
  expect(facts).toMatch(/<mark>\d+ facts not known yet<\/mark>/);
  expect(inputs['departures.list[1].from']).toBe('Ranchi');
  expect((await save({ [urdu('Ranchi')]: 'رانچی' })).problems).toEqual([]);
  expect(read('languages/ur.jsonc', inThree)).toContain('"Ranchi": "رانچی"');
});

it('has one choice for each service, including one that the file does not name', async () => {
  const { inputs, page, save } = open('package');
  const rowOf = (name: string) => page.getElementById(`package.services.${name}`);
  const options = rowOf('visa')!
    .querySelectorAll('option')
    .map((each) => each.textContent);
  expect(options).toEqual(['Not known', 'In the price', 'Not in the price']);
  const labelFor = (name: string) =>
    page.querySelectorAll('label').find(({ attributes }) => attributes.for?.endsWith(`.${name}`));
  // Only words that do not begin with the name of the service have it before them.
  expect(labelFor('hotel')!.text).toBe('Hotel room');
  expect(labelFor('flight')!.text).toBe('Flight: Air ticket');
  expect(inputs['package.services.hotel']).toBe('in');
  const typed = {
    'package.services.visa': 'in',
    'package.services.laundry': 'notIn',
  };
  expect((await save(typed)).problems).toEqual([]);
  const { inputs: after } = open('package');
  expect(after).toMatchObject(typed);
  const none = Object.fromEntries(
    ['hotel', 'flight', 'zam-zam', 'food', 'visa'].map((name) => [`package.services.${name}`, '']),
  );
  expect((await save({ ...typed, ...none })).problems).not.toEqual([]);
});

it('empties the price once rooms have prices, and names faults by the labels of the form', async () => {
  copy.edit(file, '"rooms": {},', '"rooms": { "four": null },');
  const { save } = open('package');
  const taxed = { 'package.taxes.gst': '5', 'package.taxes.tcsOn': 'total' };
  const sentences = (await save(taxed)).problems.map(({ sentence }) => sentence);
  expect(sentences[0]).toBe('Choose "Not in the price" for gst too, or leave this empty.');
  const inRooms = { 'package.rooms.four': '87,000' };
  expect((await save(inRooms)).problems).toEqual([]);
  expect(read('facts.jsonc')).toContain('"price": null,');
  const again = open('package');
  const inBoth = await again.save({ 'package.price': '86,000' });
  const [refusal] = inBoth.problems;
  expect(refusal).toMatchObject({ name: 'package.price' });
  const [, label = ''] = /^Change it under "(.+)": the lowest/.exec(refusal!.sentence)!;
  expect(again.page.querySelectorAll('legend').map(({ text }) => text)).toContain(label);
  expect(read('facts.jsonc')).toContain('"price": null,');
  const { problems } = await again.save({ 'package.rooms.four': '' });
  expect(problems).toEqual([
    expect.objectContaining({
      name: 'package.price',
      sentence: expect.stringContaining('Write the lowest price for one person'),
    }),
  ]);
});

it('renames a hotel in the departures that name it, in the same save', async () => {
  const departure = '"list": [{ "date": "2031-04-01", "hotelMakkah": "Noor" }],\n  },\n  "hotels';
  copy.edit(file, /"list": \[\],\s+\},\s+"hotels/, departure);
  copy.edit(file, '"makkah": []', '"makkah": [{ "name": "Noor" }]');
  const { save } = open('hotels');
  expect((await save({ 'hotels.makkah[0].name': 'Noor Towers' })).problems).toEqual([]);
  expect(read('facts.jsonc')).toContain('"hotelMakkah": "Noor Towers"');
  expect(lastSave(copy)?.what).toBe('Hotels: Name Noor Towers');
  // If the hotel is deleted, the fault is in the departure's own box, which is on another page.
  const again = open('hotels');
  expect((await again.save({ 'hotels.makkah[0].name': '' })).problems).toEqual([
    {
      name: '',
      sentence: expect.stringMatching(/^Could not save this: Hotel in Makkah is "Noor Towers"\. /),
      href: '/.dev/group?name=departures#departures.list%5B0%5D.hotelMakkah',
    },
  ]);
  // A name with spaces around it would be that of no hotel.
  expect((await again.save({ 'hotels.makkah[0].name': ' Noor Hills ' })).problems).toEqual([]);
  expect(read('facts.jsonc')).toContain('"hotelMakkah": "Noor Hills"');
});

it('asks once about a figure that is far from the saved one, parsed as a save parses it', async () => {
  const { save, request, postedWith } = open('package');
  const typed = { 'package.price': '₹8,80,000' };
  const { problems } = await save(typed);
  const sentence = '88,000 becomes 8,80,000. If that is right, press Save again.';
  expect(problems).toEqual([expect.objectContaining({ name: 'package.price', sentence })]);
  const refused = { ...request, posted: postedWith(typed), problems };
  const page = parse(renderToStaticMarkup(showFields(refused, readGroup)));
  // A screen reader reads it with the box.
  const about = page.getElementById('package.price')!.getAttribute('aria-describedby');
  expect(page.getElementById(about ?? '')?.textContent).toContain(sentence);
  const asked = page.querySelector('[name=asked]')!.getAttribute('value')!;
  expect((await save({ 'package.price': ' 88,000.00\u202c' })).problems).toEqual([]);
  expect((await open('package').save({ ...typed, asked })).problems).toEqual([]);
  expect(read('facts.jsonc')).toContain('"price": 880000');
});

it('asks about a figure at its own line if a line above it is deleted', async () => {
  const journeys = [1, 2, 3].map((month) => ({
    date: `2031-04-0${month}`,
    rooms: { four: 99000, infant: 60000 },
  }));
  copy.edit(
    file,
    /"departures": \{\s+"checked": null,\s+"list": \[\],/,
    `"departures": { "checked": null, "list": ${JSON.stringify(journeys)},`,
  );
  const { request, postedWith } = open('departures');
  const typed = [...postedWith({ 'departures.list[1].rooms.infant': '10,000' })];
  const posted = new URLSearchParams(
    typed.filter(([name]) => !name.startsWith('departures.list[0]')),
  );
  const { problems } = await saveFields({ ...request, posted }, readGroup);
  expect(problems).toEqual([
    expect.objectContaining({
      name: 'departures.list[1].rooms.infant',
      sentence: '60,000 becomes 10,000. If that is right, press Save again.',
    }),
  ]);
});

it('refuses twice to save a group that was changed meanwhile, and keeps what was typed', async () => {
  const { save, request, postedWith } = open('package');
  const typed = { 'package.price': '90,000' };
  copy.edit(file, '"price": 88000', '"price": 91000');
  const { problems } = await save(typed);
  expect(problems[0]!.sentence).toContain('Could not save this: it was changed');
  const refused = { ...request, posted: postedWith(typed), problems };
  const html = renderToStaticMarkup(showFields(refused, readGroup));
  expect(html).toContain('value="90,000"');
  const hash = parse(html).querySelector('[name=hash]')!.getAttribute('value')!;
  expect((await save({ ...typed, hash })).problems).toEqual(problems);
  expect(read('facts.jsonc')).toContain('"price": 91000');
});

const days = (...typed: readonly string[]) =>
  Object.fromEntries(typed.map((day, at) => [`departures.list[${at}].date`, day]));

it.each<[group: string, typed: Record<string, string>, isRule: boolean, said: RegExp]>([
  ['policy', { 'policy.passportMonths': '9' }, true, /after you publish\. If a rule has changed/],
  ['package', { 'package.price': '90,000' }, false, /after you publish\.$/],
  ['departures', days('2025-04-01'), false, /^Saved\. Visitors do not see this journey/],
  ['departures', days('2025-04-01', '2031-04-01'), false, /after you publish\.$/],
])('says in %s what a save of %o comes to', async (group, typed, isRule, sentence) => {
  const { save, request } = open(group);
  const outcome = await save(typed);
  expect(outcome).toMatchObject({ problems: [], isRule });
  request.query.set('saved', whatIsSaved(outcome));
  const said = parse(renderToStaticMarkup(showFields(request, readGroup))).querySelector('.saved')!;
  expect(said.text).toMatch(sentence);
  const day = said.querySelector('a')?.getAttribute('href');
  expect(day).toBe(isRule ? '/.dev/group?name=policy#policy.effectiveDate' : undefined);
});

it('names fields in every reminder by their labels, never by a path', () => {
  const changed = read('facts.jsonc')
    .replace('"hours": "24x7"', '"hours": "9 to 5"')
    .replaceAll(/"checked": "20\d\d/g, '"checked": "2019')
    .replace('"passportMonths": 6', '"passportMonths": 7')
    .replace(
      /"list": \[\],(?=\s+\},\s+"hotels)/,
      '"list": [{ "date": "2030-04-01", "days": 90, "from": "Ranchi" }],',
    )
    .replace('"makkah": []', '"makkah": [{ "name": "Noor", "metres": 5000 }]');
  inThree.write(file, changed);
  inThree.edit('src/content/languages/bn.jsonc', /"headline": ".*"/, '"headline": "English"');
  const { request } = open('agency', inThree);
  const { findings } = request.site;
  const page = parse(renderToStaticMarkup(showFacts(request)));
  const said = page.querySelectorAll('main li').map(({ textContent }) => textContent);
  const titles = new Set(findings.map(({ title }) => title));
  expect(titles.size).toBeGreaterThan(6);
  // Findings about only Urdu, which nobody has read, are left out.
  expect(page.querySelectorAll('main details').length).toBeGreaterThanOrEqual(titles.size - 1);
  expect(page.querySelector('main a[href$="words?text=hero.headline"]')).not.toBeNull();
  for (const line of said)
    expect(line).not.toMatch(/languages\/|pages\/|package\.|\.jsonc|\.md|src\/|in the file/);
});

it('adds the photo of a person under a file name made from the name in the row', async () => {
  const { request, postedWith } = open('agency');
  const people = ['Imrān Khan', 'Imran Khan', 'Mina'];
  const nameAt = (at: number) => `agency.people[${at}].name`;
  const posted = postedWith(Object.fromEntries(people.map((name, at) => [nameAt(at), name])));
  const saveWith = (bytes: Buffer) => {
    const uploads = new Map(people.map((_, at) => [`agency.people[${at}].picture:file`, bytes]));
    return saveFields({ ...request, posted, uploads }, readGroup);
  };
  expect((await saveWith(await flat(900, 900, green).jpeg().toBuffer())).problems).toEqual([]);
  // Neither a person with a similar name nor another picture of the site gets somebody else's photo.
  const saved = read('facts.jsonc');
  for (const row of [
    '{ "name": "Imrān Khan", "picture": "imran-khan" }',
    '{ "name": "Imran Khan", "picture": "imran-khan-2" }',
    '{ "name": "Mina", "picture": "mina-2" }',
  ])
    expect(saved).toContain(row);
  expect(lastSave(copy)!.changes.map(({ name }) => name)).toContain('../pictures/mina-2.jpg');
  const { save } = open('agency');
  expect((await save({ 'agency.people[0].picture:none': 'true' })).problems).toEqual([]);
  expect(read('facts.jsonc')).toContain('{ "name": "Imrān Khan" }');
  for (const _ of [1, 2]) await takeBack(copy, lastSave(copy)!.id);
  expect(read('facts.jsonc')).toBe(unchanged);
});

it('gives the photo of a person another name than that of a file in an unusable format', async () => {
  const unusable = 'src/pictures/Imran Khan.heic';
  copy.write(unusable, 'a photo in another format');
  onTestFinished(() => copy.remove(unusable));
  const { request, postedWith } = open('agency');
  const posted = postedWith({ 'agency.people[0].name': 'Imran Khan' });
  const photo = await flat(900, 900, green).jpeg().toBuffer();
  const uploads = new Map([['agency.people[0].picture:file', photo]]);
  expect((await saveFields({ ...request, posted, uploads }, readGroup)).problems).toEqual([]);
  expect(read('facts.jsonc')).toContain('{ "name": "Imran Khan", "picture": "imran-khan-2" }');
  await takeBack(copy, lastSave(copy)!.id);
});

it.each([
  ['the file is damaged,', Buffer.from('a letter')],
  ['its file is larger than 40 MB.', Buffer.alloc(40_000_001)],
])('says at the box of a photo why its file cannot be used: %s', async (reason, bytes) => {
  const { request, postedWith } = open('agency');
  const posted = postedWith({ 'agency.people[0].name': 'Imran Khan' });
  const uploads = new Map([['agency.people[0].picture:file', bytes]]);
  expect((await saveFields({ ...request, posted, uploads }, readGroup)).problems).toEqual([
    {
      name: 'agency.people[0].picture',
      sentence: expect.stringContaining(`Could not use this photo: ${reason}`),
    },
  ]);
});

it.each<[what: string, name: string, person: Buffer | undefined, typed: Record<string, string>]>([
  ['a photo', 'agency.people[0].picture', Buffer.from('a letter'), {}],
  ['a text', 'agency.email', undefined, { 'agency.email': 'nobody' }],
])('asks for each other photo again if %s is refused', async (_, name, person, typed) => {
  const { request, postedWith } = open('agency');
  const posted = postedWith({ 'agency.people[0].name': 'Imran Khan', ...typed });
  const office = await flat(1300, 900, green).jpeg().toBuffer();
  const uploads = new Map<string, Buffer>([['agency.office:file', office]]);
  if (person) uploads.set('agency.people[0].picture:file', person);
  const { problems } = await saveFields({ ...request, posted, uploads }, readGroup);
  const sentence = 'Choose this photo again: a refused save does not keep it.';
  expect(problems).toEqual([
    expect.objectContaining({ name }),
    { name: 'agency.office', sentence },
  ]);
});

it('describes the save of a deleted line, and of a day, for the button that takes it back', async () => {
  copy.edit(file, '"makkah": []', '"makkah": [{ "name": "Noor" }]');
  const { save } = open('hotels');
  expect((await save({ 'hotels.makkah[0].name': '' })).problems).toEqual([]);
  expect(lastSave(copy)?.what).toBe('Hotels: Noor deleted');
  const departures = open('departures');
  expect((await departures.save({ 'departures.list[0].date': '2031-04-01' })).problems).toEqual([]);
  expect(lastSave(copy)?.what).toBe('Departures: Day of departure 1\u00a0April 2031');
});
