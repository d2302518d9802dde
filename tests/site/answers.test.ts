/** What families ask before they pay: shown where it is filled in, asked where it is not, in every language. */
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { everyValue } from '../../src/schemas/issues.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { messagesIn, type Part } from '../support/readPage.ts';

const homes = ['/', '/bn/', '/ur/'];
const filled = changedSite(({ facts }) => void Object.assign(facts, answered(facts)));
const english = filled('/');

const withFacts = (change: (facts: any) => void) =>
  changedSite(({ facts }) => {
    Object.assign(facts, answered(facts));
    change(facts);
  });

/** Without what waits for the last departure to pass. */
const asked = (page: Part) => page.only('.price-section__more > .ask-first');

const plain = (part: Part) => part.text.replaceAll('\u00a0', ' ');
const texts = (page: Part, selector: string) => page.all(selector).map(plain);

const blocks = ['.room-prices', '.not-included', '.paying', '.departures', '.hotels'];

describe('without the facts', () => {
  it.each(homes)('%s shows no block for them', (path) => {
    expect(pageAt(path).all(blocks.join())).toEqual([]);
  });

  it('asks all ten questions, of which three are open', () => {
    const section = pageAt('/').only('.ask-first');
    expect(section.all('li')).toHaveLength(10);
    expect(section.all('details li')).toHaveLength(7);
    expect(plain(section.only('summary'))).toBe('7 more questions');
    expect(section.only('details ol').get('start')).toBe('4');
  });
});

describe('with the facts', () => {
  it.each(homes)('%s shows every block', (path) => {
    for (const block of blocks) expect(filled(path).all(block), block).toHaveLength(1);
  });

  it('asks what no fact answers, and writes it into the message', () => {
    const section = asked(english);
    const left = [
      'How much of my price is non-refundable, and what applies more than 5 days after booking?',
      'What do I get back if a visa is refused?',
      'What help is there for a traveller who cannot walk far?',
    ];
    expect(texts(section, 'li')).toEqual(left);
    expect(section.all('details')).toEqual([]);
    expect(messagesIn(section)).toEqual([
      'Assalamu alaikum. Before I pay, please answer these questions in writing:\n' +
        left.map((question, at) => `${at + 1}. ${question}`).join('\n'),
    ]);
  });

  it('lists the prices of the rooms', () => {
    const rows = english.all('.room-prices__row');
    expect(rows.map((row) => [plain(row.only('dt')), plain(row.only('dd'))])).toEqual([
      ['4 in a room', '₹88,000'],
      ['3 in a room', '₹96,000'],
      ['2 in a room', '₹1,12,000'],
      ['1 in a room', '₹1,54,000'],
      ['Child under 12', '₹71,000'],
      ['Infant under 2', '₹19,000'],
    ]);
    expect(plain(english.only('.price-card .as-of'))).toBe('As of 10 January 2031');
  });

  it('says whose account is the right one, and how much is due when', () => {
    expect(texts(english, '.paying p, .paying a')).toEqual([
      'Pay into the account of Noor Hajj and Umrah Travels Private Limited only. If anybody gives you another ' +
        'account, do not pay into it, and call us at once.',
      '+91 00000 00001',
      '₹25,000 per person at booking, the rest at least 30 days before departure.',
    ]);
    const strong = texts(english, '.paying strong');
    expect(strong).toEqual(['Noor Hajj and Umrah Travels Private Limited', '₹25,000']);
  });

  it('tells the litres of Zam Zam on its tile', () => {
    expect(texts(english, '.package-includes__tile')).toContain(
      'Zam Zam5 litres of Zam Zam water per person',
    );
  });

  it('names the hotels with the way on foot', () => {
    expect(texts(english, '.hotels h4')).toEqual(['In Makkah', 'In Madinah']);
    expect(texts(english, '.hotels li')[1]).toBe(
      'Example House Ajyad 1,900 m on foot from Masjid al-Haram',
    );
    expect(texts(english, '.hotels li')[3]).toContain('50 m on foot from Masjid Nabawi');
  });

  it.each(['/', '/ur/'])('%s shows each of the words', (path) => {
    const lang = path === '/' ? 'en' : 'ur';
    const { answers } = made.content.languages.find((each) => each.lang === lang)!.words;
    const half = (name: 'advance' | 'balanceDays') =>
      withFacts(({ payment }) => (payment[name] = null))(path);
    const unpriced = withFacts(({ departures, hotels, package: offer }) => {
      delete departures.list[0].price;
      Object.assign(offer, { childUnder: null, infantUnder: null });
      hotels.makkah.length = 1;
      hotels.madinah.length = 1;
    })(path);
    const pages = [filled(path), pageAt(path), unpriced, half('advance'), half('balanceDays')];
    const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
    const shown = spaced(pages.flatMap((page) => [page.text, ...messagesIn(page)]).join('\n'));
    const phrases = everyValue(answers).flatMap(({ value }) =>
      typeof value === 'string' ? spaced(value).split(/\n|\s*\{[^{}]*\}\s*/) : [],
    );
    expect(phrases.filter((phrase) => !shown.includes(phrase))).toEqual([]);
    expect(phrases.length).toBeGreaterThan(50);
  });
});

