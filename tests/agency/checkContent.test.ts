/** What the content may be, how it may be written, and the message for each kind of value that is refused. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { parseNumber } from '../../src/values/parse.ts';
import { changedSite, englishSite } from '../support/changedSite.ts';
import {
  contentWith,
  linesOf,
  readAlone,
  readEdited,
  sentencesAbout,
  sentencesFor,
} from '../support/editedContent.ts';

describe('a fact', () => {
  it.each<[field: string, written: unknown, meant: unknown]>([
    ['package.price', '₹1,25,000/-', 125000],
    ['package.price', 'Rs. 1,09,999/- only', 109999],
    ['package.price', '१,२५,०००', 125000],
    ['package.price', '1,250,000', 1250000],
    ['package.price', '1 25 000', 125000],
    ['package.price', '1\u00a025\u00a0000', 125000],
    ['package.price', '1.10 lakh', 110000],
    ['package.price', '₹1.1L/-', 110000],
    ['package.price', '110k', 110000],
    ['package.price', '1,09,999 INR', 109999],
    ['package.price', '109’999', 109999],
    ['package.price', '১,০৯,৯৯৯ টাকা', 109999],
    ['package.price', '૧,૦૯,૯૯૯', 109999],
    ['package.price', '１０９９９９', 109999],
    ['package.rooms', { three: null, infant: '19,000' }, { infant: 19000 }],
    ['package.price', ' 109999', 109999],
    ['package.zamZamLitres', '5 L', 5],
    ['package.childUnder', '12 years', 12],
    ['package.childUnder', '', null],
    ['payment.account', null, ''],
    ['agency.office', null, ''],
    ['policy.passportMonths', '6 months', 6],
    ['hotels.makkah', [{ name: 'Noor', metres: '650m' }], [{ name: 'Noor', metres: 650 }]],
    ['hotels.makkah', [{ name: 'Noor', metres: '1.2 km' }], [{ name: 'Noor', metres: 1200 }]],
    ['hotels.makkah', [{ name: 'Noor', metres: '0.5 km' }], [{ name: 'Noor', metres: 500 }]],
    ...[
      ['30 kg', 30],
      ['2 x 23 kg', '2\u00a0×\u00a023'],
      ['২ × ২৩', '2\u00a0×\u00a023'],
      ['2 pieces of 23 kgs', '2\u00a0×\u00a023'],
    ].map(([written, meant]): [string, unknown, unknown] => {
      const departure = { date: '2031-04-01', airline: 'Noor Air' };
      return [
        'departures.list',
        [{ ...departure, baggageKilos: written }],
        [{ ...departure, baggageKilos: meant }],
      ];
    }),
    ['policy.refund.percent', '75 %', 75],
    ['policy.effectiveDate', '2/6/2025', '2025-06-02'],
    ['policy.effectiveDate', '2nd Jun 2025', '2025-06-02'],
    ['policy.effectiveDate', 'June 2, 2025', '2025-06-02'],
    ['policy.effectiveDate', '2-Jun-25', '2025-06-02'],
    ['policy.effectiveDate', '2-6-25', '2025-06-02'],
    ['policy.effectiveDate', 'Monday, 2nd June, 2025', '2025-06-02'],
    ['policy.effectiveDate', 'Thur 5 June 2025', '2025-06-05'],
    ['policy.effectiveDate', '2 Jun ’25', '2025-06-02'],
    ['policy.effectiveDate', '02\u201106\u20112025', '2025-06-02'],
    ['agency.address.postalCode', '৭১১ ১০১', '711 101'],
    ['agency.phone', '98765 43210', '+919876543210'],
    ['agency.phone', '+91 (0) 98765-43210', '+919876543210'],
    ['agency.phone', 919876543210, '+919876543210'],
    ['agency.phone', '00966 500000000', '+966500000000'],
    ['agency.phone', '+৯১ ৯৮৭৬৫ ৪৩২১০', '+919876543210'],
    ['agency.phone', '1800 123 4567', '18001234567'],
    ['agency.phone', '+91 1860 266 2666', '18602662666'],
    ['agency.phone', 'tel:+919876543210', '+919876543210'],
    ['agency.hours', '24 X 7', '24x7'],
    ['agency.hours', '24*7', '24x7'],
    ['agency.hours', '24 hours', '24x7'],
    ['agency.hours', '9 am to 9 pm', '9 am to 9 pm'],
    ['agency.email', 'mailto:a@noor.example ', 'a@noor.example'],
    ['agency.email', 'a@noor\u2011travels.example', 'a@noor-travels.example'],
    ['agency.email', 'Asma <a@noor.example>', 'a@noor.example'],
    ['agency.email', 'a＠noor.example.', 'a@noor.example'],
    ['agency.email', 'a@ymail.com', 'a@ymail.com'],
    ['agency.siteUrl', 'www.noor\u2011travels.example', 'https://www.noor-travels.example'],
    ['agency.address.city', 'Asansol ', 'Asansol'],
    ['package.name', 'Mid\u00a0 \twinter', 'Mid winter'],
    ['agency.siteUrl', 'www.Noor.example/', 'https://www.noor.example'],
    ['agency.siteUrl', 'http://নূর.example', 'http://xn--85bq7c.example'],
  ])('is what it means: %s = %j', (field, written, meant) => {
    const { read, sentences } = readEdited({ [`facts.jsonc: ${field}`]: written });
    expect(sentences).toEqual([]);
    expect(field.split('.').reduce((part, key) => part[key], read)).toEqual(meant);
  });

  it.each<[field: string, value: unknown]>([
    ['package.price', '0109999'],
    ['package.zamZamLitres', '2 x 5'],
    ['package.price', '109999.50'],
    ['package.price', '1O9999'],
    ['package.price', 10999],
    ['package.rooms.infant', -1],
    ['package.zamZamLitres', 5000],
    ['policy.passportMonths', '1 year'],
    ['payment.balanceDays', '₹30'],
    ['payment.advance', '25%'],
    ['policy.refund.percent', 101],
    ['policy.refund.percent', 0],
    ['policy.effectiveDate', '25-12-05'],
    ['policy.effectiveDate', '5 marathon 2027'],
    ['package.price', '1 lakh 10 thousand'],
    ['package.price', '1.105555 lakh'],
    ['package.price', '1.09.999'],
    ['agency.messaging', '1800 123 4567'],
    ['policy.effectiveDate', '2025-02-30'],
    ['policy.effectiveDate', '2205-06-02'],
    ['agency.office', 5],
    ['agency.phone', '033 2345 6789 ext. 5'],
    ['agency.phone', 'Asma: 98765 43210'],
    ['agency.phone', '98765 43210 / 98765 43211'],
    ['agency.phone', -9876543119],
    ['agency.phone', '+91 098300 1234'],
    ['agency.phone', '+91 0 33234567 8'],
    ['agency.phone', '+91 0123456789'],
    ['agency.phone', '+91 00000 00123'],
    ['agency.email', 'asma khan@noor.example'],
    ['agency.email', 'noor@gmial.com'],
    ['agency.email', 'noor@gmail.cm'],
    ['agency.email', 'noor@rediffmial.com'],
    ['agency.email', 'asma?cc=other@noor.example'],
    ['agency.mapQuery', 'https://maps.app.goo.gl/abc'],
    ['agency.mapQuery', 'maps.app.goo.gl/abc'],
    ['agency.mapQuery', "<iframe src='https://maps.example/embed'>"],
    ['agency.siteUrl', 'https://noor.example/umrah'],
    ['agency.address.countryCode', 'India'],
    ['agency.address.countryCode', 'XQ'],
    ['agency.address.countryCode', 'UK'],
    ['agency.address.countryCode', 'EU'],
    ['payment.account', '  '],
    ['payment.account', 'N/A'],
    ['payment.account', '-'],
    ['package.name', 'TBA'],
    ['agency.address.street', 'to be announced'],
    ['agency.address.street', 'Not Applicable'],
    ['licences.list[2].value', 'Nil'],
    ['licences.list[0].value', '19ABCDE1234F1Z'],
    ['licences.list[1].value', 'ABCDE1234'],
    ['payment.account', 'The account of Noor Travels'],
    ['payment.account', 'in the name of Noor Travels'],
    ['payment.account', 'noor@upi'],
    ['payment.account', 'HDFC Bank, Howrah'],
    ['payment.account', 'State Bank of India'],
    ['payment.account', 'Bandhan Bank Limited'],
    ['payment.account', 'SBI'],
    ['payment.account', 'Self'],
    ['policy.jurisdiction', 'the courts of Asansol'],
    ['policy.jurisdiction', 'in Asansol'],
    ['policy.compensationLimit', 'The package cost'],
    ['policy.compensationLimit', 'limited to the package cost'],
    ['policy.payment', 'Half at booking'],
    ['policy.payment', 'half at booking.'],
    ['package.taxes.gst', 50],
    ['package.taxes.tcs', 100],
    ['package.zamZamLitres', 50],
    ['payment.balanceDays', 300],
    ['policy.refund.neverPaidBack', 45],
    ['policy.refund.processingDays.to', 140],
    ['payment.account', 'AC No 5020 0012 3456 78'],
    ['payment.account', 'Noor 50200'],
    ['payment.account', 'Noor 5020 0012 345'],
    ['payment.account', 'Call us for details'],
    ['policy.jurisdiction', 'Subject to Howrah jurisdiction only'],
    ['policy.compensationLimit', 'No compensation'],
    ['agency.hours', 'We are open from 10 am to 8 pm.'],
    ['agency.hours', '10 am to 25 pm'],
    ['agency.address.city', 'হাওড়া'],
    ['licences.list[0]', { label: 'Approval', value: '1', seen: 'Noor' }],
  ])('is refused if it is ambiguous or impossible: %s = %j', (field, value) => {
    const licences = [
      { label: 'GST number', value: '19 ABCDE 1234 F1Z5' },
      { label: 'PAN', value: 'abcde1234f' },
      { label: 'Pan-India approval', value: 'TS/12' },
    ];
    const edits = { 'facts.jsonc: licences.list': licences, [`facts.jsonc: ${field}`]: value };
    expect(readEdited(edits).sentences).toEqual([
      expect.stringContaining(`facts.jsonc: ${field} is ${JSON.stringify(value)}. Write `),
    ]);
  });
});

/** Expects that a value of a fact is refused. `said` is what follows the name of the field. */
function expectRefused(field: string, value: unknown, said: string): void {
  expect(readEdited({ [`facts.jsonc: ${field}`]: value }).sentences).toEqual([
    expect.stringContaining(`facts.jsonc: ${field}${said}`),
  ]);
}

