/** Checks that each text is shown somewhere, and where links, messages, licences and pages of text are. */
import { inPlainText } from '../../src/values/filledText.tsx';
import { describe, expect, it } from 'vitest';
import { everyValue, type Keys } from '../../src/values/place.ts';
import { messagingHref } from '../../src/site/addresses.ts';
import { editionsOf } from '../../src/site/edition.ts';
import { inLetters } from '../support/inLetters.ts';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { messagesIn, valuesOf, type Part } from '../support/readPage.ts';

const licences = [
  { label: 'Register', value: 'AB & 12/34', url: 'https://www.example.com', seen: 'NOOR' },
  { label: 'State number', value: '<56>', url: '/refund-policy' },
  { label: 'Approval', value: 'TS/7', url: '/your-visa' },
];
const people = [
  { name: 'Example Person', languages: 'Bengali and Hindi', picture: 'uhud' },
  { name: 'Example Guide', line: 'With every group.' },
];
const licensed = changedSite(({ facts }) => {
  facts.licences.list = licences;
  Object.assign(facts.agency, { people, office: 'hotel' });
});
const main = (path: string) => pageAt(path).only('main');
const paths = made.routes.map(({ path }) => path);
const english = paths.filter((path) => !/^\/(bn|ur)\//.test(path));

it('has the sections of Home in this order', () => {
  const titles = valuesOf(main('/').all('section'), 'aria-labelledby');
  expect(titles).toEqual([
    'hero-title',
    'includes-title',
    'panel-title',
    'makkah-title',
    'madinah-title',
    'price-title',
    'ask-title',
  ]);
});

describe('every text', () => {
  const editions = inPlainText(editionsOf(made.content));
  const { texts, words: mainWords } = editions[0]!;
  /** The pages that show each group of words; answers.test.ts covers those of the answers. */
  const shownOn: Readonly<Record<string, readonly [unknown, readonly string[]]>> = {
    facts: [made.content.facts, paths],
    about: [mainWords.about, ['/about/']],
    contact: [mainWords.contact, ['/contact/']],
    ...Object.fromEntries(
      Object.entries(texts).map(([name, { text, ...page }]) => [
        name,
        [{ ...page, words: wordsIn(text) }, [`/${name}/`]],
      ]),
    ),
    notFound: [mainWords.notFound, ['/404.html']],
    ...Object.fromEntries(
      editions.map(({ lang, path, words }) => [
        lang,
        [
          words,
          path === '/' ? [...english, '/404.html'] : paths.filter((each) => each.startsWith(path)),
        ],
      ]),
    ),
  };
  /** Fields whose values are no words: short names, addresses, and facts that pages write in a form of their own. */
  const technical = new Set(
    'slug href countryCode siteUrl mapQuery phone messaging account effectiveDate checked'.split(
      ' ',
    ),
  );
  /**
   * Words of which pages show only some. Facts choose among answers, phrases, hours and what the price excludes (answers.test,
   * oneFact.test); the length chooses among titles and descriptions (everyPage.test, format.test); a template is filled in.
   */
  const chosen = new Set(
    'answers agencyQuestions excludes facts allDay titles descriptions counts template'.split(' '),
  );
  const isWords = (keys: Keys) =>
    !technical.has(`${keys.at(-1)}`) && !keys.some((key) => chosen.has(`${key}`));

  it.each(Object.entries(shownOn))('of %s is shown', (_, [entry, on]) => {
    const shown = on.map(wordsOn).join('\n');
    const values = everyValue(entry);
    const texts = values.flatMap(({ keys, value }) =>
      typeof value === 'string' && isWords(keys) ? value : [],
    );
    expect(texts.length).toBeGreaterThan(3);
    const advice =
      'Show these texts on a page; if a fact chooses among them, add their field to "chosen" above.';
    expect(
      texts.filter((text) => !shown.includes(unmarked(text))),
      advice,
    ).toEqual([]);
  });

  /** The words in the blocks of a page of text: titles, figures and whatever has no further parts. */
  function wordsIn(blocks: unknown): string[] {
    return everyValue(blocks).flatMap(({ value }) => {
      if (typeof value !== 'object' || value === null || 'tokens' in value) return [];
      const { type = 'text', text, title, figure }: Record<string, unknown> = { ...value };
      return [title, figure, type === 'text' && text].filter((part) => typeof part === 'string');
    });
  }

  /** The words of a page, including those that are read aloud, shown in a field or part of a ready message. */
  function wordsOn(path: string): string {
    const page = licensed(path);
    const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'data-position'];
    const values = attributes.flatMap((name) => valuesOf(page.all(`[${name}]`), name));
    values.push(page.only('meta[property="og:image:alt"]').get('content')!);
    return unmarked([page.text, ...values, ...messagesIn(page)].join('\n'));
  }

  /** Inside an element of its own, a text needs no direction mark. */
  function unmarked(text: string): string {
    return text.replaceAll('\u200e', '').replaceAll('\u00a0', ' ');
  }
});

