/** What src/content/facts.ts must hold. */
import { exactOptional, pipe, transform } from 'valibot';
import * as rule from './rules.ts';

const { fields, list, plain: text } = rule;

/** How many share a room, from the lowest price to the highest, and who sleeps without a bed of their own. */
export const roomNames = ['four', 'three', 'two', 'one', 'child', 'infant'] as const;

/** The day on which the agency made sure of a group of facts; without it the group is a sample. */
const checked = exactOptional(rule.isoDate);

export const licence = fields({ label: text, value: text });

export const departure = fields({
  date: rule.isoDate,
  days: rule.orLeftOut(rule.wholeNumber),
  nightsMakkah: rule.orLeftOut(rule.wholeNumber),
  nightsMadinah: rule.orLeftOut(rule.wholeNumber),
  airline: rule.orLeftOut(text),
  direct: rule.orLeftOut(rule.onlyTrue),
  via: rule.orLeftOut(text),
  baggageKilos: rule.orLeftOut(rule.wholeNumber),
});

const hotels = list(fields({ name: text, metres: rule.orLeftOut(rule.wholeNumber) }), {
  min: 0,
  unique: 'name',
});

export const facts = fields({
  agency: fields({
    checked,
    name: text,
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
  }),
  licences: fields({ checked, list: list(licence, { min: 0, unique: 'label' }) }),
  package: fields({
    checked,
    name: text,
    price: rule.wholeNumber,
    includes: rule.names(),
    excludes: rule.names({ min: 0 }),
    rooms: pipe(
      fields(rule.optionals(rule.orNull(rule.wholeNumber), ...roomNames)),
      transform(known),
    ),
    zamZamLitres: rule.orNull(rule.wholeNumber),
  }),
  payment: fields({
    checked,
    advance: rule.orNull(rule.wholeNumber),
    balanceDays: rule.orNull(rule.wholeNumber),
    account: rule.textOrEmpty,
  }),
  departures: fields({ checked, list: list(departure, { min: 0 }) }),
  hotels: fields({ checked, makkah: hotels, madinah: hotels }),
  policy: fields({
    checked,
    effectiveDate: rule.isoDate,
    refund: fields({
      percent: rule.percent,
      days: rule.wholeNumber,
      processingDays: rule.period,
      nonRefundable: rule.names(),
    }),
    passportMonths: rule.wholeNumber,
    payment: text,
    compensationLimit: text,
    jurisdiction: text,
  }),
  openQuestions: list(text, { min: 0 }),
});

/** Returns the fields that are known. */
function known<Name extends string>(
  group: Readonly<Partial<Record<Name, number | null>>>,
): Partial<Record<Name, number>> {
  const entries = Object.entries(group).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Partial<Record<Name, number>>;
}