it.each<[field: string, value: unknown, said: string]>([
  [
    'agency.address.region',
    'Jharkhand.',
    ' is "Jharkhand.". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'agency.address.city',
    'Asansol,',
    ' is "Asansol,". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'agency.hours',
    '9 am to 9 pm.',
    ' is "9 am to 9 pm.". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'policy.jurisdiction',
    'Jharkhand.',
    ' is "Jharkhand.". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'agency.address.street',
    '4 Mall,',
    ' is "4 Mall,". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'payment.account',
    'Noor Travels,',
    ' is "Noor Travels,". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'licences.list',
    [{ label: 'GST number:', value: '19ABCDE1234F1Z5' }],
    '[0].label is "GST number:". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'hotels.makkah',
    [{ name: 'Hotel A,', metres: 650 }],
    '[0].name is "Hotel A,". Delete the full stop, comma, colon or semicolon',
  ],
  [
    'agency.people',
    [{ name: 'Asma', languages: 'Speaks Urdu' }],
    '[0].languages is "Speaks Urdu". Write the languages alone, such as Bengali and Hindi, or',
  ],
  [
    'departures.list',
    [{ date: '2031-04-01', from: 'from Kolkata' }],
    '[0].from is "from Kolkata". Write the town alone, or leave it out.',
  ],
  ...[
    'by Noor Air',
    'Noor Air, direct',
    'Noor Air (via Muscat)',
    'via Noor Air',
    'Noor Air - non-stop',
  ].map((airline): [string, unknown, string] => [
    'departures.list',
    [{ date: '2031-04-01', airline }],
    `[0].airline is "${airline}". Write only the name of the airline, or leave it out.`,
  ]),
  ...['via Muscat', 'Direct', 'non-stop'].map((via): [string, unknown, string] => [
    'departures.list',
    [{ date: '2031-04-01', airline: 'Noor Air', via }],
    `[0].via is "${via}". Write only the city where passengers change planes, or leave it out.`,
  ]),
])('repeats no words or marks of the sentences around it: %s = %j', expectRefused);

it.each(['1 x 23', '10 x 23', '2 x 230'])(
  'says how to write the baggage instead of %s',
  (kilos) => {
    const list = [{ date: '2031-04-01', airline: 'Noor Air', baggageKilos: kilos }];
    expect(readEdited({ 'facts.jsonc: departures.list': list }).sentences).toEqual([
      `Could not use src/content/facts.jsonc: departures.list[0].baggageKilos is "${kilos}". Write the kilos of one piece from ` +
        '1 to 120, such as 30, or 2 to 9 pieces and the kilos of each, such as 2 x 23, or leave it out.',
    ]);
  },
);

