/** What the forms of facts show and save, besides single values. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { saveGroup, showFacts, showGroup } from '../../../src/commands/dev/form/factsForm.tsx';
import { makeSite } from '../../../src/generator/makeSite.ts';
import { copyProjectForAll } from '../../support/projectCopy.ts';
import { writeUrdu } from '../../support/writeUrdu.ts';

const copy = copyProjectForAll({ ownCaches: true });
writeUrdu(copy);
const names = ['facts.ts', 'languages/bn.ts', 'languages/ur.ts'];
const read = (name: string) => copy.read(`src/content/${name}`);
const unchanged = new Map(names.map((name) => [name, read(name)]));
beforeEach(() => {
  for (const [name, text] of unchanged) copy.write(`src/content/${name}`, text);
});

/** Opens the form of a group, and returns its inputs by name, and a function that saves it with other values. */
async function open(name: string) {
  const site = await makeSite(copy);
  const query = new URLSearchParams({ name });
  const request = { project: copy, site, pathname: '', query, posted: undefined, problems: [] };
  const page = parse(renderToStaticMarkup(showGroup(request)));
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
  const save = (typed: Record<string, string>) =>
    saveGroup({ ...request, posted: new URLSearchParams({ ...inputs, ...typed }) });
  return { inputs, save, page, request };
}

const bangla = (phrase: string) => `languages/bn.ts facts.${phrase}`;
const urdu = (phrase: string) => `languages/ur.ts facts.${phrase}`;

it('asks each language for its words of a new town, and saves them with it', async () => {
  const { save, inputs } = await open('agency');
  expect(inputs).not.toHaveProperty([bangla(inputs['agency.address.city']!)]);
  const town = { 'agency.address.city': "St. Mary's" };
  const { problems } = await save(town);
  // Nobody has read the pages in Urdu, so they may show it in English.
  expect(problems).toEqual([
    expect.objectContaining({
      name: bangla("St. Mary's"),
      sentence: expect.stringContaining('Write it in this language'),
    }),
  ]);
  expect(read('facts.ts')).toBe(unchanged.get('facts.ts'));
  const words = { [bangla("St. Mary's")]: 'সেন্ট মেরি', [urdu("St. Mary's")]: 'سینٹ میری' };
  expect((await save({ ...town, ...words })).problems).toEqual([]);
  expect(read('facts.ts')).toContain(`city: "St. Mary's",`);
  expect(read('languages/bn.ts')).toContain(`"St. Mary's": 'সেন্ট মেরি',`);
  expect(read('languages/ur.ts')).toContain(`"St. Mary's": 'سینٹ میری',`);
});

it('leads from a town that a language shows in English to its box, which is there once', async () => {
  const list =
    "list: [{ date: '2031-04-01', from: 'Ranchi' }, { date: '2031-05-01', from: 'Ranchi' }],\n  },\n  hotels";
  copy.edit('src/content/facts.ts', /list: \[\],\s+\},\s+hotels/, list);
  const { request, page, inputs, save } = await open('departures');
  const boxes = page.querySelectorAll('form:last-of-type [name^=languages]');
  expect(boxes.map(({ id }) => id)).toEqual([bangla('Ranchi'), urdu('Ranchi')]);
  const facts = renderToStaticMarkup(showFacts(request));
  expect(facts).toContain(`departures#${encodeURIComponent(urdu('Ranchi'))}">Ranchi, in Urdu</a>`);
  expect(inputs['departures.list[1].from']).toBe('Ranchi');
  expect((await save({ [urdu('Ranchi')]: 'رانچی' })).problems).toEqual([]);
  expect(read('languages/ur.ts')).toContain("Ranchi: 'رانچی',");
});

it('has one row for each service, and no service in both lists', async () => {
  const { inputs, page, save } = await open('package');
  const rowOf = (name: string) => page.getElementById(`package.includes.${name}`);
  const options = rowOf('visa')!
    .querySelectorAll('option')
    .map((each) => each.textContent);
  expect(options).toEqual(['Not known', 'Includes', 'Excludes']);
  expect(inputs['package.includes.hotel']).toBe('package.includes');
  const typed = {
    'package.includes.visa': 'package.includes',
    'package.includes.laundry': 'package.excludes',
  };
  expect((await save(typed)).problems).toEqual([]);
  const { inputs: after } = await open('package');
  expect(after).toMatchObject(typed);
  expect((await save({ ...typed, 'package.includes.hotel': '' })).problems).not.toEqual([]);
});
