/** What every file of src/content must look like; the compiler holds each shape against the type of its content. */
import type { About } from '../../content/about.ts';
import type { Agency } from '../../content/agency.ts';
import type { Contact } from '../../content/contact.ts';
import type { Home } from '../../content/home.ts';
import type { LegalDocument } from '../../content/legal/types.ts';
import type { FirstMessage, messages } from '../../content/messages.ts';
import type { navigation } from '../../content/navigation.ts';
import type { Policy } from '../../content/policy.ts';
import type { Pricing } from '../../content/pricing.ts';
import type { Service } from '../../content/services.ts';
import type { City } from '../../content/ziyarat.ts';
import * as rule from './contentRules.ts';
import { findProblems, optional, type Rule, type ShapeOf } from './shape.ts';

const { text, picture } = rule;
const titled = { title: text, lead: text };

export const agencyShape: ShapeOf<Agency> = {
  name: text,
  tagline: text,
  siteUrl: rule.siteAddress,
  phone: rule.phoneNumber,
  messaging: rule.phoneNumber,
  email: rule.emailAddress,
  hours: text,
  address: { street: text, city: text, postalCode: text, region: text, country: text, countryCode: rule.countryCode },
  mapQuery: text,
  copyrightYear: rule.year,
  licences: { each: { label: text, value: text }, least: 0, unique: 'label' },
};

export const pricingShape: ShapeOf<Pricing> = {
  amount: rule.wholeNumber,
  currency: rule.oneOf('INR'),
  title: text,
  lead: text,
  includes: { each: text },
  note: text,
  refund: text,
  refundLink: text,
  conditions: { each: text },
  action: text,
};

export const policyShape: ShapeOf<Policy> = {
  effectiveDate: rule.isoDate,
  refund: {
    fullShare: text,
    fullWithinDays: rule.wholeNumber,
    processingDays: { from: rule.wholeNumber, to: rule.wholeNumber },
    nonRefundable: { each: text },
  },
  passportMonths: rule.wholeNumber,
  jurisdiction: text,
  compensationLimit: text,
  payment: text,
};

export const servicesShape: ShapeOf<readonly Service[]> = {
  unique: 'slug',
  each: {
    slug: rule.slug,
    icon: rule.oneOf('hotel', 'flight', 'visa', 'zamzam', 'food', 'ziyarat', 'coach', 'kit'),
    name: text,
    brief: rule.sixWords,
    offer: text,
    group: rule.oneOf('Your journey', 'Your stay'),
  },
};

export const ziyaratShape: ShapeOf<{ title: string; cities: readonly City[] }> = {
  title: text,
  cities: {
    unique: 'slug',
    each: {
      slug: rule.slug,
      name: text,
      arabic: text,
      lead: rule.countedText,
      places: { unique: 'name', each: { name: text, arabic: text, line: text, source: optional(text), picture } },
    },
  },
};

export const homeShape: ShapeOf<Home> = {
  hero: { talbiyah: text, headline: text, tagline: text, book: text, more: text, priceLead: text },
  includes: { title: text, lead: rule.countedText },
  panel: { title: text, pictures: { each: picture, least: 3, unique: 'slug' }, points: { each: text } },
};

export const aboutShape: ShapeOf<About> = {
  eyebrow: text,
  ...titled,
  picture,
  who: { ...titled, text },
  mission: { title: text, text },
  offer: { title: text },
  reasons: { title: text, list: { unique: 'title', each: { title: text, text, href: optional(rule.linkTarget) } } },
  licences: titled,
  closing: { ...titled, action: text, pictures: { each: picture, unique: 'slug' } },
};

export const contactShape: ShapeOf<Contact> = {
  ...titled,
  message: { title: text, text },
  call: { title: text },
  write: { title: text },
  languages: titled,
  find: {
    title: text,
    hoursTitle: text,
    hours: text,
    mapTitle: text,
    mapAlt: text,
    showMap: text,
    openMap: text,
    mapNote: text,
  },
  care: { ...titled, message: text, call: text, write: text },
};

export const messagesShape: ShapeOf<typeof messages> = {
  general: text,
  booking: text,
  price: text,
  refund: text,
  terms: text,
  privacy: text,
  care: text,
  newsletter: text,
};

const links = { each: { label: text, href: rule.linkTarget } };

export const navigationShape: ShapeOf<typeof navigation> = {
  book: text,
  header: links,
  menu: links,
  help: { title: text, links },
  about: { title: text, links, licence: text },
  newsletter: { title: text, label: text, placeholder: text, submit: text, note: text, message: text, close: text },
};

export const firstMessagesShape: ShapeOf<readonly FirstMessage[]> = {
  unique: 'lang',
  each: { language: text, lang: rule.languageTag, dir: rule.oneOf('ltr', 'rtl'), text },
};

export const notFoundShape = { ...titled, home: text, picture };

const block: Rule = {
  holds: (value) =>
    typeof value === 'string'
      ? text.holds(value)
      : [{ list: { each: text } }, { links: { each: { text, url: rule.linkTarget } } }].some(
          (shape) => findProblems(value, shape).length === 0,
        ),
  expected: 'a paragraph in quotes, { list: [...] } or { links: [{ text, url }] }',
};

export const legalShape = {
  ...titled,
  glance: { each: { figure: text, text }, unique: 'figure' },
  sections: { unique: 'id', each: { id: rule.slug, title: text, body: { each: block } } },
  question: text,
} satisfies Record<keyof LegalDocument, unknown>;

/** Each file of src/content with what it exports; a file stands behind those that it takes facts from. */
export const contentFiles = [
  ['agency.ts', 'agency', agencyShape],
  ['policy.ts', 'policy', policyShape],
  ['pricing.ts', 'pricing', pricingShape],
  ['services.ts', 'services', servicesShape],
  ['ziyarat.ts', 'ziyarat', ziyaratShape],
  ['home.ts', 'home', homeShape],
  ['notFound.ts', 'notFound', notFoundShape],
  ['messages.ts', 'messages', messagesShape],
  ['messages.ts', 'firstMessages', firstMessagesShape],
  ['navigation.ts', 'navigation', navigationShape],
  ['about.ts', 'about', aboutShape],
  ['contact.ts', 'contact', contactShape],
  ['legal/terms.ts', 'terms', legalShape],
  ['legal/refund.ts', 'refund', legalShape],
  ['legal/privacy.ts', 'privacy', legalShape],
] as const;
