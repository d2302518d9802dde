/** The fields of every file in src/content, and the types of what they hold. */
import { exactOptional, union, type InferOutput } from 'valibot';
import * as rule from './rules.ts';

const { fields, list, oneOf, text } = rule;

const titled = { title: text, lead: text };

const picture = fields({
  slug: rule.slug,
  alt: text,
  focus: exactOptional(rule.focalPoint),
});

const agency = fields({
  name: text,
  tagline: text,
  siteUrl: rule.siteAddress,
  phone: rule.phoneNumber,
  messaging: rule.phoneNumber,
  email: rule.emailAddress,
  hours: text,
  address: fields({
    street: text,
    city: text,
    postalCode: text,
    region: text,
    country: text,
    countryCode: rule.countryCode,
  }),
  mapQuery: text,
  copyrightYear: rule.year,
  licences: list(fields({ label: text, value: text }), { least: 0, unique: 'label' }),
});

const policy = fields({
  effectiveDate: rule.isoDate,
  refund: fields({
    fullShare: text,
    fullWithinDays: rule.wholeNumber,
    processingDays: rule.period,
    nonRefundable: list(text),
  }),
  passportMonths: rule.wholeNumber,
  jurisdiction: text,
  compensationLimit: text,
  payment: text,
});

const pricing = fields({
  amount: rule.wholeNumber,
  currency: rule.currency,
  title: text,
  lead: text,
  includes: list(text),
  note: text,
  refund: text,
  refundLink: text,
  conditions: list(text),
  action: text,
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
  name: text,
  arabic: text,
  line: text,
  source: exactOptional(text),
  picture,
});

const city = fields({
  slug: rule.anchor('hero', 'includes', 'panel', 'price'),
  name: text,
  arabic: text,
  lead: rule.countedText,
  places: list(place, { unique: 'name' }),
});

const home = fields({
  hero: fields({
    talbiyah: text,
    headline: text,
    tagline: text,
    book: text,
    more: text,
    priceLead: text,
  }),
  includes: fields({ title: text, lead: rule.countedText }),
  panel: fields({
    title: text,
    pictures: list(picture, { least: 3, unique: 'slug' }),
    points: list(text),
  }),
});

const notFound = fields({ ...titled, home: text, picture });

const messages = fields({
  general: text,
  booking: text,
  price: text,
  refund: text,
  terms: text,
  privacy: text,
  care: text,
  newsletter: text,
});

const firstMessage = fields({
  language: text,
  lang: rule.languageTag,
  dir: oneOf('ltr', 'rtl'),
  text,
});

const links = list(fields({ label: text, href: rule.linkTarget }));

const newsletter = {
  title: text,
  label: text,
  placeholder: text,
  submit: text,
  note: text,
  message: text,
  close: text,
};

const navigation = fields({
  book: text,
  header: links,
  menu: links,
  help: fields({ title: text, links }),
  about: fields({ title: text, links, licence: text }),
  newsletter: fields(newsletter),
});

/** `href` makes the title a link. */
const reason = fields({ title: text, text, href: exactOptional(rule.linkTarget) });

