/** What each entry of the registry src/content/index.ts must hold, and the types of what components get. */
import { exactOptional, type GenericSchema, type InferOutput } from 'valibot';
import type { content } from '../content/index.ts';
import { facts, roomNames, type departure, type licence } from './facts.ts';
import { legalText } from './legalText.ts';
import * as rule from './rules.ts';

const { fields, list, named, oneOf, text, texts } = rule;

const titled = { title: text, lead: text };

/** What every page has; of titles and descriptions, in several lengths, the first that fits is used. */
const listed = { label: text, titles: list(text), descriptions: list(text) };

const crop = { slug: rule.slug, focus: exactOptional(rule.focalPoint) };

const picture = fields({ ...crop, alt: text });

const home = fields({
  ...listed,
  preview: fields({ ...crop, alt: text, caption: rule.textWith('price') }),
  hero: fields({
    posters: fields({ landscape: fields(crop), portrait: fields(crop) }),
    pause: text,
    play: text,
    talbiyah: rule.arabicText,
    headline: text,
    tagline: text,
    book: text,
    more: text,
    price: rule.textWith('price'),
  }),
  includes: fields({ title: text, lead: text }),
  panel: fields({
    title: text,
    pictures: list(picture, { min: 3, unique: 'slug' }),
    points: named(text),
  }),
});

const service = fields({
  slug: rule.anchor(
    'who-we-are',
    'our-mission',
    'what-we-offer',
    'why-choose',
    'begin',
    'licences',
  ),
  icon: oneOf('hotel', 'flight', 'visa', 'zamzam', 'food', 'ziyarat', 'coach', 'kit'),
  name: text,
  brief: rule.sixWords,
  offer: text,
  group: oneOf('Your journey', 'Your stay'),
});

const place = fields({
  slug: rule.slug,
  name: text,
  arabic: rule.arabicText,
  line: text,
  source: exactOptional(text),
  picture,
});

const city = fields({
  slug: rule.anchor(
    'hero',
    'includes',
    'panel',
    'price',
    'departures',
    'hotels',
    'ask',
    'before',
    'contact',
    'family',
  ),
  name: text,
  title: text,
  previous: text,
  next: text,
  arabic: rule.arabicText,
  lead: text,
  places: list(place, { unique: 'slug' }),
});

const ziyarat = fields({
  position: rule.textWith('first', 'last', 'total'),
  cities: list(city, { unique: 'slug' }),
});

const price = fields({
  title: text,
  amount: rule.textWith('price'),
  includesTitle: text,
  includesNote: text,
  note: text,
  refund: text,
  refundLink: text,
  conditions: list(text),
  action: text,
});

const plain = rule.textWith();

/** The words around the facts that families ask for, in every language; the names in braces stand for one fact each. */
const answers = fields({
  asOf: rule.textWith('date'),
  departures: fields({
    title: plain,
    asOf: rule.textWith('date'),
    length: rule.textWith('tripDays'),
    nightsMakkah: rule.textWith('nights'),
    nightsMadinah: rule.textWith('nights'),
    direct: rule.textWith('airline'),
    via: rule.textWith('airline', 'via'),
    baggage: rule.textWith('kilos'),
    ask: plain,
    message: rule.textWith('date'),
  }),
  hotels: fields({
    title: plain,
    makkah: plain,
    madinah: plain,
    distanceMakkah: rule.textWith('metres'),
    distanceMadinah: rule.textWith('metres'),
  }),
  rooms: fields(texts(plain, 'title', ...roomNames)),
  excludes: plain,
  payment: fields({
    advance: rule.textWith('advance'),
    balance: rule.textWith('balanceDays'),
    account: rule.textWith('account'),
  }),
  zamZam: rule.textWith('litres'),
  ask: fields({
    title: plain,
    lead: plain,
    button: plain,
    more: rule.textWith('questions'),
    greeting: plain,
    questions: fields({
      ...texts(plain, 'departures', 'hotels', 'rooms', 'excludes', 'payment'),
      refund: rule.textWith('days'),
      ...texts(plain, 'visa', 'account', 'walking'),
    }),
  }),
  family: fields({ title: plain, message: rule.textWith('name') }),
  scan: plain,
});

/** `href` makes the title a link. */
const reason = fields({ title: text, text, href: exactOptional(rule.linkTarget) });

const about = fields({
  ...listed,
  eyebrow: text,
  ...titled,
  picture,
  who: fields({ ...titled, text }),
  mission: fields({ title: text, text }),
  offer: fields({ title: text }),
  reasons: fields({ title: text, list: list(reason, { unique: 'title' }) }),
  licences: fields(titled),
  closing: fields({ ...titled, action: text, pictures: list(picture, { unique: 'slug' }) }),
});

