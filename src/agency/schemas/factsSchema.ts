/** The schema of src/content/facts.jsonc. */
import {
  check,
  exactOptional,
  lazy,
  metadata,
  nullable,
  pipe,
  rawTransform,
  transform,
} from 'valibot';
import { priceWords } from '../priceWords.ts';
import { bedNames, mealNames } from './priceNames.ts';
import type { Words } from './wordsSchema.ts';
import { infoOf, labelled, withInfo } from '../../values/fieldInfo.ts';
import { formatNumber } from '../../values/format.ts';
import { parseHours } from '../../values/parse.ts';
import * as schema from '../../values/schemas/index.ts';

const { factText, fields, list, orLeftOut, orNull, wholeNumber } = schema;

/**
 * Texts that each other language translates, under `facts` in its file. A language cannot be published without the translation
 * of a `phrase`; `words` fall back to English.
 */
const phrase = withInfo(factText, { translation: 'needed' });
const words = withInfo(factText, { translation: 'wanted' });

/** Whole rupees for one person. Nobody flies for less, so a lower price has lost a digit. */
const adultPrice = wholeNumber({ from: 20_000, to: 20_000_000, unit: 'rupees', example: 98500 });

/** Marks a fact that the form never reports as missing: it depends on another fact, or families do not ask about it. */
const optional = { isOptional: true };

const childPrice = wholeNumber({ from: 1_000, to: 20_000_000, unit: 'rupees', example: 94999 });
const infantPrice = wholeNumber({ from: 0, to: 20_000_000, unit: 'rupees', example: 24999 });

const bedLabels = {
  four: 'Four share a room',
  three: 'Three share a room',
  two: 'Two share a room',
  one: 'A room for one',
} as const satisfies Record<(typeof bedNames)[number], string>;

/** An optional price of a bed or a child. */
const roomPrice = (amount: typeof adultPrice, label: string) =>
  exactOptional(labelled(orNull(amount), label));

/** The prices for one person, in whole rupees. Unknown ones are left out. */
const rooms = pipe(
  fields({
    four: roomPrice(adultPrice, bedLabels.four),
    three: roomPrice(adultPrice, bedLabels.three),
    two: roomPrice(adultPrice, bedLabels.two),
    one: roomPrice(adultPrice, bedLabels.one),
    child: roomPrice(childPrice, 'Child with a bed'),
    childNoBed: roomPrice(childPrice, 'Child without a bed'),
    infant: roomPrice(infantPrice, 'Infant'),
  }),
  transform(withoutNulls),
  metadata(optional),
);

/** Whether each service, by short name, is in the price. If it is null or absent, nobody has said yet. */
const services = pipe(
  schema.linesByShortName(
    withInfo(orNull(schema.oneOf('in', 'notIn')), {
      wordsOf: () => ({ in: 'In the price', notIn: 'Not in the price' }),
    }),
  ),
  check((lines) => Object.values(lines).includes('in'), 'Write "in" after at least one service'),
  transform(withoutNulls),
  metadata(optional),
);

/** The day on which the agency last confirmed a group of facts. A group without it is a sample. */
export const checked = exactOptional(withInfo(orNull(schema.isoDate), { kind: 'checked' }));

const person = fields({
  name: labelled(factText, 'Name'),
  languages: labelled(
    orLeftOut(words),
    'Languages',
    'Which this person speaks, such as Bengali, Hindi and Urdu.',
  ),
  picture: labelled(orLeftOut(schema.slug), 'Photograph', '', { kind: 'photo' }),
  line: labelled(
    orLeftOut(words),
    'One line',
    'What this person does, such as: Answers your messages.',
  ),
});

const people = list(person, { min: 0, max: 6, unique: 'name' });

/** Documents whose numbers have a fixed format. */
const numberedDocuments = [
  {
    // Central Goods and Services Tax Rules, 2017, rule 10: state code, PAN or TAN, two-character entity code, check digit.
    name: /\bGST(IN)?\b/i,
    form: /^\d\d[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]{3}$/,
    advice: 'Write all 15 letters and digits of the GST number, such as "19ABCDE1234F1Z5"',
  },
  {
    // Income Tax Department: five letters, four digits and a letter. "Pan-India" in the name of an approval is not a PAN.
    name: /\bPAN\b(?!\W*India)/i,
    form: /^[A-Z]{5}\d{4}[A-Z]$/,
    advice: 'Write all ten letters and digits of the PAN, such as "ABCDE1234F"',
  },
];

/** The fields of a licence. The schema of its number depends on the name of the document. */
const licenceFields = (document: string) =>
  fields({
    label: labelled(factText, 'Name of the document'),
    value: labelled(numberOf(document), 'Number'),
    url: labelled(
      orLeftOut(schema.linkTarget),
      'Address to check it',
      'The page of the office where a family finds this number.',
    ),
    seen: labelled(
      orLeftOut(factText),
      'Name there',
      'Whose name the family should see on that page, as it is written there.',
    ),
  });

