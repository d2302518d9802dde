/** What staff change, done in a copy of the project, and what a visitor then sees. */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortHash } from '../../src/steps/files.ts';
import { agency } from '../../src/content/agency.ts';
import { home } from '../../src/content/home.ts';
import { policy } from '../../src/content/policy.ts';
import { pricing } from '../../src/content/pricing.ts';
import { ziyarat } from '../../src/content/ziyarat.ts';
import type { City } from '../../src/schemas/content.ts';
import { fillCount, formatDate, formatPhone, formatRupees } from '../../src/format.ts';
import { buildHere } from '../support/buildHere.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { readPage, type Part } from '../support/readPage.ts';

const copy = copyProjectForAll();
let report: string;
let before: Record<string, string>;
let after: Record<string, string>;
let shorter: Record<string, string>;

const page = (site: Readonly<Record<string, string>>, file: string): Part =>
  readPage(Buffer.from(site[file]!, 'latin1').toString('utf8'));
const latin1 = (text: string) => Buffer.from(text).toString('latin1');
const pagesOf = (site: Readonly<Record<string, string>>) => Object.keys(site).filter((file) => file.endsWith('.html'));
const textsOf = (site: Readonly<Record<string, string>>) =>
  Object.entries(site).filter(([file]) => /\.(html|xml|txt|webmanifest)$|htaccess|_headers/.test(file));
const picturesOf = (site: Readonly<Record<string, string>>, slug: string) =>
  Object.keys(site).filter((file) => file.startsWith(`pictures/${slug}-`));

const [makkah, madinah] = ziyarat.cities as readonly City[] as readonly [City, City];
const newPlace = {
  name: 'Jabal Sample',
  arabic: 'جبل',
  line: 'A hill that stands here for the test.',
  picture: { slug: 'jabal-sample', alt: 'Illustration: a hill' },
};
const removed = madinah.places.at(-1)!;

