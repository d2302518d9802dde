/** What hosts, search engines and phones read: .htaccess, _headers, sitemap.xml, robots.txt, the manifest. */
import { shortName } from '../../site/format.ts';
import type { Files } from '../files.ts';
import type { Site } from '../load.ts';
import { htaccess } from './htaccess.ts';
import {
  cacheAskAgain,
  cacheForEver,
  hashedFolders,
  headersAt,
  type Headers,
} from './hostHeaders.ts';

/** Returns the host files of a site. */
export function writeHostFiles(site: Site): Files {
  return new Map([
    ['.htaccess', htaccess(site.agency.siteUrl)],
    ['_headers', headersFile(site.agency.siteUrl)],
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.agency.siteUrl}/sitemap.xml\n`],
    ['manifest.webmanifest', manifest(site)],
  ]);
}

/** The same table for hosts that read `_headers`: Cloudflare Pages and Netlify. */
function headersFile(siteUrl: string): string {
  const block = (address: string, headers: Headers) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', headersAt(siteUrl)),
    ...hashedFolders.map((folder) => block(`/${folder}/*`, { 'Cache-Control': cacheForEver })),
    block('/contact.vcf', { 'Content-Type': 'text/vcard; charset=utf-8' }),
    block('/video/*', { 'Cache-Control': cacheAskAgain }),
  ].join('\n\n')}\n`;
}

function sitemap({ agency, routes }: Site): string {
  const urls = routes.map(
    ({ path: address }) => `  <url><loc>${agency.siteUrl}${address}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function manifest({ agency }: Site): string {
  const icon = (size: number, purpose = 'any') => ({
    src: `/icons/icon-${size}${purpose === 'any' ? '' : '-maskable'}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name: agency.name,
      short_name: shortName(agency.name),
      description: agency.tagline,
      lang: 'en-IN',
      start_url: '/',
      display: 'browser',
      background_color: '#fbf6ec',
      theme_color: '#0b1633',
      icons: [icon(192), icon(512), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`;
}