it.each([
  ['agency.hours', '9 a.m. to 9 p.m.'],
  ['agency.address.region', 'U.P.'],
  ['policy.compensationLimit', 'the package cost'],
  ['policy.payment', '50% at booking.'],
  ['agency.hours', '10:30 am to 7:45 pm, Fridays from 2 pm'],
  ['agency.address.street', 'Kaʿba House ﷺ, 2 École Lane'],
  ['payment.account', 'Ask Noor Travels or Asma Ali'],
  ['agency.name', 'Noor <3 & Sons > Co'],
  ['agency.hours', '9-30 am to 8-30 pm'],
  ['payment.account', 'AC Travels 2027-28'],
  ['payment.account', 'Bank-Road Travels'],
  ['payment.account', 'Axis Tours & Travels'],
  [
    'licences.list',
    [{ label: 'Approval', value: '7', url: 'https://a.example', seen: 'हज समिति' }],
  ],
  ['agencyQuestions', ['TODO: GST কত?']],
])('may be as people write it: %s = %j', (field, value) => {
  expect(sentencesFor({ [`facts.jsonc: ${field}`]: value })).toEqual([]);
});

it.each([
  ['asma.@noor.example', 'asma@noor.example'],
  ['asma @ noor.example', 'asma@noor.example'],
  ['asma@noor,example', 'asma@noor.example'],
  ['a..khan@noor.example', 'a.khan@noor.example'],
  ['asma (at) noor.example', 'asma@noor.example'],
])('suggests the address that %s probably means', (written, meant) => {
  expect(readEdited({ 'facts.jsonc: agency.email': written }).sentences).toEqual([
    `Could not use src/content/facts.jsonc: agency.email is "${written}". Write "${meant}".`,
  ]);
});

it.each([
  ['hotels.makkah', [{ name: 'Noor', metres: 9 }], '[0].metres is 9. Write a whole number from 10'],
  [
    'hotels.makkah',
    [{ name: 'Noor Towers' }, { name: 'NOOR TOWERS' }],
    '[1].name is "NOOR TOWERS". Another entry already has it',
  ],
  [
    'licences.list',
    [{ label: 'G.S.T. No.', value: '19ABC' }],
    '[0].value is "19ABC". Write all 15 letters and digits',
  ],
  [
    'licences.list',
    [{ label: 'Approval', value: 'Under process' }],
    '[0].value is "Under process". Write what it is, or leave it out until you know it',
  ],
  [
    'licences.list',
    [{ label: 'Approval', value: 'TS/12', url: 'https://https://www.noor.example' }],
    '[0].url is "https://https://www.noor.example". Write an address that begins with https://',
  ],
])('refuses in a row of %s what no family could use', expectRefused);

it('names two faults of one row at once, even if a number has the form that a document gives it', () => {
  const list = [{ label: 'GST number', value: '19ABC', url: 'noor' }];
  expect(readEdited({ 'facts.jsonc: licences.list': list }).sentences).toEqual([
    expect.stringContaining('licences.list[0].value is "19ABC". Write all 15 letters'),
    expect.stringContaining('licences.list[0].url is "noor". Write '),
  ]);
});

it.each([
  ['facts.jsonc: package.price', '1O9999', 'facts.jsonc: package.price is "1O9999". Write '],
  ['structure.jsonc: preview', 'Mina.jpg', 'structure.jsonc: preview is "Mina.jpg". Write '],
  [
    'languages/bn.jsonc: about.lead',
    'à¦‰à¦®',
    'languages/bn.jsonc: about.lead is "à¦‰à¦®". A letter',
  ],
  ['pages/your-visa.md', '# A\n\nB.\n\n***\n', 'pages/your-visa.md: line 5 is "***". Delete it.'],
])('a check refuses what cannot be read: %s = %j', (place, value, said) => {
  expect(sentencesFor({ [place]: value })).toEqual([
    expect.stringContaining(`Could not use src/content/${said}`),
  ]);
});

// The build must not guess a digit that staff may have lost.
it.each(['1,25,00', '12,50,00', '1,250,00', '1.25.000', '1,25 000', '1,25,0000'])(
  'an amount that may have lost a digit is refused: %s',
  (written) => expect(parseNumber(written)).toBeUndefined(),
);

