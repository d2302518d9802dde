/** What hosts, search engines and phones read: .htaccess, _headers, sitemap, robots, manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeHostFiles } from '../../src/generator/host/hostFiles.ts';
import type { Agency } from '../../src/schemas/content.ts';
import { fixture } from '../support/fixture.ts';
import { made } from '../support/madeSite.ts';

function fileOf(name: string, changes: Partial<Agency> = {}): string {
  const { facts, ...content } = made.content;
  const changed = { ...facts, agency: { ...facts.agency, ...changes } };
  return String(
    writeHostFiles({ ...content, facts: changed }, made.routes[0]!.frame.tagline, made.routes).get(
      name,
    ),
  );
}

/** All of them as literals: a looser one would go unnoticed otherwise. */
const securityHeaders = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=31536000'],
];

interface Directive {
  readonly name: string;
  readonly rest: string;
  /** The containers around it, from the outside to the inside. */
  readonly inside: readonly string[];
}

const text = fileOf('.htaccess');
const directives = readDirectives(text);
const named = (name: string) => directives.filter((directive) => directive.name === name);
const restsOf = (name: string) => named(name).map(({ rest }) => rest);

/**
 * The module that each directive comes from, except those that every Apache has (Apache 2.4's list
 * of directives). One that is not among them, of the classes Options, Indexes or Limit, may answer
 * every page with an error 500.
 */
const modules: readonly [directive: RegExp, module?: string][] = [
  [/^(ErrorDocument|FileETag|AddDefaultCharset)$/],
  [/^Rewrite(Engine|Cond|Rule)$/, 'mod_rewrite.c'],
  [/^DirectorySlash$/, 'mod_dir.c'],
  [/^AddType$/, 'mod_mime.c'],
  [/^Header$/, 'mod_headers.c'],
  [/^AddOutputFilterByType$/, 'mod_filter.c'],
];

describe('the .htaccess', () => {
  it('holds no directive that shared hosts forbid, but DirectorySlash', () => {
    for (const { name, inside } of directives) {
      const [known, module] = modules.find(([directive]) => directive.test(name)) ?? [];
      expect(known, name).toBeDefined();
      if (module) expect(inside, name).toContain(`IfModule ${module}`);
    }
    const inside = ['IfModule mod_rewrite.c', 'IfModule mod_dir.c'];
    expect(named('DirectorySlash')).toEqual([{ name: 'DirectorySlash', rest: 'Off', inside }]);
  });

  it('shows the page for unknown addresses where there is nothing', () => {
    expect(restsOf('ErrorDocument')).toEqual(['404 /404.html', '403 /404.html']);
    expect(restsOf('RewriteEngine')).toEqual(['On']);
  });

  it('redirects to https alone, and only from plain http', () => {
    expect(restsOf('RewriteRule').filter((rest) => /R=30\d|\[R[,\]]/.test(rest))).toEqual([
      '^ https://www.noor-travels.example%{REQUEST_URI} [R=301,L]',
    ]);
    const first = directives.findIndex(({ name }) => name === 'RewriteRule');
    const conditions = directives.slice(0, first).filter(({ name }) => name === 'RewriteCond');
    expect(conditions.map(({ rest }) => rest)).toEqual([
      '%{HTTP_HOST} ^(www\\.)?noor-travels\\.example(:80)?$ [NC]',
      '%{THE_REQUEST} !\\s/\\.well-known/',
      '%{HTTPS} !on',
      '%{ENV:HTTPS} !^(on|1)$ [NC]',
      '%{REQUEST_SCHEME} !https',
      '%{HTTP:X-Forwarded-Proto} !https [NC]',
      '%{HTTP:X-Forwarded-SSL} !on [NC]',
      '%{HTTP:Front-End-Https} !on [NC]',
      '%{HTTP:CF-Visitor} !https',
    ]);
  });

  it('hides dotfiles, but not what renews a certificate', () => {
    const [pattern, target, flags] = restsOf('RewriteRule')[1]!.split(' ');
    expect([target, flags]).toEqual(['-', '[R=404,L]']);
    const hidden = ['.htaccess', '.env', '.upload.json', 'a/.git/config'];
    const shown = ['.well-known/acme-challenge/x', 'about', 'assets/main.ABCDEFGH.js'];
    expect([...hidden, ...shown].filter((path) => new RegExp(pattern!).test(path))).toEqual(hidden);
  });

  it('serves a page from the folder of its name without a redirect', () => {
    const [pattern, target, flags] = restsOf('RewriteRule')[2]!.split(' ');
    expect([target, flags]).toEqual(['/$1/index.html', '[L]']);
    const served = ['about', 'terms-and-conditions', 'about/', ''].map(
      (path) => new RegExp(pattern!).exec(path)?.[1],
    );
    expect(served).toEqual(['about', 'terms-and-conditions', undefined, undefined]);
  });

  it('sets every security header on every response', () => {
    const set = restsOf('Header').filter((rest) => rest.startsWith('always set '));
    expect(set).toEqual(securityHeaders.map(([name, value]) => `always set ${name} "${value}"`));
  });

  it('caches for a year what carries its content in its name', () => {
    const rules = named('Header').filter(({ rest }) => rest.includes('Cache-Control'));
    expect(rules.map(({ rest }) => rest)).toEqual([
      'set Cache-Control "no-cache"',
      'set Cache-Control "public, max-age=31536000, immutable"',
    ]);
    const [, pattern] = /^FilesMatch "(.+)"$/.exec(rules[1]!.inside.at(-1)!)!;
    const cached = ['main.1a2b3c4d.js', 'main.JQX2ABCD.js', 'marcellus.1a2b3c4d.woff2'];
    for (const ending of ['avif', 'webp', 'jpg']) cached.push(`hotel-340.1a2b3c4d.${ending}`);
    const asked = ['index.html', 'hero-portrait.webm', 'icon-192.png', 'manifest.webmanifest'];
    expect([...cached, ...asked].filter((file) => new RegExp(pattern!).test(file))).toEqual(cached);
  });

  it('names the types that cheap hosts do not know', () => {
    expect(restsOf('AddType').sort()).toEqual([
      'application/manifest+json .webmanifest',
      'font/woff2 .woff2',
      'image/avif .avif',
      'image/svg+xml .svg',
      'image/webp .webp',
      'text/javascript .js',
      'text/vcard .vcf',
      'video/mp4 .mp4',
      'video/webm .webm',
    ]);
  });

  it.each(['BROTLI_COMPRESS', 'DEFLATE'])('compresses texts alone with %s', (filter) => {
    const types = restsOf('AddOutputFilterByType')
      .find((rest) => rest.startsWith(filter))!
      .split(' ');
    expect(types).toEqual(
      expect.arrayContaining([
        'text/html',
        'text/javascript',
        'image/svg+xml',
        'application/manifest+json',
      ]),
    );
    expect(types.filter((type) => /avif|webp|jpeg|video|font/.test(type))).toEqual([]);
  });
});

