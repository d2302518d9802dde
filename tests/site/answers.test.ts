/** What families ask before they pay: shown if it is filled in, listed as a question if not, in every language. */
import { describe, expect, it } from 'vitest';
import { answered } from '../support/answered.ts';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { setField } from '../support/editedContent.ts';
import { pageAt } from '../support/madeSite.ts';
import { messagesIn, texts, valuesOf, type Part } from '../support/readPage.ts';
import { excluded, services } from '../support/services.ts';

type Change = (facts: any) => void;

const homes = ['/', '/bn/', '/ur/'];

/** Fills in every fact of the fixture's agency, and then makes a change. */
const withAnswers =
  (change: Change) =>
  ({ facts }: any) => {
    Object.assign(facts, answered(facts));
    change(facts);
  };

/** Returns the site of such an agency, and the same in English alone. */
const withFacts = (change: Change = () => {}) => changedSite(withAnswers(change));
const englishWith = (change: Change) => englishSite(withAnswers(change));

const filled = withFacts();
const english = filled('/');

/** New values by the fields of the facts; undefined deletes a value. */
type Edits = Readonly<Record<string, unknown>>;

const edit = (facts: any, edits: Edits) => {
  for (const [field, value] of Object.entries(edits)) setField(facts, field, value);
};

const flight = { from: 'Kolkata', airline: 'Example Air', direct: true };
/** A date without hotels and rooms. */
const dates = { 'departures.list': [{ date: '2031-03-02', ...flight, price: 88000 }] };
const noHotels = { ...dates, 'hotels.makkah': [], 'hotels.madinah': [] };

/** Services about which nobody asks, because everything is said about them. */
const others = 'flight visa ziyarat transportation umrah-kit laundry'.split(' ');

/** Each entry takes facts away, and has the beginnings of exactly the questions that are asked then. */
const missing: [edits: Edits, ...questions: string[]][] = [
  [
    { 'departures.list': [] },
    'Which dates are the next journeys?',
    'Which airport and airline, direct or via which city?',
    'Which hotel in Makkah will be mine: Example Towers Makkah, Endowment Building Number Five / Ex',
    'Which hotel in Madinah will be mine: Example Garden Madinah / Example Residence',
  ],
  [noHotels, 'Which hotels in Makkah and in Madinah, and how far from the mosque on foot?'],
  [
    { 'hotels.madinah[0]': { name: 'Example Garden Madinah' } },
    'How far is it on foot from Masjid Nabawi to Example Garden Madinah?',
  ],
  [
    {
      'package.services': services(['hotel', 'zam-zam', 'food']),
      'package.taxes': { gst: null, tcs: null, tcsOn: null },
    },
    'What is not in the price? Does it include GST and TCS?',
  ],
  [
    {
      'package.services': services(['hotel', 'zam-zam', 'food', ...others], [...excluded, 'gst']),
      'package.taxes': { gst: 5, tcs: null, tcsOn: null },
    },
    'Does the price include TCS?',
  ],
  [
    {
      'package.services': services(['hotel', 'zam-zam', 'food', 'flight', 'laundry'], excluded),
      'package.taxes': { gst: null, tcs: null, tcsOn: null },
    },
    'Does the price include visa help, guided ziyarat, transfers, Umrah kit, GST and TCS?',
  ],
  // Nothing is left to ask about the services.
  [
    {
      'package.services': services(
        [
          'hotel',
          'zam-zam',
          'food',
          'gst',
          'tcs',
          ...others,
          ...excluded.filter((name) => name !== 'otherMeals'),
        ],
        ['otherMeals'],
      ),
      'package.taxes': { gst: null, tcs: null, tcsOn: null },
      'policy.papers': [],
    },
    'Which papers must I bring?',
  ],
  [
    { 'payment.advance': null, 'payment.balanceDays': null },
    'How much is the advance, and by which day must I pay the rest?',
  ],
  [{ 'payment.advance': null }, 'How much is the advance?'],
  [{ 'payment.balanceDays': null }, 'By which day must I pay the rest?'],
  // The advance is the whole price, and no tax is added, so nothing is left to pay.
  [
    {
      ...dates,
      'package.rooms': {},
      'package.price': 88000,
      'package.services': services(['hotel', 'zam-zam', 'food', 'gst', 'tcs', ...others], excluded),
      'package.taxes': { gst: null, tcs: null, tcsOn: null },
      'payment.advance': 88000,
      'payment.balanceDays': null,
      'policy.papers': [],
    },
    'Which papers must I bring?',
  ],
  [
    { 'policy.askAbout': ['refund'], 'policy.refund.neverPaidBack': null },
    'How much of my price is non-refundable?',
  ],
  [
    { 'policy.askAbout': ['refund'], 'policy.refund.steps': [], 'policy.refund.stepsOf': null },
    'What applies more than 5 days after booking?',
  ],
  [
    { 'package.meals': null, 'package.indianFood': null },
    'Breakfast is in the price; which other meals?',
  ],
  [{ 'package.indianFood': null }, 'Is the food Indian?'],
  [
    {
      'policy.papers': [],
      'package.meals': null,
      'package.indianFood': null,
      'package.services': services(
        ['hotel', 'zam-zam', ...others],
        [...excluded, 'gst', 'tcs', 'food'],
      ),
    },
    'Which papers must I bring?',
  ],
  // It is not known whether food is in the price.
  [
    {
      'package.meals': null,
      'package.indianFood': null,
      'package.services': services(['hotel', 'zam-zam', ...others], [...excluded, 'gst', 'tcs']),
    },
    'Does the price include food?',
  ],
  [{ 'payment.account': '' }, 'In whose name is the account that I pay into?'],
];

