/** What the pages show of the content: every text, and where links, messages, licences and legal texts stand. */
import { describe, expect, it } from 'vitest';
import { filledContent } from '../../src/routes.tsx';
import { everyValue } from '../../src/schemas/issues.ts';
import { messagingHref } from '../../src/site/addresses.ts';
import { inLetters } from '../fixture/content/languages/inLetters.ts';
import { changedSite } from '../support/changedSite.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { messagesIn, valuesOf, type Part } from '../support/readPage.ts';

const licences = [
  { label: 'State register', value: 'AB & 12/34' },
  { label: 'State number', value: '<56>' },
];
const licensed = changedSite(({ facts }) => void (facts.licences.list = licences));
const main = (path: string) => pageAt(path).only('main');
const paths = [
  '/',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/bn',
  '/ur',
  '/404',
];
const english = paths.filter((path) => path !== '/bn' && path !== '/ur');

it('has these pages, the one for unknown addresses last', () => {
  expect(made.routes.map(({ path }) => path)).toEqual(paths);
});

describe('every text', () => {
  const withFacts = filledContent(made.content);
  /** The pages on which an entry of the registry is shown; answers.test.ts holds those of the answers. */
  const shownOn: Readonly<Record<string, readonly [unknown, readonly string[]]>> = {
    facts: [withFacts.facts, paths],
    about: [withFacts.about, ['/about']],
    contact: [withFacts.contact, ['/contact']],
    legal: [withFacts.legal, ['/terms-and-conditions', '/refund-policy', '/privacy-policy']],
    notFound: [withFacts.notFound, ['/404']],
    ...Object.fromEntries(
      withFacts.languages.map(({ lang, words }) => [
        lang,
        [words, lang === 'en' ? english : [`/${lang}`]],
      ]),
    ),
  };
  /** What nobody reads; of titles and descriptions one is shown, and everyPage.test and format.test hold which. */
  const technical =
    /(^|\.)(slug|icon|group|lang|dir|href|countryCode|siteUrl|mapQuery|phone|messaging|effectiveDate|checked|account|caption|template)$|^points|includes\[|nonRefundable\[|(^|\.)(answers|openQuestions|price\.excludes|facts|hours\.allDay)\b|(titles|descriptions)\[\d+\]$/;

  it.each(Object.entries(shownOn))('of %s is shown', (_, [entry, on]) => {
    const shown = on.map(wordsOn).join('\n');
    const values = everyValue(entry);
    const texts = values.flatMap(({ field, value }) =>
      typeof value !== 'string' || technical.test(field) ? [] : linesOf(value),
    );
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => !shown.includes(unmarked(text)))).toEqual([]);
  });

  /** The words of a page, and those that are heard, wait in a field or are ready to be sent. */
  function wordsOn(path: string): string {
    const page = licensed(path);
    const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'data-play', 'data-position'];
    const values = attributes.flatMap((name) => valuesOf(page.all(`[${name}]`), name));
    values.push(page.only('meta[property="og:image:alt"]').get('content')!);
    return unmarked([page.text, ...values, ...messagesIn(page)].join('\n'));
  }

  /** What is isolated needs no mark of its direction. */
  function unmarked(text: string): string {
    return text.replaceAll('\u200e', '');
  }

  /** Takes the marks of Markdown away from a legal text, line by line. */
  function linesOf(text: string): string[] {
    if (!text.startsWith('# ')) return [text];
    const lines = text.split(/\n+|\*\* ?/).map((line) => line.replace(/^(#+|-) | \{#.*\}$/g, ''));
    return lines.map((line) => line.replace(/\[(.*)\]\(.*\)/, '$1').replaceAll('\\', ''));
  }
});

describe('the links', () => {
  const linksIn = (part: Part) => part.all('a').map((link) => `${link.text}: ${link.get('href')}`);
  const header = ['Home: /', 'Contact: /contact', 'About Us: /about'];

  it('of header and menu are these', () => {
    expect(linksIn(pageAt('/').only('header nav'))).toEqual(header);
    expect(linksIn(pageAt('/').only('dialog nav'))).toEqual([
      ...header,
      'Customer Care: /contact#customer-care',
      'Refund Policy: /refund-policy',
      'Terms & Conditions: /terms-and-conditions',
      'Privacy Policy: /privacy-policy',
      'Package price: /#price',
    ]);
  });

  it('of the footer are these, the services by their group', () => {
    const lists = pageAt('/').all('footer nav');
    expect(lists.flatMap((list) => [list.only('h3').text, ...linksIn(list)])).toEqual([
      'Your journey',
      'Hotel: /about#hotel',
      'Flight: /about#flight',
      'Visa: /about#visa',
      'Transportation: /about#transportation',
      'Your stay',
      'Zam Zam: /about#zam-zam',
      'Food: /about#food',
      'Ziyarat: /about#ziyarat',
      'Umrah Kit: /about#umrah-kit',
      'Help',
      'Customer Care: /contact#customer-care',
      'Refund Policy: /refund-policy',
      'Terms: /terms-and-conditions',
      'Privacy: /privacy-policy',
      'About',
      'Contact Us: /contact',
      'About Us: /about',
      'License & Registration: undefined',
    ]);
  });

  it('lead from the page for unknown addresses to Home and to the agency', () => {
    for (const href of ['="/"', '^="https://wa.me/"', '^="tel:"', '^="mailto:"'])
      expect(main('/404').only(`a[href${href}]`).text, href).not.toBe('');
  });

  it('lead from a reason to its page', () => {
    expect(valuesOf(main('/about').all('h3 a'), 'href')).toEqual(['/refund-policy']);
  });
});

describe('the licences', () => {
  const linksIn = (pages: (path: string) => Part) =>
    english.map((path) => {
      const links = pages(path).only('footer').all('a');
      const link = links.find(({ text }) => text === 'License & Registration')!.attributes;
      return [link.href, link.role, link['aria-disabled']];
    });
  const withLicences = (pages: (path: string) => Part) =>
    paths.filter((path) => pages(path).all('#licences').length > 0);

  it('are a link without an address while there are none', () => {
    expect(linksIn(pageAt)).toEqual(english.map(() => [undefined, 'link', 'true']));
    expect(withLicences(pageAt)).toEqual([]);
  });

  it('stand on About alone, and every footer leads there', () => {
    expect(linksIn(licensed)).toEqual(english.map(() => ['/about#licences', undefined, undefined]));
    expect(withLicences(licensed)).toEqual(['/about']);
    const rows = licensed('/about').all('#licences dl > div');
    const shown = rows.map((row) => ({ label: row.only('dt').text, value: row.only('dd').text }));
    expect(shown).toEqual(licences);
  });
});

describe('the sections', () => {
  it('are named by their headings', () => {
    for (const path of paths) {
      for (const id of valuesOf(main(path).all('section, [role=group]'), 'aria-labelledby'))
        expect(main(path).only(`[id="${id}"]`).text).toMatch(/\S/);
      expect(main(path).all('section:not([aria-labelledby])')).toEqual([]);
    }
  });

  it('of Home hold three strips that the keyboard reaches', () => {
    for (const path of ['/', '/bn', '/ur']) {
      const strips = main(path).all('[role=group][tabindex="0"]');
      const names = ['includes-title', 'makkah-title', 'madinah-title'];
      expect(valuesOf(strips, 'aria-labelledby')).toEqual(names);
    }
  });

  it('show a single place without a strip and in the singular', () => {
    const one = changedSite((content) => {
      content.site.cities[1].places.splice(1);
      for (const { words } of content.languages)
        for (const slug of ['baqi', 'masjid-quba', 'uhud'])
          delete words.ziyarat.cities.madinah.places[slug];
    });
    const madinah = one('/').only('#madinah');
    expect(madinah.only('.lead').text).toMatch(/^One place that /);
    expect(madinah.all('article')).toHaveLength(1);
    expect(madinah.all('button, [tabindex], [role=group], [role=status]')).toEqual([]);
  });
});

describe('a legal text', () => {
  it.each([
    ['/terms-and-conditions', 10],
    ['/refund-policy', 6],
    ['/privacy-policy', 4],
  ])('%s has %d numbered sections, all in both lists of contents', (path, count) => {
    const sections = main(path).all('section[id]');
    expect(sections).toHaveLength(count);
    const rows = sections.map((section) => [section.get('id'), section.only('h2').text]);
    const lists = main(path).all('nav ol');
    // Folded on phones, beside the text in wide windows.
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = list.all('a');
      expect(
        links.map((link, index) => [link.get('href')?.slice(1), `${index + 1}. ${link.text}`]),
      ).toEqual(rows);
    }
  });

  it('shows its title, lead, glance, anchors and headings', () => {
    const text = main('/refund-policy');
    expect(text.only('h1').text).toBe('Refund Policy');
    expect(text.only('.lead').text).toMatch(/^What is refundable .* with Noor Travels, and/);
    const glance = text.all('dl > div').map((row) => [row.only('dt').text, row.only('dd').text]);
    expect(glance).toEqual([
      ['5\u00a0days', 'from booking: 90% refundable'],
      ['No refund', 'of visa costs and tips'],
      ['4-9', 'business days to process a refund'],
    ]);
    const headings = text.all('section[id] > h2').map((heading) => heading.get('id'));
    expect(headings).toEqual([
      'full-refund-title',
      'non-refundable-title',
      'later-title',
      'processing-time-title',
      'other-cases-title',
      'limit-and-courts-title',
    ]);
  });

  it('shows where its links lead, on paper too', () => {
    const links = [main('/refund-policy'), main('/privacy-policy')].flatMap((text) =>
      text.all('.legal__links a').map((link) => [link.get('href'), link.get('data-address')]),
    );
    const ask = '/terms-and-conditions#ask-before-you-pay';
    expect(links).toEqual([
      [ask, `https://www.noor-travels.example${ask}`],
      ...[
        'https://www.whatsapp.com/legal/privacy-policy',
        'https://policies.google.com/privacy',
      ].map((address) => [address, address]),
    ]);
  });

  it('shows bold words and links in sentences, and signs as they are', () => {
    const changed = changedSite(({ legal, facts }) => {
      facts.agency.name = 'A*B* [C](/d) <i>';
      legal.refund.text += '\nA **bold word** and [a link](/about) of {name}.\n';
    });
    const last = changed('/refund-policy').all('#limit-and-courts p').at(-1)!;
    expect(last.text).toBe('A bold word and a link of A*B* [C](/d) <i>.');
    expect([last.only('strong').text, last.only('a').get('href')]).toEqual(['bold word', '/about']);
  });
});

describe('ids', () => {
  const idsOn = (page: Part) => valuesOf(page.all('[id]'), 'id');

  it('never come from titles', () => {
    const retitled = changedSite((content) => {
      content.about.reasons.list.length = 1;
      for (const entry of [content]) retitle(entry);
    });
    for (const path of paths) expect(idsOn(retitled(path)), path).toEqual(idsOn(pageAt(path)));
    const lists = retitled('/').all('footer nav');
    const titles = lists.map((list) => list.only(`[id=${list.get('aria-labelledby')}]`).text);
    expect(titles).toEqual(['Your journey', 'Your stay', anyTitle, anyTitle]);
  });

  /** Words with a no-break space and a letter of each script. */
  const anyTitle = 'Your\u00a0stay থাকা قیام';

  function retitle(value: any): void {
    for (const [key, each] of Object.entries<any>(value ?? {})) {
      if (key === 'title')
        value[key] = each.includes('{cityName}') ? `${anyTitle} {cityName}` : anyTitle;
      else if (key === 'text' && each.startsWith('# '))
        value[key] = each.replace(/^(#+) .*?(?= \{#|$)/gm, `$1 ${anyTitle}`);
      else if (typeof each === 'object') retitle(each);
    }
  }
});

describe('the message that stands ready', () => {
  const general = 'Assalamu alaikum, I would like to know about the Umrah package.';
  const booking =
    'Assalamu alaikum, I would like to book an Umrah journey. Please tell me how to begin.';
  const price =
    'Assalamu alaikum, I have seen the Umrah package on your website. Please tell me the price for my plan.';
  const care = 'Assalamu alaikum, I need help with my Umrah journey.';
  const news = 'Assalamu alaikum, please tell me when there is Umrah news.';
  const bengali = inLetters('bn', general);
  const urdu = inLetters('ur', general);
  const questions = (greeting: string) =>
    expect.stringMatching(new RegExp(`^${greeting}[^\\n]*:\\n1\\. `));
  const family = 'Umrah packages of {name}: the price, what it includes, and the refund rules\n';
  const familyIn = (text: string, path: string) =>
    `${text.replace('{name}', 'Noor Travels')}https://www.noor-travels.example${path}`;
  const toFamily = [
    familyIn(family, '/'),
    familyIn(inLetters('bn', family), '/bn'),
    familyIn(inLetters('ur', family), '/ur'),
  ] as const;
  const [english, inBengali, inUrdu] = toFamily;
  const question = (topic: string) => `Assalamu alaikum, I have a question about ${topic}.`;

  // In header and menu, then in main, then in the footer; the family's own language first.
  it.each<[path: string, messages: readonly string[]]>([
    [
      '/',
      [booking, booking, booking, price, questions('Assalamu alaikum'), general, ...toFamily, news],
    ],
    ['/about', [booking, booking, booking, general, news]],
    ['/contact', [booking, booking, general, general, bengali, urdu, care, news]],
    ['/terms-and-conditions', [booking, booking, question('your terms and conditions'), news]],
    ['/refund-policy', [booking, booking, question('refunds'), news]],
    ['/privacy-policy', [booking, booking, question('privacy'), news]],
    ['/404', [booking, booking, general, news]],
    [
      '/bn',
      [
        ...Array(3).fill(inLetters('bn', booking)),
        inLetters('bn', price),
        questions(inLetters('bn', 'Assalamu alaikum')),
        bengali,
        inBengali,
        english,
        inUrdu,
        bengali,
      ],
    ],
    [
      '/ur',
      [
        ...Array(3).fill(inLetters('ur', booking)),
        inLetters('ur', price),
        questions(inLetters('ur', 'Assalamu alaikum')),
        urdu,
        inUrdu,
        english,
        inBengali,
        urdu,
      ],
    ],
  ])('fits each link of %s', (path, messages) => {
    expect(messagesIn(pageAt(path))).toEqual(messages);
  });

  it.each(['Is 100% & more? #1 + “quotes” / slashes', 'two\nlines', '😀 emoji'])(
    'keeps every letter of %j',
    (text) => {
      const { searchParams, hash } = new URL(messagingHref(made.content.facts.agency, text));
      expect([[...searchParams], hash]).toEqual([[['text', text]], '']);
    },
  );
});

describe('the map', () => {
  const frame = main('/contact').only('iframe').attributes;

  it('waits for its link and sends no referrer', () => {
    expect(Object.keys(frame).sort()).toEqual([
      'allowfullscreen',
      'name',
      'referrerpolicy',
      'title',
    ]);
    expect(frame).toMatchObject({
      title: 'Map: Asansol on the Hooghly',
      referrerpolicy: 'no-referrer',
    });
  });

  it('shows where the agency is, in the frame or at the maps service', () => {
    const live = main('/contact').only(`a[target="${frame.name}"]`);
    const place = 'Asansol%2C%20Jharkhand%2C%20India';
    expect(live.get('href')).toBe(`https://www.google.com/maps?q=${place}&output=embed`);
    expect(main('/contact').only('a[href*="maps/search"]').get('href')).toBe(
      `https://www.google.com/maps/search/?api=1&query=${place}`,
    );
  });
});
