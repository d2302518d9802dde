/** What src/content/facts.jsonc must hold. */
import {
  check,
  exactOptional,
  forward,
  metadata,
  nullable,
  pipe,
  rawTransform,
  transform,
} from 'valibot';
import { priceWords } from '../priceWords.ts';
import { bedNames, mealNames, taxNames } from './priceNames.ts';
import type { Words } from './wordsSchema.ts';
import { withInfo } from '../../values/fieldInfo.ts';
import { formatNumber } from '../../values/format.ts';
import { parseHours } from '../../values/parse.ts';
import * as schema from '../../values/schemas.ts';

const { factText, fields, list, orLeftOut, orNull, wholeNumber } = schema;

/**
 * Texts for which each other language has its own words, under `facts` in its file. Without those of a phrase a language cannot
 * be published; other words are shown in English until then.
 */
const phrase = withInfo(factText, { translation: 'needed' });
const words = withInfo(factText, { translation: 'wanted' });

/** Whole rupees for one person. Nobody flies for less: a lower price has lost a digit. */
const adultPrice = wholeNumber({ from: 20_000, to: 20_000_000, unit: 'rupees', example: 109999 });

/** For a fact that the form does not count as missing: it depends on another fact, or families do not ask about it. */
const optional = { isOptional: true };

const childPrice = wholeNumber({ from: 1_000, to: 20_000_000, unit: 'rupees', example: 94999 });

/** The prices for one person, in whole rupees. Unknown ones are left out. */
const rooms = pipe(
  fields({
    ...schema.withSchema(exactOptional(orNull(adultPrice)), ...bedNames),
    ...schema.withSchema(exactOptional(orNull(childPrice)), 'child', 'childNoBed'),
    infant: exactOptional(
      orNull(wholeNumber({ from: 0, to: 20_000_000, unit: 'rupees', example: 24999 })),
    ),
  }),
  transform(withoutNulls),
  metadata(optional),
);

/** Whether a service is in the price, under its short name. One that is null, or not there, is not known. */
const services = pipe(
  schema.linesByShortName(
    withInfo(orNull(schema.oneOf('in', 'notIn')), {
      wordsOf: () => ({ in: 'In the price', notIn: 'Not in the price' }),
    }),
  ),
  check((lines) => Object.values(lines).includes('in'), 'Write "in" behind at least one service'),
  transform(withoutNulls),
  metadata(optional),
);

/** The day on which the agency made sure of a group of facts. A group without it is a sample. */
export const checked = exactOptional(withInfo(schema.isoDate, { kind: 'checked' }));

const person = fields({
  name: factText,
  languages: orLeftOut(words),
  picture: orLeftOut(schema.slug),
  line: orLeftOut(words),
});

const people = pipe(
  list(person, { min: 0, unique: 'name' }),
  check(({ length }) => length <= 6, 'Write at most six'),
);

const licence = pipe(
  fields({
    label: factText,
    value: factText,
    url: orLeftOut(schema.linkTarget),
    seen: orLeftOut(factText),
  }),
  check(
    ({ url, seen }) => seen === undefined || url !== undefined,
    'Write the address where this name is seen too',
  ),
  forward(
    check(
      (licence) => lostIn(licence) === undefined,
      ({ input }) => lostIn(input)!,
    ),
    ['value'],
  ),
);

/** Returns what to write instead of a number that has lost a sign or has one too many; undefined if no form of it is known. */
function lostIn({ label, value }: { readonly label: string; readonly value: string }) {
  const signs = value.replace(/[\s-]/g, '').toUpperCase();
  return numberedDocuments.find(({ name, form }) => name.test(label) && !form.test(signs))?.advice;
}

