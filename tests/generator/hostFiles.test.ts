/** What hosts, search engines and phones read: .htaccess and what its patterns mean, _headers, sitemap, robots, manifest. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as site from '../../src/generator/site.ts';
import { writeHostFiles } from '../../src/generator/host/hostFiles.ts';
import type { Site } from '../../src/generator/load.ts';

const fileOf = (name: string, changed: Partial<Site> = {}) =>
  String(writeHostFiles({ ...site, ...changed }).get(name));

const paths = [
  '/',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/bn',
  '/hi',
  '/ur',
];

/** As this project has decided them; that they are not looser is what these tests are for. */
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
 * The module that each directive comes from, but for those that every Apache has (Apache 2.4's list of directives). One
 * that is not among them, of the classes Options, Indexes or Limit, may answer every page with an error 500.
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
  it('holds what shared hosts allow, but for the one directive that /about needs, each behind its module', () => {
    for (const { name, inside } of directives) {
      const [known, module] = modules.find(([directive]) => directive.test(name)) ?? [];
      expect(known, name).toBeDefined();
      if (module) expect(inside, name).toContain(`IfModule ${module}`);
    }
    const slash = {
      name: 'DirectorySlash',
      rest: 'Off',
      inside: ['IfModule mod_rewrite.c', 'IfModule mod_dir.c'],
    };
    expect(named('DirectorySlash')).toEqual([slash]);
  });

  it('shows the page for unknown addresses where there is nothing, and redirects to https alone', () => {
    expect(restsOf('ErrorDocument')).toEqual(['404 /404.html', '403 /404.html']);
    expect(restsOf('RewriteRule').filter((rest) => /R=30\d|\[R[,\]]/.test(rest))).toEqual([
      '^ https://www.example.com%{REQUEST_URI} [R=301,L]',
    ]);
    expect(restsOf('RewriteEngine')).toEqual(['On']);
  });

  it('hides what begins with a dot, but for what renews a certificate', () => {
    const [pattern, target, flags] = restsOf('RewriteRule')[1]!.split(' ');
    expect([target, flags]).toEqual(['-', '[R=404,L]']);
    const hidden = ['.htaccess', '.env', '.upload.json', 'a/.git/config'];
    const shown = ['.well-known/acme-challenge/x', 'about', 'assets/main.ABCDEFGH.js'];
    expect([...hidden, ...shown].filter((path) => new RegExp(pattern!).test(path))).toEqual(hidden);
  });

  it('serves a page from the folder of its name, without a redirect', () => {
    const [pattern, target, flags] = restsOf('RewriteRule')[2]!.split(' ');
    expect([target, flags]).toEqual(['/$1/index.html', '[L]']);
    const served = ['about', 'terms-and-conditions', 'about/', ''].map(
      (path) => new RegExp(pattern!).exec(path)?.[1],
    );
    expect(served).toEqual(['about', 'terms-and-conditions', undefined, undefined]);
  });

  it('sets every security header on every answer', () => {
    const set = restsOf('Header').filter((rest) => rest.startsWith('always set '));
    expect(set).toEqual(securityHeaders.map(([name, value]) => `always set ${name} "${value}"`));
  });

  it('lets browsers keep for a year what has its content in its name, and nothing else', () => {
    const rules = named('Header').filter(({ rest }) => rest.includes('Cache-Control'));
    expect(rules.map(({ rest }) => rest)).toEqual([
      'set Cache-Control "no-cache"',
      'set Cache-Control "public, max-age=31536000, immutable"',
    ]);
    const [, pattern] = /^FilesMatch "(.+)"$/.exec(rules[1]!.inside.at(-1)!)!;
    const kept = ['main.1a2b3c4d.js', 'main.JQX2ABCD.js', 'marcellus.1a2b3c4d.woff2'];
    for (const ending of ['avif', 'webp', 'jpg']) kept.push(`hotel-340.1a2b3c4d.${ending}`);
    const asked = ['index.html', 'hero-portrait.webm', 'icon-192.png', 'manifest.webmanifest'];
    expect([...kept, ...asked].filter((file) => new RegExp(pattern!).test(file))).toEqual(kept);
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

  it.each(['BROTLI_COMPRESS', 'DEFLATE'])(
    'packs texts with %s, and pictures with nothing',
    (filter) => {
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
    },
  );
});

it.each(['.htaccess', '_headers'])(
  'without a certificate nobody is sent to https or kept there: %s',
  (name) => {
    const agency = { ...site.agency, siteUrl: 'http://www.example.com' };
    const plain = fileOf(name, { agency });
    expect(plain).not.toMatch(/https|Strict-Transport-Security/i);
    // Everything else is the same.
    expect(fileOf(name).split('\n')).toEqual(expect.arrayContaining(plain.split('\n')));
  },
);

it('_headers says the same to the hosts that read it', () => {
  const kept = ['  Cache-Control: public, max-age=31536000, immutable'];
  const blocks = fileOf('_headers')
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  expect(blocks).toEqual([
    ['/*', ...securityHeaders.map(([name, value]) => `  ${name}: ${value}`)],
    ['/assets/*', ...kept],
    ['/pictures/*', ...kept],
    ['/contact.vcf', '  Content-Type: text/vcard; charset=utf-8'],
    ['/video/*', '  Cache-Control: no-cache'],
  ]);
});

it('search engines read a sitemap of every page at its full address and no other, and may read them all', () => {
  const agency = { ...site.agency, siteUrl: 'https://umrah.example' };
  const xml = fileOf('sitemap.xml', { agency });
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  expect(xml.startsWith(start)).toBe(true);
  expect([...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address]) => address)).toEqual(
    paths.map((path) => `https://umrah.example${path}`),
  );
  const robots = 'User-agent: *\nAllow: /\n\nSitemap: https://umrah.example/sitemap.xml\n';
  expect(fileOf('robots.txt', { agency })).toBe(robots);
});

describe('the manifest', () => {
  it('has the agency’s name and words, and icons that are there, in the size that they have', () => {
    const agency = { ...site.agency, name: 'Safar "é" Umrah', tagline: 'Journeys \\ more' };
    const { icons, ...rest } = JSON.parse(fileOf('manifest.webmanifest', { agency })) as {
      icons: Record<string, string>[];
    };
    expect(rest).toMatchObject({
      name: agency.name,
      description: agency.tagline,
      start_url: '/',
      lang: 'en-IN',
    });
    expect(icons.map(({ sizes, purpose, type }) => [sizes, purpose, type])).toEqual([
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ]);
    for (const { src, sizes } of icons) {
      const png = readFileSync(fileURLToPath(new URL(`../../public${src}`, import.meta.url)));
      // Width and height stand in a PNG's first chunk (PNG specification, IHDR).
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('has beside it the two icons that browsers ask for by themselves', () => {
    const start = (name: string) =>
      readFileSync(fileURLToPath(new URL(`../../public/${name}`, import.meta.url))).toString(
        'latin1',
        0,
        4,
      );
    expect([start('favicon.ico'), start('apple-touch-icon.png')]).toEqual([
      '\0\0\x01\0',
      '\x89PNG',
    ]);
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