describe('the links', () => {
  const linksIn = (part: Part) => part.all('a').map((link) => `${link.text}: ${link.get('href')}`);
  const header = ['Home: /', 'Contact: /contact/', 'About Us: /about/'];

  it('lead from the header to the pages, and from the menu to the price, the places and the rules too', () => {
    expect(linksIn(pageAt('/').only('header nav'))).toEqual(header);
    expect(linksIn(pageAt('/').only('dialog nav'))).toEqual([
      ...header,
      'Package price: /#price',
      'Ziyarat: /#makkah',
      'Customer Care: /contact/#customer-care',
      'Refund Policy: /refund-policy/',
      'Terms & Conditions: /terms-and-conditions/',
      'Privacy Policy: /privacy-policy/',
      'Visa: /your-visa/',
    ]);
  });

  it('lead from the footer to each service, in two groups, then to help and to the pages', () => {
    const lists = pageAt('/').all('footer nav');
    const services = (...slugs: string[]) => slugs.map((slug) => `/about/#${slug}`);
    expect(lists.map((list) => [list.only('h3').text, ...valuesOf(list.all('a'), 'href')])).toEqual(
      [
        ['Your journey', ...services('hotel', 'flight', 'visa', 'transportation')],
        ['Your stay', ...services('zam-zam', 'food', 'ziyarat', 'umrah-kit')],
        [
          'Help',
          '/contact/#customer-care',
          '/refund-policy/',
          '/terms-and-conditions/',
          '/privacy-policy/',
          '/your-visa/',
        ],
        ['About', '/contact/', '/about/'],
      ],
    );
  });

  it('that staff write lead to one address for each page, however they are written', () => {
    const own = 'https://www.noor-travels.example';
    const written = ['/about', '/about/', '/about#hotel', '/about/#hotel', `${own}/about#hotel`];
    const others = ['/Prices_2.pdf', 'https://noor.example/about'];
    const at = englishSite(({ pages }) => {
      pages['your-visa'] =
        `# A\n\nB.\n${[...written, ...others].map((each) => `\n- [x](${each})`).join('')}`;
    });
    const links = at('/your-visa/').all('.text-article li a');
    const [top, hotel] = ['/about/', '/about/#hotel'];
    expect(valuesOf(links, 'href')).toEqual([top, top, hotel, hotel, hotel, ...others]);
  });

  it('lead from the first price to the card, and from there to the refund rule', () => {
    expect(main('/').only('.hero__price').get('href')).toBe('#price');
    expect(main('/').only('#price a[href="/refund-policy/"]').text).toBe('Refund Policy');
  });

  it('lead from the page for unknown addresses to Home and to the agency', () => {
    for (const href of ['="/"', '^="https://wa.me/"', '^="tel:"', '^="mailto:"'])
      expect(main('/404.html').only(`a[href${href}]`).text, href).not.toBe('');
  });
});

it('links from every footer to the licences on About, once there are some', () => {
  const linkOn = (page: Part) => {
    const links = page.only('footer').all('a');
    const { attributes } = links.find(({ text }) => text === 'License & Registration')!;
    return [attributes.href, attributes.role, attributes['aria-disabled']];
  };
  for (const path of english) {
    expect(linkOn(pageAt(path)), path).toEqual([undefined, 'link', 'true']);
    expect(linkOn(licensed(path)), path).toEqual(['/about/#licences', undefined, undefined]);
    expect(pageAt(path).all('#licences')).toEqual([]);
  }
  const rows = licensed('/about/').all('#licences dl > div');
  expect(rows.map((row) => [row.only('dt').text, row.all('dd')[0]!.text])).toEqual([
    ['Register', 'AB & 12/34'],
    ['State number', '<56>'],
    ['Approval', 'TS/7'],
  ]);
  const check = rows[0]!.only('.licences__check');
  expect(check.only('a').get('href')).toBe('https://www.example.com');
  expect(rows[1]!.only('a').get('href')).toBe('/refund-policy/');
  // This page exists only in English.
  const inBengali = licensed('/bn/about/').all('.licences__check a').at(-1)!;
  expect(inBengali.attributes).toMatchObject({ href: '/your-visa/', hreflang: 'en' });
  expect(inBengali.text).toContain(inLetters('bn', '(in English)'));
  expect(check.words).toBe('Check it at www.example.com: RegisterYou should see there: NOOR');
});

