/** Amounts, dates, phone numbers, counts, lists and names as the pages show them. */
import { expect, it } from 'vitest';
import {
  countWord,
  fillCount,
  fit,
  formatDate,
  formatList,
  formatPhone,
  formatRupees,
  shortName,
} from '../../src/site/format.ts';

const near = '{count} holy {place/places} that {is/are} near.';

it.each<[written: string, wanted: string]>([
  [formatRupees(999), '₹999'],
  [formatRupees(99999), '₹99,999'],
  [formatRupees(109999), '₹1,09,999'],
  [formatRupees(12345678), '₹1,23,45,678'],

  [formatDate('2025-06-02'), '02/06/2025 (2\u00a0June\u00a02025)'],
  [formatDate('2024-02-29'), '29/02/2024 (29\u00a0February\u00a02024)'],
  [formatDate('2 June 2025'), '2 June 2025'],

  [formatPhone('+910000000000'), '+91 00000 00000'],
  [formatPhone('+91332222000'), '+91 332 222 000'],
  [formatPhone('+12025550123'), '+1 202 555 0123'],
  [formatPhone('+442079460000'), '+44 207 946 0000'],
  [formatPhone('+966500000000'), '+966 500 000 000'],
  [formatPhone('call us'), 'call us'],

  [countWord(1), 'One'],
  [countWord(12), 'Twelve'],
  [countWord(13), '13'],
  [fillCount('Places to visit.', 5), 'Places to visit.'],
  [fillCount(near, 1), 'One holy place that is near.'],
  [fillCount(near, 13), '13 holy places that are near.'],

  [formatList(['airfare']), 'airfare'],
  [formatList(['visa fees', 'airfare']), 'visa fees and airfare'],
  [formatList(['visa fees', 'airfare', 'service fees']), 'visa fees, airfare and service fees'],

  [shortName('Noor'), 'Noor'],
  [shortName('Safar Umrah'), 'Safar Umrah'],
  [shortName('Al Haramain Umrah & Ziyarat Co.'), 'Al Haramain'],
  [shortName('Noor & Sons Hajj Travels'), 'Noor & Sons'],
  [shortName('Hajj and Umrah Services'), 'Hajj'],
  [shortName('Khuddam-ul-Hujjaj Travels'), 'Khuddam-ul-Hujjaj'],
])('writes %j', (written, wanted) => {
  expect(written).toBe(wanted);
});

it.each([
  [20, ['Umrah from Howrah', 'Umrah'], 'Umrah from Howrah'],
  [10, ['Umrah from Howrah', 'Umrah'], 'Umrah'],
  [14, ['Umrah, always from Howrah'], 'Umrah, always…'],
  [13, ['Umrah, always from Howrah'], 'Umrah…'],
  [6, ['Rahmatullah'], 'Rahma…'],
])('fit writes within %d letters one of %j as %j', (limit, wordings, text) => {
  expect(fit(limit, ...wordings)).toBe(text);
});