const licence = pipe(
  withInfo(
    lazy((row) => licenceFields(`${(row as { label?: unknown } | null)?.label}`)),
    infoOf(licenceFields('')),
  ),
  check(
    ({ url, seen }) => seen === undefined || url !== undefined,
    'Write the address where this name is seen too',
  ),
);

/** Takes the name of a document; returns the schema for its number. */
function numberOf(document: string) {
  const known = numberedDocuments.find(({ name }) => name.test(document));
  const hasItsForm = (value: string) =>
    !known || known.form.test(value.replace(/[\s-]/g, '').toUpperCase());
  return pipe(factText, check(hasItsForm, known?.advice ?? ''));
}

const hotelFor = (city: 'makkah' | 'madinah', label: string, hint: string) =>
  labelled(orLeftOut(factText), label, hint, { namesIn: ['hotels', city], isAsked: true });

export const departure = fields({
  date: labelled(schema.isoDate, 'Day of departure'),
  days: labelled(
    orLeftOut(wholeNumber({ from: 2, to: 120, unit: 'days', example: 15 })),
    'Days',
    '',
    { isAsked: true },
  ),
  nightsMakkah: labelled(
    orLeftOut(wholeNumber({ to: 120, unit: 'nights', example: 8 })),
    'Nights in Makkah',
  ),
  nightsMadinah: labelled(
    orLeftOut(wholeNumber({ to: 120, unit: 'nights', example: 6 })),
    'Nights in Madinah',
  ),
  hotelMakkah: hotelFor(
    'makkah',
    'Hotel in Makkah',
    'Its name as under Hotels; needed where there are two.',
  ),
  hotelMadinah: hotelFor('madinah', 'Hotel in Madinah', 'In the same way.'),
  from: labelled(orLeftOut(words), 'From', 'The town of the airport.', { isAsked: true }),
  airline: labelled(orLeftOut(factText), 'Airline', '', { isAsked: true }),
  direct: labelled(
    orLeftOut(schema.onlyTrue),
    'Direct flight',
    'If not, write under Via the city where passengers change planes.',
  ),
  via: labelled(
    orLeftOut(words),
    'Via',
    'The city where passengers change planes, if the flight is not direct.',
  ),
  baggageKilos: labelled(
    orLeftOut(schema.baggage),
    'Baggage, kilos',
    'Such as 30, or 2 x 23 for two pieces of 23 kilos.',
  ),
  price: labelled(
    orLeftOut(adultPrice),
    'Price',
    'For one person, in the room with the lowest price. If it equals the price of the package, this journey has the ' +
      'package’s other room prices too.',
    { isAsked: true },
  ),
  rooms: exactOptional(labelled(rooms, 'Prices by room', 'Of this journey, instead of its price.')),
});

/** What is paid back if a booking is cancelled at least so many days before departure. */
const refundStep = fields({
  daysBefore: labelled(
    wholeNumber({ from: 0, to: 365, unit: 'days', example: 30 }),
    'Days before departure',
    'At least this many; 0 means up to the day itself.',
  ),
  paidBack: labelled(
    wholeNumber({ from: 0, to: 100, unit: 'percent', example: 80 }),
    'Paid back, per cent',
  ),
});

const hotels = (label: string, mosque: string) =>
  labelled(
    list(
      fields({
        name: labelled(factText, 'Name', 'As at the door.'),
        metres: labelled(
          orLeftOut(wholeNumber({ to: 20_000, unit: 'metres', example: 650 })),
          'Metres on foot',
          `To ${mosque}.`,
        ),
      }),
      { min: 0, unique: 'name' },
    ),
    label,
  );

const agency = fields({
  checked,
  name: labelled(factText, 'Name', 'As on your licence.', { braces: ['{name}'] }),
  siteUrl: labelled(
    schema.siteAddress,
    'Website',
    'Its address with https://, without a slash at the end.',
  ),
  phone: labelled(schema.phoneNumber, 'Phone', 'With the country code, such as +91 98765 43210.', {
    braces: ['{phone}'],
  }),
  messaging: labelled(schema.messagingNumber, 'WhatsApp', 'The number, written in the same way.'),
  email: labelled(schema.emailAddress, 'E-mail', 'One address.'),
  hours: labelled(
    pipe(words, transform(parseHours)),
    'Hours',
    'When somebody answers, such as 9 am to 9 pm; 24x7 is day and night.',
    { braces: ['{hours}'] },
  ),
  address: labelled(
    fields({
      street: labelled(factText, 'Street', 'With the house, and what helps to find it.'),
      city: labelled(phrase, 'Town', '', { braces: ['{city}'] }),
      postalCode: labelled(factText, 'PIN code', 'Six digits.'),
      region: labelled(words, 'State', '', { braces: ['{region}'] }),
      country: labelled(words, 'Country', 'In English.', { braces: ['{country}'] }),
      countryCode: labelled(schema.countryCode, 'Country code', 'Two capital letters.'),
    }),
    'Address',
  ),
  people: labelled(people, 'People', 'Who answers, and who leads the groups; up to six.', optional),
  office: labelled(schema.slugOrEmpty, 'Photograph of the office', '', {
    kind: 'photo',
    ...optional,
  }),
  mapQuery: labelled(
    pipe(
      factText,
      check(
        (query) => !/^https?:/i.test(query),
        'Write the name and the town as you would type them, not the address of a map',
      ),
    ),
    'On the map',
    'What somebody types there to find you.',
  ),
});

