/** What each fact of the content may be, and the sentence about a value that it may not be. */
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../src/generator/project.ts';
import * as site from '../../src/generator/site.ts';
import { checkContent } from '../../src/generator/check/checkContent.ts';
import type { Site } from '../../src/generator/load.ts';
import { renderPath } from '../support/renderRoute.ts';

/** What the check says of the site with other values at paths such as `agency.phone`, line by line. */
function linesFor(changes: Record<string, unknown>): string[] {
  let changed: unknown = site;
  for (const [at, value] of Object.entries(changes))
    changed = replaced(changed, at.split('.'), value);
  try {
    checkContent(changed as Site, projectAt());
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.with(Number(key), replaced(whole[Number(key)], rest, value));
  const old = whole as Record<string, unknown>;
  return { ...old, [key]: replaced(old[key], rest, value) };
}

const words = 'Write some words between the quotes';
const counted =
  `${words}, which may begin with {count} where the number of entries belongs, ` +
  'and hold {place/places} where one entry needs another word than several';
const slug = 'Write small letters a to z, digits and hyphens, such as "cave-hira"';
const number =
  'Write a plus sign, the country code and the number without spaces, such as "+910000000000"';
const tenDigits = 'Write ten digits behind +91, such as "+910000000000"';
const email = 'Write one e-mail address, such as "hello@example.com"';
const url =
  'Write the address with https:// (http:// only without a certificate) and without a slash at the end, ' +
  'such as "https://www.example.com"';
const date = 'Write a real date as year-month-day, such as "2025-06-02"';
const whole = 'Write a whole number above zero without quotes, commas or letters, such as 109999';
const link =
  'Write an address that begins with https://, or a page of this site such as "/refund-policy"';
const focus =
  'Write x and y between 0 and 1, such as { x: 0.5, y: 0.3 }, and a zoom from 1 to 4 if need be';
const block = 'Write a paragraph in quotes, { list: [...] } or { links: [{ text, url }] }';
const addressFields =
  'Write the fields street, city, postalCode, region, country, countryCode in curly brackets';
const icons =
  'Write "hotel" or "flight" or "visa" or "zamzam" or "food" or "ziyarat" or "coach" or "kit"';
const names = 'Write a list of names in square brackets, or delete it';
const order = 'Write the smaller number first';
const twin = 'Another entry has it already; write a different one';
const taken = 'A part of its page has that name already; write a different one';
const backticks =
  'Write backticks (`) around it in the place of the quotes, so that the fact is put in';
const encoding =
  'The file is not saved as UTF-8; save it with that encoding, and where it shows � write the letter again';
const half = 'Write the emoji again: a half of it is missing';
const unknownFact = 'Delete it or write the name of a fact above';
const noLanguage = 'Delete it: there is no such language in src/content/languages/index.ts';
const months = 'Write {months} in it once, where the fact is put in, and no other { or }';
const food = "Write one with slug: 'food', because services.ts has it";
const pricingFields =
  'Delete it or mend its name; the fields are amount, currency, title, lead, includes, note, refund, refundLink, ' +
  'conditions, action';
const urduFields =
  'Delete it or mend its name; the fields are title, description, headline, tagline, price, services, ziyarat, before, ' +
  'documents, contact, frame';

const urdu = `languages.${site.languages.findIndex(({ lang }) => lang === 'ur')}.words`;
const place = 'ziyarat.cities.0.places.1';
const shown = 'cities[0].places[1]';
const picture = { slug: 'mina', alt: 'Tents' };
const far = { x: 0, y: 0, zoom: 9 };
const days = { from: 14, to: 7 };
const insecure = { links: [{ text: 'Here', url: 'http://example.com' }] };
const twins = [
  { label: 'A', value: '1' },
  { label: 'A', value: '2' },
];

describe('a value of the content', () => {
  it.each<[path: string, value: unknown, sentence: string]>([
    ['agency.name', ' \n', `agency.ts: name is " \\n". ${words}`],
    ['agency.address.street', '', `agency.ts: address.street is empty. ${words}`],
    ['agency.address', 'Howrah', `agency.ts: address is "Howrah". ${addressFields}`],
    [
      'agency.address.countryCode',
      'in',
      `agency.ts: address.countryCode is "in". Write two capital letters, such as "IN"`,
    ],
    ['agency.phone', '+91 98765', `agency.ts: phone is "+91 98765". ${number}`],
    ['agency.phone', '+91987654321', `agency.ts: phone is "+91987654321". ${tenDigits}`],
    ['agency.messaging', 919876543210, `agency.ts: messaging is 919876543210. ${number}`],
    [
      'agency.email',
      'a@example.com, b@example.com',
      `agency.ts: email is "a@example.com, b@example.com". ${email}`,
    ],
    [
      'agency.siteUrl',
      'https://www.example.com/',
      `agency.ts: siteUrl is "https://www.example.com/". ${url}`,
    ],
    [
      'agency.copyrightYear',
      '2025',
      `agency.ts: copyrightYear is "2025". Write a year without quotes, such as 2025`,
    ],
    ['agency.licences', twins, `agency.ts: licences[1].label is "A". ${twin}`],
    ['unconfirmed', ['phone', 'fax'], `agency.ts: unconfirmed is "fax". ${unknownFact}`],
    ['unconfirmed', 'phone', `agency.ts: unconfirmed is "phone". ${names}`],
    ['policy.effectiveDate', '2025-02-30', `policy.ts: effectiveDate is "2025-02-30". ${date}`],
    [
      'policy.refund.processingDays',
      days,
      `policy.ts: refund.processingDays is {"from":14,"to":7}. ${order}`,
    ],
    ['pricing.amount', '109999', `pricing.ts: amount is "109999". ${whole}`],
    ['pricing.action', undefined, `pricing.ts: action is missing. ${words}`],
    ['pricing.colour', 'red', `pricing.ts: colour is "red". ${pricingFields}`],
    ['pricing.amount', '1O9999', `pricing.ts: amount is "1O9999". ${whole}`],
    ['pricing.currency', 'USD', 'pricing.ts: currency is "USD". Write "INR"'],
    ['pricing.includes', [], 'pricing.ts: includes is "0 entries". Write at least 1'],
    [
      'pricing.note',
      'A price of ${agency.name}',
      `pricing.ts: note is "A price of \${agency.name}". ${backticks}`,
    ],
    [
      'pricing.note',
      'A price\ufffds note',
      `pricing.ts: note is "A price\ufffds note". ${encoding}`,
    ],
    ['pricing.includes.1', 'Flight \ud83d', `pricing.ts: includes[1] is "Flight \\ud83d". ${half}`],
    ['services.2.icon', 'camel', `services.ts: [2].icon is "camel". ${icons}`],
    [
      'services.2.brief',
      'a b c d e f g',
      `services.ts: [2].brief is "a b c d e f g". Write one to six words`,
    ],
    ['services.2.slug', 'hotel', `services.ts: [2].slug is "hotel". ${twin}`],
    ['services.2.slug', 'begin', `services.ts: [2].slug is "begin". ${taken}`],
    ['services.2.slug', 'Hotel Rooms', `services.ts: [2].slug is "Hotel Rooms". ${slug}`],
    ['ziyarat.cities.0.slug', 'price', `ziyarat.ts: cities[0].slug is "price". ${taken}`],
    [
      'ziyarat.cities.0.lead',
      'In {count} places',
      `ziyarat.ts: cities[0].lead is "In {count} places". ${counted}`,
    ],
    [`${place}.name`, 'Cave Hira', `ziyarat.ts: ${shown}.name is "Cave Hira". ${twin}`],
    [
      `${place}.picture.focus`,
      far,
      `ziyarat.ts: ${shown}.picture.focus is {"x":0,"y":0,"zoom":9}. ${focus}`,
    ],
    [
      'home.panel.points',
      undefined,
      'home.ts: panel.points is missing. Write a list in square brackets',
    ],
    ['home.panel.pictures', [picture], 'home.ts: panel.pictures is "1 entries". Write at least 3'],
    ['home.panel.pictures.0.alt', undefined, `home.ts: panel.pictures[0].alt is missing. ${words}`],
    [
      'firstMessages.3.lang',
      'en_IN',
      'messages.ts: [3].lang is "en_IN". Write a language code, such as "bn"',
    ],
    ['navigation.menu.0.href', 'contact', `navigation.ts: menu[0].href is "contact". ${link}`],
    [
      'terms.sections.0.id',
      'at-a-glance',
      `legal/terms.ts: sections[0].id is "at-a-glance". ${taken}`,
    ],
    [
      'refund.sections.0.body.0',
      insecure,
      `legal/refund.ts: sections[0].body[0] is ${JSON.stringify(insecure)}. ${block}`,
    ],
    [`${urdu}.headline`, undefined, `languages/ur.ts: headline is missing. ${words}`],
    [
      `${urdu}.headline`,
      'From {prize}',
      'languages/ur.ts: headline is "From {prize}". Write it without { and }',
    ],
    [
      `${urdu}.before.rules.passport`,
      'six',
      `languages/ur.ts: before.rules.passport is "six". ${months}`,
    ],
    [`${urdu}.hedline`, 'B', `languages/ur.ts: hedline is "B". ${urduFields}`],
    [
      `${urdu}.services.list.4.slug`,
      'fodo',
      `languages/ur.ts: services.list, food is missing. ${food}`,
    ],
    [
      'unconfirmed',
      ['translations.fr'],
      `agency.ts: unconfirmed is "translations.fr". ${noLanguage}`,
    ],
  ])('is told in one sentence: %s = %j', (path, value, sentence) => {
    expect(linesFor({ [path]: value })).toEqual([`Could not use src/content/${sentence}.`]);
  });

  it.each<[path: string, value: unknown]>([
    ['agency.phone', '+919876543210'],
    ['agency.phone', '+966500000000'],
    ['agency.email', "o'brien.a+c@sub.example.co.in"],
    ['agency.siteUrl', 'http://www.example.com'],
    [
      'agency.licences',
      [
        { label: 'GST number', value: '1' },
        { label: 'IATA', value: '1' },
      ],
    ],
    ['unconfirmed', ['address.city', 'address']],
    ['ziyarat.cities.0.lead', 'Places to visit, 😀.'],
    [`${place}.picture`, { ...picture, focus: { x: 0.5, y: 0.3, zoom: 4 } }],
    ['navigation.menu.0.href', '/contact#customer-care'],
    ['terms.sections.0.body.0', { links: [{ text: 'Here', url: '/about' }] }],
  ])('may be %s = %j', (path, value) => {
    expect(linesFor({ [path]: value })).toEqual([]);
  });

  it('is told with all others that are wrong, one line each', () => {
    const [first, second, ...more] = linesFor({ 'agency.phone': 'call us', 'pricing.amount': -5 });
    expect(first).toMatch(/^Could not use src\/content\/agency\.ts: phone is "call us"\. /);
    expect(second).toMatch(/^Could not use src\/content\/pricing\.ts: amount is -5\. /);
    expect(more).toEqual([]);
  });

  it('is told where it is spoilt, not where it is used', () => {
    expect(
      linesFor({ 'agency.hours': '24�7', 'contact.message.text': 'On WhatsApp, 24�7' }),
    ).toEqual([`Could not use src/content/agency.ts: hours is "24�7". ${encoding}.`]);
  });

  it('names a picture that is missing once, with the place that shows it', () => {
    const picture = { slug: 'no-such-hill', alt: 'A hill' };
    const [line, ...more] = linesFor({
      'home.panel.pictures.0': picture,
      'about.picture': picture,
    });
    const start =
      'Could not find the picture "no-such-hill" (src/pictures): there is no no-such-hill.jpg. ';
    expect(line).toMatch(/ \(src\/content\/home\.ts, panel\.pictures\.\)$/);
    expect(line?.startsWith(start)).toBe(true);
    expect(more).toEqual([]);
  });

  it.each([
    ['/', 'ziyarat.cities.0.slug'],
    ['/about', 'services.0.slug'],
    ['/terms-and-conditions', 'terms.sections.0.id'],
    ['/refund-policy', 'refund.sections.0.id'],
    ['/privacy-policy', 'privacy.sections.0.id'],
  ])('may not be a name that %s has for a part of its own: %s', (path, field) => {
    const slugs = [site.ziyarat.cities, site.services].flatMap((named) =>
      named.map((each) => each.slug),
    );
    const legal = [site.terms, site.refund, site.privacy];
    const sections = legal.flatMap((document) => document.sections.map(({ id }) => id));
    const ofContent = path === '/' ? slugs : [...slugs, ...sections];
    const own = renderPath(path)
      .all('[id]')
      .map((part) => part.get('id')!.replace(/-(title|places|loop)$/, ''))
      .filter((id) => !ofContent.includes(id) && !/^(icon|arch|footer|newsletter)-/.test(id));
    expect(own).toEqual(expect.arrayContaining(['top', 'menu', 'content', 'newsletter']));
    for (const name of own) {
      expect(linesFor({ [field]: name }), name).toEqual([
        expect.stringContaining(`is "${name}". ${taken}.`),
      ]);
    }
  });
});