const contact = fields({
  ...listed,
  ...titled,
  ...texts(text, 'message', 'messageText', 'call', 'write', 'save'),
  languages: fields({ ...titled, facts: text }),
  find: fields({
    title: text,
    hoursTitle: text,
    hours: text,
    mapTitle: text,
    mapAlt: text,
    showMap: text,
    openMap: text,
    map: fields({ station: text, bridge: list(text), river: text, town: text, across: text }),
    mapNote: text,
  }),
  care: fields({ ...titled, message: text }),
});

const legalPage = fields({
  ...listed,
  text: legalText,
  /** Stands over the contact buttons at the end. */
  question: text,
});

const legal = fields({
  words: fields({
    effectiveDate: text,
    inShort: text,
    contents: text,
    glance: text,
    message: text,
    write: text,
  }),
  terms: legalPage,
  refund: legalPage,
  privacy: legalPage,
});

const messages = fields(
  texts(text, 'general', 'booking', 'price', 'refund', 'terms', 'privacy', 'care', 'newsletter'),
);

const link = fields({ label: text, href: rule.linkTarget });
const links = list(link);

const navigation = fields({
  ...texts(text, 'tagline', 'skip', 'main', 'call', 'menuTitle', 'close', 'floating', 'language'),
  book: text,
  header: links,
  menu: links,
  help: fields({ title: text, links }),
  about: fields({ title: text, links, licence: text }),
  newsletter: fields(
    texts(text, 'title', 'label', 'placeholder', 'submit', 'note', 'message', 'close'),
  ),
});

const notFound = fields({
  ...listed,
  ...titled,
  home: text,
  message: text,
  call: text,
  write: text,
  picture,
});

/** Home in another language; a line has the short name that its English line has. */
const homeWords = fields({
  titles: list(text),
  descriptions: list(text),
  frame: fields({
    ...texts(plain, 'skip', 'home', 'contact', 'about', 'call', 'menu', 'close', 'price'),
    ...texts(plain, 'english', 'tagline'),
  }),
  previewAlt: plain,
  hero: fields({
    headline: plain,
    tagline: plain,
    book: plain,
    more: plain,
    price: rule.textWith('price'),
    pause: plain,
    play: plain,
  }),
  includes: fields({ title: plain, lead: text }),
  services: named(fields({ name: plain, text: plain })),
  panel: fields({ title: plain, pictures: named(plain), points: named(plain) }),
  ziyarat: fields({
    position: rule.textWith('first', 'last', 'total'),
    cities: named(
      fields({
        name: plain,
        title: plain,
        lead: plain,
        previous: plain,
        next: plain,
        places: named(
          fields({ name: plain, line: plain, source: exactOptional(plain), alt: plain }),
        ),
      }),
    ),
  }),
  price: fields({
    title: plain,
    amount: rule.textWith('price'),
    includesTitle: plain,
    includes: named(plain),
    includesNote: plain,
    excludes: named(plain),
    note: plain,
    refundLink: plain,
    action: plain,
  }),
  nonRefundable: named(plain),
  answers,
  before: fields({
    title: plain,
    rules: fields({
      refundFull: rule.textWith('days', 'percent'),
      refundNone: rule.textWith('nonRefundable'),
      refundAsk: plain,
      refundTime: rule.textWith('from', 'to'),
      passport: rule.textWith('months'),
      payment: plain,
      compensation: plain,
      courts: plain,
    }),
  }),
  documents: fields({ lead: plain, terms: plain, refund: plain, privacy: plain }),
  contact: fields(
    texts(plain, 'title', 'message', 'call', 'write', 'save', 'care', 'firstMessage'),
  ),
});

const language = fields({
  lang: rule.languageTag,
  dir: oneOf('ltr', 'rtl'),
  label: text,
  words: homeWords,
});

export const schemas = {
  facts,
  home,
  services: list(service, { unique: 'slug' }),
  ziyarat,
  price,
  answers,
  about,
  contact,
  legal,
  messages,
  navigation,
  notFound,
  languages: list(language, { min: 0, unique: 'lang' }),
} satisfies Record<keyof typeof content, GenericSchema>;

/** The content of the site: checked and, behind generator/fillIn.ts, with its facts in its sentences. */
export type Content = {
  readonly [Name in keyof typeof schemas]: InferOutput<(typeof schemas)[Name]>;
};

export type About = Content['about'];
export type Answers = Content['answers'];
export type Facts = Content['facts'];
export type Agency = Facts['agency'];
export type Departure = InferOutput<typeof departure>;
export type Licence = InferOutput<typeof licence>;
export type City = InferOutput<typeof city>;
export type Contact = Content['contact'];
export type Home = Content['home'];
export type HomeWords = InferOutput<typeof homeWords>;
export type Language = InferOutput<typeof language>;
export type LegalPageContent = InferOutput<typeof legalPage>;
export type LegalWords = Content['legal']['words'];
export type Link = InferOutput<typeof link>;
export type Newsletter = Content['navigation']['newsletter'];
export type NotFound = Content['notFound'];
export type PictureText = InferOutput<typeof picture>;
export type Place = InferOutput<typeof place>;
export type Price = Content['price'];
export type Service = InferOutput<typeof service>;
