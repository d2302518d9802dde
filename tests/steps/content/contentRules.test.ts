/** What each kind of fact accepts and refuses. */
import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/steps/content/contentRules.ts';
import { findProblems, type Rule } from '../../../src/steps/content/shape.ts';

const tables: Record<string, { rule: Rule; accepts: readonly unknown[]; refuses: readonly unknown[] }> = {
  text: {
    rule: rules.text,
    accepts: ['a', ' a ', 'আসসালামু', '0', '<b>'],
    refuses: ['', ' ', '\n\t', undefined, null, 0, 7, {}, ['a']],
  },
  countedText: {
    rule: rules.countedText,
    accepts: ['Places to visit.', '{count} places to visit.', '{count}'],
    refuses: ['', ' ', 'count} places', '{count places', '{Count} places', 'In {count} places', undefined],
  },
  sixWords: {
    rule: rules.sixWords,
    accepts: ['one', 'a b c d e f', '  a  b ', 'Near the two holy mosques'],
    refuses: ['', ' ', 'a b c d e f g', undefined, 6],
  },
  slug: {
    rule: rules.slug,
    accepts: ['a', 'cave-hira', 'uhud2', '7'],
    refuses: ['', 'Cave', 'cave hira', 'cave_hira', '-a', 'a-', 'a--b', 'é', '../x', 'a.jpg', undefined],
  },
  phoneNumber: {
    rule: rules.phoneNumber,
    accepts: ['+910000000000', '+919876543210', '+12025550123', '+966500000000'],
    refuses: [
      '9876543210',
      '09876543210',
      '00919876543210',
      '+91 98765 43210',
      '+91-98765-43210',
      '+09876543210',
      '+91987654321O',
      '+91',
      '+1234567890123456',
      '',
      919876543210,
      undefined,
    ],
  },
  emailAddress: {
    rule: rules.emailAddress,
    accepts: ['hello@example.com', 'a.b+c@sub.example.co.in', "o'brien@example.com"],
    refuses: [
      'hello@example',
      'hello.example.com',
      'hello@',
      '@example.com',
      'hello @example.com',
      'a@b@example.com',
      'mailto:hello@example.com',
      'hello@example.com, hi@example.com',
      'Hello <hello@example.com>',
      'hello@example..com',
      '',
      undefined,
    ],
  },
  siteAddress: {
    rule: rules.siteAddress,
    accepts: ['https://www.example.com', 'https://example.co.in', 'http://www.example.com'],
    refuses: [
      'ftp://www.example.com',
      'https://www.example.com/',
      'https://www.example.com/umrah',
      'www.example.com',
      'https://localhost',
      'https://www.example.com ',
      'https://www.example.com:8080',
      '',
      undefined,
    ],
  },
  countryCode: { rule: rules.countryCode, accepts: ['IN', 'SA'], refuses: ['in', 'IND', 'I', '', undefined] },
  isoDate: {
    rule: rules.isoDate,
    accepts: ['2025-06-02', '2024-02-29', '2025-12-31'],
    refuses: [
      '2025-02-30',
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-06-00',
      '02/06/2025',
      '2025-6-2',
      '2 June 2025',
      '2025-06-02T00:00:00Z',
      '',
      20250602,
      undefined,
    ],
  },
  wholeNumber: {
    rule: rules.wholeNumber,
    accepts: [1, 7, 109999],
    refuses: ['109999', '1O9999', '1,09,999', 0, -1, 109999.5, Number.NaN, Infinity, 2 ** 53, undefined, null],
  },
  year: { rule: rules.year, accepts: [2000, 2025, 2099], refuses: ['2025', 25, 1999, 2100, 2025.5, undefined] },
  oneOf: { rule: rules.oneOf('ltr', 'rtl'), accepts: ['ltr', 'rtl'], refuses: ['LTR', '', 'left', undefined] },
  languageTag: {
    rule: rules.languageTag,
    accepts: ['en', 'bn', 'hi', 'ur', 'en-IN', 'zh-Hans'],
    refuses: ['English', 'EN', 'e', 'en_IN', '', undefined],
  },
  linkTarget: {
    rule: rules.linkTarget,
    accepts: ['/', '/refund-policy', '/contact#customer-care', 'https://example.com/a?b=c'],
    refuses: [
      'refund-policy',
      'http://example.com',
      'www.example.com',
      '/Refund Policy',
      'javascript:alert(1)',
      '',
      undefined,
    ],
  },
  focalPoint: {
    rule: rules.focalPoint,
    accepts: [undefined, { x: 0, y: 1 }, { x: 0.5, y: 0.3 }, { x: 0.5, y: 0.5, zoom: 2 }],
    refuses: [
      { x: 0.5, y: 0.5, zoom: 0.5 },
      { x: 0.5, y: 0.5, zoom: 9 },
      { x: 0.5, y: 0.5, zoom: '2' },
      null,
      {},
      { x: 0.5 },
      { x: 1.1, y: 0 },
      { x: -0.1, y: 0 },
      { x: '0.5', y: 0.5 },
      'middle',
      0.5,
    ],
  },
};

const rows = (which: 'accepts' | 'refuses') =>
  Object.entries(tables).flatMap(([name, table]) => table[which].map((value) => [name, value, table.rule] as const));

describe('the rules of content', () => {
  it.each(rows('accepts'))('%s accepts %j', (_name, value, rule) => {
    expect(rule.holds(value)).toBe(true);
  });

  it.each(rows('refuses'))('%s refuses %j', (_name, value, rule) => {
    expect(rule.holds(value)).toBe(false);
  });

  it('are all in these tables', () => {
    expect(Object.keys(tables).sort()).toEqual(Object.keys(rules).filter((name) => name !== 'picture').sort());
  });

  it.each(Object.entries(tables))('%s says what to write in words that end a sentence', (_name, { rule }) => {
    expect(rule.expected).toMatch(/\S/);
    expect(rule.expected).not.toMatch(/\.$|regex|undefined|null/i);
  });

  it('ask of a picture its name and what it shows', () => {
    const fieldsOf = (value: unknown) => findProblems(value, rules.picture).map(({ field }) => field);
    expect(fieldsOf({ slug: 'mina', alt: 'Tents' })).toEqual([]);
    expect(fieldsOf({ slug: 'Mina.jpg' })).toEqual(['slug', 'alt']);
    expect(fieldsOf({ slug: 'mina', alt: 'Tents', focus: { x: 2, y: 0 } })).toEqual(['focus']);
  });
});
