/**
 * Every page in every language: what it needs, where its links lead, which language its words are in, what is compared with the
 * English, and when it is published.
 */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { routes } from '../../src/routes.tsx';
import { editionsOf } from '../../src/site/edition.ts';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { raw } from '../support/editedContent.ts';
import { hiddenCharacters } from '../support/hiddenCharacters.ts';
import { pageAt } from '../support/madeSite.ts';
import { messagesIn, valuesOf } from '../support/readPage.ts';
import { inLetters } from '../support/inLetters.ts';

const site = 'https://www.noor-travels.example';

/** The addresses of the pages after a change: of all pages, or only of those that an upload publishes. */
function pathsOf(change: (content: any) => void = () => {}, showsUnread = true): string[] {
  const content = structuredClone(raw);
  change(content);
  return routes(checkContent(content, { showsUnread }).content).map(({ path }) => path);
}

const at = changedSite(() => {});
const paths = pathsOf();
const homes = ['/', '/bn/', '/ur/'];
/** The pages of a language, without its folder. */
const pagesOf = (home: string, all = paths) =>
  all
    .filter((path) => path.startsWith(home) && path !== '/404.html')
    .filter((path) => home !== '/' || !/^\/(bn|ur)\//.test(path))
    .map((path) => path.slice(home.length));

it('has every page in every language, except further pages of text that only English has', () => {
  expect(pagesOf('/').filter((path) => path !== 'your-visa/')).toEqual(pagesOf('/bn/'));
  expect(pagesOf('/ur/')).toEqual(pagesOf('/bn/'));
  expect(pagesOf('/ur/')).toEqual(
    expect.arrayContaining(['', 'about/', 'contact/', 'refund-policy/', 'privacy-policy/']),
  );
  expect(paths).toContain('/your-visa/');
});

it('links to the page of its own language, whatever follows the address', () => {
  const { content } = checkContent(raw, { showsUnread: true });
  const [, bengali] = editionsOf(content);
  for (const more of ['', '#later', '?from=about', '?from=about#later'])
    expect(bengali!.linkTo(`/refund-policy${more}`)).toEqual({ href: `/bn/refund-policy/${more}` });
});

describe.each(paths)('%s', (path) => {
  const page = at(path);
  const own = homes.findLast((home) => path.startsWith(home))!;
  const name = path.slice(own.length);
  const languageOf = (address: string) => /^\/(bn|ur)\//.exec(address)?.[1] ?? 'en';

  it('links to the page of its own language if there is one, and marks links to other languages', () => {
    const links = page.all('a[href^="/"]:not([href="/contact.vcf"])');
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const [address = ''] = link.get('href')!.split('#');
      expect(paths, link.html).toContain(address);
      expect(link.get('hreflang') ?? languageOf(path), link.html).toBe(languageOf(address));
    }
    // Only the language links and the link to the authoritative text lead to another language on purpose.
    const others = page.all('a[hreflang="en"]:not([lang])');
    const decides = page.all('.text-article__decides a').map(({ html }) => html);
    for (const link of others.filter(({ html }) => !decides.includes(html)))
      expect(paths).not.toContain(own + link.get('href')!.split('#')[0]!.slice(1));
  });

  it('links to the same page in each other language, or to that language’s Home', () => {
    const wanted = homes
      .filter((home) => home !== own)
      .map((home) => (paths.includes(home + name) ? home + name : home));
    for (const place of ['header', '#menu', 'footer'])
      expect(valuesOf(page.only(place).all('.language-links a'), 'href'), place).toEqual(wanted);
  });

  it('has the same page in each language as an alternate', () => {
    const same = homes.map((home) => home + name).filter((each) => paths.includes(each));
    const rows = same.map((each) => `${languageOf(each)} ${site}${each}`);
    const listed =
      path === '/404.html' || same.length < 2 ? [] : [`x-default ${site}${same[0]}`, ...rows];
    const alternates = page.all('link[rel=alternate]').map(({ attributes }) => attributes);
    expect(alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual(listed);
  });
});

it('shows the day and the figures of the rules, and says that the English text decides', () => {
  const [text, original] = [at('/bn/refund-policy/'), at('/refund-policy/')];
  const day = (page: typeof text) => page.only('time').get('datetime');
  expect(day(text)).toBe(day(original));
  const figures = (page: typeof text) => page.all('.text-glance dl > div').length;
  expect(figures(text)).toBe(figures(original));
  const [decides] = text.all('.text-article__decides a');
  expect([decides!.text, decides!.get('href'), decides!.get('hreflang')]).toEqual([
    inLetters('bn', 'The English text decides'),
    '/refund-policy/',
    'en',
  ]);
  expect(original.all('.text-article__decides')).toEqual([]);
  const questions = at('/bn/terms-and-conditions/').only('a[href="/bn/#ask"]');
  expect(questions.text).toBe(inLetters('bn', 'Ask before you pay'));
});

it('links in menu and footer to a page that only English has, and says so', () => {
  for (const [lang, home] of [
    ['bn', '/bn/'],
    ['ur', '/ur/'],
  ] as const) {
    for (const place of ['#menu', 'footer'])
      expect(at(home).only(place).only('a[href="/your-visa/"]').text).toContain(
        inLetters(lang, '(in English)'),
      );
  }
});

it.each<[what: string, lose: (content: any) => void, sentence: RegExp]>([
  [
    'the sentence that the English decides',
    ({ languages }) => delete languages[2].words.pages.textPage.decides,
    /ur\.jsonc: pages\.textPage\.decides is missing\. .*every language except the first needs it\.$/,
  ],
  [
    'the page for unknown addresses, in English',
    ({ languages }) => delete languages[0].words.notFound,
    /en\.jsonc: notFound is missing\. .*the first language needs it\.$/,
  ],
])('is refused without %s, in one sentence', (_, lose, sentence) => {
  let said = '';
  try {
    pathsOf(lose);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toMatch(sentence);
  expect(said).not.toContain('\n');
});

describe('a translation', () => {
  const file = 'ur/refund-policy';

  it.each<[what: string, old: string | RegExp, now: string]>([
    ['a fact', '{percent}', '100'],
    ['another fact', '{days} {', '{months} {'],
    ['a paragraph', '\n\n{refundRest}\n', '\n'],
    ['an anchor', '{#later}', '{#after}'],
    ['an item', /\n- [^\n]*/, ''],
    ['the end of the other', /\n*$/, '\n\nOne more.\n'],
    ['an address', '/terms-and-conditions#ask-before-you-pay', '/terms-and-conditions'],
  ])('that lacks %s is refused, even before somebody has read it', (_, old, now) => {
    const changed = ({ pages }: any) => {
      const text = pages[file];
      pages[file] = text.replace(old, () => now);
      expect(pages[file]).not.toBe(text);
    };
    expect(() => pathsOf(changed)).toThrow(
      /src\/content\/pages\/ur\/refund-policy\.md: .* does not match .* of its original, ".* The original is src\/content\/pages\/refund-policy\.md\.$/,
    );
  });

  it('of About or Contact that has lost a fact is reported', () => {
    const changed = ({ languages: [, { words }] }: any) => {
      const { text } = words.about.reasons.list.refund;
      text[0] = text[0].replace('{percent}', '100');
    };
    expect(() => pathsOf(changed)).toThrow(
      /src\/content\/languages\/bn\.jsonc: about\.reasons\.list\.refund\.text.* has other facts/,
    );
  });

  it('is published as a whole once somebody has read it', () => {
    const unread = pathsOf(() => {}, false);
    const read = pathsOf(({ languages }) => (languages[2].checked = '2031-01-10'), false);
    expect([pagesOf('/ur/', unread), pagesOf('/ur/', read)]).toEqual([[], pagesOf('/ur/')]);
    expect(pagesOf('/bn/', unread)).toEqual(pagesOf('/bn/'));
  });
});

describe.each([
  ['/bn/', ['/', '/ur/']],
  ['/ur/', ['/', '/bn/']],
] as const)('%s', (path, others) => {
  const page = pageAt(path);

  it('is in its own script, except facts', () => {
    const inOthers = page.all('body [lang]:not(bdi:not(a > bdi), [lang=ar])');
    const rest = page.only('body').without('[lang]:not(bdi:not(a > bdi), [lang=ar])');
    const spoken = ['alt', 'aria-label', 'title', 'data-position'];
    const words = [
      rest.html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' '),
      ...spoken.flatMap((name) => valuesOf(page.all(`body [${name}]`), name)),
      // Message links in a language have a message in that language.
      ...messagesIn(rest),
    ].join(' ');
    const latin = words.replace(/\{\w+\}|&\w+;/g, '').match(/[a-z]+/gi);
    expect([...new Set(latin)].sort().join(' ')).toBe(
      'Noor The example noor package salam travels',
    );
    expect(new Set(inOthers.map(({ text }) => text))).toEqual(
      new Set([
        'Noor Travels',
        'English',
        'Visa',
        'Your visa, step by step',
        'বাংলা',
        'اردو',
        page.only('.printed-address address').text,
        '4 Station Road, Asansol 000001, Jharkhand, India',
        '© 2031 Noor Travels',
      ]),
    );
  });

  it('links to the other languages on the first screen', () => {
    expect(valuesOf(page.only('.hero').all('.language-links a'), 'href')).toEqual(others);
  });
});

const inUrdu = changedSite((content) => {
  content.languages[2].words.facts.Bengali = 'بنگلہ';
  content.facts.agency.people = [{ name: 'Example Person', languages: 'Bengali' }];
  content.facts.agency.hours = '8 am to 8 pm';
});

it('marks hours that a language has no words for as English', () => {
  const english = inUrdu('/ur/contact/').all('.find-us bdi[lang=en]');
  expect(english.map(({ text }) => text)).toEqual(['8\u00a0am\u00a0to\u00a08\u00a0pm']);
});

it('describes people in Urdu as far as it has words, and otherwise in English', () => {
  const said = inUrdu('/ur/about/').all('.people bdi');
  expect(said.map((part) => [part.get('lang'), part.text])).toEqual([['en', 'Example Person']]);
});

it.each(['', 'about/', 'contact/', 'refund-policy/'])('isolates figures on /ur/%s', (name) => {
  const body = inUrdu(`/ur/${name}`).only('body');
  expect(body.all('[dir=ltr]').length).toBeGreaterThan(4);
  const rest = body.without('[dir=ltr]').html;
  expect(rest.replace(/<[^>]*>/g, '')).not.toMatch(/₹|\+|@|Noor Travels|Station Road/);
});

it('isolates in Urdu a Latin name that ends with a full stop, and shows no hidden character', () => {
  const page = changedSite(({ facts }) => {
    facts.agency.name = 'Noor & Sons (Howrah) Pvt. Ltd.';
    const name = 'Example Ltd.';
    const hotels = { hotelMakkah: name, hotelMadinah: name };
    facts.departures.list = [{ date: '2031-03-02', airline: name, direct: true, ...hotels }];
    facts.hotels = { makkah: [{ name, metres: 650 }], madinah: [{ name }] };
    facts.payment.account = name;
    facts.licences.list = [{ label: 'State', value: 'A-1.' }];
  })('/ur/');
  expect(page.all('.departures bdi').map(({ text }) => text)).toContain('Example Ltd.');
  const rest = page.only('body').without('[dir=ltr]').html;
  expect(rest.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')).not.toMatch(/[a-z]\./i);
  expect(hiddenCharacters(page.html)).toEqual([]);
});

describe('the links to other languages', () => {
  it.each([
    ['/contact/', '[aria-labelledby=first-messages-title]', ''],
    ['/refund-policy/', '.page-hero', 'refund-policy/'],
  ])('are on %s in %s', (path, place, name) => {
    const links = pageAt(path).only(place).all('.language-links a');
    expect(links.map(({ text, attributes }) => [text, attributes])).toEqual([
      ['বাংলা', { href: `/bn/${name}`, lang: 'bn', hreflang: 'bn' }],
      ['اردو', { href: `/ur/${name}`, lang: 'ur', hreflang: 'ur', dir: 'rtl' }],
    ]);
  });

  it('are left out if there is no other language', () => {
    const english = englishSite(() => {});
    for (const path of ['/', '/about/', '/contact/', '/refund-policy/']) {
      const links = english(path).all('.language-links, [rel=alternate], [lang=bn], [lang=ur]');
      expect(links, path).toEqual([]);
    }
    expect(english('/contact/').only('main').text).not.toContain('Or read the price');
  });
});
