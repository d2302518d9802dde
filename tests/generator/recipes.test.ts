/** The recipes of src/content/README.md and src/README.md, carried out in a copy of the project. */
import { appendFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { shortHash } from '../../src/generator/files.ts';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { pageFile } from '../../src/generator/pages.ts';
import { made as before } from '../support/madeSite.ts';
import { wordsIn } from '../fixture/content/languages/inLetters.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';
import { runBuild } from '../support/runBuild.ts';

const facts = 'src/content/facts.ts';
const structure = 'src/content/site.ts';
const english = 'src/content/languages/en.ts';
const refund = 'src/content/legal/refund.md';
const languages = 'src/content/languages/index.ts';

const copy = copyProjectForAll();
let after: MadeSite;
let shorter: MadeSite;

const textOf = ({ files }: MadeSite, file: string) => Buffer.from(files.get(file)!).toString();
const pageOf = (made: MadeSite, file: string): Part => readPage(textOf(made, file));
const filesOf = ({ files }: MadeSite, pattern: RegExp) =>
  [...files.keys()].filter((file) => pattern.test(file));
const picturesOf = (made: MadeSite, slug: string) =>
  filesOf(made, new RegExp(`^pictures/${slug}-\\d`));
const showing = (made: MadeSite, text: string) =>
  filesOf(made, /\.(html|xml|txt|webmanifest|vcf)$|htaccess|_headers/).filter((file) =>
    textOf(made, file).includes(text),
  );
const pagesOf = ({ routes }: MadeSite) => routes.map(pageFile);

/** All of the staff's recipes at once: a build takes as long for one change as for ten. */
beforeAll(async () => {
  const at = (file: string) => path.join(copy.root, file);
  copy.edit(facts, 'price: 88000,', 'price: 91400,');
  copy.edit(facts, "phone: '+910000000001',", "phone: '+919029029029',");
  copy.edit(facts, "messaging: '+910000000002',", "messaging: '+919876543210',");
  copy.edit(facts, "name: 'Noor Travels',", "name: 'Agency 901',");
  copy.edit(
    facts,
    /(?<=licences: .[^]{0,60})list: \[\],/,
    "list: [{ label: 'State register', value: 'AB 12' }],",
  );
  copy.edit(facts, 'percent: 90,', 'percent: 75,');
  copy.edit(facts, 'days: 5,', 'days: 906,');
  copy.edit(facts, 'from: 4, to: 9', 'from: 907, to: 908');
  copy.edit(facts, 'passportMonths: 8,', 'passportMonths: 911,');
  copy.edit(english, "laundry: 'Washing',", "laundry: 'Washing 915',");
  copy.edit(facts, 'excludes: [],', "excludes: ['gst', 'lounge'],");
  copy.edit(
    english,
    "gst: ['GST ({gst}%)', 'GST'],",
    "gst: ['GST ({gst}%)', 'GST'], lounge: 'Airport lounge',",
  );
  copy.edit(
    facts,
    'rooms: {},',
    'rooms: { four: 91400, three: null, two: 112000, infant: 19000 },',
  );
  copy.edit(facts, 'zamZamLitres: null,', 'zamZamLitres: 5,');
  copy.edit(facts, 'advance: null,', 'advance: 25000,');
  copy.edit(facts, 'balanceDays: null,', 'balanceDays: 30,');
  copy.edit(facts, "account: '',", "account: 'Agency 901 Private Limited',");
  copy.edit(
    facts,
    /(?<=departures: .[^]{0,60})list: \[\],/,
    `list: [
      { date: '2031-01-14', days: 15, airline: 'Example Air', direct: true },
      { date: '2031-02-03', days: 15, nightsMakkah: 8, nightsMadinah: 6, airline: 'Example Air', via: 'Muscat' },
    ],`,
  );
  copy.edit(facts, 'makkah: [],', "makkah: [{ name: 'Example Towers', metres: 650 }],");
  copy.edit(facts, /(?<=hotels: \{\n {4}checked: )'2031-01-10'/, "'2031-01-12'");
  copy.edit(english, /headline: '[^']*',/, "headline: 'A headline of tomorrow',");
  copy.edit(structure, "slug: 'transfer'", "slug: 'transfer', focus: { x: 0.2, y: 0.9 }");
  copy.edit(refund, '{#full-refund}\n', '{#full-refund}\n\nA paragraph of **tomorrow**.\n');
  copy.edit(
    structure,
    "{ slug: 'cave-hira',",
    "{ slug: 'jabal-sample', arabic: 'جبل' }, { slug: 'cave-hira',",
  );
  copy.edit(
    english,
    "'cave-hira': {",
    "'jabal-sample': { name: 'Jabal Sample', line: 'A hill for the test.', alt: 'Illustration: a hill' }, 'cave-hira': {",
  );
  copyFileSync(at('src/pictures/uhud.jpg'), at('src/pictures/jabal-sample.jpg'));
  copyFileSync(at('src/pictures/uhud.jpg'), at('src/pictures/mina.jpg'));
  appendFileSync(at('public/video/hero-portrait.webm'), 'another ending');
  copy.write('public/.htaccess', '\uFEFFRedirect 301 /old /about\n');
  copy.remove('src/pictures/hotel.jpg');
  const photo = { width: 3024, height: 4032, channels: 3 as const, background: '#a06030' };
  copy.write('src/pictures/hotel.JPG', await sharp({ create: photo }).jpeg().toBuffer());
  after = await makeSite(copy);

  copy.edit(structure, /\{ slug: 'uhud'.*\},\n/, '');
  copy.edit(english, /          uhud: \{[^]*?\n          \},\n/, '');
  copy.edit(languages, /  \{ lang: 'ur'.*\n/, '');
  shorter = await makeSite(copy);
});

it('leaves a site that the build accepts', () => {
  for (const made of [after, shorter]) expect(() => checkFiles(made)).not.toThrow();
});

describe('another price', () => {
  it('stands wherever the old one stood, and the old one nowhere', () => {
    expect(showing(before, '₹88,000').length).toBeGreaterThan(4);
    expect(showing(after, '₹91,400')).toEqual(showing(before, '₹88,000'));
    expect([...showing(after, '88,000'), ...showing(after, '88000')]).toEqual([]);
  });
});

it('adds the lines of public/.htaccess to those of the build', () => {
  const partsOf = (made: MadeSite) =>
    textOf(made, '.htaccess').split('\n# From public/.htaccess:\n');
  const [ours, own] = partsOf(after);
  expect(ours).toBe(partsOf(before)[0]);
  expect(own).toBe('Redirect 301 /old /about\n');
});

describe('other rules', () => {
  it('stand in the legal texts', () => {
    expect(pageOf(after, 'refund-policy/index.html').only('.legal').text).toMatch(
      /75% refundable within 906\u00a0days .* 907.to.908.business days/,
    );
    expect(textOf(after, 'terms-and-conditions/index.html')).toContain('Washing 915');
  });
});

describe('what families ask before they pay', () => {
  const price = (made: MadeSite, file = 'index.html') => pageOf(made, file).only('#price').text;

  it.each([
    ['prices by room', /2 in a room₹1,12,000Infant₹19,000/],
    ['what is not in the price', /Not in this priceGSTAirport lounge/],
    ['the advance', /₹25,000 per person at booking/],
    ['the last day for the rest', /the rest at least 30.days before departure/],
    ['the account', /only into the account of Agency 901 Private Limited/],
    ['a departure', /3.February.2031.*8.nights in Makkah.*Example Air, via Muscat/],
    ['a hotel', /In MakkahExample Towers 650.m on foot/],
  ])('is answered on Home: %s', (_, words) => {
    expect(price(before)).not.toMatch(words);
    expect(price(after)).toMatch(words);
  });
});

it('shows another name everywhere, on the contact card too', () => {
  expect(showing(after, 'Noor Travels')).toEqual([]);
  expect(textOf(after, 'contact.vcf')).toContain('FN:Agency 901\r\n');
});

it('shows another line of text where the old one was', () => {
  expect(pageOf(after, 'index.html').only('h1').text).toBe('A headline of tomorrow');
});

it('shows another legal paragraph in its section', () => {
  const [first] = pageOf(after, 'refund-policy/index.html').only('#full-refund').all('p');
  expect(first?.inner).toBe('A paragraph of <strong>tomorrow</strong>.');
});

it('shows a licence on About', () => {
  expect(pageOf(before, 'about/index.html').text).not.toContain('Verify us before you pay');
  expect(pageOf(after, 'about/index.html').text).toMatch(
    /Verify us before you pay.*State register.*AB 12/,
  );
});

describe('another phone number', () => {
  it('is called, messaged and shown on every page', () => {
    for (const file of pagesOf(after)) {
      const page = pageOf(after, file);
      expect(new Set(valuesOf(page.all('a[href^="tel:"]'), 'href')), file).toEqual(
        new Set(['tel:+919029029029']),
      );
      expect(page.text, file).toContain('+91 90290 29029');
      const messaged = valuesOf(page.all('a[href*="wa.me"]:not(.family-links a)'), 'href');
      expect(new Set(messaged.map((href) => new URL(href).pathname)), file).toEqual(
        new Set(['/919876543210']),
      );
    }
  });

  it('leaves the old ones nowhere', () => {
    for (const old of ['0000000001', '00000 00001', '0000000002'])
      expect(showing(after, old)).toEqual([]);
  });
});

describe('a place more', () => {
  const stripOf = (made: MadeSite) => pageOf(made, 'index.html').only('#makkah');

  it('stands in its strip with its picture', () => {
    const [card] = stripOf(after).all('article');
    expect(card!.only('h3').text).toBe('Jabal Sample جبل');
    expect(card!.only('img').get('alt')).toBe('Illustration: a hill');
    expect([...after.files.keys()]).toContain(card!.only('img').get('src')!.slice(1));
  });
});

it('shows and counts a place fewer, without its picture', () => {
  const strip = pageOf(shorter, 'index.html').only('#madinah');
  expect(strip.all('article')).toHaveLength(3);
  expect(strip.text).toContain('Three places that pilgrims visit');
  const cards = (made: MadeSite) =>
    picturesOf(made, 'uhud').filter((file) => file.includes('-756.'));
  expect([before, shorter].map((made) => cards(made).length)).toEqual([6, 3]);
});

describe('a language that is deleted', () => {
  it('is gone with its links and its alternates', () => {
    expect(shorter.files.has('ur/index.html')).toBe(false);
    for (const file of pagesOf(shorter))
      expect(textOf(shorter, file), file).not.toMatch(/href="[^"]*\/ur"|lang="ur"/);
    expect(textOf(shorter, 'sitemap.xml')).not.toContain('/ur<');
  });

  it('is no longer counted', () => {
    const description = (made: MadeSite) =>
      pageOf(made, 'contact/index.html').only('meta[name=description]').get('content');
    expect(description(before)).toContain('three languages');
    expect(description(shorter)).toContain('two languages');
  });
});

it('gives another hero loop another address', () => {
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

it.each(['mina', 'hotel', 'transfer'])(
  'gives another photo or crop other addresses: %s',
  (slug) => {
    // The page for unknown addresses shows the coach, too, and whole.
    const [old, now] = [before, after].map((made) =>
      picturesOf(made, slug).filter((file) => !/-(736|1600)\./.test(file)),
    );
    expect(now).toHaveLength(old!.length);
    expect(now!.filter((file) => old!.includes(file))).toEqual([]);
  },
);

/** Built in a process of its own, because the schema is code of the copy. */
describe('a new page', () => {
  const page = copyProjectForAll();
  const visa = 'src/content/visa.ts';

  beforeAll(() => {
    page.write(
      visa,
      `export const visa = {
  label: 'Visa',
  titles: ['Umrah visa with {name}', 'Umrah visa'],
  descriptions: ['How {name} helps with your Umrah visa.'],
  title: 'Your visa',
  lead: 'Ask us within {days} days.',
};
`,
    );
    page.edit('src/content/index.ts', /$/, "import { visa } from './visa.ts';\n");
    page.edit('src/content/index.ts', 'notFound };', 'notFound, visa };');
    page.edit(
      'src/schemas/content.ts',
      '  notFound,\n} satisfies',
      '  notFound,\n  visa: fields({ ...listed, ...titled }),\n} satisfies',
    );
    page.write(
      'src/site/pages/VisaPage.tsx',
      `import type { Content } from '../../schemas/content.ts';
import { PageHero } from '../components/shared/PageHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function VisaPage({ visa }: Pick<Content, 'visa'>) {
  return <PageLayout first={<PageHero title={visa.title} lead={visa.lead} />} />;
}
`,
    );
    page.edit(
      'src/routes.tsx',
      /(?=import \{ NotFoundPage)/,
      "import { VisaPage } from './site/pages/VisaPage.tsx';\n",
    );
    page.edit(
      'src/routes.tsx',
      /(?=\.\.\.homes\.slice)/,
      "{ ...english, path: '/visa', style: 'page', ...listing(content.visa, name), page: <VisaPage visa={content.visa} /> },\n    ",
    );
  });

  it('is published with its words, its style and its address', async () => {
    const { code, err } = await runBuild(page);
    expect([code, err]).toEqual([0, '']);
    const built = readPage(page.read('dist/visa/index.html'));
    expect(built.only('title').text).toBe('Umrah visa with Noor Travels');
    expect(built.only('h1').text).toBe('Your visa');
    expect(built.only('.page-hero__lead').text).toBe('Ask us within 5\u00a0days.');
    expect(built.only('style').inner).toContain('.page-hero');
    expect(built.all('link[rel=stylesheet]')).toHaveLength(1);
    expect(page.read('dist/sitemap.xml')).toContain('https://www.noor-travels.example/visa<');
  });

  it('is accepted by the compiler', async () => {
    const tsc = { script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] };
    expect(await runBuild(page, tsc)).toEqual({ code: 0, out: '', err: '' });
  });
});

describe('a new language', () => {
  let page: Part;
  let made: MadeSite;

  /** One file, one row and one stylesheet. */
  beforeAll(async () => {
    const german = copyProjectForAll();
    const words = JSON.stringify(wordsIn('de'));
    german.write('src/content/languages/de.ts', `export const de = ${words};\n`);
    german.edit(languages, 'export const', "import { de } from './de.ts';\n\nexport const");
    german.edit(
      languages,
      "  { lang: 'bn'",
      "  { lang: 'de', label: 'Deutsch', words: de },\n  { lang: 'bn'",
    );
    german.write('styles/first/home-de.scss', "@use 'home-frame';\n@use '../languages';\n");
    made = await makeSite(german);
    page = pageOf(made, 'de/index.html');
  });

  it('is accepted by the build, as a sample until somebody has read it', () => {
    expect(() => checkFiles(made)).not.toThrow();
    expect(made.samples.map(({ field }) => field)).toEqual(['languages.de', 'languages.ur']);
    expect(made.warnings).toEqual([]);
  });

  it('has every section of another one, in its own words', () => {
    const sectionsOf = (each: Part) => valuesOf(each.all('main section'), 'aria-labelledby');
    expect(sectionsOf(page)).toEqual(sectionsOf(pageOf(made, 'bn/index.html')));
    expect(page.only('html').attributes).toEqual({ lang: 'de', class: 'home' });
    expect(page.only('h1').text).toBe('ä blessed ümräh jöürney, cäred\u00a0för ät every step');
    expect(page.only('#before').text).toContain('visä cösts und tips');
  });

  it('is led to from every other language', () => {
    for (const file of ['index.html', 'bn/index.html', 'ur/index.html']) {
      const links = pageOf(made, file).only('header').all('a[hreflang=de]');
      expect(links.map((link) => [link.get('href'), link.text])).toEqual([['/de', 'Deutsch']]);
    }
    expect(textOf(made, 'sitemap.xml')).toContain('https://www.noor-travels.example/de<');
  });
});
