/** What staff do most often, all at once in a copy of the project. Each edit is from src/content/README.md or src/recipes.md. */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { inLetters, wordsIn } from '../support/inLetters.ts';
import { made as before } from '../support/madeSite.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';
import { followRecipe } from '../support/followRecipe.ts';
import { textIn } from '../support/translated.ts';

const facts = 'src/content/facts.jsonc';
const structure = 'src/content/structure.jsonc';
const english = 'src/content/languages/en.jsonc';

const copy = copyProjectForAll();
let after: MadeSite;

const textOf = ({ files }: MadeSite, file: string) => Buffer.from(files.get(file)!).toString();
const pageOf = (made: MadeSite, file = 'index.html'): Part => readPage(textOf(made, file));

/** The files that hold a text, except pictures and videos. */
const showing = (made: MadeSite, text: string) =>
  [...made.files.keys()].filter(
    (file) =>
      !/\.(avif|webp|jpg|png|woff2|webm|mp4|ico)$/.test(file) && textOf(made, file).includes(text),
  );

/** Makes all changes before one build, which takes as long for one change as for ten. */
beforeAll(async () => {
  const at = (file: string) => path.join(copy.root, file);
  copy.edit(facts, '"price": 88000,', '"price": "₹91,400/-",');
  copy.edit(facts, '"phone": "+910000000001",', '"phone": "+919029029029",');
  copy.edit(facts, '"messaging": "+910000000002",', '"messaging": "98765 43210",');
  copy.edit(facts, '"name": "Noor Travels",', '"name": "Agency 901",');

  const place = '{ "name": "Jabal Sample", "line": "A hill." }';
  copy.edit(
    structure,
    '{ "slug": "cave-hira",',
    '{ "slug": "jabal", "arabic": "جبل" }, { "slug": "cave-hira",',
  );
  copy.edit(english, '"cave-hira": {', `"jabal": ${place}, "cave-hira": {`);
  copy.edit(english, '"pictures": {', '"pictures": { "jabal": "Illustration: a hill",');
  for (const lang of ['bn', 'ur', 'de'] as const) {
    const words: any = wordsIn(lang);
    const { makkah, madinah } = words.ziyarat.cities;
    makkah.places.jabal = inLetters(lang, { name: 'Jabal Sample', line: 'A hill.' });
    words.pictures.jabal = inLetters(lang, 'Illustration: a hill');
    delete madinah.places.uhud;
    copy.write(`src/content/languages/${lang}.jsonc`, JSON.stringify(words));
  }
  copyFileSync(at('src/pictures/uhud.jpg'), at('src/pictures/jabal.jpg'));
  copy.edit(structure, /\{ "slug": "uhud".*\},\n/, '');
  copy.edit(english, /          "uhud": \{[^]*?\},\n/, '');

  copy.edit(structure, '"focus": {', '"focus": { "transfer": { "x": 0.2, "y": 0.9 },');
  const [, textPage = ''] = /```md\n([^]*?)```/.exec(
    readFileSync('src/content/README.md', 'utf8'),
  )!;
  copy.write('src/content/pages/how-to-go.md', textPage);

  for (const name of ['terms-and-conditions', 'refund-policy', 'privacy-policy'])
    copy.write(
      `src/content/pages/de/${name}.md`,
      textIn('de', copy.read(`src/content/pages/${name}.md`)),
    );
  copy.write('src/content/pages/de/how-to-go.md', textIn('de', textPage));
  followRecipe(copy, 'A new language');
  after = await makeSite({ ...copy, showsUnread: true });
});

it.each(['88,000', '88000', '00000 00001', '0000000001', '0000000002', 'Noor Travels'])(
  'leaves an old fact nowhere: %s',
  (old) => {
    expect(showing(before, old)).not.toEqual([]);
    expect(showing(after, old)).toEqual([]);
  },
);

it('shows an added place with its picture, and counts one fewer after another is removed', () => {
  const [card] = pageOf(after).only('#makkah').all('article');
  expect(card!.only('h3').text).toBe('Jabal Sample جبل');
  expect([...after.files.keys()]).toContain(card!.only('img').get('src')!.slice(1));
  expect(pageOf(after).only('#madinah').text).toContain('Three places that pilgrims visit');
});

it('gives a picture another address once it is cropped differently', () => {
  const [old, now] = [before, after].map((made) => pageOf(made).only('[src*="/transfer-"]'));
  expect(now!.get('src')).not.toBe(old!.get('src'));
});

it('shows a new language as a sample, and leads to it from the others', () => {
  const page = pageOf(after, 'de/index.html');
  expect(page.only('html').attributes).toEqual({ lang: 'de' });
  expect(page.only('h1').text).toBe('ä blessed ümräh jöürney, cäred\u00a0för ät every step');
  expect(pageOf(after, 'de/refund-policy/index.html').only('dl').text).toContain(
    'visä cösts und tips',
  );
  expect(after.findings.flatMap(({ sample }) => sample ?? [])).toEqual([
    'languages.ur',
    'languages.de',
  ]);
  for (const file of ['index.html', 'bn/index.html'])
    expect(valuesOf(pageOf(after, file).only('header').all('a[hreflang=de]'), 'href')).toEqual([
      '/de/',
    ]);
});

it('makes a page from a text file, and links to it from menu and footer', () => {
  const page = pageOf(after, 'how-to-go/index.html');
  expect(page.only('title').text).toBe('Your visa | Agency 901');
  expect(page.only('meta[name=description]').get('content')).toMatch(/^We help you with it\. /);
  expect(page.only('#what-we-need-from-you ol').text).toContain('valid for 8\u00a0months');
  const linksIn = (part: string) =>
    pageOf(after)
      .only(part)
      .all('a[href="/how-to-go/"]')
      .map(({ text }) => text);
  expect([linksIn('dialog nav'), linksIn('footer')]).toEqual([['Your visa'], ['Visa']]);
});

it('makes a page in another language from a copy in the folder of that language', () => {
  const page = pageOf(after, 'de/how-to-go/index.html');
  expect(page.only('h1').text).toBe(inLetters('de', 'Your visa'));
  expect(page.only('#what-we-need-from-you ol').text).toContain('8\u00a0');
  const links = page.only('dialog nav').all('[aria-current]');
  expect(valuesOf(links, 'href')).toEqual(['/de/how-to-go/']);
  const others = pageOf(after, 'how-to-go/index.html').only('header').all('a[hreflang=de]');
  expect(valuesOf(others, 'href')).toEqual(['/de/how-to-go/']);
});
