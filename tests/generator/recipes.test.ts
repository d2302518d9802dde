/** What staff change, done in a copy of the project, and what a visitor then sees. */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { home } from '../../src/content/home.ts';
import { policy } from '../../src/content/policy.ts';
import { pricing } from '../../src/content/pricing.ts';
import { ziyarat } from '../../src/content/ziyarat.ts';
import { fillCount, formatDate, formatPhone, formatRupees } from '../../src/site/format.ts';
import type { City } from '../../src/schemas/content.ts';
import { everyValue } from '../../src/schemas/issues.ts';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { shortHash } from '../../src/generator/files.ts';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { report } from '../../src/generator/report.ts';
import { made as before } from '../support/madeSite.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';

const copy = copyProjectForAll();
let after: MadeSite;
let shorter: MadeSite;
let inEnglish: MadeSite;

const textOf = ({ files }: MadeSite, file: string) => Buffer.from(files.get(file)!).toString();
const pageOf = (made: MadeSite, file: string): Part => readPage(textOf(made, file));
const filesOf = ({ files }: MadeSite, pattern: RegExp) =>
  [...files.keys()].filter((file) => pattern.test(file));
const picturesOf = (made: MadeSite, slug: string) =>
  filesOf(made, new RegExp(`^pictures/${slug}-\\d`));
const pages = /\.html$/;
const texts = /\.(html|xml|txt|webmanifest|vcf)$|htaccess|_headers/;
const keyFacts = ['bn/index.html', 'hi/index.html', 'ur/index.html'];

const [makkah, madinah] = ziyarat.cities as readonly City[] as readonly [City, City];
const newPlace = {
  name: 'Jabal Sample',
  arabic: 'جبل',
  line: 'A hill that stands here for the test.',
  picture: { slug: 'jabal-sample', alt: 'Illustration: a hill' },
};
const removed = madinah.places.at(-1)!;

