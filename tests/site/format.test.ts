import { describe, expect, it } from 'vitest';
import { countWord, fillCount, fit, formatDate, formatList, formatPhone, formatRupees, shortName } from '../../src/format.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [99999, '₹99,999'],
    [109999, '₹1,09,999'],
    [12345678, '₹1,23,45,678'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});

describe('formatDate', () => {
  it.each([
    ['2025-06-02', '02/06/2025 (2\u00a0June\u00a02025)'],
    ['2024-02-29', '29/02/2024 (29\u00a0February\u00a02024)'],
    ['2026-01-01', '01/01/2026 (1\u00a0January\u00a02026)'],
  ])('writes %s as %s', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  it('leaves a text that is no ISO date as it is', () => {
    expect(formatDate('2 June 2025')).toBe('2 June 2025');
  });
});

describe('formatPhone', () => {
  it.each([
    ['an Indian number', '+910000000000', '+91 00000 00000'],
    ['an Indian number of another length', '+91332222000', '+91 332 222 000'],
    ['a country code of one digit', '+12025550123', '+1 202 555 0123'],
    ['a country code of two digits', '+442079460000', '+44 207 946 0000'],
    ['a country code of three digits', '+966500000000', '+966 500 000 000'],
  ])('groups %s', (_kind, e164, text) => {
    expect(formatPhone(e164)).toBe(text);
  });

  it.each(['', '0000000000', '+91 00000 00000', 'call us'])('leaves %j, which is no E.164 number, as it is', (text) => {
    expect(formatPhone(text)).toBe(text);
  });
});

describe('countWord', () => {
  it.each([
    [0, '0'],
    [1, 'One'],
    [8, 'Eight'],
    [12, 'Twelve'],
    [13, '13'],
  ])('writes %d as %s', (count, text) => {
    expect(countWord(count)).toBe(text);
  });
});

describe('fillCount', () => {
  it.each([
    ['{count} places to visit.', 5, 'Five places to visit.'],
    ['{count} places to visit.', 13, '13 places to visit.'],
    ['Places to visit.', 5, 'Places to visit.'],
    ['{count} holy {place/places} that {is/are} near.', 1, 'One holy place that is near.'],
    ['{count} holy {place/places} that {is/are} near.', 2, 'Two holy places that are near.'],
  ])('writes %j with %d as %j', (sentence, count, text) => {
    expect(fillCount(sentence, count)).toBe(text);
  });
});

describe('formatList', () => {
  it.each([
    [[], ''],
    [['airfare'], 'airfare'],
    [['visa fees', 'airfare'], 'visa fees and airfare'],
    [['visa fees', 'airfare', 'service fees'], 'visa fees, airfare and service fees'],
  ])('writes %j as %j', (items, text) => {
    expect(formatList(items)).toBe(text);
  });
});

describe('shortName', () => {
  it.each([
    ['Safar Umrah', 'Safar Umrah'],
    ['Noor', 'Noor'],
    ['Al Haramain Umrah & Ziyarat Co.', 'Al Haramain'],
    ['Noor & Sons Hajj Travels', 'Noor & Sons'],
    ['Hajj and Umrah Services', 'Hajj'],
    ['Khuddam-ul-Hujjaj Travels', 'Khuddam-ul-Hujjaj'],
  ])('shortens %j to %j', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe('fit', () => {
  it.each([
    [20, ['Umrah from Howrah', 'Umrah'], 'Umrah from Howrah'],
    [10, ['Umrah from Howrah', 'Umrah'], 'Umrah'],
    [14, ['Umrah, always from Howrah'], 'Umrah, always…'],
    [13, ['Umrah, always from Howrah'], 'Umrah…'],
    [6, ['Rahmatullah'], 'Rahma…'],
  ])('writes within %d letters one of %j as %j', (limit, wordings, text) => {
    expect(fit(limit, ...wordings)).toBe(text);
  });
});