const taxes = fields({
  gst: labelled(orNull(schema.percent), 'GST, per cent', 'Such as 5.', { braces: ['{gst}'] }),
  tcs: labelled(orNull(schema.percent), 'TCS, per cent', 'Such as 2.', { braces: ['{tcs}'] }),
  tcsOn: labelled(orNull(schema.oneOf('price', 'total')), 'TCS is counted on', '', {
    braces: ['{tcsOn}'],
    wordsOf: ({ answers }: Words) => answers.taxes.on,
  }),
});

const offer = pipe(
  fields({
    checked,
    name: labelled(factText, 'Name', 'Above the price.', { braces: ['{package}'] }),
    price: labelled(
      nullable(adultPrice),
      'Price',
      'The lowest for one person. It empties itself once rooms have prices.',
      {
        braces: ['{price}'],
        replacedBy: bedNames.map((room) => ['package', 'rooms', room]),
        ...optional,
      },
    ),
    services: labelled(
      services,
      'In the price, or not',
      'The page says that visitors should ask about a service that is not known.',
      { kind: 'choices', braces: ['{includes}', '{excludes}'], wordsOf: priceWords },
    ),
    taxes: labelled(taxes, 'Taxes', 'Fill these in once GST or TCS is not in the price.', optional),
    rooms: labelled(rooms, 'Prices by room', 'For one person, in whole rupees, such as 98500.'),
    childUnder: labelled(
      orNull(wholeNumber({ to: 18, unit: 'years', example: 12 })),
      'Child, under which age',
      'In years, such as 12.',
      { braces: ['{childUnder}'], ...optional },
    ),
    infantUnder: labelled(
      orNull(wholeNumber({ to: 5, unit: 'years', example: 2 })),
      'Infant, under which age',
      'In years, such as 2.',
      { braces: ['{infantUnder}'], ...optional },
    ),
    zamZamLitres: labelled(
      orNull(wholeNumber({ to: 50, unit: 'litres', example: 5 })),
      'Zam Zam, litres',
      'For one person, such as 5.',
      { braces: ['{litres}', '{zamZam}'], ...optional },
    ),
    meals: labelled(
      orNull(schema.oneOf(...mealNames)),
      'Meals, each day',
      'If there are none, Food is not in the price.',
      { braces: ['{meals}'], wordsOf: ({ answers }: Words) => answers.meals.daily },
    ),
    indianFood: labelled(
      orNull(schema.oneOf('yes', 'no')),
      'Indian food',
      'Yes or no, once the meals are known.',
      { wordsOf: ({ answers }: Words) => answers.meals.indian },
    ),
  }),
  rawTransform(({ dataset: { value: offer }, addIssue, NEVER }) => {
    const { price, rooms } = offer;
    const lowest = Math.min(...bedNames.map((name) => rooms[name] ?? Infinity));
    const hasRooms = lowest < Infinity;
    if (price !== null && !hasRooms) return { ...offer, price };
    if (price === null && hasRooms) return { ...offer, price: lowest };
    const because = `the lowest price of rooms, ${formatNumber(lowest)}, is the starting price`;
    const message =
      price === null
        ? 'Write the lowest price for one person, such as 98500, or prices in rooms'
        : `Write null: ${because}`;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: offer, key: 'price', value: price }],
    });
    return NEVER;
  }),
);

const payment = fields({
  checked,
  advance: labelled(
    orNull(wholeNumber({ from: 1_000, to: 20_000_000, unit: 'rupees', example: 25000 })),
    'Advance',
    'What one person pays at booking, in whole rupees, such as 25000.',
    { braces: ['{advance}'] },
  ),
  balanceDays: labelled(
    orNull(wholeNumber({ to: 365, unit: 'days', example: 30 })),
    'Rest, days before departure',
    'When it must be paid at the latest, such as 30.',
    { braces: ['{balanceDays}'] },
  ),
  account: labelled(
    pipe(
      schema.plainOrEmpty,
      check(
        (account) => !/\d{5}|\bIFSC\b|\bA\/C\b/i.test(account),
        'Write only the name; families get the numbers from you',
      ),
    ),
    'Bank account',
    'The name that the money goes to, as the bank writes it.',
    { braces: ['{account}'] },
  ),
});