/** What only one date lacks is asked at that date, and in the message about it. */
const missingOnDate: [fields: string[], question: string][] = [
  [['from'], 'From which airport does the flight leave?'],
  [['airline', 'via'], 'Which airline, direct or via which city?'],
  [['via'], 'Is the flight direct, or via which city?'],
  [['rooms'], 'What is the price on this date?'],
  [['days'], 'How many days is the journey?'],
  [['nightsMakkah', 'nightsMadinah'], 'How many nights in each city?'],
  [['baggageKilos'], 'How much checked baggage?'],
  [['hotelMadinah'], 'Which hotel in Madinah will be mine: Example Garden Madinah / Example Re'],
];

/** Leaves out what appears only after the last departure has passed. */
const asked = (page: Part) => page.only('#ask > .ask-first');

const longName = 'Example Towers Makkah, Endowment Building Number Five';

const toFill = 'Adults:\nChildren, with their ages:\nPersons in a room:\nOur town:';

const blocks = ['.price-card .room-prices', '.not-included', '.paying', '.departures', '.hotels'];

it('asks all twelve questions without the facts, and unfolds three of them', () => {
  const section = pageAt('/').only('.ask-first');
  expect(section.all('li')).toHaveLength(12);
  expect(section.all('details li')).toHaveLength(9);
  expect(section.only('summary').words).toBe('9 more questions');
  expect(section.only('details ol').get('start')).toBe('4');
});