/** New facts, each with a figure of its own; a figure that a legal document has besides would not follow its fact. */
const facts: readonly [file: string, old: RegExp, now: string][] = [
  ['agency', /\n  name: '[^']*',/, "\n  name: 'Agency 901',"],
  ['agency', /\n  phone: '[^']*',/, "\n  phone: '+919029029029',"],
  ['agency', /messaging: '[^']*',/, "messaging: '+919876543210',"],
  ['agency', /hours: '[^']*',/, "hours: '903x904',"],
  [
    'agency',
    /licences: \[[^;]*?\],\n/,
    "licences: [{ label: 'Sample register', value: 'AB 12' }],\n",
  ],
  ['policy', /fullShare: '[^']*',/, "fullShare: '905%',"],
  ['policy', /fullWithinDays: \d+,/, 'fullWithinDays: 906,'],
  ['policy', /from: \d+, to: \d+/, 'from: 907, to: 908'],
  ['policy', /nonRefundable: \[[^\]]*\]/, "nonRefundable: ['fee 909', 'fee 910']"],
  ['policy', /passportMonths: \d+,/, 'passportMonths: 911,'],
  ['policy', /jurisdiction: '[^']*',/, "jurisdiction: 'Court 912',"],
  ['policy', /compensationLimit: '[^']*',/, "compensationLimit: 'cost 913',"],
  ['policy', /effectiveDate: '[^']*',/, "effectiveDate: '2026-12-31',"],
  ['pricing', /amount: \d+,/, 'amount: 914,'],
  ['pricing', /includes: \[[^\]]*\]/, "includes: ['Service 915']"],
  ['pricing', /note: '[^']*',/, "note: 'Note 916.',"],
  ['services', /(?<=services = \[\n  \{[^}]*name: ')[^']*/, 'Service 917'],
  ['home', /headline: '[^']*',/, "headline: 'A headline of tomorrow',"],
  ['home', /(?<=slug: 'transfer',)/, '\n        focus: { x: 0.2, y: 0.9 },'],
  [
    'ziyarat',
    /places: \[\n(?=\s*\{\s*name: 'Cave Hira')/,
    `places: [\n${JSON.stringify(newPlace)},\n`,
  ],
  ['legal/refund', /(?<=id: 'full-refund',[^[]*body: \[)/, "\n        'A paragraph of tomorrow.',"],
];

/** Everything that the recipes name, in one go: the build is the same for one change and for ten. */
beforeAll(async () => {
  const at = (file: string) => path.join(copy.root, ...file.split('/'));
  for (const [file, old, now] of facts) copy.edit(`src/content/${file}.ts`, old, now);
  if (/  'phone',\n/.test(copy.read('src/content/agency.ts')))
    copy.edit('src/content/agency.ts', /  'phone',\n/, '');
  copyFileSync(at('src/pictures/baqi.jpg'), at('src/pictures/jabal-sample.jpg'));
  copyFileSync(at('src/pictures/arafat.jpg'), at('src/pictures/mina.jpg'));
  copy.write(
    'public/video/hero-portrait.webm',
    readFileSync(at('public/video/hero-landscape.webm')),
  );
  copy.remove('src/pictures/hotel.jpg');
  const photo = { width: 3024, height: 4032, channels: 3 as const, background: '#a06030' };
  copy.write('src/pictures/hotel.JPG', await sharp({ create: photo }).jpeg().toBuffer());
  after = await makeSite(copy);

  copy.edit(
    'src/content/ziyarat.ts',
    new RegExp(`\\{\\s*name: '${removed.name}'[\\s\\S]*?\\n {8}\\},\\n`),
    '',
  );
  copy.edit('src/content/languages/index.ts', /  \{ lang: 'hi'.*\n/, '');
  copy.edit(
    'src/content/agency.ts',
    /\nexport const unconfirmed[^;]*;\n/,
    "\n// export const unconfirmed = ['phone'];\n",
  );
  shorter = await makeSite(copy);

  copy.edit('src/content/languages/index.ts', /(?<=languages = \[\n)(  \{.*\n)+/, '');
  inEnglish = await makeSite(copy);
});

it('every change leaves a site without a fault', () => {
  for (const made of [after, shorter, inEnglish])
    expect(checkFiles(made).length).toBeGreaterThan(6);
});

it('another price stands wherever the old one stood, and the old one nowhere', () => {
  const [old, now] = [formatRupees(pricing.amount), formatRupees(914)];
  const showing = (made: MadeSite, price: string) =>
    filesOf(made, pages).filter((file) => textOf(made, file).includes(price));
  expect(showing(before, old).length).toBeGreaterThan(4);
  expect(showing(after, now)).toEqual(showing(before, old));
  for (const file of filesOf(after, texts)) {
    for (const price of [old, String(pricing.amount)])
      expect(textOf(after, file).includes(price), file).toBe(false);
  }
  expect(textOf(after, 'index.html')).toContain('"minPrice":914');
  for (const file of ['index.html', ...keyFacts])
    expect(pageOf(after, file).only('#price').text).toContain('₹914');
  for (const file of keyFacts) expect(pageOf(after, file).only('title').text).toContain('₹914');
});

describe('other rules, and another name', () => {
  it('reach every figure of the three legal documents', () => {
    const { terms, refund, privacy } = after.site;
    const lines = everyValue({ terms, refund, privacy }).filter(({ field, value }) => {
      return typeof value === 'string' && !/\.(id|url)$/.test(field);
    });
    const text = lines
      .map(({ value }) => value)
      .join('\n')
      .replaceAll('+91 90290 29029', '');
    const wanted = [901, ...Array.from({ length: 15 }, (_, index) => 903 + index)];
    expect([...new Set(text.match(/\d+/g)?.map(Number))].sort()).toEqual(wanted);
  });

  it('stand among the key facts of each language, and on the card that phones keep', () => {
    for (const file of keyFacts) {
      const page = pageOf(after, file);
      const rules = page.only('#before').text;
      for (const figure of ['905', '906\u00a0', '907', '908', '911\u00a0'])
        expect(rules).toContain(figure);
      expect(page.only('meta[name=description]').get('content')).toContain('Agency 901');
    }
    expect(textOf(after, 'contact.vcf')).toContain('FN:Agency 901\r\n');
  });
});

it('another line of text is read where the old one was', () => {
  const headlines = [before, after].map((made) => pageOf(made, 'index.html').only('h1').text);
  expect(headlines).toEqual([home.hero.headline, 'A headline of tomorrow']);
});

it('another phone number is called, messaged and shown on every page, and the old one on none', () => {
  for (const file of filesOf(after, pages)) {
    const page = pageOf(after, file);
    expect(new Set(valuesOf(page.all('a[href^="tel:"]'), 'href')), file).toEqual(
      new Set(['tel:+919029029029']),
    );
    expect(page.text.includes('+91 90290 29029'), file).toBe(true);
    const messaged = valuesOf(page.all('a[href*="wa.me"]'), 'href').map(
      (href) => new URL(href).pathname,
    );
    expect(new Set(messaged), file).toEqual(new Set(['/919876543210']));
  }
  for (const file of filesOf(after, texts)) {
    for (const number of [agency.phone, formatPhone(agency.phone), agency.messaging.slice(1)]) {
      expect(textOf(after, file).includes(number), file).toBe(false);
    }
  }
});

it('a sample put right is no longer among those that the report lists, and the last one leaves none', () => {
  const told = (made: MadeSite) => report(made, checkFiles(made), 1);
  expect(told(after)).not.toMatch(/^ {2}phone /m);
  expect(told(shorter)).not.toContain('Samples');
});

it('one place more stands in its strip with its picture, and is counted', () => {
  const stripOf = (made: MadeSite) => pageOf(made, 'index.html').only(`#${makkah.slug}`);
  const cards = stripOf(after).all('article');
  const names = [newPlace, ...makkah.places].map(({ name, arabic }) => `${name} ${arabic}`);
  expect(cards.map((card) => card.only('h3').text)).toEqual(names);
  const image = cards[0]!.only('img');
  expect(image.get('alt')).toBe(newPlace.picture.alt);
  expect([...after.files.keys()]).toContain(image.get('src')!.slice(1));
  const count = makkah.places.length;
  expect(stripOf(before).text).toContain(fillCount(makkah.lead, count));
  expect(stripOf(after).text).toContain(fillCount(makkah.lead, count + 1));
});

it('one place fewer is gone from its strip and its count, with its picture where nothing else shows it', () => {
  const strip = pageOf(shorter, 'index.html').only(`#${madinah.slug}`);
  expect(strip.all('article')).toHaveLength(madinah.places.length - 1);
  expect(strip.text).not.toContain(removed.name);
  expect(strip.text).toContain(fillCount(madinah.lead, madinah.places.length - 1));
  const cards = (made: MadeSite) =>
    picturesOf(made, removed.picture.slug).filter((file) => file.includes('-756.'));
  expect(cards(after)).not.toEqual([]);
  expect(cards(shorter)).toEqual([]);
});

it('another legal paragraph is read in its section, another date on all three documents', () => {
  expect(pageOf(after, 'refund-policy/index.html').only('#full-refund').all('p')[0]?.text).toBe(
    'A paragraph of tomorrow.',
  );
  for (const folder of ['terms-and-conditions', 'refund-policy', 'privacy-policy']) {
    const page = pageOf(after, `${folder}/index.html`);
    const date = page.only('time');
    expect([date.text, date.get('datetime')]).toEqual([
      '31/12/2026 (31\u00a0December\u00a02026)',
      '2026-12-31',
    ]);
    expect(page.text).not.toContain(formatDate(policy.effectiveDate));
  }
});

it('a language whose row is deleted is gone with its links and its alternates, the last one too', () => {
  expect(shorter.files.has('hi/index.html')).toBe(false);
  for (const file of filesOf(shorter, pages)) {
    expect(textOf(shorter, file).match(/href="[^"]*\/hi"|lang="hi"/g), file).toBeNull();
  }
  expect(textOf(shorter, 'sitemap.xml')).not.toContain('/hi<');
  expect(
    pageOf(shorter, 'contact/index.html').only('meta[name=description]').get('content'),
  ).toContain('three languages');
  expect(textOf(inEnglish, 'index.html').match(/hreflang|lang="(bn|hi|ur)"/g)).toBeNull();
});

it('another hero loop has another address, so that nobody sees the old one from a cache', () => {
  const urlsOf = (made: MadeSite) => {
    const video = pageOf(made, 'index.html').only('video');
    return ['data-portrait', 'data-landscape'].flatMap((name) => video.get(name)!.split(' '));
  };
  const [old, now] = [urlsOf(before), urlsOf(after)];
  expect(now.map((url, index) => url === old[index])).toEqual([false, true, true, true]);
  for (const url of now) {
    const [file, version] = url.slice(1).split('?v=');
    expect(shortHash(after.files.get(file!)!)).toBe(version);
  }
});

describe('another photo, or another part of it', () => {
  it.each(['mina', 'hotel', 'transfer'])(
    'has other addresses, and the old files are gone: %s',
    (slug) => {
      // The page for unknown addresses shows the coach, too, and whole.
      const ofHome = (made: MadeSite) =>
        picturesOf(made, slug).filter((file) => !/-(736|1600)\./.test(file));
      const [old, now] = [ofHome(before), ofHome(after)];
      expect(old.length).toBeGreaterThan(0);
      expect(now.filter((file) => old.includes(file))).toEqual([]);
      const withoutHash = (files: readonly string[]) =>
        files.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.')).sort();
      expect(withoutHash(now)).toEqual(withoutHash(old));
    },
  );

  it('is cropped to its place, whatever its own shape: an upright one of 12 megapixels', async () => {
    const shown = picturesOf(after, 'hotel').filter((file) => file.endsWith('.jpg'));
    expect(shown).not.toEqual([]);
    for (const file of shown) {
      const { width, height } = await sharp(after.files.get(file) as Uint8Array).metadata();
      expect(
        [4 / 9, 5 / 6].some((ratio) => Math.abs(width / height - ratio) < 0.01),
        file,
      ).toBe(true);
    }
  });

  it('leaves every other picture as it was', () => {
    for (const file of filesOf(before, /^pictures\/(?!mina|hotel|transfer)/)) {
      expect(
        Buffer.compare(after.files.get(file) as Buffer, before.files.get(file) as Buffer),
        file,
      ).toBe(0);
    }
  });
});