it.each(['.htaccess', '_headers'])('asks nobody for https without a certificate: %s', (name) => {
  const plain = fileOf(name, { siteUrl: 'http://www.noor-travels.example' });
  expect(plain).not.toMatch(/https|Strict-Transport-Security/i);
  // Everything else is the same.
  expect(fileOf(name).split('\n')).toEqual(expect.arrayContaining(plain.split('\n')));
});

it('writes the same headers for hosts that read _headers', () => {
  const immutable = ['  Cache-Control: public, max-age=31536000, immutable'];
  const blocks = fileOf('_headers')
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  expect(blocks).toEqual([
    ['/*', ...securityHeaders.map(([name, value]) => `  ${name}: ${value}`)],
    ['/assets/*', ...immutable],
    ['/pictures/*', ...immutable],
    ['/contact.vcf', '  Content-Type: text/vcard; charset=utf-8'],
    ['/video/*', '  Cache-Control: no-cache'],
  ]);
});

it('lists every page but the 404 in the sitemap, by its full address', () => {
  const xml = fileOf('sitemap.xml');
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  expect(xml.startsWith(start)).toBe(true);
  expect([...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address]) => address)).toEqual(
    [
      'https://www.noor-travels.example/',
      'https://www.noor-travels.example/about',
      'https://www.noor-travels.example/contact',
      'https://www.noor-travels.example/terms-and-conditions',
      'https://www.noor-travels.example/refund-policy',
      'https://www.noor-travels.example/privacy-policy',
      'https://www.noor-travels.example/bn',
      'https://www.noor-travels.example/ur',
    ],
  );
});

it('lets search engines read everything', () => {
  expect(fileOf('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.noor-travels.example/sitemap.xml\n',
  );
});

describe('the manifest', () => {
  const readManifest = (name: string) =>
    JSON.parse(fileOf('manifest.webmanifest', { name })) as { icons: Record<string, string>[] };
  const publicFile = (name: string) => readFileSync(path.join(fixture.root, 'public', name));

  it('has the agency’s name and words', () => {
    expect(readManifest('Noor "é" Travels \\ more')).toMatchObject({
      name: 'Noor "é" Travels \\ more',
      short_name: 'Noor "é"',
      description: 'Umrah journeys from Asansol, Jharkhand, India.',
      start_url: '/',
      lang: 'en-IN',
    });
  });

  it('names icons that have the size that it says', () => {
    const { icons } = readManifest('Noor');
    expect(icons.map(({ sizes, purpose, type }) => [sizes, purpose, type])).toEqual([
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ]);
    for (const { src, sizes } of icons) {
      const png = publicFile(src!);
      // Width and height stand in a PNG's first chunk (PNG specification, IHDR).
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('stands beside the two icons that browsers ask for by themselves', () => {
    const starts = ['favicon.ico', 'apple-touch-icon.png'].map((name) =>
      publicFile(name).toString('latin1', 0, 4),
    );
    expect(starts).toEqual(['\0\0\x01\0', '\x89PNG']);
  });
});

function readDirectives(file: string): Directive[] {
  const inside: string[] = [];
  const found: Directive[] = [];
  for (const line of file.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('</')) expect(inside.pop()?.split(' ')[0]).toBe(line.slice(2, -1));
    else if (line.startsWith('<')) inside.push(line.slice(1, -1));
    else
      found.push({
        name: line.split(' ')[0]!,
        rest: line.slice(line.indexOf(' ') + 1),
        inside: [...inside],
      });
  }
  expect(inside).toEqual([]);
  return found;
}
