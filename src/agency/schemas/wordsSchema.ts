/** The schema of a language's words: those of its pages, of header, menu and footer, and of the answers to families. */
import type { Filled } from '../../values/fill.ts';
import { check, custom, exactOptional, pipe, type GenericSchema, type InferOutput } from 'valibot';
import { mealNames, priceRows, taxNames } from './priceNames.ts';
import { withInfo, type FieldInfo } from '../../values/fieldInfo.ts';
import * as schema from '../../values/schemas/index.ts';
import { looseTemplate, wording } from './wording.ts';

const { browserTemplate, fields, list, linesByShortName, mayVanish, plain, template, withSchema } =
  schema;

const titled = { title: wording, lead: wording };

/** The words that every page needs. Titles and descriptions are listed longest first, and the first that fits is used. */
const headWords = { label: wording, titles: list(wording), descriptions: list(wording) };

const about = fields({
  ...headWords,
  eyebrow: wording,
  ...titled,
  who: fields({ ...titled, text: wording }),
  mission: fields({ title: wording, text: wording }),
  offer: fields({ title: wording, services: linesByShortName(wording) }),
  reasons: fields({
    title: looseTemplate('name'),
    list: linesByShortName(fields({ title: wording, text: wording })),
  }),
  licences: fields({ ...titled, check: template('host'), seen: template('seen') }),
  closing: fields({ ...titled, action: wording }),
});

const contact = fields({
  ...headWords,
  ...titled,
  ...withSchema(wording, 'message', 'messageText', 'call', 'write', 'save'),
  languages: fields({ ...titled, facts: wording }),
  find: fields({
    ...withSchema(wording, 'title', 'hoursTitle', 'hours', 'mapTitle', 'mapAlt', 'mapNote'),
    ...withSchema(plain, 'showMap', 'openMap'),
    /** The labels on the drawn map, except the town. */
    map: fields({ ...withSchema(wording, 'station', 'river', 'across'), bridge: list(wording) }),
  }),
  care: fields({ ...titled, message: wording, firstMessage: wording }),
});

const notFound = fields({
  ...headWords,
  ...titled,
  ...withSchema(wording, 'home', 'message', 'call', 'write'),
});

/** A question that families ask. It is left out if a fact in it is unknown. */
const question = (...extraNames: readonly string[]) => mayVanish(looseTemplate(...extraNames));

/** The words around the facts that families ask about. Each template lists the facts that it shows. */
const answers = fields({
  asOf: template('date'),
  departures: fields({
    title: wording,
    length: template('tripDays'),
    price: template('price'),
    restBy: template('date'),
    restDue: wording,
    pricesDiffer: wording,
    asInPackage: wording,
    nightsMakkah: template('nights'),
    nightsMadinah: template('nights'),
    from: template('from'),
    direct: template('airline'),
    via: template('airline', 'via'),
    baggage: template('kilos'),
    ask: wording,
    message: template('date'),
  }),
  hotels: fields({
    title: wording,
    titleSeveral: wording,
    makkah: wording,
    madinah: wording,
    distanceMakkah: template('metres'),
    distanceMadinah: template('metres'),
    metres: template('metres'),
  }),
  rooms: fields(withSchema(wording, 'title', 'ask', 'age', 'others', ...priceRows)),
  /** What a family pays in total. The browser script fills these in. */
  familyTotal: fields({
    ...withSchema(wording, 'open', 'persons', 'shared', 'lowest'),
    /** What travellers are called where no age is needed. */
    travellers: fields(withSchema(wording, 'adult', 'child')),
    sum: browserTemplate('sum', 'people'),
    from: browserTemplate('rupees'),
    inRoom: browserTemplate('children', 'beds'),
    missing: browserTemplate('missing'),
    unknownDates: browserTemplate('dates'),
  }),
  excludes: wording,
  taxes: fields({
    ...withSchema(plain, ...taxNames),
    with: template('total', 'taxes'),
    all: template('taxes'),
    added: template('taxes'),
    /** The two amounts on which TCS may be charged. */
    on: fields(withSchema(plain, 'price', 'total')),
  }),
  papers: fields({ title: wording, list: linesByShortName(plain) }),
  /** The links under the price. */
  priceLinks: fields(withSchema(wording, 'departures', 'hotels', 'account')),
  payment: fields({
    exact: template('advance', 'balanceDays'),
    advance: template('advance'),
    balance: template('balanceDays'),
    account: template('account'),
    verify: wording,
  }),
  /** What is paid back if a booking is cancelled after the first days. */
  refund: fields({
    title: wording,
    step: template('daysBefore', 'share'),
    last: template('share'),
    by: template('date', 'share'),
    share: template('paidBack', 'of'),
    of: fields(withSchema(plain, 'refundable', 'price')),
    nothing: plain,
    /** In rupees, for one adult or for the family that the visitor entered. */
    atLeast: browserTemplate('amount'),
    adult: template('rupees'),
    /** For the Refund Policy page: without steps, above the steps, and below them if they end before departure. */
    ...withSchema(wording, 'none', 'later', 'rest'),
  }),
  zamZam: template('litres'),
  meals: fields({
    daily: fields(withSchema(plain, ...mealNames)),
    indian: fields(withSchema(plain, 'yes', 'no')),
    both: template('meals', 'food'),
  }),
  askFirst: fields({
    title: wording,
    lead: wording,
    button: wording,
    more: template('questions'),
    greeting: wording,
    questions: fields({
      ...withSchema(question(), 'dates', 'flight', 'airport', 'airline', 'route', 'datePrice'),
      ...withSchema(question(), 'hotels', 'hotelMakkah', 'hotelMadinah'),
      ...withSchema(question('hotels'), 'distanceMakkah', 'distanceMadinah'),
      ...withSchema(question('hotels'), 'whichMakkah', 'whichMadinah'),
      ...withSchema(question(), 'days', 'nights', 'baggage', 'rooms', 'meals', 'indianFood'),
      ...withSchema(question('taxes'), 'excludes', 'taxRates'),
      included: question('services'),
      ...withSchema(question(), 'tcsOn', 'payment', 'advance', 'balance'),
      ...withSchema(question(), 'refund', 'refundAmount', 'refundLater'),
      ...withSchema(question(), 'papers', 'visa', 'account', 'walking'),
    }),
  }),
  /** The links that send Home to the family, in each language. */
  share: fields({ title: wording, message: wording }),
});

