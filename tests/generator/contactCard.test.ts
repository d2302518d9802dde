/** The card that phones take into their contacts, read with a library. */
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeContactCard } from '../../src/generator/output/contactCard.ts';
import { readPublic } from '../../src/generator/output/publicFiles.ts';
import type { Agency } from '../../src/agency/schemas/content.ts';
import { fixture } from '../support/fixture.ts';
import { made } from '../support/madeSite.ts';

const publicFiles = readPublic(fixture).files;

function cardOf(changes: Partial<Agency>): string {
  const { facts } = made.content;
  const { tagline } = made.routes[0]!.edition.words.layout;
  const changed = { ...facts, agency: { ...facts.agency, ...changes } };
  return String(writeContactCard(changed, tagline, publicFiles).get('contact.vcf'));
}

/** Every field of a card but its logo, by name. */
function fieldsOf(card: string): Record<string, unknown[]> {
  const fields: Record<string, unknown[]> = {};
  for (const property of new ICAL.Component(ICAL.parse(card) as unknown[]).getAllProperties()) {
    const value: unknown = property.getFirstValue();
    (fields[property.name] ??= []).push(Array.isArray(value) ? value : String(value));
  }
  const { photo: _, ...others } = fields;
  return others;
}

it('holds the facts of the agency in every field', () => {
  const fields = {
    version: ['3.0'],
    fn: ['Noor Travels'],
    n: [['Noor Travels', '', '', '', '']],
    org: ['Noor Travels'],
    tel: ['+910000000001', '+910000000002'],
    email: ['salam@noor-travels.example'],
    adr: [['', '', '4 Station Road', 'Asansol', 'Jharkhand', '000001', 'India']],
    url: ['https://www.noor-travels.example/'],
    note: ['Umrah journeys from Asansol, Jharkhand, India.'],
  };
  expect(fieldsOf(cardOf({}))).toEqual(fields);
  expect(cardOf({})).toContain('TEL;TYPE=WORK,VOICE,PREF:+910000000001');
  const one = cardOf({ messaging: '+910000000001' });
  expect(fieldsOf(one)).toEqual({ ...fields, tel: ['+910000000001'] });
});

it('escapes the signs of its format, in every script', () => {
  const name = 'Al-Noor, Umrah \\ Hajj যাত্রা উমরাহ ভ্রমণ সংস্থা আসানসোল ঝাড়খণ্ড';
  const street = '4th floor; 12, Station Road';
  const address = { ...made.content.facts.agency.address, street };
  const { fn, n, adr } = fieldsOf(cardOf({ name, address }));
  expect([fn, n]).toEqual([[name], [[name, '', '', '', '']]]);
  expect(adr).toEqual([['', '', street, 'Asansol', 'Jharkhand', '000001', 'India']]);
});

it('keeps to lines of 75 bytes with the line ends of old phones', () => {
  const card = cardOf({ name: 'যাত্রা '.repeat(20).trim() });
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of card.split('\r\n'))
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(card).not.toContain('\ufffd');
});