describe('with the facts', () => {
  it.each(homes)('%s shows every block, and none of them without the facts', (path) => {
    for (const block of blocks) expect(filled(path).all(block), block).toHaveLength(1);
    expect(pageAt(path).all(blocks.join())).toEqual([]);
  });

  it('asks what no fact answers, and puts it into the message', () => {
    const section = asked(english);
    const left = [
      'What do I get back if a visa is refused?',
      'What help is there for a traveller who uses a wheelchair or cannot walk far?',
    ];
    expect(texts(section, 'li')).toEqual(left);
    expect(section.all('details')).toEqual([]);
    expect(messagesIn(section)).toEqual([
      'Assalamu alaikum. Before I pay, please answer these questions in writing:\n' +
        left.map((question, at) => `${at + 1}. ${question}\n`).join('') +
        `Month or date:\n${toFill}`,
    ]);
  });

  it('lists the prices of the rooms', () => {
    // With 5% and 2% of the sum of both: 88,000 + 4,400 + 1,848 = 94,248, and so on.
    expect(texts(english, '.price-card .room-prices__row')).toEqual([
      '4 in a room₹88,000₹94,248 with GST and TCS',
      '3 in a room₹96,000₹1,02,816 with GST and TCS',
      '2 in a room₹1,12,000₹1,19,952 with GST and TCS',
      '1 in a room₹1,54,000₹1,64,934 with GST and TCS',
      'Child under 12, with a bed₹71,000₹76,041 with GST and TCS',
      'Child under 12, without a bed₹62,000₹66,402 with GST and TCS',
      'Infant under 2₹19,000₹20,349 with GST and TCS',
    ]);
    expect(texts(english, '.as-of')).toEqual(['As of 10 January 2031', 'As of 12 January 2031']);
  });

  it('says whose account is the right one, and how much is due at which time', () => {
    expect(texts(english, '.paying p, .paying a')).toEqual([
      'Pay into the account of Noor Hajj and Umrah Travels Private Limited only. If anybody gives you another ' +
        'account, do not pay into it, and call us at once.',
      '+91 00000 00001',
      '₹25,000 per person at booking, the rest at least 30 days before departure.',
    ]);
    const strong = texts(english, '.paying strong');
    expect(strong).toEqual(['Noor Hajj and Umrah Travels Private Limited', '₹25,000']);
    expect(english.only('.price-card').words.match(/₹25,000/g)).toHaveLength(1);
  });

  it('names the hotels with the walking distance', () => {
    expect(texts(english, '.hotels h4')).toEqual(['In Makkah', 'In Madinah']);
    expect(texts(english, '.hotels li')[1]).toBe(
      'Example House Ajyad 1,900 m on foot from Masjid al-Haram',
    );
    expect(texts(english, '.hotels li')[3]).toContain('50 m on foot from Masjid Nabawi');
  });
});

