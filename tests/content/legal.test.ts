import { afterEach, describe, expect, it, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { contact } from '../../src/content/contact.ts';
import { policy } from '../../src/content/policy.ts';
import { pricing } from '../../src/content/pricing.ts';
import { services } from '../../src/content/services.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { refund } from '../../src/content/legal/refund.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { formatList, formatPhone, formatRupees } from '../../src/format.ts';
import type { Block, LegalDocument } from '../../src/schemas/content.ts';

const documents = [terms, refund, privacy];
const fullRefund = `${policy.refund.fullShare} refundable within ${policy.refund.fullWithinDays} days of booking`;
const processing = `${policy.refund.processingDays.from}–${policy.refund.processingDays.to} business days`;

describe.each(documents.map((document) => [document.title, document] as const))('%s', (_title, document) => {
  it('gives every section an anchor of its own', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('leaves no section, block or line empty', () => {
    for (const section of document.sections) {
      expect(section.body, section.id).not.toHaveLength(0);
      for (const block of section.body) expect(linesOf(block), section.id).not.toHaveLength(0);
    }
    for (const line of allLines(document)) expect(line.trim()).not.toBe('');
  });

  it('sums itself up in three or four short figures', () => {
    expect([3, 4]).toContain(document.glance.length);
    for (const { figure } of document.glance) expect(figure.length, figure).toBeLessThanOrEqual(12);
  });

  it('links inside the site or through https', () => {
    for (const { url } of linksOf(document)) expect(url).toMatch(/^(\/[a-z]|https:\/\/)/);
  });

  it('is made of short sentences', () => {
    const lengths = sentencesOf(document).map((sentence) => sentence.split(/\s+/).length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(14);
    expect(lengths.at(-1)).toBeLessThanOrEqual(24);
  });

  it.each([
    ['promises that nobody has made', /\b(guarantee\w*|promise\w*|insur\w+|free of charge|per person)\b/i],
    ['papers that nobody has shown', /\b(GST\w*|IATA|licen[cs]ed?|registered|certified|grievance)\b/i],
    ['superlatives', /\b(best|finest|cheapest|lowest|most trusted|leading)\b/i],
    ['legalese', /\b(hereby|herein\w*|thereof|shall|sole discretion|notwithstanding|liable|indemni\w+)\b/i],
    ['periods spelt out', /\b(two|three|four|five|six|seven|ten|fourteen) (business )?(days|weeks|months)\b/i],
    ['straight quotes and dashes between sentences', /['"—]/],
    ['mark-up', /[<>]/],
  ])('holds no %s', (_kind, banned) => {
    for (const line of ownLines(document)) expect(line).not.toMatch(banned);
  });
});

describe('the terms', () => {
  it.each([
    ['the starting price', formatRupees(pricing.amount)],
    ['the note on customised packages', pricing.note],
    ['the passport rule', `at least ${policy.passportMonths} months from the travel date`],
    ['the payment rule', 'A minimum advance is due at booking. Full payment is due before departure.'],
    ['the full refund', fullRefund],
    ['the non-refundable amounts', formatList(policy.refund.nonRefundable)],
    ['the limit of compensation', `Compensation is limited to the ${policy.compensationLimit}.`],
    ['the courts', `the courts in ${policy.jurisdiction}`],
    ['the phone number', formatPhone(agency.phone)],
    ['the services', formatList(services.map(({ name }) => name))],
  ])('state %s', (_what, text) => {
    expect(textOf(terms)).toContain(text);
  });

  it('list what the price card includes', () => {
    expect(blocksOf(terms)).toContainEqual({ list: pricing.includes });
  });
});

describe('the refund policy', () => {
  it.each([
    ['the full refund', fullRefund],
    ['the processing time', processing],
    ['the limit of compensation', `Compensation is limited to the ${policy.compensationLimit}.`],
    ['the courts', `the courts in ${policy.jurisdiction}`],
  ])('states %s', (_what, text) => {
    expect(textOf(refund)).toContain(text);
  });

  it('states the full refund first and what is non-refundable next', () => {
    const [first, second] = refund.sections;
    expect(first?.body[0]).toContain(fullRefund);
    expect(second?.body).toContainEqual({ list: policy.refund.nonRefundable });
  });
});

describe('the privacy policy', () => {
  it('names the buttons of the map as the contact page does', () => {
    expect(textOf(privacy)).toContain(`“${contact.find.showMap}” or “${contact.find.openMap}”`);
  });

  it('leads to the policies of the services that the site links to', () => {
    expect(linksOf(privacy).map(({ url }) => new URL(url).hostname)).toEqual([
      'www.whatsapp.com',
      'policies.google.com',
    ]);
  });
});

describe('facts that change', () => {
  afterEach(() => {
    vi.doUnmock('../../src/content/agency.ts');
    vi.doUnmock('../../src/content/policy.ts');
    vi.doUnmock('../../src/content/pricing.ts');
    vi.doUnmock('../../src/content/services.ts');
    vi.resetModules();
  });

  it('reach every figure of the three documents', async () => {
    const changed = {
      agency: { ...agency, name: 'Agency 901', phone: '+919029029029', hours: '903x904' },
      policy: {
        ...policy,
        refund: {
          fullShare: '905%',
          fullWithinDays: 906,
          processingDays: { from: 907, to: 908 },
          nonRefundable: ['fee 909', 'fee 910'],
        },
        passportMonths: 911,
        jurisdiction: 'Court 912',
        compensationLimit: 'cost 913',
      },
      pricing: { ...pricing, amount: 914, includes: ['Service 915'], note: 'Note 916.' },
      services: [{ name: 'Service 917' }],
    };
    vi.resetModules();
    vi.doMock('../../src/content/agency.ts', () => ({ agency: changed.agency, unconfirmed: [] }));
    vi.doMock('../../src/content/policy.ts', () => ({ policy: changed.policy }));
    vi.doMock('../../src/content/pricing.ts', () => ({ pricing: changed.pricing }));
    vi.doMock('../../src/content/services.ts', () => ({ services: changed.services }));

    const rewritten = [
      (await import('../../src/content/legal/terms.ts')).terms,
      (await import('../../src/content/legal/refund.ts')).refund,
      (await import('../../src/content/legal/privacy.ts')).privacy,
    ];
    const text = rewritten.map(textOf).join('\n').replaceAll(formatPhone(changed.agency.phone), '');
    const figures = text.match(/\d+/g)?.map(Number) ?? [];
    expect(figures.filter((figure) => figure < 901 || figure > 917)).toEqual([]);
    expect(new Set(figures)).toEqual(new Set([901, ...Array.from({ length: 15 }, (_, index) => 903 + index)]));
  });
});

function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.links.map(({ text }) => text);
}

function linksOf(document: LegalDocument): readonly { readonly text: string; readonly url: string }[] {
  return blocksOf(document).flatMap((block) => (typeof block === 'object' && 'links' in block ? block.links : []));
}

function blocksOf(document: LegalDocument): readonly Block[] {
  return document.sections.flatMap(({ body }) => body);
}

function allLines(document: LegalDocument): readonly string[] {
  return [
    document.title,
    document.lead,
    document.question,
    ...document.glance.flatMap(({ figure, text }) => [figure, text]),
    ...document.sections.flatMap(({ title, body }) => [title, ...body.flatMap(linesOf)]),
  ];
}

/** Without the words that other files own: what they may say is not for this test. */
function ownLines(document: LegalDocument): readonly string[] {
  const serviceNames = formatList(services.map(({ name }) => name));
  return allLines(document)
    .filter((line) => line !== pricing.note && !pricing.includes.includes(line))
    .map((line) => line.replace(serviceNames, ''));
}

function textOf(document: LegalDocument): string {
  return allLines(document).join('\n');
}

function sentencesOf(document: LegalDocument): readonly string[] {
  return ownLines(document)
    .flatMap((line) => line.split(/(?<=[.?:])\s+/))
    .filter((sentence) => /[.?]$/.test(sentence));
}
