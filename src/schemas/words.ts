/** What the words of Home, and of what stands around a page, must be, in every language. */
import { exactOptional } from 'valibot';
import { roomNames } from './facts.ts';
import * as rule from './rules.ts';

const { fields, list, named, template, texts, wording, wordingWith } = rule;

/** The words around the facts that families ask for; the names in braces stand for one fact each. */
const answers = fields({
  asOf: template('date'),
  departures: fields({
    title: wording,
    asOf: template('date'),
    length: template('tripDays'),
    nightsMakkah: template('nights'),
    nightsMadinah: template('nights'),
    direct: template('airline'),
    via: template('airline', 'via'),
    baggage: template('kilos'),
    ask: wording,
    message: template('date'),
  }),
  hotels: fields({
    title: wording,
    makkah: wording,
    madinah: wording,
    distanceMakkah: template('metres'),
    distanceMadinah: template('metres'),
  }),
  rooms: fields(texts(wording, 'title', ...roomNames)),
  excludes: wording,
  payment: fields({
    advance: template('advance'),
    balance: template('balanceDays'),
    account: template('account'),
  }),
  zamZam: template('litres'),
  ask: fields({
    title: wording,
    lead: wording,
    button: wording,
    more: template('questions'),
    greeting: wording,
    questions: fields({
      ...texts(wording, 'departures', 'hotels', 'rooms', 'excludes', 'payment'),
      refund: wordingWith('days'),
      ...texts(wording, 'visa', 'account', 'walking'),
    }),
  }),
  family: fields({ title: wording, message: wordingWith('name') }),
  scan: wording,
});

/** A line has the short name that it has in every language. */
export const words = fields({
  titles: list(wording),
  descriptions: list(wording),
  frame: fields({
    ...texts(wording, 'main', 'skip', 'home', 'contact', 'about', 'message', 'call', 'menu'),
    ...texts(wording, 'close', 'price', 'tagline'),
    /** Marks a link to a page in English. */
    english: exactOptional(wording),
  }),
  preview: fields({ alt: wording, caption: wordingWith('price') }),
  messages: fields({
    general: wording,
    booking: exactOptional(wording),
    price: exactOptional(wording),
  }),
  hero: fields({
    ...texts(wording, 'headline', 'tagline', 'book', 'more', 'pause', 'play'),
    price: template('price'),
  }),
  includes: fields({ title: wording, lead: wording }),
  services: named(fields({ name: wording, brief: wording })),
  panel: fields({ title: wording, pictures: named(wording), points: named(wording) }),
  ziyarat: fields({
    position: wordingWith('first', 'last', 'total'),
    cities: named(
      fields({
        name: wording,
        title: template('cityName'),
        lead: rule.looseTemplate,
        previous: wording,
        next: wording,
        places: named(
          fields({ name: wording, line: wording, source: exactOptional(wording), alt: wording }),
        ),
      }),
    ),
  }),
  price: fields({
    title: wording,
    amount: template('price'),
    includesTitle: wording,
    includes: named(wording),
    includesNote: wording,
    excludes: named(wording),
    note: wording,
    refundLink: wording,
    /** Where no `before` says them. */
    conditions: exactOptional(fields(texts(wording, 'refund', 'payment', 'passport'))),
    action: wording,
  }),
  nonRefundable: named(wording),
  answers,
  documents: fields(texts(wording, 'refund', 'terms', 'privacy')),
  /** What only the language of the other pages has. */
  pages: exactOptional(
    fields({
      care: wording,
      services: fields(texts(wording, 'journey', 'stay')),
      help: fields(texts(wording, 'title', 'terms', 'privacy')),
      about: fields(texts(wording, 'title', 'contact', 'licence')),
      newsletter: fields({
        ...texts(wording, 'title', 'label', 'placeholder', 'submit', 'note', 'message', 'close'),
        firstMessage: wording,
      }),
    }),
  ),
  /** What the language needs whose only page is Home. */
  before: exactOptional(
    fields({
      title: wording,
      rules: fields({
        refundFull: wordingWith('days', 'percent'),
        refundNone: wordingWith('nonRefundable'),
        refundAsk: wording,
        refundTime: wordingWith('from', 'to'),
        passport: wordingWith('months'),
        ...texts(wording, 'payment', 'compensation', 'courts'),
      }),
      lead: wording,
    }),
  ),
  contact: exactOptional(fields(texts(wording, 'title', 'call', 'write', 'save', 'care'))),
});
