/** What the words of Home, and of what is around a page, must be, in every language. */
import { custom, exactOptional, pipe, type GenericSchema } from 'valibot';
import { roomNames, taxNames } from './factsSchema.ts';
import { about } from './fieldInfo.ts';
import * as rule from './rules.ts';

const { alwaysShown, fields, list, looseTemplate, mayVanish, named, plain, template, texts } = rule;
const { wording } = rule;

/** The words around the facts that families ask for; each name in braces is one fact. */
const answers = fields({
  asOf: template('date'),
  departures: fields({
    title: wording,
    length: template('tripDays'),
    price: template('price'),
    restBy: template('date'),
    restDue: wording,
    pricesDiffer: wording,
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
  }),
  rooms: fields(texts(wording, 'title', 'ask', 'age', ...roomNames)),
  excludes: wording,
  taxes: fields({
    ...texts(plain, ...taxNames),
    with: template('total', 'taxes'),
    /** What TCS is counted on. */
    on: fields(texts(plain, 'price', 'total')),
  }),
  papers: fields({ title: wording, list: named(plain) }),
  /** The links under the price. */
  priceLinks: fields(texts(wording, 'departures', 'hotels', 'account')),
  payment: fields({
    exact: template('advance', 'balanceDays'),
    advance: template('advance'),
    balance: template('balanceDays'),
    account: template('account'),
    verify: wording,
  }),
  zamZam: template('litres'),
  askFirst: fields({
    title: wording,
    lead: wording,
    button: wording,
    more: template('questions'),
    greeting: wording,
    questions: fields({
      ...texts(looseTemplate(), 'dates', 'flight', 'airport', 'airline', 'route', 'datePrice'),
      ...texts(looseTemplate(), 'hotels', 'hotelMakkah', 'hotelMadinah'),
      ...texts(looseTemplate('hotels'), 'distance', 'which'),
      rooms: looseTemplate(),
      ...texts(looseTemplate('taxes'), 'excludes', 'taxes', 'taxRates'),
      ...texts(looseTemplate(), 'tcsOn', 'payment', 'advance', 'balance'),
      ...texts(looseTemplate(), 'refund', 'papers', 'visa', 'account', 'walking'),
    }),
  }),
  family: fields({ title: wording, message: wording }),
});

const inEnglishAdvice =
  'Write what says of a link that its page is in English, such as "in English"';

const isGiven = (value: unknown) => value !== undefined;

/** A line has the same short name in every language. What depends on another line is in src/generator/check/checkWords.ts. */
export const wordsSchema = fields({
  titles: list(wording),
  descriptions: list(wording),
  /** How the language writes the figures from one on, where it does so in words; higher ones are in digits. */
  counts: exactOptional(list(plain)),
  /** Of header, menu and footer, which src/site/layout puts around every page. */
  layout: fields({
    ...texts(wording, 'main', 'skip', 'home', 'contact', 'about', 'message', 'call', 'menu'),
    ...texts(wording, 'close', 'price', 'tagline'),
    /** Says of a link that its page is in English; in brackets behind it, or over a list of such links. */
    english: onlyOthers(
      pipe(custom<string | readonly string[]>(isGiven, inEnglishAdvice), wording),
    ),
  }),
  preview: fields({ caption: wording }),
  messages: fields({
    ...texts(wording, 'general', 'booking', 'price'),
    /** What a visitor fills in below a message; the month is left out where the message names a date. */
    month: wording,
    lines: list(wording),
  }),
  /** What hours of 24x7 are called. */
  hours: fields({ allDay: plain }),
  licences: fields({ title: wording }),
  hero: fields({
    ...texts(wording, 'headline', 'tagline', 'book', 'more', 'pause', 'play'),
    price: template('price'),
  }),
  includes: fields({ title: wording, lead: wording }),
  services: named(fields({ name: plain, phrase: exactOptional(plain), brief: wording })),
  panel: fields({ title: wording, points: named(mayVanish(wording)) }),
  /** What each picture shows, under its slug. */
  pictures: named(wording),
  ziyarat: fields({
    position: template('first', 'last', 'total'),
    cities: named(
      fields({
        name: plain,
        title: alwaysShown(template('cityName')),
        lead: alwaysShown(looseTemplate('count')),
        previous: wording,
        next: wording,
        places: named(fields({ name: wording, line: wording, source: exactOptional(wording) })),
      }),
    ),
  }),
  price: fields({
    title: wording,
    amount: template('price'),
    includesTitle: wording,
    includes: named(mayVanish(wording)),
    includesNote: wording,
    excludes: named(mayVanish(wording)),
    note: plain,
    refundLink: wording,
    /** The other languages say them in `beforeYouPay`. */
    conditions: onlyMain(fields(texts(mayVanish(wording), 'refund', 'payment', 'passport'))),
    action: wording,
  }),
  nonRefundable: named(plain),
  answers,
  /** What header, menu and footer say of pages that only the main language has. */
  pages: onlyMain(
    fields({
      care: wording,
      services: fields(texts(wording, 'journey', 'stay')),
      help: wording,
      about: fields(texts(wording, 'title', 'contact')),
      /** Around the text of every page of text. */
      textPage: fields({
        ...texts(wording, 'effectiveDate', 'inShort', 'contents', 'glance', 'message', 'write'),
        question: wording,
        firstMessage: template('title'),
      }),
      newsletter: fields({
        ...texts(wording, 'title', 'label', 'placeholder', 'submit', 'note', 'message', 'close'),
        firstMessage: wording,
      }),
    }),
  ),
  /** The rules of the legal pages in short, as a part of Home. */
  beforeYouPay: onlyOthers(
    fields({
      title: wording,
      rules: fields({
        ...texts(mayVanish(wording), 'refundFull', 'refundNone', 'refundAsk', 'refundTime'),
        ...texts(mayVanish(wording), 'passport', 'payment', 'compensation', 'courts'),
      }),
      lead: wording,
      /** Its names of pages of text, which are in another language. */
      documents: named(wording),
    }),
  ),
  /** The contacts, as a part of Home. */
  contact: onlyOthers(fields(texts(wording, 'title', 'call', 'write', 'save', 'care'))),
  /** Of each fact that is a phrase, what this language says instead, under the words of facts.ts. */
  facts: exactOptional(rule.translations),
});

/** A line of the main language alone, in which all pages are. */
function onlyMain<const Schema extends GenericSchema>(schema: Schema) {
  return exactOptional(about(schema, { neededBy: 'main' }));
}

/** A line of every language except the main one: their only page is Home. */
function onlyOthers<const Schema extends GenericSchema>(schema: Schema) {
  return exactOptional(about(schema, { neededBy: 'others' }));
}
