/** The check of all content: one line for each mistake, with file, field, value and what to write instead. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/steps/content/checkContent.ts';
import { factAt } from '../../../src/unconfirmed.ts';
import type { Site } from '../../../src/steps/loadSite.ts';
import { projectAt } from '../../../src/project.ts';
import * as site from '../../../src/site.ts';

const project = projectAt();

/** The site with other content at a path such as `agency.phone`. */
function siteWith(path: string, value: unknown): Site {
  return replaced(site, path.split('.'), value) as Site;
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(key), replaced(whole[Number(key)], rest, value));
  const old = whole as Record<string, unknown>;
  return { ...old, [key]: replaced(old[key], rest, value) };
}

function linesFor(path: string, value: unknown): string[] {
  return saidOf(siteWith(path, value));
}

function saidOf(changed: Site): string[] {
  try {
    checkContent(changed, project);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('the content as it is', () => {
  it('passes', () => {
    expect(() => checkContent(site, project)).not.toThrow();
  });
});

describe('checkContent', () => {
  it.each([
    ['agency.email', 'hello', 'agency.ts', 'email is "hello"'],
    ['agency.address.street', '', 'agency.ts', 'address.street is empty'],
    ['agency.copyrightYear', '2025', 'agency.ts', 'copyrightYear is "2025"'],
    ['agency.licences', [{ label: 'GST number', value: '' }], 'agency.ts', 'licences[0].value is empty'],
    ['pricing.amount', '109999', 'pricing.ts', 'amount is "109999"'],
    ['pricing.includes', [], 'pricing.ts', 'includes is "0 entries"'],
    ['policy.passportMonths', 0, 'policy.ts', 'passportMonths is 0'],
    ['services.2.icon', 'camel', 'services.ts', '[2].icon is "camel"'],
    ['services.2.name', ' ', 'services.ts', '[2].name is " "'],
    ['ziyarat.cities.0.places.1.line', '', 'ziyarat.ts', 'cities[0].places[1].line is empty'],
    ['ziyarat.cities.0.places.1.source', '', 'ziyarat.ts', 'cities[0].places[1].source is empty'],
    ['home.hero.headline', undefined, 'home.ts', 'hero.headline is missing'],
    ['home.panel.pictures.0.alt', '', 'home.ts', 'panel.pictures[0].alt is empty'],
    ['about.reasons.list.4.text', '', 'about.ts', 'reasons.list[4].text is empty'],
    ['contact.find.mapNote', '', 'contact.ts', 'find.mapNote is empty'],
    ['firstMessages.3.dir', 'left', 'messages.ts', '[3].dir is "left"'],
    ['messages.booking', '', 'messages.ts', 'booking is empty'],
    ['messages.booking', undefined, 'messages.ts', 'booking is missing'],
    ['navigation.book', undefined, 'navigation.ts', 'book is missing'],
    ['navigation.newsletter', undefined, 'navigation.ts', 'newsletter is missing'],
    ['navigation.menu.0.href', 'contact', 'navigation.ts', 'menu[0].href is "contact"'],
    ['home.includes.lead', 'count} parts', 'home.ts', 'includes.lead is "count} parts"'],
    ['ziyarat.cities.0.lead', 'In {count} places', 'ziyarat.ts', 'cities[0].lead is "In {count} places"'],
    ['navigation.header.0.label', '', 'navigation.ts', 'header[0].label is empty'],
    ['notFound.picture.slug', 'Hotel Room', 'notFound.ts', 'picture.slug is "Hotel Room"'],
    ['terms.sections.0.id', 'About us', 'legal/terms.ts', 'sections[0].id is "About us"'],
    ['refund.question', '', 'legal/refund.ts', 'question is empty'],
    ['privacy.sections.0.body.0', '', 'legal/privacy.ts', 'sections[0].body[0] is empty'],
  ])('refuses %s = %j', (path, value, file, words) => {
    const lines = linesFor(path, value);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Could not use src\/content\/\S+: .+\. Write .+\.$/);
    expect(lines[0]).toContain(`Could not use src/content/${file}: ${words}. Write `);
  });

  it.each([
    ['a paragraph', 'Words.', true],
    ['a list', { list: ['One'] }, true],
    ['links', { links: [{ text: 'Here', url: '/about' }] }, true],
    ['an empty list', { list: [] }, false],
    ['an insecure link', { links: [{ text: 'Here', url: 'http://example.com' }] }, false],
    ['both at once', { list: ['One'], links: [{ text: 'Here', url: '/about' }] }, false],
    ['a number', 7, false],
  ])('takes as a block of a legal page %s: %j, %s', (_kind, block, fits) => {
    expect(linesFor('terms.sections.0.body.0', block)).toHaveLength(fits ? 0 : 1);
  });

  it.each([
    ['services', [...site.services, site.services[0]], 'slug'],
    ['refund.sections', [...site.refund.sections, site.refund.sections[0]], 'id'],
    ['agency.licences', [{ label: 'A', value: '1' }, { label: 'A', value: '2' }], 'label'],
    ['firstMessages', [...site.firstMessages, site.firstMessages[0]], 'lang'],
  ])('refuses twins in %s', (path, value, field) => {
    const [line, ...more] = linesFor(path, value);
    expect(line).toContain(`].${field} is "`);
    expect(line).toMatch(/Another entry has it already; write a different one\.$/);
    expect(more).toEqual([]);
  });

  it('refuses days in the wrong order', () => {
    expect(linesFor('policy.refund.processingDays', { from: 14, to: 7 })).toEqual([
      'Could not use src/content/policy.ts: refund.processingDays is {"from":14,"to":7}. ' +
        'Write the smaller number first.',
    ]);
    expect(linesFor('policy.refund.processingDays', { from: 7, to: 7 })).toEqual([]);
  });

  it('refuses an unconfirmed fact that there is not', () => {
    expect(linesFor('unconfirmed', ['phone', 'fax'])).toEqual([
      'Could not use src/content/agency.ts: unconfirmed is "fax". Delete it or write the name of a fact above.',
    ]);
  });

  it('names each missing picture once, with the place that shows it', () => {
    const picture = { slug: 'no-such-hill', alt: 'A hill' };
    const twice = replaced(siteWith('home.panel.pictures.0', picture), ['about', 'picture'], picture) as Site;
    const start = 'Could not find the picture "no-such-hill" (src/pictures): there is no no-such-hill.jpg. ';
    const end = ' (src/content/home.ts, panel.pictures.)';
    expect(saidOf(twice)).toEqual([expect.stringContaining(start)]);
    expect(saidOf(twice)[0]?.endsWith(end)).toBe(true);
  });

  it('tells of all mistakes at once, one line each', () => {
    const twice = replaced(siteWith('agency.phone', 'call us'), ['pricing', 'amount'], -5) as Site;
    const [first, second, ...more] = saidOf(twice);
    expect(first).toMatch(/^Could not use src\/content\/agency\.ts: phone is "call us"\. /);
    expect(second).toMatch(/^Could not use src\/content\/pricing\.ts: amount is -5\. /);
    expect(more).toEqual([]);
  });
});

describe('factAt', () => {
  it.each([
    ['name', 'A'],
    ['address.city', 'B'],
    ['address', { city: 'B' }],
    ['fax', undefined],
    ['fax.number', undefined],
    ['address.city.district', undefined],
  ])('finds %s', (field, fact) => {
    expect(factAt({ name: 'A', address: { city: 'B' } }, field)).toEqual(fact);
  });
});