/** Documents whose numbers all have one form. */
const numberedDocuments = [
  {
    // Central Goods and Services Tax Rules, 2017, rule 10: the state, the PAN or TAN, two signs of the entity, and a check.
    name: /\bGST(IN)?\b/i,
    form: /^\d\d[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]{3}$/,
    advice: 'Write all 15 letters and digits of the GST number, such as "19AAAAA0000A1Z5"',
  },
  {
    // Income Tax Department: five letters, four digits and a letter. An approval may be called Pan-India, too.
    name: /\bPAN\b(?!\W*India)/i,
    form: /^[A-Z]{5}\d{4}[A-Z]$/,
    advice: 'Write all ten letters and digits of the PAN, such as "AAAAA0000A"',
  },
];

export const departure = fields({
  date: schema.isoDate,
  days: orLeftOut(wholeNumber({ from: 2, to: 120, unit: 'days', example: 15 })),
  nightsMakkah: orLeftOut(wholeNumber({ to: 120, unit: 'nights', example: 8 })),
  nightsMadinah: orLeftOut(wholeNumber({ to: 120, unit: 'nights', example: 6 })),
  hotelMakkah: withInfo(orLeftOut(factText), { namesIn: ['hotels', 'makkah'] }),
  hotelMadinah: withInfo(orLeftOut(factText), { namesIn: ['hotels', 'madinah'] }),
  from: orLeftOut(words),
  airline: orLeftOut(factText),
  direct: withInfo(orLeftOut(schema.onlyTrue), {
    hint: 'Or write under Via the city where they change.',
  }),
  via: orLeftOut(words),
  baggageKilos: orLeftOut(wholeNumber({ to: 120, unit: 'kilos', example: 30 })),
  price: orLeftOut(adultPrice),
  rooms: exactOptional(rooms),
});

const refundShare = orLeftOut(wholeNumber({ from: 0, to: 100, unit: 'percent', example: 80 }));

/** What is paid back of a booking that is cancelled at least so many days before departure. */
const refundStep = pipe(
  fields({
    daysBefore: wholeNumber({ from: 0, to: 365, unit: 'days', example: 30 }),
    paidBack: refundShare,
    kept: refundShare,
  }),
  check(
    ({ paidBack, kept }) => (paidBack === undefined) !== (kept === undefined),
    'Write what is paid back, or what is kept, in per cent',
  ),
  transform(({ daysBefore, paidBack, kept = 0 }) => {
    return { daysBefore, paidBack: paidBack ?? 100 - kept };
  }),
);

const metres = orLeftOut(wholeNumber({ to: 20_000, unit: 'metres', example: 650 }));

const hotels = list(fields({ name: factText, metres }), { min: 0, unique: 'name' });