describe('the departures', () => {
  const row = (page: Part, at: number) =>
    texts(
      page.all('.departures__row')[at]!,
      'summary, .departures__detail > div:not(.room-prices), a',
    ).join(' | ');

  it('are in order, including today, without those that have passed', () => {
    const page = englishWith(({ departures }) => departures.list.push({ date: '2031-01-14' }))('/');
    const days = page.all('.departures summary time').map((part) => part.get('datetime'));
    expect(days.slice(0, 3)).toEqual(['2031-01-15', '2031-02-01', '2031-02-15']);
    expect(days).toHaveLength(8);
  });

  it('say everything that is known about a journey, and name its day in the message', () => {
    expect(row(english, 3)).toBe(
      '2 March 2031 15 days From Kolkata ₹1,32,000 per person | ' +
        '8 nights in Makkah: Example House Ajyad (1,900 m on foot) 6 nights in Madinah: Example Garden Madinah (350 m on foot) | ' +
        'Example International Airways, via Muscat 46 kg of checked baggage | ' +
        'Pay the rest by 31 January 2031Cancel by 31 January 2031: 80% of what can be paid back · at least ₹81,600 for each adult' +
        'Cancel by 15 February 2031: 50% of what can be paid back · at least ₹51,000 for each adult | Ask about this date: 2 March 2031',
    );
    // The message about a date with prices by room names none of them: the visitor writes which room.
    expect(messagesIn(english.only('.departures'))[3]).toBe(
      `Assalamu alaikum, I would like to know about the Umrah journey of 2 March 2031.\n${toFill}`,
    );
  });

  it.each([
    [
      { airline: 'Other Air', from: 'Mumbai' },
      ['From Kolkata', 'Example Air, direct'],
      ['From Mumbai', 'Other Air, direct'],
    ],
    [{ price: 90000 }, ['₹88,000 per person'], ['₹90,000 per person']],
    [
      { hotelMakkah: longName },
      ['8 nights in Makkah: Example House Ajyad'],
      [`8 nights in Makkah: ${longName}`],
    ],
    [{ days: 16 }, ['15 days'], ['16 days']],
    [{ baggageKilos: 20 }, ['30 kg of checked baggage'], ['20 kg of checked baggage']],
    [{ baggageKilos: '2 x 23' }, ['30 kg of checked baggage'], ['2 × 23 kg of checked baggage']],
    // With the same starting price, they name what differs.
    [
      { price: undefined, rooms: { four: 88000, two: 99000 } },
      [
        '3 in a room: ₹96,000',
        '2 in a room: ₹1,12,000',
        '1 in a room: ₹1,54,000',
        'Child under 12, with a bed: ₹71,000',
        'Child under 12, without a bed: ₹62,000',
        'Infant under 2: ₹19,000',
      ],
      ['2 in a room: ₹99,000'],
    ],
  ])('distinguish two of the same day in their messages by %j', (change, ofOne, ofOther) => {
    const [one, other] = messagesIn(
      englishWith(({ departures: { list } }) => {
        list.push({ ...list[2] });
        edit(list.at(-1), change);
      })('/').only('.departures'),
    )
      .filter((message) => message!.includes('1 February 2031'))
      .map((message) => message!.split('\n'));
    const onlyIn = (lines: string[], others: string[]) =>
      lines.filter((line) => !others.includes(line) && !line.endsWith('?'));
    expect([onlyIn(one!, other!), onlyIn(other!, one!)]).toEqual([ofOne, ofOther]);
  });

  it('name the price in the message if a date has one', () => {
    const page = englishSite(({ facts }) => {
      facts.departures.list = [{ date: '2031-03-02', ...flight, price: 90000 }];
    })('/');
    expect(texts(page, '.departures summary')).toEqual([
      '2 March 2031 From Kolkata ₹90,000 per person',
    ]);
    const [message] = messagesIn(page.only('.departures'));
    expect(message).toContain('2 March 2031.\n₹90,000 per person\nHow much checked baggage?\n');
    expect(page.only('.departures details').get('open')).toBe('');
  });

  it.each(missingOnDate)('without %s ask for it alone', (fields, start) => {
    const page = englishWith(({ departures: { list } }) => {
      for (const field of fields) delete list[0][field];
    })('/');
    const own = page.all('.departures__row')[3]!;
    const questions = texts(own, '.departures__pay > p:not(.departures__rest)');
    expect(questions).toEqual([expect.stringContaining(start)]);
    const lines = messagesIn(own)[0]!.split('\n');
    expect(lines.slice(1)).toEqual([...questions, ...toFill.split('\n')]);
    expect(texts(asked(page), 'li')).toHaveLength(2);
    // The list of dates asks for the price too, where it shows those of the others.
    const times = fields.includes('rooms') ? 2 : 1;
    expect(page.only('.departures').text.split(start)).toHaveLength(times + 1);
  });

  it.each([
    ['nightsMakkah', '| In Makkah: Example House Ajyad (1,900 m on foot) 6 nights in Madinah'],
    ['via', '| Example International Airways 46 kg of checked baggage'],
    ['days', '2 March 2031 From Kolkata'],
  ])('read naturally without %s', (field, words) => {
    const page = englishWith(({ departures }) => delete departures.list[0][field])('/');
    expect(row(page, 3)).toContain(words);
    // It asks for nothing that it already says.
    const questions = texts(page.all('.departures__row')[3]!, '.departures__pay > p');
    expect(questions.some((text) => /nights/.test(text))).toBe(field === 'nightsMakkah');
  });

  it('name the day in the words of a language, without a comma', () => {
    const bengali = filled('/bn/').all('.departures__row')[3]!;
    expect(bengali.only('summary time').words).toBe('2 মার্চ 2031');
    // The last days to pay the balance and to cancel.
    expect(bengali.only('.departures__pay').words.match(/31 জানুয়ারি 2031/g)).toHaveLength(2);
  });

  it('say that the balance is due from the day after its last day', () => {
    const page = englishWith(({ departures: { list } }) => (list[2].date = '2031-02-14'))('/');
    // Built on 15 January: 30 days before 14 and 15 February are 15 and 16 January.
    expect(texts(page, '.departures__rest').slice(0, 3)).toEqual([
      'Booking now, you pay the full price at once',
      'Pay the rest by 15 January 2031',
      'Pay the rest by 16 January 2031',
    ]);
  });

  it.each([
    [{ 'package.rooms': {}, 'package.price': 88000 }, [{ price: 88000 }, { price: 99000 }]],
    // A room of the package costs more, but this journey has one room alone.
    [
      { 'package.rooms': { four: 88000, two: 99000 }, 'package.price': null },
      [{ rooms: { four: 88000 } }, { price: 88000 }],
    ],
  ])('say when the balance is due only where something is left to pay: %j', (offer, prices) => {
    const page = englishWith((facts) => {
      edit(facts, { ...offer, 'payment.advance': 88000 });
      facts.package.services = services(['hotel', 'gst', 'tcs'], ['food', 'zam-zam']);
      edit(facts, {
        'package.taxes': { gst: null, tcs: null, tcsOn: null },
        'package.zamZamLitres': null,
      });
      edit(facts, { 'package.meals': null, 'package.indianFood': null });
      facts.departures.list = prices.map((price) => ({ date: '2031-03-02', ...price }));
    })('/');
    expect(texts(page, '.departures__rest')).toEqual(['Pay the rest by 31 January 2031']);
  });

  it('show the prices of the package once, in the card', () => {
    const rows = english.all('.departures__row');
    const inTable = '.departures__head, .room-prices dt, .room-prices__note';
    expect(texts(rows[0]!, inTable)).toEqual([
      '15 January 2031 15 days From Kolkata',
      '4 in a room',
      'Prices as in the package',
    ]);
    expect(texts(rows[3]!, '.room-prices dt')).toHaveLength(7);
    expect(texts(rows[3]!, 'h4')).toEqual(['Price per person / with GST and TCS']);
    const href = rows[0]!.only('.room-prices__note a').get('href')!;
    expect(english.all(`.price-card ${href}`)).toHaveLength(1);
  });
});