describe('the departures', () => {
  const row = (page: Part, at: number) =>
    texts(page.all('.departures__row')[at]!, 'p, a').join(' | ');

  it('come in their order, today among them, without those that have passed', () => {
    const page = withFacts(({ departures }) => departures.list.push({ date: '2031-01-14' }))('/');
    const days = page.all('.departures time').map((part) => part.get('datetime'));
    expect(days.slice(0, 3)).toEqual(['2031-01-15', '2031-02-01', '2031-02-15']);
    expect(days).toHaveLength(8);
  });

  it('are asked for again where all have passed', () => {
    const page = withFacts(({ departures }) => (departures.list = [{ date: '2031-01-14' }]))('/');
    expect(page.all('.departures')).toEqual([]);
    expect(asked(page).text).toContain('Which dates are the next journeys?');
  });

  it('say all that is known of a journey, and write about its day', () => {
    expect(row(english, 3)).toBe(
      '2 March 2031 15 days | 8 nights in Makkah 6 nights in Madinah | ' +
        'Example International Airways, via Muscat 46 kg of checked baggage | ' +
        '₹1,32,000 per person Pay the rest by 31 January 2031 | Ask about this date: 2 March 2031',
    );
    expect(messagesIn(english.only('.departures'))[3]).toBe(
      'Assalamu alaikum, I would like to know about the Umrah journey of 2 March 2031.\n₹1,32,000 per person',
    );
  });

  it.each([
    ['/bn/', '2 মার্চ 2031'],
    ['/ur/', '2 مارچ 2031'],
  ])('name the day in the words of %s, without a comma', (path, day) => {
    expect(plain(filled(path).all('.departures time')[3]!)).toBe(day);
  });

  it('leave out what is not known, and keep asking for the flight', () => {
    const page = withFacts(({ departures }) => (departures.list = [{ date: '2031-03-02' }]))('/');
    expect(row(page, 0)).toBe(
      '2 March 2031 |  |  | Pay the rest by 31 January 2031 | Ask about this date: 2 March 2031',
    );
    expect(asked(page).text).toContain('Which airline, direct or via');
  });

  it('say from the day of the build on that the rest is due', () => {
    const rests = texts(english, '.departures__pay').map((text) => text.split('per person ')[1]);
    expect(rests.slice(1, 3)).toEqual([
      'Booking now, you pay the full price at once',
      'Pay the rest by 16 January 2031',
    ]);
  });

  it('are behind a fold from the fourth, where there are more than four', () => {
    expect(english.all('.departures details .departures__row')).toHaveLength(5);
    expect(plain(english.only('.departures summary'))).toBe('2 March 2031 – 21 October 2031');
    const four = withFacts(({ departures }) => (departures.list.length = 4))('/');
    expect(four.all('.departures details')).toEqual([]);
  });
});

it.each<[missing: string, change: (facts: any) => void, question: string]>([
  ['a city', ({ hotels }) => (hotels.madinah = []), 'Which hotels in Makkah'],
  ['a distance', ({ hotels }) => delete hotels.makkah[0].metres, 'Which hotels in Makkah'],
  ['the last day', ({ payment }) => (payment.balanceDays = null), 'How much is the advance'],
  ['the account', ({ payment }) => (payment.account = ''), 'In whose name is the account'],
  [
    'the rooms',
    (facts) => Object.assign(facts.package, { rooms: {}, price: 88000 }),
    'How many persons share',
  ],
  [
    'what is excluded',
    ({ package: offer }) => Object.assign(offer, { excludes: [], taxes: { gst: null, tcs: null } }),
    'What is not in the price',
  ],
])('still asks where %s is missing', (_missing, change, question) => {
  expect(asked(withFacts(change)('/')).text).toContain(question);
  expect(asked(english).text).not.toContain(question);
});

it('shows no room without a price and no city without a hotel', () => {
  const page = withFacts(({ hotels, package: offer }) => {
    offer.rooms.three = null;
    hotels.madinah = [];
  })('/');
  expect(page.all('.room-prices__row')).toHaveLength(5);
  expect(texts(page, '.hotels h4')).toEqual(['In Makkah']);
});

it('sends the page to whom the visitor likes, in each language', () => {
  const links = pageAt('/ur/').all('.family-links a');
  expect(links.map(({ text }) => text)).toEqual(['اردو', 'English', 'বাংলা']);
  for (const link of links) expect(link.get('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
});

it.each(homes)('has a code on %s that opens the messaging service', (path) => {
  expect(readCode(pageAt(path).only('main .printed-code svg'))).toBe('https://wa.me/910000000002');
});

/** Reads a code of squares, drawn at eight dots a module, as a phone's camera does. */
function readCode(svg: Part): string | undefined {
  const side = Number(svg.get('viewBox')!.split(' ')[2]) * 8;
  const dots = new Uint8ClampedArray(side * side * 4).fill(255);
  const lines = svg.only('path').get('d')!.split('M').slice(1);
  for (const line of lines) {
    const [, x, y, runs] = /^(\d+) (\d+)(.*)$/.exec(line)!;
    let at = Number(x) * 8;
    for (const [, kind, length] of runs!.matchAll(/([hm])(\d+)/g)) {
      const end = at + Number(length) * 8;
      for (let row = Number(y) * 8; kind === 'h' && row < Number(y) * 8 + 8; row++) {
        for (let dot = at; dot < end; dot++) dots.set([0, 0, 0, 255], (row * side + dot) * 4);
      }
      at = end;
    }
  }
  return jsQR.default(dots, side, side)?.data;
}