const inEnglishAdvice =
  'Write the words that say that the page of a link is in English, such as "in English"';

const isGiven = (value: unknown) => value !== undefined;

/** The words of one language. Rules across several lines are checked by src/agency/checks/findWordFaults.ts. */
export const wordsSchema = fields({
  titles: list(wording),
  descriptions: list(wording),
  /** The words for one to twelve, if the language spells out small numbers. Larger ones are in digits. */
  counts: exactOptional(
    pipe(
      list(plain),
      check((all) => all.length === 12, 'Write the words for one to twelve, in this order'),
    ),
  ),
  /** The words of header, menu and footer, which src/site/layout puts around every page. */
  layout: fields({
    ...withSchema(wording, 'main', 'skip', 'home', 'contact', 'about', 'message', 'call', 'menu'),
    ...withSchema(wording, 'close', 'price', 'tagline'),
    /** Says that a linked page is in English: in brackets after the link, or above a list of such links. */
    english: neededBy(
      'others',
      pipe(custom<string | readonly string[]>(isGiven, inEnglishAdvice), wording),
    ),
  }),
  messages: fields({
    ...withSchema(wording, 'general', 'booking', 'price'),
    /** Lines at the end of a message for the visitor to fill in. The month is left out if the message names a date. */
    month: wording,
    lines: list(wording),
  }),
  /** The words for "24x7". */
  hours: fields({ allDay: plain }),
  licences: fields({ title: wording }),
  hero: fields({
    ...withSchema(wording, 'headline', 'tagline', 'book', 'more', 'pause'),
    price: template('price'),
  }),
  includes: fields({ title: wording, lead: wording }),
  services: linesByShortName(fields({ name: plain, phrase: exactOptional(plain), brief: wording })),
  panel: fields({ title: wording, points: linesByShortName(mayVanish(wording)) }),
  /** What each picture shows, by its slug. */
  pictures: linesByShortName(wording),
  ziyarat: fields({
    position: browserTemplate('first', 'last', 'total'),
    cities: linesByShortName(
      fields({
        name: plain,
        title: template('cityName'),
        lead: looseTemplate('count'),
        previous: wording,
        next: wording,
        places: linesByShortName(
          fields({ name: wording, line: wording, source: exactOptional(wording) }),
        ),
      }),
    ),
  }),
  price: fields({
    title: wording,
    amount: template('price'),
    includesTitle: wording,
    includes: linesByShortName(mayVanish(wording)),
    includesNote: template('services'),
    excludes: linesByShortName(mayVanish(wording)),
    note: plain,
    refundLink: wording,
    /** The payment conditions. */
    conditions: fields(withSchema(mayVanish(wording), 'refund', 'payment', 'passport')),
    action: wording,
  }),
  nonRefundable: linesByShortName(plain),
  answers,
  /** The titles of the footer's lists, and the words of people and of pages of text. */
  pages: fields({
    care: wording,
    services: fields(withSchema(wording, 'journey', 'stay')),
    help: wording,
    about: fields(withSchema(wording, 'title', 'contact')),
    people: fields({ ...withSchema(wording, 'title', 'office'), speaks: template('languages') }),
    /** The words around every page of text. */
    textPage: fields({
      ...withSchema(wording, 'effectiveDate', 'contents', 'glance', 'message', 'write'),
      question: wording,
      firstMessage: template('title'),
      /** Says, below the date of a page of rules, that the English text prevails. */
      decides: neededBy('others', wording),
    }),
  }),
  /** The box in the footer. */
  newsletter: fields({
    ...withSchema(wording, 'title', 'label', 'placeholder', 'submit', 'note', 'message', 'close'),
    firstMessage: wording,
  }),
  /** Translations of phrases among the facts. The key is the phrase in facts.jsonc. */
  facts: neededBy('others', schema.translations),
  about,
  contact,
  /** The page for unknown addresses, which is one for all languages. */
  notFound: neededBy('first', notFound),
});

/** The words of a language as staff wrote them, with names of facts in braces. */
export type WrittenWords = InferOutput<typeof wordsSchema>;

/** The words for places that cannot hold elements. */
type PlainWords = 'messages' | 'pictures' | 'facts' | 'counts' | 'hours';

/** The words of a language with facts filled in. A function that takes these also takes `WrittenWords`. */
export type Words = Filled<Omit<WrittenWords, PlainWords>> & Pick<WrittenWords, PlainWords>;

/** Marks a line that not every language needs. */
function neededBy<const Schema extends GenericSchema>(
  who: NonNullable<FieldInfo['neededBy']>,
  schema: Schema,
) {
  return exactOptional(withInfo(schema, { neededBy: who }));
}