describe('a value that does not fit', () => {
  it.each<[place: string, value: unknown, advice: string]>([
    ['facts.jsonc: agency.name', '', 'is empty. Write some words.'],
    ['facts.jsonc: agency.name', undefined, 'is missing. Write some words.'],
    [
      'facts.jsonc: agency.office',
      'src/pictures/Office.jpg',
      'is "src/pictures/Office.jpg". Write the name of the file without its folder',
    ],
    [
      'structure.jsonc: preview',
      'Mina.jpg',
      'is "Mina.jpg". Write the name of the file without its folder and its ending',
    ],
    [
      'languages/en.jsonc: counts',
      ['One', 'Two', 'Four'],
      'is ["One","Two","Four"]. Write the words for one to twelve, in this order.',
    ],
    [
      'facts.jsonc: policy.effectiveDate',
      'Friday, 15 Feb 2027',
      'is "Friday, 15 Feb 2027". That date is another day of the week: correct the date, or delete the name of the day.',
    ],
    [
      'facts.jsonc: policy.refund.processingDays',
      '7-14',
      'is "7-14". Write the fields from, to in curly brackets, such as { "from": 7, "to": 14 }',
    ],
    [
      'facts.jsonc: agency.name',
      'Noor<br/>Travels',
      'is "Noor<br/>Travels". Delete < and > and what is between them',
    ],
    ['facts.jsonc: agency.name', Map, 'is function Map() { [native code] }. Write some words'],
    [
      'facts.jsonc: agency.address',
      'Asansol',
      'is "Asansol". Write the fields street, city, postal',
    ],
    [
      'facts.jsonc: agency.address.postalCode',
      711101,
      'is 711101. Put quotes around it: "711101".',
    ],
    [
      'facts.jsonc: package.price',
      NaN,
      'is NaN. Write a whole number from 20,000 to 2,00,00,000, such',
    ],
    ['facts.jsonc: package.price', null, 'is null. Write the lowest price for one person, such as'],
    ['facts.jsonc: agency.name', 'x'.repeat(1001), `is "${'x'.repeat(299)}…. Write at most 1,000`],
    [
      'facts.jsonc: agency.name',
      `${'x'.repeat(298)}${'😀'.repeat(400)}`,
      `is "${'x'.repeat(298)}…. Write at most 1,000`,
    ],
    [
      'facts.jsonc: policy.refund.processingDays',
      { from: 9, to: 4 },
      'is {"from":9,"to":4}. Write',
    ],
    [
      'structure.jsonc: cities[0].slug',
      'Old Makkah',
      'is "Old Makkah". Write small letters a to z,',
    ],
    ['structure.jsonc: services[2].slug', 'hotel', 'is "hotel". Another entry already has it'],
    ['structure.jsonc: panel', ['uhud'], 'has 1. Write at least 3.'],
    ['structure.jsonc: panel', ['uhud', 'mina', 'hira', 'thawr'], 'has 4. Write at most 3.'],
    [
      'facts.jsonc: policy.refund.nonRefundable',
      ['visa', 'Airfare and fees'],
      '[1] is "Airfare and fees". Write the short name with which its line in src/content/languages begins',
    ],
    ['facts.jsonc: policy.papers', [5], '[0] is 5. Write the short name with which its line'],
    [
      'structure.jsonc: focus.mina',
      { x: 0.5, y: 0.3, zom: 2 },
      'is {"x":0.5,"y":0.3,"zom":2}. Write x and y between 0 and 1, such as',
    ],
    [
      'structure.jsonc: servicesInShort',
      ['hotel', 'plane'],
      '[1] is "plane". Write one of hotel, flight, ',
    ],
    ['languages/en.jsonc: titles', [], 'is empty. Write at least one title.'],
    ['structure.jsonc: panel', [], 'is empty. Write at least 3.'],
    ['languages/en.jsonc: hero.headline', [], 'is []. Write some words.'],
    [
      'languages/en.jsonc: hero.headline',
      ['Umrah', 5],
      'is ["Umrah",5]. Put quotes around it: "5".',
    ],
    [
      'facts.jsonc: agency.people',
      [{ name: 'Asma', line: 'N/A' }],
      '[0].line is "N/A". Leave it out until you know it.',
    ],
    [
      'facts.jsonc: agency.people',
      [{ name: 'Asma', line: 'Of Noor,' }],
      '[0].line is "Of Noor,". Delete the full stop, comma, colon or semicolon at its end: pages show it inside sentences. Or leave it out.',
    ],
    [
      'facts.jsonc: agency.people',
      [{ name: 'Asma', line: 'Of {name}' }],
      '[0].line is "Of {name}". Write it without { and }, or leave it out.',
    ],
    ['languages/en.jsonc: price.conditions', undefined, 'is missing. Write the fields refund,'],
    ['languages/en.jsonc: services.visa.brief', 'One two three four five six seven', 'is "One two'],
    ['languages/en.jsonc: services.hotel.name', 'In {city}', 'is "In {city}". Write it without {'],
    [
      'languages/en.jsonc: ziyarat.cities.makkah.title',
      'Mecca',
      'is "Mecca". Write {cityName} once',
    ],
    [
      'languages/en.jsonc: layout.tagline',
      '{village}',
      'is "{village}". There is no fact with the',
    ],
    [
      'languages/en.jsonc: price.excludes.tips',
      'washing ',
      'is "washing ". Another line says the same;',
    ],
    ['languages/bn.jsonc: price.amount', '৳', 'is "৳". Write {price} once'],
    ['languages/bn.jsonc: newsletter', undefined, 'is missing. Write the fields title, label,'],
    ['languages/ur.jsonc: about', undefined, 'is missing. Write the fields label, titles,'],
    ['languages/bn.jsonc: layout.english', undefined, 'is missing. Write the words that say'],
    ['languages/bn.jsonc: facts', undefined, 'is missing. Write lines such as "the package cost":'],
    [
      'languages/en.jsonc: hero.tagline',
      'In one [sic] package from [ City ]',
      'is "In one [sic] package from [ City ]". Write {city} instead of [ City ]',
    ],
    ['facts.jsonc: agency.email', 'noor@gmial.com', 'is "noor@gmial.com". Write "noor@gmail.com"'],
    [
      'languages/index.jsonc: [1].lang',
      'bn-IN',
      'is "bn-IN". Write the two or three small letters',
    ],
    ['languages/index.jsonc: [2].lang', 'bn', 'is "bn". Another entry already has it'],
    ['languages/index.jsonc: [1].checked', '2031-01-20', 'is "2031-01-20". Write the day on'],
    ['languages/index.jsonc: [1].checked', 'yes', 'is "yes". Write a real day'],
    [
      'languages/en.jsonc: about.reasons.title',
      'Why {nam}?',
      'is "Why {nam}?". Write {name} instead of {nam}.',
    ],
    [
      'languages/en.jsonc: about.closing.colour',
      'red',
      'is "red". Delete it or correct its name; the fields are',
    ],
  ])('is reported with what to write: %s = %j', (place, value, advice) => {
    const [sentence, ...more] = sentencesFor({ [place]: value });
    const separator = advice.startsWith('[') ? '' : ' ';
    expect(sentence).toContain(`Could not use src/content/${place}${separator}${advice}`);
    expect(more).toEqual([]);
  });

  it.each([
    ['languages/bn.jsonc: services', 'visa', 'structure.jsonc'],
    ['languages/en.jsonc: about.offer.services', 'visa', 'structure.jsonc'],
  ])('can be a line that %s lacks: %s, of %s', (place, name, file) => {
    expect(sentencesFor({ [`${place}.${name}`]: undefined })).toEqual([
      `Could not use src/content/${place} lacks ${name}, which pages need. Add its line. It is in ${file}.`,
    ]);
  });

  it.each([
    ['facts.jsonc', 'policy.papers', ['passport', 'photo'], 'policy.papers[1] has the name photo,'],
    ['facts.jsonc', 'package.services', { hotl: 'in' }, '.services.hotl has the name hotl,'],
    ['structure.jsonc', 'services[2].slug', 'hotl', 'services[2].slug has the name hotl,'],
    ['structure.jsonc', 'cities[0].places[0].slug', 'hra', 'places[0].slug has the name hra,'],
    ['structure.jsonc', 'points', ['hotl'], 'points[0] has the name hotl,'],
    ['structure.jsonc', 'about.reasons[0].slug', 'prise', 'reasons[0].slug has the name prise,'],
    ['structure.jsonc', 'about.reasons[1].service', 'hotl', '[1].service has the name hotl,'],
  ])('can be a short name that no language knows: %s: %s = %j', (file, field, value, found) => {
    expect(sentencesFor({ [`${file}: ${field}`]: value })).toEqual([
      expect.stringContaining(
        `${found} for which no language has words. Correct the name, or add its line to each language.`,
      ),
    ]);
  });

  it.each<[field: string, value: unknown, found: string, advice: string]>([
    ['focus', { hotl: { x: 0, y: 0 } }, 'focus.hotl', 'delete the line'],
    ['preview', 'hotl', 'preview', 'add a picture of that name'],
    ['hero.posters.portrait', 'hotl', 'hero.posters.portrait', 'add a picture of that name'],
    ['panel[1]', 'hotl', 'panel[1]', 'add a picture of that name'],
    ['about.picture', 'hotl', 'about.picture', 'add a picture of that name'],
    ['about.pictures[2]', 'hotl', 'about.pictures[2]', 'add a picture of that name'],
    ['notFound.picture', 'hotl', 'notFound.picture', 'add a picture of that name'],
  ])(
    'can be the name of no picture, once for all languages: %s = %j',
    (field, value, found, advice) => {
      const content = contentWith({ [`structure.jsonc: ${field}`]: value });
      expect(sentencesAbout(content)).toEqual([
        `Could not use src/content/structure.jsonc: ${found} has the name hotl, which no picture has. ` +
          `Correct the name, or ${advice}. The pictures are in src/pictures.`,
      ]);
    },
  );

  it.each([
    ['a person', 'facts.jsonc: agency.people', [{ name: 'Asma', picture: 'asma' }]],
    ['the office', 'facts.jsonc: agency.office', 'asma'],
    ['a description', 'languages/en.jsonc: pictures.asma', 'Asma in her office'],
  ])('can be a focal point of a picture without a file, unless it is of %s', (_, place, shown) => {
    const focus = { 'structure.jsonc: focus.asma': { x: 0, y: 0 } };
    expect(sentencesFor(focus)).toHaveLength(1);
    expect(sentencesFor({ ...focus, [place]: shown })).toEqual([]);
  });

  it.each([
    ['policy.refund.nonRefundable[1]', 'nonRefundable', 'nonRefundable'],
    ['package.services.tips', 'price.excludes', 'price.includes and price.excludes'],
  ])('can be a short name whose only line was deleted: %s', (found, lines, where) => {
    const edits = {
      'facts.jsonc: package.services.tips': 'notIn',
      [`languages/en.jsonc: ${lines}.tips`]: undefined,
    };
    const [sentence, ...more] = sentencesFor(edits);
    expect(sentence).toContain(`${found} has the name tips, for which no language has words.`);
    expect(sentence).toContain(` Such lines are in ${where}.`);
    expect(more).toEqual([]);
  });

  it.each([
    ['policy.papers', ['constructor'], 'no language has words'],
    ['agency.address.city', 'constructor', 'facts.constructor is missing'],
  ])('can be a name that every JavaScript object has: %s', (field, value, finding) => {
    const content = contentWith({ [`facts.jsonc: ${field}`]: value });
    expect(sentencesAbout(content).at(-1)).toContain(finding);
  });

  it('can be a price in addition to room prices, the lowest of which is the starting price', () => {
    const rooms = { 'facts.jsonc: package.rooms': { three: 96000, four: '88,000', child: 40000 } };
    expect(sentencesFor(rooms)).toEqual([
      'Could not use src/content/facts.jsonc: package.price is 88000. Write null: the lowest price of rooms, 88,000, is the starting price.',
    ]);
    const { facts } = checkContent(
      contentWith({ ...rooms, 'facts.jsonc: package.price': null }),
    ).content;
    expect(facts.package.price).toBe(88000);
  });
});