it.each(missing)('without %j asks for it alone', (edits, ...starts) => {
  const page = englishWith((facts) => {
    facts.policy.askAbout = [];
    edit(facts, edits);
  })('/');
  const section = asked(page);
  const open = texts(section, 'li');
  expect(open).toEqual(starts.map((start) => expect.stringContaining(start)));
  // Four questions are not folded, because the folded part would have only one.
  expect(section.all('details')).toHaveLength(0);
  const lines = messagesIn(section)[0]!.replaceAll('\u00a0', ' ').split('\n');
  expect(lines.slice(1, -5)).toEqual(open.map((question, at) => `${at + 1}. ${question}`));
});

// Once the dates have passed, an older page of Terms would link to nothing.
it.each([
  ['the advance', { 'payment.advance': null }, ['/#ask']],
  ['dates', { 'departures.list': [] }, []],
])('links from Terms to the questions, unless all ask for dates: for %s', (_, edits, links) => {
  const terms = englishWith((facts) => {
    facts.policy.askAbout = [];
    edit(facts, edits);
  })('/terms-and-conditions/');
  expect(valuesOf(terms.all('#ask-before-you-pay a'), 'href')).toEqual(links);
});

it('keeps the names of a hotel and of the agency unbroken on the page, and plain in the message and the title', () => {
  const names = {
    ...noHotels,
    'agency.name': 'Rahmat-e-Madinah Tours',
    'hotels.madinah': [{ name: 'Dar Al-Naeem' }],
  };
  const page = englishWith((facts) => edit(facts, names))('/');
  expect(texts(asked(page), 'li .whole-word')).toEqual(['Dar Al-Naeem']);
  expect(messagesIn(asked(page))[0]).toContain('Masjid Nabawi to Dar Al-Naeem?');
  expect(texts(page, '.logo .whole-word')[0]).toBe('Rahmat-e-Madinah');
  expect(page.only('title').text).toContain('Rahmat-e-Madinah Tours');
});

