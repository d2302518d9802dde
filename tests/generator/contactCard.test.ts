/** The card that phones take into their contacts, read with a library. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../src/generator/project.ts';
import { agency } from '../../src/content/agency.ts';
import * as site from '../../src/generator/site.ts';
import { writeContactCard } from '../../src/generator/contactCard.ts';
import { readPublic } from '../../src/generator/publicFiles.ts';

function cardOf(changed: Partial<typeof agency>): string {
  const files = writeContactCard(
    { ...site, agency: { ...agency, ...changed } },
    readPublic(projectAt()),
  );
  return String(files.get('contact.vcf'));
}

describe('contact.vcf', () => {
  it('holds the facts of agency.ts, signs of the format and other scripts included', () => {
    const name = 'Al-Safar, Umrah \\ Hajj যাত্রা উমরাহ ভ্রমণ সংস্থা হাওড়া পশ্চিমবঙ্গ';
    const address = { ...agency.address, street: '4th floor; 12, Sample Road' };
    const numbers = { phone: '+919123456789', messaging: '+919876543210' };
    const card = new ICAL.Component(ICAL.parse(cardOf({ name, address, ...numbers })) as unknown[]);
    const valuesOf = (field: string) =>
      card.getAllProperties(field).map((property) => property.getFirstValue() as unknown);
    expect(valuesOf('version')).toEqual(['3.0']);
    expect(valuesOf('fn')).toEqual([name]);
    expect(valuesOf('tel').map(String)).toEqual(['+919123456789', '+919876543210']);
    expect(valuesOf('email')).toEqual([agency.email]);
    expect(valuesOf('url')).toEqual([`${agency.siteUrl}/`]);
    const { street, city, region, postalCode, country } = address;
    expect(valuesOf('adr')).toEqual([['', '', street, city, region, postalCode, country]]);
  });

  it('names a number once that calls and messages', () => {
    expect(
      cardOf({ phone: '+919123456789', messaging: '+919123456789' }).match(/^TEL/gm),
    ).toHaveLength(1);
  });

  it('has a logo of less than 4 KB, lines of at most 75 bytes and the ends of lines that old phones want', () => {
    const card = cardOf({ name: 'যাত্রা '.repeat(20).trim() });
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of card.split('\r\n'))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(card).not.toContain('\ufffd');
    const [, logo] = /PHOTO;ENCODING=b;TYPE=PNG:(.*?)\r\n(?! )/s.exec(card)!;
    const bytes = Buffer.from(logo!.replaceAll('\r\n ', ''), 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeLessThan(4_000);
  });
});