describe('a damaged text', () => {
  const damaged =
    'A letter in it is damaged. Write it again, and save the file with the encoding UTF-8';
  const questionMarks =
    'The file was saved in an encoding without these letters. Write them again where it shows ?, and save it as UTF-8';
  const chat = 'It begins as a copied chat message does. Delete the day, the time and the name';
  const unfinished = 'It is not finished. Write its words, or delete it';
  const invisible =
    'A character in it is invisible. Delete it, or type the text again instead of pasting it';
  const row =
    'It is a row of a table, with a tab between its cells. Write each of them where it belongs';

  it.each([
    ['Noor\t15\t8', 'Noor\\t15\\t8', row],
    ['The Umrah Caf\ufffd', 'The Umrah Caf\ufffd', damaged],
    ['A journey â€“ Umrah', 'A journey â€“ Umrah', damaged],
    ['à¦‰à¦®', 'à¦‰à¦®', damaged],
    ['From â‚¹1 lakh', 'From â‚¹1 lakh', damaged],
    ['The KaÊ¿ba', 'The KaÊ¿ba', damaged],
    ['MÃ¼nchen', 'MÃ¼nchen', damaged],
    ['2 Ã— 23 kg', '2 Ã— 23 kg', damaged],
    ['á¸¤ajj', 'á¸¤ajj', damaged],
    ['ï·º', 'ï·º', damaged],
    ['HÌ£ajj', 'HÌ£ajj', damaged],
    ['âœ“ Visa', 'âœ“ Visa', damaged],
    ['Ø¹Ù…Ø±Û', 'Ø¹Ù…Ø±Û', damaged],
    ['[29/11/26, 9:12 am] Asma: 10 am', '[29/11/26, 9:12 am] Asma: 10 am', chat],
    ['TODO: ask Asma', 'TODO: ask Asma', unfinished],
    ['xxx', 'xxx', unfinished],
    ['A flight \ud83d', String.raw`A flight \ud83d`, damaged],
    ['???? ??? Umrah', '???? ??? Umrah', questionMarks],
    ['\u200b', String.raw`\u200b`, invisible],
    ['Umrah \u202e now', String.raw`Umrah \u202e now`, invisible],
    ['Um\u00adrah', String.raw`Um\u00adrah`, invisible],
    ['Um\u200drah', String.raw`Um\u200drah`, invisible],
    ['\u3164', String.raw`\u3164`, invisible],
    ['Um\u{e0001}rah', String.raw`Um\u{e0001}rah`, invisible],
    ['\uf0b7 Umrah', String.raw`\uf0b7 Umrah`, invisible],
  ])('is refused once per file: %j', (value, shown, advice) => {
    const places = [
      'languages/en.jsonc: titles',
      'languages/bn.jsonc: titles',
      'languages/ur.jsonc: titles',
    ];
    const edits = [...places, 'languages/en.jsonc: about.lead'].map((place) => [place, value]);
    expect(readEdited(Object.fromEntries(edits)).sentences).toEqual(
      places.map((place) => `Could not use src/content/${place} is "${shown}". ${advice}.`),
    );
  });

  it.each([
    'Umrah? What??',
    '« Dubaï\u00a0», “Hawaï…”, “‘Panamá’”, olá”…, AMANHÃ…, AMANHÃ”, „HÄ“, château’s',
    '15/02/2027, 10:30 pm: the flight leaves',
    '100%?? Really…??',
    'দাম কত?? कब?? کب??',
    'Open 24x7?? (Really)?? “Really”??',
    'Hajj & Umrah; 5 < 6',
    'क्\u200dष, می\u200cشود',
    'A hill, 😀.',
    '☎️ 👨‍👩‍👧 m² ½ ﷺ № …',
  ])('is not found in %j', (value) => {
    expect(sentencesFor({ 'languages/en.jsonc: about.lead': value })).toEqual([]);
  });
});