const about = fields({
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

const map = { mapTitle: text, mapAlt: text, showMap: text, openMap: text, mapNote: text };

const contact = fields({
  ...titled,
  message: fields({ title: text, text }),
  call: fields({ title: text }),
  write: fields({ title: text }),
  save: text,
  languages: fields({ ...titled, facts: text }),
  find: fields({ title: text, hoursTitle: text, hours: text, ...map }),
  care: fields({ ...titled, message: text, call: text, write: text }),
});

/** A paragraph, a bulleted list, or a list of links. */
const block = rule.told(
  union([
    text,
    fields({ list: list(text) }),
    fields({ links: list(fields({ text, url: rule.linkTarget })) }),
  ]),
  'a paragraph in quotes, { list: [...] } or { links: [{ text, url }] }',
);

const legalSection = fields({
  /** Once published it stays. */
  id: rule.anchor('at-a-glance'),
  title: text,
  body: list(block),
});

const legal = fields({
  ...titled,
  /** What a hurried reader needs: a short figure and what it means. */
  glance: list(fields({ figure: text, text }), { unique: 'figure' }),
  sections: list(legalSection, { unique: 'id' }),
  /** Stands over the two contact buttons at the end. */
  question: text,
});

const plain = rule.textWith();

/** The key facts in another language. */
const translation = fields({
  title: rule.textWith('price'),
  description: rule.textWith('name'),
  headline: plain,
  tagline: plain,
  price: fields({
    title: rule.textWith('price'),
    includesTitle: plain,
    includes: list(plain),
    note: plain,
  }),
  /** In whatever order; the page has them in that of services.ts. */
  services: fields({
    title: plain,
    list: list(fields({ slug: rule.slug, name: plain, text: plain }), { unique: 'slug' }),
  }),
  ziyarat: fields({ title: plain, cities: list(fields({ name: plain, places: list(plain) })) }),
  before: fields({
    title: plain,
    rules: fields({
      refundFull: rule.textWith('days', 'percent'),
      refundNone: plain,
      refundAsk: plain,
      refundTime: rule.textWith('from', 'to'),
      passport: rule.textWith('months'),
      payment: plain,
      compensation: plain,
      courts: plain,
    }),
  }),
  documents: fields({ lead: plain, terms: plain, refund: plain, privacy: plain }),
  contact: fields({
    title: plain,
    message: plain,
    call: plain,
    write: plain,
    save: plain,
    care: plain,
    firstMessage: plain,
  }),
  frame: fields({ skip: plain, menu: plain, home: plain }),
});

const language = fields({
  lang: rule.languageTag,
  dir: oneOf('ltr', 'rtl'),
  label: text,
  words: translation,
});

/** Each file of src/content with what it exports; a file stands behind those that it takes facts from. */
export const contentFiles = [
  ['agency.ts', 'agency', agency],
  ['policy.ts', 'policy', policy],
  ['pricing.ts', 'pricing', pricing],
  ['services.ts', 'services', list(service, { unique: 'slug' })],
  ['ziyarat.ts', 'ziyarat', fields({ title: text, cities: list(city, { unique: 'slug' }) })],
  ['languages/index.ts', 'languages', list(language, { least: 0, unique: 'lang' })],
  ['home.ts', 'home', home],
  ['notFound.ts', 'notFound', notFound],
  ['messages.ts', 'messages', messages],
  ['messages.ts', 'firstMessages', list(firstMessage, { unique: 'lang' })],
  ['navigation.ts', 'navigation', navigation],
  ['about.ts', 'about', about],
  ['contact.ts', 'contact', contact],
  ['legal/terms.ts', 'terms', legal],
  ['legal/refund.ts', 'refund', legal],
  ['legal/privacy.ts', 'privacy', legal],
] as const;

/** What the files of src/content export, all together. */
export type Content = {
  readonly [Entry in (typeof contentFiles)[number] as Entry[1]]: InferOutput<Entry[2]>;
};

export type About = Content['about'];
export type Agency = Content['agency'];
export type Block = InferOutput<typeof block>;
export type City = InferOutput<typeof city>;
export type Contact = Content['contact'];
export type FirstMessage = InferOutput<typeof firstMessage>;
export type Home = Content['home'];
export type Language = InferOutput<typeof language>;
export type LegalDocument = InferOutput<typeof legal>;
export type LegalSection = InferOutput<typeof legalSection>;
export type Navigation = Content['navigation'];
export type NotFound = Content['notFound'];
export type PictureText = InferOutput<typeof picture>;
export type Place = InferOutput<typeof place>;
export type Pricing = Content['pricing'];
export type Service = InferOutput<typeof service>;
export type Translation = InferOutput<typeof translation>;