describe('the shortcut links', () => {
  it('lead to what is known, from the price, the menu and the footer', () => {
    const inOneCity = { ...dates, 'hotels.makkah': [] };
    for (const [edits, ...hotels] of [[noHotels], [inOneCity, 'hotels']] as const) {
      const page = withFacts((facts) => edit(facts, edits))('/ur/');
      const known = /#(departures|hotels|account)$/;
      for (const part of ['.price-card__links a', '#menu a', 'footer a']) {
        const ways = page.all(part).flatMap((link) => known.exec(link.get('href')!)?.[1] ?? []);
        expect(ways, part).toEqual(['departures', ...hotels, 'account']);
      }
    }
  });

  it('lead from the account to the licences, once there are any', () => {
    expect(english.all('.paying__verify')).toEqual([]);
    const page = withFacts(({ licences }) => (licences.list = [{ label: 'State', value: '1' }]))(
      '/ur/',
    );
    const { attributes } = page.only('.paying__verify a');
    expect(attributes).toEqual({ href: '/ur/about/#licences' });
  });
});

it.each([
  ['yes', 'Breakfast and dinner daily, Indian food'],
  [null, 'Breakfast and dinner daily'],
])(
  'says in the price, on the tile, in the panel and on About which meals there are: %s',
  (food, meals) => {
    const site = englishWith((facts) => (facts.package.indianFood = food));
    for (const part of ['.price-card', '.package-includes', '.package-panel'])
      expect(site('/').only(part).words, part).toContain(meals);
    expect(site('/about/').only('#food').words).toBe(`Food${meals}.`);
    expect(`${site('/').words}${site('/about/').words}`).not.toMatch(/full board|Fooding/i);
  },
);

describe('what is paid back after the first days', () => {
  const steps = [
    'At least 30 days before departure: 80% of what can be paid back',
    'At least 15 days before departure: 50% of what can be paid back',
  ];

  it('is the same on the price card, on Refund Policy and at each date', () => {
    const rest = 'For a later cancellation this policy sets no amount. Ask before you pay.';
    expect(texts(english, '.price-card .refund-steps li')).toEqual([...steps, rest]);
    expect(filled('/refund-policy/').only('#later').words).toContain(
      `without visa costs.${steps.join('')}For a later cancellation`,
    );
    const rows = english.all('.departures__row').map((row) => texts(row, '.refund-steps p'));
    // Built on 15 January: the days 30 and 15 days before it have passed, and 17 January is 15 days before 1 February.
    expect(rows.slice(0, 3)).toEqual([
      [],
      ['Cancel by 17 January 2031: 50% of what can be paid back · at least ₹29,000 for each adult'],
      [
        'Cancel by 16 January 2031: 80% of what can be paid back · at least ₹55,200 for each adult',
        'Cancel by 31 January 2031: 50% of what can be paid back · at least ₹34,500 for each adult',
      ],
    ]);
  });

  it('may name facts in the words for a still later day', () => {
    const site = englishSite((content) => {
      withAnswers(() => {})(content);
      content.languages[0].words.answers.refund.rest = 'Write to {name}.';
    });
    for (const [page, part] of [
      ['/', '.price-card .refund-steps'],
      ['/refund-policy/', '#later'],
    ] as const)
      expect(site(page).only(part).words).toContain('Write to Noor');
  });

  it('may be a share of the whole price, and nothing in the end', () => {
    const pageWith = (last: object) =>
      englishWith(({ policy: { refund }, departures }) => {
        // Built on 15 January, which is the last day.
        departures.list = [{ date: '2031-02-14', price: 88000 }];
        const steps = [{ daysBefore: 30, paidBack: 80 }, last];
        Object.assign(refund, { nonRefundable: [], neverPaidBack: null, stepsOf: 'price', steps });
      });
    const page = pageWith({ daysBefore: 15, paidBack: 0 });
    expect(
      pageWith({ daysBefore: 0, paidBack: 50 })('/').only('.price-card .refund-steps').words,
    ).toContain('Later: 50% of the whole price');
    const said = 'At least 30 days before departure: 80% of the whole priceLater: nothing is paid';
    expect(page('/').only('.price-card .refund-steps').words).toContain(said);
    expect(page('/refund-policy/').only('#later').words).toContain(said);
    expect(page('/refund-policy/').only('#later').words).not.toContain('no amount');
    expect(page('/').only('#ask').words).not.toContain('non-refundable');
    const never = englishWith(({ policy: { refund } }) => {
      Object.assign(refund, { steps: [{ daysBefore: 365, paidBack: 0 }], neverPaidBack: null });
    })('/refund-policy/');
    expect(never.only('#later').words).toContain('After 5 daysNothing is paid back');
    expect(texts(page('/'), '.departures .refund-steps p')).toEqual([
      'Cancel by 15 January 2031: 80% of the whole price · at least ₹70,400 for each adult',
    ]);
  });
});