it.each([
  ['**Note:** bring', 'Write plain words, without marks'],
  ['See [us](/about)', 'Write plain words, without marks'],
  ['• Visa', 'Write plain words, without marks'],
  ['- Visa', 'Write plain words, without marks'],
  ['> Visa', 'Write plain words, without marks'],
  ['## Visa', 'Write plain words, without marks'],
  ['A &amp; B', 'Write the character itself instead of its name'],
  ['A<br>B', 'Delete < and > and what is between them'],
  ['A <!-- b --> c', 'Delete < and > and what is between them'],
  ['<b class=red>Visa</b>', 'Delete < and > and what is between them'],
])(
  'refuses Markdown and HTML that visitors would see in the words of a language or a page: %s',
  (text, advice) => {
    expect(readEdited({ 'languages/en.jsonc: about.lead': text }).sentences).toEqual([
      expect.stringContaining(`src/content/languages/en.jsonc: about.lead is "${text}". ${advice}`),
    ]);
    const page = `---\nlabel: ${JSON.stringify(text)}\n---\n# A\n\nB.\n`;
    expect(readEdited({ 'pages/your-visa.md': page }).sentences).toEqual([
      expect.stringContaining(`src/content/pages/your-visa.md: line 2 is`),
    ]);
  },
);

it('warns once per language about words in other letters, except figures and names', () => {
  const edits = {
    'languages/bn.jsonc: titles': ['{name}: {price}', '24/7', 'GST'],
    'languages/bn.jsonc: hero.headline': ['A blessed journey to {city}', 'A blessed journey'],
    'languages/bn.jsonc: price.amount': 'From {price}',
  };
  expect(linesOf(contentWith(edits))).toContain(
    'src/content/languages/bn.jsonc: hero.headline[0] is "A blessed journey to {city}". It is not in the letters of বাংলা, like 2 more of its texts.',
  );
});

it('warns about a page of text in other letters, and about amounts that a text has typed', () => {
  const content = contentWith({
    'languages/en.jsonc: about.lead': 'Packages from Rs. 89,999.',
    'pages/your-visa.md': '# Your visa\n\nA lead.\n\n## Costs\n\nThe visa is ৮০ % of it.\n',
  });
  content.pages['bn/refund-policy'] = content.pages['refund-policy'];
  expect(linesOf(content)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^src\/content\/pages\/bn\/refund-policy\.md: the lead is ".+"\. It is not in the letters of বাংলা\.$/,
      ),
      'src/content/languages/en.jsonc: about.lead is "Packages from Rs. 89,999.". If it is a fact, write its name in braces, such as {price}.',
      'src/content/pages/your-visa.md: line 7 is "The visa is ৮০ % of it.". If it is a fact, write its name in braces, such as {price}.',
    ]),
  );
});

it.each([
  ['nonRefundable.visa', 'visa costs.'],
  ['price.includes.hotel', 'Hotel,'],
  ['answers.papers.list.passport', 'your passport।'],
])('refuses a mark at the end of a line that pages join with commas: %s', (field, line) => {
  expect(sentencesFor({ [`languages/en.jsonc: ${field}`]: line })).toEqual([
    `Could not use src/content/languages/en.jsonc: ${field} is "${line}". Delete the mark at its end: pages join these lines with commas.`,
  ]);
});

it('may lack its questions for the agency', () => {
  expect(sentencesFor({ 'facts.jsonc: agencyQuestions': undefined })).toEqual([]);
});

it.each(['refund-policy', 'ur/refund-policy'])(
  'refuses a language without a page of rules: %s',
  (name) => {
    const content = contentWith({});
    delete content.pages[name];
    const missing = `Could not use src/content/pages/${name}.md: the file is missing. Bring the page back; each language has every page of rules.`;
    expect(sentencesAbout(content)).toEqual([missing]);
  },
);

it.each([
  [
    'answers.familyTotal.sum',
    '{sum} for {people} {person/persons}',
    'Write {people} and {sum} once in it',
  ],
  ['ziyarat.position', '{first}–{last} of {total} {place/places}', 'and no other { or }'],
  ['hero.tagline', ['In {city}', 'For {day/days}'], 'Write the number in braces before it'],
  ['hero.tagline', '{days} {day/}', 'Write the word for one, / and the word for more than one'],
  ['hero.tagline', '{days} { /days}', 'Write the word for one, / and the word for more than one'],
  [
    'hero.tagline',
    '{days} {day/days/more}',
    'Write the word for one, / and the word for more than',
  ],
  ['answers.departures.length', '{tripDays} {day/}', 'and no other { or }'],
  ['hero.tagline', 'In {city, as ever', 'Write the name of a fact between { and }, such as {city}'],
])('refuses in %s a name that no fact has: %j', (field, words, advice) => {
  expect(sentencesFor({ [`languages/en.jsonc: ${field}`]: words })[0]).toContain(advice);
});

