/**
 * Every fact that may change within a year, once. Texts name a fact in braces, such as {price} or {days}; the name
 * stands behind it. A fact that nobody has confirmed is written sample('…'): take that away once it is right.
 */
import { sample } from './sample.ts';

export const facts = {
  agency: {
    name: sample('Safar Umrah'), // {name}
    siteUrl: sample('https://www.example.com'),
    /** A plus sign, the country code, the number; no spaces. */
    phone: sample('+910000000000'), // {phone}
    /** The number of the messaging service, written in the same way. */
    messaging: sample('+910000000000'),
    email: sample('hello@example.com'),
    hours: '24x7', // {hours}
    address: {
      street: sample('Sample Street 00'),
      city: 'Howrah', // {city}
      postalCode: sample('000000'),
      region: 'West Bengal', // {region}
      country: 'India', // {country}
      countryCode: 'IN',
    },
    /** What the maps service is asked to show. */
    mapQuery: sample('Howrah, West Bengal, India'),
    copyrightYear: 2025,
    /** Such as { label: 'GST number', value: '…' }; About shows them as soon as there is one. */
    licences: [],
  },
  package: {
    name: 'The Umrah package', // {package}
    /** Whole rupees. */
    price: 109999, // {price}
    /** A short name and what visitors read; the same short names stand in src/content/languages. */
    includes: {
      hotel: 'Hotel',
      flight: 'Flight',
      zamZam: 'Zam Zam',
      food: 'Fooding',
      ziyarat: 'Ziyarat',
      laundry: 'Laundry',
      care: '24x7 customer service',
    }, // {includes}
  },
  policy: {
    /** The date from which the legal pages hold: year-month-day. */
    effectiveDate: '2025-06-02',
    refund: {
      /** Of the price, when a booking is cancelled within so many days of it. */
      percent: 100, // {percent}
      days: 7, // {days}
      /** Business days in which a refund is processed. */
      processingDays: { from: 7, to: 14 }, // {from} and {to}, both as {period}
      /** A short name and what visitors read; the same short names stand in src/content/languages. */
      nonRefundable: {
        visa: 'visa fees',
        airfare: 'airfare',
        service: 'service fees',
      }, // {nonRefundable}
    },
    /** Months that a passport must be valid, counted from the travel date. */
    passportMonths: 6, // {months}
    payment: 'A minimum advance at booking, full payment before departure.', // {payment}
    compensationLimit: 'package cost', // {compensationLimit}
    jurisdiction: 'West Bengal, India', // {jurisdiction}
  },
};
