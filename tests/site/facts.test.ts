/** Where visitors read each fact of facts.jsonc; hostFiles.test covers what programs read. */
import { expect, it } from 'vitest';
import { factsSchema } from '../../src/agency/schemas/factsSchema.ts';
import { pathOf } from '../../src/values/place.ts';
import { everyField } from '../../src/values/fieldInfo.ts';
import { inLetters } from '../support/inLetters.ts';
import { answered } from '../support/answered.ts';
import { englishSite } from '../support/changedSite.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { wordyContent } from '../support/wordyAgency.ts';

const legal = ['/terms-and-conditions/', '/refund-policy/', '/privacy-policy/'];
const languages = ['/bn/', '/ur/'];
const homes = ['/', ...languages];
const contacts = homes.map((home) => `${home}contact/`);
const all = made.routes.map(({ path }) => path);

it.each<[paths: readonly string[], selector: string, text: string]>([
  [all, 'title', 'Noor Travels'],
  [all, 'header .logo', 'Noor Travels'],
  [all, '.printed-address', 'Noor Travels'],
  [all, '.printed-address', 'https://www.noor-travels.example{path}'],
  [all, '.printed-address', '4 Station Road, Asansol 000001, Jharkhand, India'],
  [all, 'header a[href="tel:+910000000001"]', '+91 00000 00001'],
  [all, 'footer a[href="tel:+910000000001"]', '+91 00000 00001'],
  [homes, '#price a[href="tel:+910000000001"]', '+91 00000 00001'],
  [contacts, '.contact-cards a[href="tel:+910000000001"]', '+91 00000 00001'],
  [legal, '.text-article__question a[href="tel:+910000000001"]', '+91 00000 00001'],
  [contacts, '.contact-cards a[href^="https://wa.me/910000000002?"]', '+91 00000 00002'],
  [all, 'footer a[href="mailto:salam@noor-travels.example"]', 'salam@noor-travels.example'],
  [contacts, '.contact-cards a[href^="mailto:"]', 'salam@noor-travels.example'],
  [['/contact/'], '.contact-cards', 'On WhatsApp, 9 am to 9 pm'],
  [['/contact/'], '.contact-cards', '+91 00000 00001 9 am to 9 pm'],
  [['/'], '.package-panel', 'Assistance, 9 am to 9 pm'],
  [['/contact/'], '.find-us', 'Customer service 9 am to 9 pm'],
  [['/contact/'], '#customer-care', 'is there 9 am to 9 pm.'],
  [['/contact/'], 'main address', '4 Station Road Asansol 000001 Jharkhand, India'],
  [languages, 'footer address', '4 Station Road, Asansol 000001, Jharkhand, India'],
  [['/'], 'title', 'Umrah packages from Asansol'],
  [['/'], '#price h2', 'The Noor package'],
  [['/'], '.hero', 'Packages from ₹88,000 per person'],
  [['/'], '#price', 'Starting from ₹88,000 per person'],
  [['/terms-and-conditions/'], 'dl', '₹88,000'],
  [['/'], '.price-card li', 'Hotel room|Air ticket|Fooding|Washing|Zam Zam water'],
  [
    ['/ur/'],
    '.price-card li',
    inLetters('ur', 'Hotel room|Air ticket|Fooding|Washing|Zam Zam water'),
  ],
  [legal, 'main time[datetime="2031-01-02"]', '02/01/2031 (2 January 2031)'],
  [['/', '/about/'], 'main', '90% refundable within 5 days of booking.'],
  [['/refund-policy/'], 'dl', '5 days'],
  [['/refund-policy/'], 'dl', '4-9'],
  [['/refund-policy/'], 'dl', 'of visa costs and tips'],
  [['/'], '#ask', 'more than 5 days after booking?'],
  [['/'], '#price', 'Non-refundable: visa costs and tips.'],
  // Joined by the word of the language.
  [['/bn/refund-policy/'], 'dl', `${inLetters('bn', 'visa costs')} এবং ${inLetters('bn', 'tips')}`],
  [['/ur/refund-policy/'], 'dl', `${inLetters('ur', 'visa costs')} اور ${inLetters('ur', 'tips')}`],
  [['/'], '#price', 'valid at least 8 months from the travel date.'],
  [['/terms-and-conditions/'], 'dl', '8 months'],
  [['/'], '#price', 'Half at booking, the rest before departure.'],
  [['/terms-and-conditions/'], 'dl', 'the price paid'],
  [['/refund-policy/'], 'main', 'the courts in Jharkhand, India. They'],
])('shows on %j in %s: %s', (paths, selector, text) => {
  for (const path of paths) {
    // No-break spaces and word joiners keep a figure and its unit on one line.
    const words = pageAt(path)
      .all(selector)
      .map((part) => part.words);
    const shown = words.join('|');
    const wanted = text.replace('{path}', path);
    // The text of a list is compared as a whole.
    if (selector.endsWith(' li')) expect(shown, path).toBe(wanted);
    else expect(shown, path).toContain(wanted);
  }
});

it('has the year in which the agency last checked its facts', () => {
  const older = englishSite(({ facts }) => {
    for (const group of Object.values<any>(facts)) if (group.checked) group.checked = '2027-03-04';
    facts.policy.checked = '2028-01-01';
  });
  expect(older('/about/').only('.site-footer__end').text).toBe('© 2028 Noor Travels');
  expect(pageAt('/bn/').only('.site-footer__end').text).toBe('© 2031 Noor Travels');
});

it('has a kind for which the form has a field', () => {
  const all = everyField(factsSchema, wordyContent().facts);
  expect(all.filter(({ info }) => info.kind === undefined)).toEqual([]);
});

it('is filled in somewhere in the answered facts, so that the other tests see it on a page', () => {
  const fields = everyField(factsSchema, answered(made.content.facts)).map((each) => ({
    name: pathOf(each.keys).replace(/\[\d+\]/g, '[]'),
    isEmpty: ['""', '[]', 'null', undefined].includes(JSON.stringify(each.value)),
  }));
  const filled = new Set(fields.flatMap(({ name, isEmpty }) => (isEmpty ? [] : [name])));
  const never = new Set(fields.map(({ name }) => name).filter((name) => !filled.has(name)));
  expect([...never]).toEqual([
    // wordyAgency.ts has them.
    'agency.people',
    'agency.office',
    'licences.checked',
    'licences.list',
    // The rooms have prices instead.
    'package.price',
  ]);
});