const refund = fields({
  percent: labelled(
    wholeNumber({ to: 100, unit: 'percent', example: 100 }),
    'Paid back',
    'In per cent of the price, at least 1. If nothing is paid back, the pages that say so need other words.',
    { braces: ['{percent}'] },
  ),
  days: labelled(
    wholeNumber({ to: 365, unit: 'days', example: 7 }),
    'Days from booking',
    'Within which that holds.',
    { braces: ['{days}'] },
  ),
  processingDays: labelled(schema.period, 'Business days', 'In which a refund is processed.', {
    braces: ['{from}', '{to}', '{period}', '{periodInWords}', '{periodAsTyped}'],
  }),
  nonRefundable: labelled(schema.shortNames({ min: 0 }), 'Never paid back', '', {
    braces: ['{nonRefundable}'],
    wordsOf: ({ nonRefundable }: Words) => nonRefundable,
  }),
  neverPaidBack: labelled(
    orNull(wholeNumber({ from: 1, to: 20_000_000, unit: 'rupees', example: 45000 })),
    'Never paid back, rupees',
    'The most that all of this comes to, for one person; shares are then shown in rupees too.',
    { braces: ['{neverPaidBack}'], ...optional },
  ),
  steps: labelled(
    list(refundStep, { min: 0, max: 12 }),
    'Later cancellations',
    'Once the days from booking are over; a line for each share, from the most days to the fewest.',
    { braces: ['{refundSteps}'], ...optional },
  ),
  stepsOf: labelled(orNull(schema.oneOf('refundable', 'price')), 'These shares are', '', {
    wordsOf: ({ answers }: Words) => answers.refund.of,
    ...optional,
  }),
});

const policy = fields({
  checked,
  effectiveDate: labelled(
    schema.isoDate,
    'Effective date',
    'From which the pages of rules apply. Whoever changes a rule writes the new day here.',
  ),
  refund: labelled(refund, 'Refund'),
  askAbout: labelled(
    list(schema.oneOf('refund', 'visa', 'walking'), { min: 0 }),
    'Ask about',
    'What no page says yet, so the site tells visitors to ask; take one away once your legal pages say it.',
    optional,
  ),
  passportMonths: labelled(
    wholeNumber({ to: 24, unit: 'months', example: 6 }),
    'Passport, months',
    'How long it must be valid from the travel date.',
    { braces: ['{months}'] },
  ),
  papers: labelled(schema.shortNames({ min: 0 }), 'Papers', 'What a traveller brings to you.', {
    braces: ['{papers}'],
    wordsOf: ({ answers }: Words) => answers.papers.list,
  }),
  payment: labelled(
    phrase,
    'Payment',
    'In one sentence, until the advance or the days for the rest are known.',
    { braces: ['{payment}'] },
  ),
  compensationLimit: labelled(
    phrase,
    'Compensation',
    'The most that is paid. Each language has its own words for this fact, the one above and the one below.',
    { braces: ['{compensationLimit}'] },
  ),
  jurisdiction: labelled(phrase, 'Courts', 'Whose decide.', { braces: ['{jurisdiction}'] }),
});

export const factsSchema = fields({
  agency: labelled(agency, 'Agency', 'Who you are, and how visitors reach you.'),
  licences: labelled(
    fields({
      checked,
      list: labelled(
        list(licence, { min: 0, unique: 'label' }),
        'Licences and registrations',
        'What About shows, as on the document.',
      ),
    }),
    'Licences',
  ),
  package: labelled(offer, 'Package', 'The price, and what it includes.'),
  payment: labelled(payment, 'Payment'),
  departures: labelled(
    fields({
      checked,
      list: labelled(
        list(departure, { min: 0 }),
        'Journeys',
        'One line each, without what you do not know. A day that has passed is left out by itself.',
      ),
    }),
    'Departures',
  ),
  hotels: labelled(
    fields({
      checked,
      makkah: hotels('Makkah', 'Masjid al-Haram'),
      madinah: hotels('Madinah', 'Masjid Nabawi'),
    }),
    'Hotels',
  ),
  policy: labelled(policy, 'Rules', 'What the legal pages say.'),
  agencyQuestions: labelled(
    list(factText, { min: 0 }),
    'Questions for you',
    'What only you can answer; the build repeats each until its line is deleted.',
    optional,
  ),
});

function withoutNulls<Name extends string, Value>(
  group: Readonly<Partial<Record<Name, Value | null>>>,
): Partial<Record<Name, Value>> {
  const entries = Object.entries(group).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Partial<Record<Name, Value>>;
}
