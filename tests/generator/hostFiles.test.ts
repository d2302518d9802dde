/**
 * What hosts, search engines and phones read: .htaccess, sitemap, robots, manifest, and the contact card, which a library
 * parses. tests/host checks how a real Apache follows .htaccess.
 */
import { plainText } from '../../src/values/filledText.tsx';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { makeHostFiles } from '../../src/generator/webServer/hostFiles.ts';
import { joinHtaccess } from '../../src/generator/webServer/htaccess.ts';
import { makeContactCard } from '../../src/generator/output/contactCard.ts';
import { readPublic } from '../../src/generator/output/publicFiles.ts';
import type { Agency } from '../../src/agency/schemas/content.ts';
import { fixture } from '../support/fixture.ts';
import { made } from '../support/madeSite.ts';

const { files: publicFiles } = readPublic(fixture);
const tagline = plainText(made.routes[0]!.edition.words.layout.tagline);

function fileOf(name: string, changes: Partial<Agency> = {}): string {
  const { facts, ...content } = made.content;
  const changed = { ...facts, agency: { ...facts.agency, ...changes } };
  const files = [
    ...makeHostFiles({ ...content, facts: changed }, tagline, made.routes, new Map()),
    ...makeContactCard(changed, tagline, publicFiles),
  ];
  return String(new Map(files).get(name));
}

/** All headers as literals; otherwise a looser one would go unnoticed. */
const securityHeaders = [
  "Content-Security-Policy: frame-ancestors 'none'",
  'X-Frame-Options: DENY',
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: same-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: cross-origin',
  'Strict-Transport-Security: max-age=31536000',
];

it('sets every security header in .htaccess', () => {
  const set = [...fileOf('.htaccess').matchAll(/^Header always set (\S+) "(.+)"$/gm)];
  expect(set.map(([, name, value]) => `${name}: ${value}`)).toEqual(securityHeaders);
});

it('does not require https of a site without a certificate', () => {
  const plain = fileOf('.htaccess', { siteUrl: 'http://www.noor-travels.example' });
  expect(plain).not.toMatch(/https|Strict-Transport-Security/i);
  // Everything else is the same.
  expect(fileOf('.htaccess').split('\n')).toEqual(expect.arrayContaining(plain.split('\n')));
});

it('lets a host renew its certificate over http', () => {
  // The next rule leads to https, and each condition before it can prevent that.
  const [conditions] = fileOf('.htaccess').split('RewriteRule ^ https://www.noor-travels.example');
  expect(conditions).toMatch(
    /\nRewriteCond %\{THE_REQUEST\} !\\s\/\\\.well-known\/\n(RewriteCond .+\n)+$/,
  );
});

it('has marks around the lines of the build and those of public/.htaccess', () => {
  const own = 'Redirect 301 /old /about\n';
  expect(joinHtaccess('rules\n', new Map([['.htaccess', own]]))).toBe(
    '# BEGIN site: npm run upload replaces the lines up to "END site", and keeps all others.\n' +
      'rules\n\n# From public/.htaccess:\nRedirect 301 /old /about\n# END site\n',
  );
});

it('leaves out the marks if staff have copied a built .htaccess to public', () => {
  const own =
    '# BEGIN site: npm run upload\nRedirect 301 /old /about\n# END site\nOptions -Indexes\n';
  expect(joinHtaccess('rules\n', new Map([['.htaccess', own]]))).toBe(
    '# BEGIN site: npm run upload replaces the lines up to "END site", and keeps all others.\n' +
      'rules\n\n# From public/.htaccess:\nRedirect 301 /old /about\nOptions -Indexes\n# END site\n',
  );
});

it('lists every page except the 404 in the sitemap, by its full address', () => {
  const xml = fileOf('sitemap.xml');
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  expect(xml.startsWith(start)).toBe(true);
  const addresses = [
    ...xml.matchAll(/<url><loc>https:\/\/www\.noor-travels\.example(.*?)<\/loc><\/url>/g),
  ];
  const listed = made.routes.filter(({ kind }) => kind !== 'notFound');
  expect(addresses.map(([, address]) => address)).toEqual(listed.map(({ path }) => path));
});

it('lets search engines read everything', () => {
  expect(fileOf('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.noor-travels.example/sitemap.xml\n',
  );
});

it('lets Apache compress every kind of text that a page asks for', () => {
  const [, types = ''] = /AddOutputFilterByType DEFLATE ([^\n]+)/.exec(fileOf('.htaccess')) ?? [];
  expect(types.split(' ')).toEqual(
    expect.arrayContaining(['text/html', 'text/css', 'text/javascript', 'image/svg+xml']),
  );
});

describe('the manifest', () => {
  const readManifest = (name: string) =>
    JSON.parse(fileOf('manifest.webmanifest', { name })) as { icons: Record<string, string>[] };

  it('has the agency’s name and words', () => {
    expect(readManifest('Noor "é" Travels \\ more')).toMatchObject({
      name: 'Noor "é" Travels \\ more',
      short_name: 'Noor "é"',
      description: 'Umrah journeys from Asansol, Jharkhand, India.',
      start_url: '/',
      background_color: '#fbf6ec',
      theme_color: '#0b1633',
      lang: 'en-IN',
    });
  });

  it('is in the language of the first page', () => {
    const inBengali = made.routes.filter(({ edition }) => edition.lang === 'bn');
    const files = makeHostFiles(made.content, 'উমরাহ', inBengali, new Map());
    expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({ lang: 'bn' });
  });

  it('names icons of the size that it states', () => {
    const { icons } = readManifest('Noor');
    expect(icons.map(({ sizes, purpose, type }) => [sizes, purpose, type])).toEqual([
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ]);
    for (const { src, sizes } of icons) {
      const png = Buffer.from(publicFiles.get(src!.slice(1))!);
      // Width and height are in a PNG's first chunk (PNG specification, IHDR).
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});

describe('the contact card', () => {
  const cardWith = (changes: Partial<Agency>) => fileOf('contact.vcf', changes);

  /** Every field of a card except its logo, by name. */
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
    expect(fieldsOf(cardWith({}))).toEqual(fields);
    expect(cardWith({})).toContain('TEL;TYPE=WORK,VOICE,PREF:+910000000001');
    const one = cardWith({ messaging: '+910000000001' });
    expect(fieldsOf(one)).toEqual({ ...fields, tel: ['+910000000001'] });
  });

  it('escapes the special characters of its format, in every script', () => {
    const name = 'Al-Noor, Umrah \\ Hajj যাত্রা উমরাহ ভ্রমণ সংস্থা আসানসোল ঝাড়খণ্ড';
    const street = '4th floor; 12, Station Road';
    const address = { ...made.content.facts.agency.address, street };
    const { fn, n, adr } = fieldsOf(cardWith({ name, address }));
    expect([fn, n]).toEqual([[name], [[name, '', '', '', '']]]);
    expect(adr).toEqual([['', '', street, 'Asansol', 'Jharkhand', '000001', 'India']]);
  });

  it('keeps to lines of 75 bytes with the line ends of old phones', () => {
    const card = cardWith({ name: 'যাত্রা '.repeat(20).trim() });
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of card.split('\r\n'))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(card).not.toContain('\ufffd');
  });
});