/** Everything that the recipes name, in one go: the build is the same for one change and for ten. */
beforeAll(async () => {
  await buildHere(copy);
  before = treeOf(copy.dist);

  copy.edit('src/content/pricing.ts', /amount: \d+,/, 'amount: 234567,');
  copy.edit('src/content/home.ts', /headline: '[^']*',/, "headline: 'A headline of tomorrow',");
  copy.edit('src/content/agency.ts', /\n  phone: '[^']*',/, "\n  phone: '+919123456789',");
  copy.edit('src/content/agency.ts', /messaging: '[^']*',/, "messaging: '+919876543210',");
  const licence = "licences: [{ label: 'Sample register', value: 'AB 12' }],\n";
  copy.edit('src/content/agency.ts', /licences: \[[^;]*?\],\n/, licence);
  if (/  'phone',\n/.test(copy.read('src/content/agency.ts'))) copy.edit('src/content/agency.ts', /  'phone',\n/, '');
  const firstPlace = /places: \[\n(?=\s*\{\s*name: 'Cave Hira')/;
  copy.edit('src/content/ziyarat.ts', firstPlace, `places: [\n${JSON.stringify(newPlace)},\n`);
  copyFileSync(path.join(copy.root, 'src/pictures/baqi.jpg'), path.join(copy.root, 'src/pictures/jabal-sample.jpg'));
  copy.edit('src/content/policy.ts', /effectiveDate: '[^']*',/, "effectiveDate: '2026-12-31',");
  const firstBody = /(?<=id: 'full-refund',[^[]*body: \[)/;
  copy.edit('src/content/legal/refund.ts', firstBody, "\n        'A paragraph of tomorrow.',");
  copy.write('public/video/hero-portrait.webm', readFileSync(path.join(copy.root, 'public/video/hero-landscape.webm')));
  copyFileSync(path.join(copy.root, 'src/pictures/arafat.jpg'), path.join(copy.root, 'src/pictures/mina.jpg'));
  const photo = { width: 3024, height: 4032, channels: 3 as const, background: '#a06030' };
  copy.remove('src/pictures/hotel.jpg');
  copy.write('src/pictures/hotel.JPG', await sharp({ create: photo }).jpeg().toBuffer());
  report = await buildHere(copy);
  after = treeOf(copy.dist);

  const place = new RegExp(`\\{\\s*name: '${removed.name}'[\\s\\S]*?\\n {8}\\},\\n`);
  copy.edit('src/content/ziyarat.ts', place, '');
  await buildHere(copy);
  shorter = treeOf(copy.dist);
});

describe('another price', () => {
  it('stands wherever the old one stood, and the old one nowhere', () => {
    const [old, now] = [formatRupees(pricing.amount), formatRupees(234567)].map(latin1) as [string, string];
    const showing = (site: Readonly<Record<string, string>>, price: string) =>
      pagesOf(site).filter((file) => site[file]!.includes(price));
    expect(showing(before, old).length).toBeGreaterThan(1);
    expect(showing(after, now)).toEqual(showing(before, old));
    for (const [file, text] of textsOf(after)) {
      expect(text, file).not.toContain(old);
      expect(text, file).not.toContain(String(pricing.amount));
    }
    expect(after['index.html']).toContain('"minPrice":234567');
    expect(page(after, 'index.html').only('#price').text).toContain('₹2,34,567');
  });
});

describe('another line of text', () => {
  it('is read where the old one was', () => {
    expect(page(before, 'index.html').only('h1').text).toBe(home.hero.headline);
    expect(page(after, 'index.html').only('h1').text).toBe('A headline of tomorrow');
  });
});

describe('another phone number', () => {
  it('is called and shown on every page, and the old one on none', () => {
    for (const file of pagesOf(after)) {
      const calls = new Set(page(after, file).all('a[href^="tel:"]').map((link) => link.get('href')));
      expect(calls, file).toEqual(new Set(['tel:+919123456789']));
      expect(page(after, file).text, file).toContain('+91 91234 56789');
    }
    const old = [agency.phone, formatPhone(agency.phone), agency.messaging.slice(1)];
    for (const [file, text] of textsOf(after)) {
      for (const number of old) expect(text, file).not.toContain(number);
    }
  });

  it('is messaged on every page where the other number is changed', () => {
    for (const file of pagesOf(after)) {
      const numbers = page(after, file).all('a[href*="wa.me"]').map((link) => new URL(link.get('href')!).pathname);
      expect(new Set(numbers), file).toEqual(new Set(['/919876543210']));
    }
  });

  it('is no longer among the samples that the report lists', () => {
    expect(report).not.toMatch(/^ {2}phone /m);
  });
});

describe('the last sample put right', () => {
  it.each([
    ['the list is left empty', '\nexport const unconfirmed: readonly string[] = [];\n'],
    ['the list is deleted', '\n'],
    ['the list is a comment', "\n// export const unconfirmed = ['phone'];\n"],
  ])('leaves none in the report: %s', async (_how, left) => {
    const file = 'src/content/agency.ts';
    const whole = copy.read(file);
    copy.edit(file, /\nexport const unconfirmed[^;]*;\n/, left);
    expect(await buildHere(copy)).not.toContain('Samples');
    copy.write(file, whole);
  });
});

describe('one place more', () => {
  const strip = () => page(after, 'index.html').only(`#${makkah.slug}`);

  it('stands in its strip with its picture', () => {
    const names = strip().all('article').map((card) => card.only('h3').text);
    const all = [newPlace, ...makkah.places].map(({ name, arabic }) => `${name} ${arabic}`);
    expect(names).toEqual(all);
    const image = strip().all('article')[0]!.only('img');
    expect(image.get('alt')).toBe(newPlace.picture.alt);
    expect(Object.keys(after)).toContain(image.get('src')!.slice(1));
    const endings = picturesOf(after, 'jabal-sample').map((file) => path.extname(file));
    expect(new Set(endings)).toEqual(new Set(['.avif', '.webp', '.jpg']));
  });

  it('is counted', () => {
    const count = makkah.places.length;
    const old = page(before, 'index.html').only(`#${makkah.slug}`);
    expect(old.text).toContain(fillCount(makkah.lead, count));
    expect(strip().text).toContain(fillCount(makkah.lead, count + 1));
  });
});

describe('one place fewer', () => {
  it('is gone from its strip and from its count', () => {
    const strip = page(shorter, 'index.html').only(`#${madinah.slug}`);
    expect(strip.all('article')).toHaveLength(madinah.places.length - 1);
    expect(strip.text).not.toContain(removed.name);
    expect(strip.text).toContain(fillCount(madinah.lead, madinah.places.length - 1));
  });

  it('takes its picture with it where nothing else shows it', () => {
    const cards = (site: Readonly<Record<string, string>>) =>
      picturesOf(site, removed.picture.slug).filter((file) => file.includes('-756.'));
    expect(cards(after)).not.toEqual([]);
    expect(cards(shorter)).toEqual([]);
  });
});

describe('another legal paragraph and date', () => {
  it('is read in its section', () => {
    const section = page(after, 'refund-policy/index.html').only('#full-refund');
    expect(section.all('p')[0]?.text).toBe('A paragraph of tomorrow.');
  });

  it.each(['terms-and-conditions', 'refund-policy', 'privacy-policy'])('is the date of /%s', (path) => {
    const date = page(after, `${path}/index.html`).only('time');
    expect([date.text, date.get('datetime')]).toEqual(['31/12/2026 (31\u00a0December\u00a02026)', '2026-12-31']);
    expect(page(after, `${path}/index.html`).html).not.toContain(formatDate(policy.effectiveDate));
  });
});

describe('licence facts', () => {
  it('appear on About, and the footer of every English page leads there', () => {
    expect(page(after, 'about/index.html').only('#licences').text).toContain('Sample registerAB 12');
    const english = pagesOf(after).filter((file) => !/^(bn|hi|ur)\//.test(file));
    for (const file of english) {
      expect(page(after, file).only('footer').all('a[href="/about#licences"]'), file).toHaveLength(1);
    }
  });
});

describe('another hero loop', () => {
  it('has another address, so that nobody sees the old one from a cache', () => {
    const urlsOf = (site: Readonly<Record<string, string>>) => {
      const video = page(site, 'index.html').only('video');
      return ['data-portrait', 'data-landscape'].flatMap((name) => video.get(name)!.split(' '));
    };
    const [old, now] = [urlsOf(before), urlsOf(after)];
    expect(now.map((url, index) => url === old[index])).toEqual([false, true, true, true]);
    for (const url of now) {
      const [file, version] = url.slice(1).split('?v=');
      expect(shortHash(Buffer.from(after[file!]!, 'latin1'))).toBe(version);
    }
  });
});

describe('another photo', () => {
  it.each(['mina', 'hotel'])('has other addresses, and the old files are gone: %s', (slug) => {
    const [old, now] = [picturesOf(before, slug), picturesOf(after, slug)];
    expect(old.length).toBeGreaterThan(0);
    expect(now).toHaveLength(old.length);
    expect(now.filter((file) => old.includes(file))).toEqual([]);
    const withoutHash = (files: readonly string[]) => files.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.')).sort();
    expect(withoutHash(now)).toEqual(withoutHash(old));
  });

  it('is cropped to its place, whatever its own shape: an upright one of 12 megapixels', async () => {
    const shown = picturesOf(after, 'hotel').filter((file) => file.endsWith('.jpg'));
    expect(shown).not.toEqual([]);
    for (const file of shown) {
      const { width, height } = await sharp(Buffer.from(after[file]!, 'latin1')).metadata();
      expect([4 / 9, 5 / 6].some((ratio) => Math.abs(width / height - ratio) < 0.01), file).toBe(true);
    }
  });

  it('leaves every other picture as it was', () => {
    const others = Object.keys(before).filter((file) => /^pictures\/(?!mina|hotel)/.test(file));
    for (const file of others) expect(after[file] === before[file], file).toBe(true);
  });
});
