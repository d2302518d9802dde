/** The three legal documents: short, plain, and without a promise that nobody has made. */
import { describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { contact } from '../../src/content/contact.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { refund } from '../../src/content/legal/refund.ts';
import { terms } from '../../src/content/legal/terms.ts';
import type { Block, LegalDocument } from '../../src/schemas/content.ts';
import { pricing } from '../../src/content/pricing.ts';
import { services } from '../../src/content/services.ts';
import { formatList } from '../../src/site/format.ts';
import { everyValue } from '../../src/schemas/issues.ts';

const documents: readonly LegalDocument[] = [terms, refund, privacy];

describe.each(documents.map((document) => [document.title, document] as const))(
  '%s',
  (_title, document) => {
    it('sums itself up in three or four short figures', () => {
      expect([3, 4]).toContain(document.glance.length);
      for (const { figure } of document.glance)
        expect(figure.length, figure).toBeLessThanOrEqual(16);
    });

    it('is made of short sentences', () => {
      const sentences = ownLines(document)
        .flatMap((line) => line.split(/(?<=[.?:])\s+/))
        .filter((sentence) => /[.?]$/.test(sentence));
      const lengths = sentences
        .map((sentence) => sentence.split(/\s+/).length)
        .sort((one, other) => one - other);
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(14);
      expect(lengths.at(-1)).toBeLessThanOrEqual(24);
    });

    it.each([
      [
        'promises that nobody has made',
        /\b(guarantee\w*|promise\w*|insur\w+|free of charge|per person)\b/i,
      ],
      [
        'papers that nobody has shown',
        /\b(GST\w*|IATA|licen[cs]ed?|registered|certified|grievance)\b/i,
      ],
      ['superlatives', /\b(best|finest|cheapest|lowest|most trusted|leading)\b/i],
      [
        'legalese',
        /\b(hereby|herein\w*|thereof|shall|sole discretion|notwithstanding|liable|indemni\w+)\b/i,
      ],
      [
        'periods spelt out',
        /\b(two|three|four|five|six|seven|ten|fourteen) (business )?(days|weeks|months)\b/i,
      ],
      ['straight quotes and dashes between sentences', /['"—]/],
      ['mark-up', /[<>]/],
    ])('holds no %s', (_kind, banned) => {
      expect(ownLines(document).filter((line) => banned.test(line))).toEqual([]);
    });
  },
);

it('the privacy policy names the buttons of the map, and the policies of the services that the site links to', () => {
  expect(allLines(privacy).join('\n')).toContain(
    `“${contact.find.showMap}” or “${contact.find.openMap}”`,
  );
  const blocks: readonly Block[] = privacy.sections.flatMap(({ body }): readonly Block[] => body);
  const hosts = blocks.flatMap((block) =>
    typeof block === 'object' && 'links' in block ? block.links : [],
  );
  expect(hosts.map(({ url }) => new URL(url).hostname)).toEqual([
    'www.whatsapp.com',
    'policies.google.com',
  ]);
});

function allLines(document: LegalDocument): string[] {
  const values = everyValue(document).filter(({ field }) => !/\.(id|url)$/.test(field));
  return values.flatMap(({ value }) => (typeof value === 'string' ? value : []));
}

/** Without the words that other files own: what they may say is not for this test. */
function ownLines(document: LegalDocument): string[] {
  const serviceNames = formatList(services.map(({ name }) => name));
  return allLines(document)
    .filter((line) => line !== pricing.note && !pricing.includes.includes(line))
    .map((line) => line.replace(serviceNames, '').replaceAll(agency.name, ''));
}