it('names the people and shows the office beside the message link, if facts.jsonc has them', () => {
  for (const path of ['/about/', '/contact/']) {
    expect(pageAt(path).all('.people'), path).toEqual([]);
    const section = licensed(path).only('.people');
    expect(section.all('li').map(({ words }) => words)).toEqual([
      'Example PersonSpeaks Bengali and Hindi',
      'Example GuideWith every group.',
    ]);
    expect(valuesOf(section.all('img'), 'alt')).toEqual(['Example Person', 'Our office']);
  }
  const office = englishSite(({ facts }) => (facts.agency.office = 'hotel'));
  expect(office('/about/').only('.people').words).toBe('Our office');
  const seven = Array.from({ length: 7 }, (_, at) => ({ name: `Person ${at}` }));
  expect(() => englishSite(({ facts }) => (facts.agency.people = seven))).toThrow(
    'Write at most 6',
  );
});

it('shows a single place without a strip that gets the keyboard focus', () => {
  const one = englishSite(({ structure, languages: [{ words }] }) => {
    structure.cities[1].places.splice(1);
    delete structure.focus.baqi;
    delete words.pictures.baqi;
    const { madinah } = words.ziyarat.cities;
    madinah.places = { 'masjid-nabawi': madinah.places['masjid-nabawi'] };
  })('/');
  const reached = 'button, [tabindex], [role=group], [role=status]';
  expect(one.only('#makkah').all(reached)).not.toEqual([]);
  expect(one.only('#madinah').all(reached)).toEqual([]);
});

describe('a page of text', () => {
  it('lets the keyboard scroll a wide table, and names it and its pictures without Markdown marks', () => {
    const page = englishSite(({ pages }) => {
      pages['your-visa'] = pages['your-visa']
        .replace('| For whom ', '| **For** [whom, {days}](/about) ')
        .replace('of Mina at', 'of *Mina* at');
    })('/your-visa/');
    const { attributes } = page.only('.text-article__table');
    expect(attributes).toMatchObject({ role: 'group', tabindex: '0' });
    expect(attributes['aria-label']).toBe('For whom, 5, Price, When');
    expect(page.only('.text-article__picture').get('alt')).toContain('tents of Mina at sunrise');
  });

  it('aligns the cells of a table as its header row says', () => {
    const [, price] = main('/your-visa/').all('thead th');
    expect(price!.get('data-align')).toBe('right');
    const columns = main('/your-visa/')
      .all('tbody tr')
      .map((row) => row.all('td').map((cell) => cell.get('data-align')));
    expect(columns.length).toBeGreaterThan(1);
    for (const aligned of columns) expect(aligned).toEqual([undefined, 'right', 'center']);
  });

  it('has numbered sections, all of them in both tables of contents', () => {
    const sections = main('/terms-and-conditions/').all('.text-article__section');
    expect(sections.length).toBeGreaterThan(3);
    const rows = sections.map((section) => [`#${section.get('id')}`, section.only('h2').text]);
    // Folded on phones, beside the text in wide windows.
    const lists = main('/terms-and-conditions/').all('nav ol');
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = list.all('a').map((link, at) => [link.get('href'), `${at + 1}. ${link.text}`]);
      expect(links).toEqual(rows);
    }
  });

  it('shows its lead and its figures, and prints where its links lead', () => {
    const text = main('/refund-policy/');
    expect(text.only('.lead').text).toMatch(/^What is refundable .* with Noor Travels, and/);
    const glance = text.all('dl > div').map((row) => [row.only('dt').text, row.only('dd').text]);
    expect(glance).toContainEqual(['No refund', 'of visa costs and tips']);
    // Its style keeps it on one line.
    expect(text.all('.whole-word').map((part) => part.text)).toContain('4–9');
    const { attributes } = text.only('.text-article__links a');
    const ask = '/terms-and-conditions/#ask-before-you-pay';
    expect(attributes).toMatchObject({
      href: ask,
      'data-address': `https://www.noor-travels.example${ask}`,
    });
  });
});