it('calls a share one of the whole price where everything can be paid back', () => {
  const site = englishWith(({ policy: { refund } }) =>
    Object.assign(refund, { nonRefundable: [], neverPaidBack: null, stepsOf: 'refundable' }),
  );
  for (const [page, part] of [
    ['/', '.price-card .refund-steps'],
    ['/', '.departures'],
    ['/refund-policy/', '#later'],
  ] as const) {
    expect(site(page).only(part).words).toContain(': 80% of the whole price');
    expect(site(page).only(part).words).not.toContain('what can be paid back');
  }
});

it('lists the papers on Home and in Terms', () => {
  const papers = ['Passport', 'Photographs', 'PAN card', 'Aadhaar card', 'Vaccination certificate'];
  expect(texts(english, '.papers li')).toEqual(papers);
  expect(filled('/terms-and-conditions/').only('#passport').words).toContain(
    'Papers to bring: Passport, Photographs, PAN card, Aadhaar card and Vaccination certificate.',
  );
});

it.each([
  [0, 0, []],
  [1, 0, ['Your hotels']],
  [1, 1, ['Your hotels']],
  [2, 1, ['Hotels that we use']],
  [0, 2, ['Hotels that we use']],
])(
  'promises a hotel only if each city has just one: %d in Makkah, %d in Madinah',
  (makkah, madinah, title) => {
    const named = (count: number, city: string) =>
      Array.from({ length: count }, (_, at) => ({ name: `Example ${city} ${at}` }));
    const page = englishSite(({ facts }) => {
      facts.hotels = { makkah: named(makkah, 'A'), madinah: named(madinah, 'B') };
    })('/');
    expect(texts(page, '.hotels h3')).toEqual(title);
    expect(page.all('.hotels li')).toHaveLength(makkah + madinah);
  },
);

it('shows no day if the package has none', () => {
  const page = withFacts((facts) => delete facts.package.checked);
  for (const path of homes) expect(page(path).all('.price-card .as-of'), path).toEqual([]);
});

it.each([
  [true, ['/#ask']],
  [false, []],
])('links from Terms to the questions if Home has them: %s', (askFirst, links) => {
  const site = changedSite(({ structure }) => (structure.askFirst = askFirst));
  const terms = site('/terms-and-conditions/').all('#ask-before-you-pay a');
  expect(valuesOf(terms, 'href')).toEqual(links);
  for (const path of homes) expect(site(path).all('#ask'), path).toHaveLength(links.length);
});

it.each([
  ['flight', ['airport', 'airline']],
  ['hotel', ['hotel', 'share a room', 'Persons in a room', 'nights', 'mosque']],
])('asks nothing about the %s if it is not in the price', (service, words) => {
  const textWith = (included: string[], excluded: string[]) => {
    const page = englishSite(({ facts }) => {
      facts.package.services = services(included, excluded);
      facts.departures.list = [{ date: '2031-03-02', price: 90000 }];
    })('/');
    return [...texts(page, '.departures, #ask'), ...messagesIn(page)].join();
  };
  const [asked, notAsked] = [textWith(['visa', service], []), textWith(['visa'], [service])];
  for (const word of words) {
    expect(asked).toContain(word);
    expect(notAsked).not.toContain(word);
  }
});
