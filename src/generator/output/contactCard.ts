/** Makes contact.vcf, a vCard 3.0 (RFC 2426) that adds the agency to a visitor's phone contacts. */
import type { Files } from '../files/siteFiles.ts';
import type { Facts } from '../../agency/schemas/content.ts';

/** The largest logo, in bytes, that goes into the card: phones open a larger card slowly. */
const maxLogoBytes = 4_000;

/** Returns contact.vcf. `tagline` describes the agency in one line; the logo comes from the files of public/. */
export function makeContactCard(facts: Facts, tagline: string, publicFiles: Files): Files {
  const { name, phone, messaging, email, siteUrl, address } = facts.agency;
  const logo = Buffer.from(publicFiles.get('icons/icon-192.png') ?? '');
  const hasLogo = logo.length > 0 && logo.length <= maxLogoBytes;
  const parts = [address.street, address.city, address.region, address.postalCode, address.country];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    ...(messaging === phone ? [] : [`TEL;TYPE=CELL,MSG:${messaging}`]),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${parts.map(escaped).join(';')}`,
    `URL:${siteUrl}/`,
    `NOTE:${escaped(tagline)}`,
    ...(hasLogo ? [`PHOTO;ENCODING=b;TYPE=PNG:${logo.toString('base64')}`] : []),
    'END:VCARD',
  ];
  return new Map([['contact.vcf', lines.map((line) => `${folded(line)}\r\n`).join('')]]);
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Folds a line after 75 bytes, as the format requires, but never inside a character. A continuation line begins with a space. */
function folded(line: string): string {
  let length = 0;
  return [...line]
    .map((letter) => {
      const bytes = Buffer.byteLength(letter);
      length += bytes;
      if (length <= 75) return letter;
      length = bytes + 1;
      return `\r\n ${letter}`;
    })
    .join('');
}