describe('the ready-made message', () => {
  const toFill =
    '\nMonth or date:\nAdults:\nChildren, with their ages:\nPersons in a room:\nOur town:';
  const general = `Assalamu alaikum, I would like to know about the Umrah package.${toFill}`;
  const book = `Assalamu alaikum, I would like to book an Umrah journey.${toFill}`;
  const price = `Assalamu alaikum, please tell me the price of the Umrah package for my plan.${toFill}`;
  const care = 'Assalamu alaikum, I need help with my Umrah journey.';
  const news = 'Assalamu alaikum, please tell me when there is Umrah news.';
  const family = 'Umrah packages of {name}: the price, what it includes, and the refund rules\n';
  const question = (topic: string) => `Assalamu alaikum, I have a question about ${topic}.`;
  const questions = expect.stringContaining(':\n1. ');
  const familyIn = (text: string, path: string) =>
    `${text.replace('{name}', 'Noor Travels')}https://www.noor-travels.example${path}`;
  const inEnglish = familyIn(family, '/');
  const inBengali = familyIn(inLetters('bn', family), '/bn/');
  const inUrdu = familyIn(inLetters('ur', family), '/ur/');
  const bengali = (text: string) => inLetters('bn', text);
  const urdu = (text: string) => inLetters('ur', text);

  // In the header, then in main, then in menu and footer; the family's own language first.
  it.each<[path: string, messages: readonly unknown[]]>([
    ['/', [book, book, price, price, questions, general, book, inEnglish, inBengali, inUrdu, news]],
    ['/about/', [book, book, general, book, news]],
    ['/contact/', [book, general, general, bengali(general), urdu(general), care, book, news]],
    ['/refund-policy/', [book, question('refunds'), book, news]],
    ['/your-visa/', [book, question('“Your visa, step by step”'), book, news]],
    [
      '/bn/',
      [
        ...[book, book, price, price].map(bengali),
        questions,
        ...[general, book].map(bengali),
        inBengali,
        inEnglish,
        inUrdu,
        bengali(news),
      ],
    ],
  ])('fits each link of %s', (path, messages) => {
    expect(messagesIn(pageAt(path))).toEqual(messages);
  });

  it('keeps every character', () => {
    const text = 'Is 100% & more? #1 + “quotes” / slashes\n😀';
    const { searchParams, hash } = new URL(messagingHref(made.content.facts.agency, text));
    expect([[...searchParams], hash]).toEqual([[['text', text]], '']);
  });
});

it('shows the map once its link is pressed, without a referrer', () => {
  const frame = main('/contact/').only('iframe').attributes;
  const names = ['allowfullscreen', 'name', 'referrerpolicy', 'title'];
  expect(Object.keys(frame).sort()).toEqual(names);
  expect([frame.title, frame.referrerpolicy]).toEqual(['Map of Asansol, Jharkhand', 'no-referrer']);
  const place = 'Asansol%2C%20Jharkhand%2C%20India';
  expect(main('/contact/').only(`a[target="${frame.name}"]`).get('href')).toBe(
    `https://www.google.com/maps?q=${place}&output=embed`,
  );
  expect(main('/contact/').only('a[href*="maps/search"]').get('href')).toBe(
    `https://www.google.com/maps/search/?api=1&query=${place}`,
  );
});

it('writes the names of the map on lines of their own', () => {
  const places = main('/contact/')
    .all('.locality-map text')
    .map((text) => `${text.get('x')} ${text.get('y')}`);
  expect(places).not.toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

it('moves to another town, without a drawn map and without the old name', () => {
  const moved = changedSite(({ facts, languages }) => {
    facts.agency.address.city = 'Durgapur';
    for (const { words } of languages) if (words.facts) words.facts.Durgapur = 'দুর্গাপুর';
  });
  const contact = moved('/contact/').only('main');
  expect(contact.all('iframe, [target], .locality-map, .find-us__note')).toEqual([]);
  expect(contact.only('a[href*="maps/search"]').text).toBe('Open in maps');
  expect(moved('/privacy-policy/').only('#map').text).not.toMatch(/drawing|live map/);
  expect(moved('/bn/').only('h1 ~ .hero__tagline').text).toContain('দুর্গাপুর');
  for (const path of paths) expect(moved(path).only('body').text, path).not.toContain('Asansol');
});