export const factsSchema = fields({
  agency: fields({
    checked,
    /** The fields whose shipped value is really the agency's own. */
    unchanged: exactOptional(
      withInfo(list(schema.oneOf('name', 'mapQuery'), { min: 0 }), {
        hint: 'Tick what the project came with and is right as it is.',
        ...optional,
      }),
    ),
    name: factText,
    siteUrl: schema.siteAddress,
    phone: schema.phoneNumber,
    messaging: schema.phoneNumber,
    email: schema.emailAddress,
    hours: pipe(words, transform(parseHours)),
    address: fields({
      street: factText,
      city: phrase,
      postalCode: factText,
      region: words,
      country: words,
      countryCode: schema.countryCode,
    }),
    people: withInfo(people, optional),
    office: withInfo(schema.slugOrEmpty, optional),
    mapQuery: pipe(
      factText,
      check(
        (words) => !/^https?:/i.test(words),
        'Write the name and the town as you would type them, not the address of a map',
      ),
    ),
  }),
  licences: fields({ checked, list: list(licence, { min: 0, unique: 'label' }) }),
  package: pipe(
    fields({
      checked,
      name: factText,
      price: withInfo(nullable(adultPrice), {
        hint: 'The lowest for one person. It empties itself once rooms have prices.',
        replacedBy: bedNames.map((room) => ['package', 'rooms', room]),
        ...optional,
      }),
      services: withInfo(services, {
        kind: 'choices',
        hint: 'The page says that visitors should ask about a service that is not known.',
        wordsOf: priceWords,
      }),
      taxes: withInfo(
        fields({
          ...schema.withSchema(orNull(schema.percent), ...taxNames),
          tcsOn: withInfo(orNull(schema.oneOf('price', 'total')), {
            hint: '',
            wordsOf: ({ answers }: Words) => answers.taxes.on,
          }),
        }),
        optional,
      ),
      rooms,
      childUnder: withInfo(orNull(wholeNumber({ to: 18, unit: 'years', example: 12 })), optional),
      infantUnder: withInfo(orNull(wholeNumber({ to: 5, unit: 'years', example: 2 })), optional),
      zamZamLitres: withInfo(orNull(wholeNumber({ to: 50, unit: 'litres', example: 5 })), optional),
      meals: withInfo(orNull(schema.oneOf(...mealNames)), {
        hint: 'If there are none, Food is not in the price.',
        wordsOf: ({ answers }: Words) => answers.meals.daily,
      }),
      indianFood: withInfo(orNull(schema.oneOf('yes', 'no')), {
        wordsOf: ({ answers }: Words) => answers.meals.indian,
      }),
    }),
    rawTransform(({ dataset: { value: offer }, addIssue, NEVER }) => {
      const { price, rooms } = offer;
      const lowest = Math.min(...bedNames.map((name) => rooms[name] ?? Infinity));
      if (price === null ? lowest < Infinity : lowest === Infinity)
        return { ...offer, price: price ?? lowest };
      const because = `the lowest price of rooms, ${formatNumber(lowest)}, is the starting price`;
      const message =
        price === null
          ? 'Write the lowest price for one person, such as 109999, or prices in rooms'
          : `Write null: ${because}`;
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: offer, key: 'price', value: price }],
      });
      return NEVER;
    }),
  ),
  payment: fields({
    checked,
    advance: orNull(wholeNumber({ from: 1_000, to: 20_000_000, unit: 'rupees', example: 25000 })),
    balanceDays: orNull(wholeNumber({ to: 365, unit: 'days', example: 30 })),
    account: schema.plainOrEmpty,
  }),
  departures: fields({ checked, list: list(departure, { min: 0 }) }),
  hotels: fields({ checked, makkah: hotels, madinah: hotels }),
  policy: fields({
    checked,
    effectiveDate: schema.isoDate,
    refund: fields({
      percent: wholeNumber({ to: 100, unit: 'percent', example: 100 }),
      days: wholeNumber({ to: 365, unit: 'days', example: 7 }),
      processingDays: schema.period,
      nonRefundable: withInfo(schema.shortNames({ min: 0 }), {
        hint: '',
        wordsOf: ({ nonRefundable }: Words) => nonRefundable,
      }),
      steps: withInfo(list(refundStep, { min: 0 }), optional),
      stepsOf: withInfo(orNull(schema.oneOf('refundable', 'price')), {
        hint: '',
        wordsOf: ({ answers }: Words) => answers.refund.of,
        ...optional,
      }),
    }),
    askAbout: withInfo(list(schema.oneOf('refund', 'visa', 'walking'), { min: 0 }), optional),
    passportMonths: wholeNumber({ to: 24, unit: 'months', example: 6 }),
    papers: withInfo(schema.shortNames({ min: 0 }), {
      hint: 'What a traveller brings to you.',
      wordsOf: ({ answers }: Words) => answers.papers.list,
    }),
    payment: phrase,
    compensationLimit: phrase,
    jurisdiction: phrase,
  }),
  agencyQuestions: withInfo(list(factText, { min: 0 }), optional),
});

function withoutNulls<Name extends string, Value>(
  group: Readonly<Partial<Record<Name, Value | null>>>,
): Partial<Record<Name, Value>> {
  const entries = Object.entries(group).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Partial<Record<Name, Value>>;
}
