/** Amounts, dates, phone numbers, counts, lists and names as the pages show them. */
import { expect, it } from 'vitest';
import {
  firstThatFits,
  formatEffectiveDate,
  formatList,
  formatPhone,
  formatRupees,
  iconName,
} from '../../src/values/format.ts';

it.each<[written: string, wanted: string]>([
  [formatRupees(99999), '₹99,999'],
  [formatRupees(109999), '₹1,09,999'],

  [formatEffectiveDate('2025-06-02', 'en-IN'), '02/06/2025 (2\u00a0June\u00a02025)'],
  [formatEffectiveDate('2025-06-02', 'bn'), '02/06/2025 (2\u00a0জুন\u00a02025)'],

  [formatPhone('+910000000000'), '+91 00000 00000'],
  [formatPhone('+919876543210'), '+91 98765 43210'],
  [formatPhone('+913326380000'), '+91 33 2638 0000'],
  [formatPhone('+966500000000'), '+966 50 000 0000'],
  [formatPhone('+8801712345678'), '+880 1712-345678'],
  [formatPhone('18001234567'), '1800 123 4567'],
  [formatPhone('call us'), 'call us'],

  [formatList(['ভিসা', 'ফি'], 'bn'), 'ভিসা এবং ফি'],

  [iconName('Al Haramain Umrah & Ziyarat Co.'), 'Al Haramain'],
  [iconName('Noor & Sons Hajj Travels'), 'Noor & Sons'],
  [iconName('Hajj and Umrah Services'), 'Hajj'],
  [iconName('Khuddam-ul-Hujjaj Travels'), 'Khuddam-ul-Hujjaj'],
])('writes %j', (written, wanted) => {
  expect(written).toBe(wanted);
});

it.each([
  [20, ['Umrah from Howrah', 'Umrah'], 'Umrah from Howrah'],
  [17, ['Umrah from Howrah', 'Umrah'], 'Umrah from Howrah'],
  [16, ['Umrah from Howrah', 'Umrah'], 'Umrah'],
  [10, ['Umrah from Howrah', 'Umrah'], 'Umrah'],
  [14, ['Umrah, always from Howrah'], 'Umrah, always…'],
  [13, ['Umrah, always from Howrah'], 'Umrah…'],
  [6, ['Rahmatullah'], 'Rahma…'],
  [6, ['Rah👨‍👩‍👧👨‍👩‍👧'], 'Rah…'],
  [6, ['राहतकिर'], 'राहत…'],
])('fits into %d characters one of %j: %j', (limit, wordings, text) => {
  expect(firstThatFits(limit, ...wordings)).toBe(text);
});