describe('a page of text', () => {
  const sound =
    '---\nglance: true\n---\n# Terms\n\nA lead.\n\n- **5** days\n\n## One\n\nWords.\n\n';
  const front = (lines: string) => sound.replace('glance: true', lines);

  const sentencesOn = (text: string) => sentencesFor({ 'pages/your-visa.md': text });
  const refusals = (text: string) => readAlone('pages', { 'your-visa': text }).sentences;
  const start = 'Could not use src/content/pages/your-visa.md: line';

  type Slip = [what: string, text: string, line: number, advice: string];

  const table = '| A | B |\n| - | - |\n| a | b |\n';

  const below = [
    ['an http link', '[a](http://noor.example)', 'Write the address of a link with'],
    ['a link of two slashes', '[a](//refund-policy)', 'Write the address of a link with'],
    ['a link with a backslash', '[a](/\\refund-policy)', 'Write the address of a link with'],
    ['a link without words', '[](/about)', 'Write the words of the link'],
    ['a link of spaces', 'See [\u00a0](/about)', 'Write the words of the link'],
    ['an item without words', '-\n- a', 'Write the words of the item, or delete it'],
    ['an anchor without a space', '## Two{#two}', 'End the heading with a space and {#…}'],
    ['an anchor before a mark', '## Two {#two}.', 'End the heading with a space and {#…}'],
    ['an anchor with spaces', '## Two { #two }\n\nWords.', 'End the heading with a space and {#…}'],
    ['a comment', '// Ask Asma', 'Delete it: a page of text has no comments'],
    ['a comment of several lines', '/* Ask\nAsma */', 'Delete it: a page of text has no comments'],
    ['a table without rows', '| A | B |\n| - | - |', 'Write a row below the line'],
    ['an anchor of no heading', 'See {#two}', 'Delete {#…}: only the line of a heading'],
    ['raw HTML', 'a <b>c</b>', 'Delete < and >'],
    ['a quotation', '> a', 'Delete > at its beginning'],
    ['code', '    a', 'Delete the spaces or ```'],
    ['a rule', '***', 'Delete it. A line "## Title" begins a section'],
    ['a link with its address elsewhere', '[a]: /about', 'Write the address where the'],
    ['a list that begins late', '2. a', 'Begin a numbered list with 1'],
    ['a box to tick', '- [ ] a', 'paragraphs, lists, tables'],
    ['a picture beside words', 'a ![b](mina)', 'Write the picture on a line of its own'],
    ['a picture without words', '![](mina)', 'Write what the picture shows'],
    ['a picture with a space for words', '![ ](mina)', 'Write what the picture shows'],
    [
      'a picture of another site',
      '![a](https://x.example/mina.jpg)',
      'Write the name of a picture of this site',
    ],
    ['a second title', '# Two', 'A page has one title'],
    ['a heading without words', '##', 'Write the words of the heading'],
    [
      'a heading with nothing but an anchor',
      '## {#two}\n\nWords.',
      'Write the words of the heading',
    ],
    ['a part with nothing but an anchor', '### {#two}\n\nWords.', 'Write the words of the heading'],
    ['a heading at the end', '## Two', 'Write text below this heading, or delete it'],
    ['a heading right above another', '## Two\n\n## Three\n\nWords.', 'Write text below this'],
    ['a part at the end', '### Two {#two}', 'Write text below this heading, or delete it'],
    ['a part right above another', '### Two\n\n### Three\n\nWords.', 'Write text below this'],
    ['a part right above a section', '### Two\n\n## Three\n\nWords.', 'Write text below this'],
    ['a heading without a space', '##Two', 'Write a space between'],
    ['a table without its second line', '| a |\n| b |', 'Write a table with | between its'],
    ['a table with tabs', 'Item\tPrice\nVisa\t5', 'Write a table with | between its'],
    ['bold that ends behind a space', '**Note: **bring', 'Write **bold** and *italics* with no'],
    ['italics that end behind a space', '*Note *that', 'Write **bold** and *italics* with no'],
    ['bold in a cell', '| **a **| b |\n| - | - |\n| c | d |', 'Write **bold** and *italics*'],
    ['stars that mean "times"', 'It is 2*23 kg and 1*7 kg.', 'Write "2 × 23" with the sign ×'],
    ['stars between facts', '{price}*{litres} or {price}*{days}', 'Write "2 × 23" with the sign ×'],
    ['stars in a cell', '| 5*hotel, 4*hotel |\n| - |', 'Write "2 × 23" with the sign ×'],
    ['bold in a word', '- **৭ দিন**ের', 'or *words* with a space before and after'],
    ['a link with a space', 'See [us] (/about)', 'Write a link as [words](/address)'],
    ['a link with a space, to another site', '[us] (https://a.example)', 'Write a link as [words]'],
    ['a link the other way round, to another site', '(us)[https://a.example]', 'Write a link as'],
    ['a link the other way round', '(us)[/about]', 'Write a link as [words](/address)'],
    ['the name of a character', '## A &amp; B', 'Write the character itself instead of its name'],
    ['a bullet of a word processor', '• a', 'Begin each item of a list in a line of its own'],
    ['a no-break space behind a hyphen', '-\u00a0a', 'Begin each item of a list in a line'],
    ['a list in other digits', 'Bring:\n১. a\n২. b', 'Begin each item of a list in a line'],
    ['a numbered list without spaces', '1.first\n2.second', 'Begin each item of a list in a line'],
    ['a numbered list in Bengali', 'আনুন:\n১.প্রথম\n২.দ্বিতীয়', 'Begin each item of a list in a line'],
    ['a list in brackets', '1)first\n2)second', 'Begin each item of a list in a line'],
    ['a list in letters', '(a)first\n(b)second', 'Begin each item of a list in a line'],
    ['a list without spaces', '-one\n-**two**', 'Begin each item of a list in a line'],
    [
      'one item without a space at the start',
      '-one is enough',
      'Begin each item of a list in a line',
    ],
    ['a heading with its mark', '## ## Two', 'Delete the mark before its words'],
    ['a heading with its number', '## 5. Two', 'Delete the mark before its words'],
    [
      'an e-mail address with a full stop',
      '[a](mailto:asma@noor.example.)',
      'Delete the mark at the end of the address',
    ],
    ['a number to call with a space', '[Call](tel:98310 45678)', 'Delete the spaces in the number'],
    ['bullets without spaces', 'Bring:\n•one\n•two', 'Begin each item of a list in a line'],
    ['pictures without spaces', '✅one\n✅two', 'Begin each item of a list in a line'],
    ['one item without a space', '- one\n-two', 'Begin each item of a list in a line'],
    [
      'one number without a space',
      '1. one\n2.[two](/about)',
      'Begin each item of a list in a line',
    ],
    ['a list with pictures', '✅ a\n✅ b', 'Begin each item of a list in a line of its own'],
    ['a heading too deep', '#### Two', 'Begin a section with "## "'],
    ['no anchor that can be', '## ভিসা', 'End the heading with an anchor'],
    ['an unknown fact', 'From {{price}}', ''],
    ['a plural without words', 'For {days} {day/}', 'Write the word for one, / and the word for'],
    ['a damaged letter', 'Caf\ufffd', 'A letter in it is damaged'],
  ] as const;

  it.each<Slip>([
    ...below.map(([what, text, advice]): Slip => [what, sound + text, 14, advice]),
    ['a wrong link of a list', `${sound}- a\n- [c](d)`, 15, 'Write the address of a link'],
    ['a long row', `${sound}${table}| a | b | c |\n`, 17, 'It has more cells than the first line'],
    [
      'a long row in a list',
      `${sound}- a\n\n${`${table}a \\| b | c | d`.replace(/^/gm, '  ')}\n`,
      19,
      'It has more cells than the first line',
    ],
    ['a heading of no section', sound.replace('## ', '### '), 10, 'Begin a section with "## "'],
    [
      'hyphens below words',
      `${sound}One line\nand another\n---\n`,
      16,
      'Delete it. A line "## Title"',
    ],
    ['more marks than can be read', `${sound}${'> '.repeat(2_000)}x`, 14, 'Delete the marks'],
    ['a missing title', sound.replace('# Terms\n', ''), 5, 'Begin the text with its title'],
    ['a missing lead', sound.replace('A lead.\n\n', ''), 6, 'Write a paragraph below the title'],
    [
      'a figure without its marks',
      sound.replace('days', 'days\n- 5 weeks'),
      9,
      'Put the figure between two stars',
    ],
    [
      'a figure below an empty line',
      sound.replace('days', 'days\n\n- 5 weeks'),
      10,
      'Put the figure between two stars',
    ],
    ['no figures', sound.replace('- **5** days\n', ''), 9, 'Write figures as'],
    ['no text at all', '', 1, 'Begin the text with its title'],
    ['a front matter without an end', sound.replace('e\n---', 'e'), 1, 'End the front matter'],
    [
      'a colon without quotes',
      front('label: Visa: help'),
      2,
      'Put straight quotes around the words',
    ],
    [
      'a front matter without its first line',
      'menu: true\n---\n# A\n\nB.\n',
      1,
      'Write a line of three hyphens',
    ],
    ['a title with too many marks', '## A\n\nB.\n', 1, 'Begin the text with its title'],
    ['a front matter without fields', front('menu'), 2, 'Begin it at the start of the line'],
    ['a field twice', front('menu: true\nmenu: true'), 3, 'It appears twice'],
    ['an unknown field', front('order: 1\nmenue: true'), 3, 'Delete it or correct its name'],
    ['a switch', front('menu: Off'), 2, 'Write true, or delete the line if nothing should link'],
    ['a quoted word', front('footer: "True"'), 2, 'Write true, or delete the line if nothing'],
    ['a word for true', front('glance: maybe'), 2, 'Write true, or delete the line'],
    ['a text that # cuts', front('label: Visa #1'), 2, 'What follows the character # is not read'],
    ['a text that a star begins', front('order: 1\nlabel: *Visa*'), 3, 'Put quotes around all'],
    ['a text that & begins', front('label: &Visa help'), 2, 'Put quotes around all'],
    ['an escape', front('label: "a\\u200b"'), 2, 'A character in it is invisible'],
    ['quotes of a word processor', front('label: “Visa help”'), 2, 'Write straight quotes around'],
    ['a field of JavaScript', front('constructor: 1'), 2, 'Delete it or correct its name'],
    ['a dash for three hyphens', sound.replace('---', '—'), 1, 'Write three hyphens, ---'],
    ['hyphens behind a space', ` ${sound}`, 1, 'Write three hyphens, ---'],
    ['a faulty wording of several', front('titles:\n  - A\n  - {}'), 4, 'Write some words'],
    ['an unknown fact', front('label: "{pirce}"'), 2, 'Write {price} instead of {pirce}'],
  ])('is refused with the line of %s', (_what, text, line, advice) => {
    const [sentence, ...more] = refusals(text);
    expect(sentence).toContain(`${start} ${line} is`);
    expect(sentence).toContain(advice);
    expect(more).toEqual([]);
  });

  it.each([
    'Grand Towers 5*, 4* and 3*. *Taxes extra',
    'Signature: ________',
    '[Asma] (director), R&D; 5 * 3\n– and more',
    '☎ [Call](tel:+913312345678)',
    '## Two\n\n### Three\n\nWords.',
    '(a) first',
    '- a\n\t- b',
    '-5 degrees\n-10 degrees at night',
    '1.5 lakh\n2.5 lakh',
    'Open\n9.30am to\n8.30pm',
    '033.2345\n033.2346\n-98765 43210\n-98765 43211',
    'For the two-\nand three-bed rooms of\nA.Khan and\nM.Rahman',
    '- one\n  two\n  - three\n- 5\n- -5\n  1.5 lakh',
    '(**Visa**), *tips*: 2 × 23 kg, 2 * 23 kg and 1 * 7 kg',
    `${table}| a |\n| a \\| b | c | |\n| \\\\| c \\| |\na | b`,
  ])('is shown as written: %j', (text) => expect(sentencesOn(sound + text)).toEqual([]));

  it.each([
    ['title', '# For {litres}\n\nWords.'],
    ['lead', '# Terms\n\nFor {litres}.'],
  ])('may not have an unknown fact in its %s, which has no second text', (part, text) => {
    expect(sentencesOn(text)).toEqual([
      expect.stringMatching(
        new RegExp(
          `your-visa\\.md: ${part} is .* {litres} is not known yet\\. Write it without {litres}\\.$`,
        ),
      ),
    ]);
  });

  it('is refused with the line of a figure that lacks its marks, in another language too', () => {
    const content = contentWith({});
    const name = 'bn/refund-policy';
    content.pages[name] = content.pages[name].replace(/^- \*\*(.*?)\*\*/m, '- $1');
    const [sentence] = sentencesAbout(content);
    expect(sentence).toContain(
      'src/content/pages/bn/refund-policy.md: line 5 has no figure, as in its',
    );
    expect(sentence).toContain('Write it as "- **figure** what it means".');
  });

  it('has a name with a fact in it, even in the menu of a language that lacks the page', () => {
    const at = changedSite(({ pages }) => {
      pages['your-visa'] = front('menu: true').replace('# Terms', '# Your visa from {city}');
    });
    const link = at('/ur/').only('dialog nav a[href="/your-visa/"]');
    expect(link.text).toContain('Your visa from Asansol');
  });

  it('shows addresses to write to and numbers to call', () => {
    const at = englishSite(({ pages }) => {
      pages['your-visa'] = sound.replace(
        'Words.',
        'Officer:  \n[Asma](mailto:asma@noor.example), care@noor.example\n\n- [Call](tel:+913312345678)',
      );
    });
    const links = at('/your-visa/')
      .all('#one a')
      .map((link) => [link.get('href'), link.get('data-address')]);
    expect(links).toEqual([
      ['mailto:asma@noor.example', 'asma@noor.example'],
      ['mailto:care@noor.example', 'care@noor.example'],
      ['tel:+913312345678', '+913312345678'],
    ]);
  });

  it('shows a fact as written, whatever characters it has', () => {
    const fact = '1. [Noor](/x) A*B* C_D_ 5 < 6 > & sons 5** &amp';
    const inWords = '1. [tips] A*B* C_D_ <3 > & sons';
    const at = englishSite(({ facts, languages: [{ words }], pages }) => {
      facts.agency.name = fact;
      words.nonRefundable.tips = inWords;
      pages['refund-policy'] = pages['refund-policy'].replace(
        '# Refund Policy',
        '# Refunds of {name}',
      );
    });
    const page = at('/refund-policy/');
    expect(page.only('h1').text).toBe(`Refunds of ${fact}`);
    expect(page.only('.text-glance').text).toContain(`of visa costs and ${inWords}`);
    expect(page.all('#non-refundable li').map(({ text }) => text)).toEqual(['visa costs', inWords]);
  });
});

it('names the departures that are left out because their day has passed', () => {
  const list = [{ date: '14/1/2031' }, { date: '2031-01-15' }, { date: '2030-12-01' }];
  const edited = contentWith({ 'facts.jsonc: departures.list': list });
  const { content } = checkContent(edited);
  const fields = ['[2].date', '[0].date', ''];
  expect(fields.flatMap((field) => linesOf(edited, `departures.list${field}`))).toEqual([
    '1\u00a0December 2030',
    '14\u00a0January 2031',
    '15\u00a0January 2031',
  ]);
  expect(content.facts.departures.list).toEqual([{ date: '2031-01-15' }]);
});

it('numbers departures as the file does, in whatever order they are written', () => {
  const list = [
    { date: '2031-03-01', via: 'Muscat' },
    { date: '2031-01-20' },
    { date: '2030-01-01' },
  ];
  expect(sentencesFor({ 'facts.jsonc: departures.list': list })).toEqual([
    'Could not use src/content/facts.jsonc: departures.list[0] has direct or via, but no airline. Write the airline.',
  ]);
});
