/** Makes the files that hosts, search engines and phones read: .htaccess, sitemap, robots and web manifest. */
import { iconName } from '../../values/format.ts';
import type { Files } from '../files/siteFiles.ts';
import type { Content } from '../../agency/schemas/content.ts';
import { colours } from '../../site/colours.ts';
import type { Route } from '../../site/pageContext.ts';
import { htaccess, joinHtaccess } from './htaccess.ts';

/** The names of the files that makeHostFiles makes. */
export const hostFileNames = [
  '.htaccess',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
] as const;

/**
 * Returns the files that hosts and phones read, by name. `tagline` describes the agency in one line, for the web manifest; the
 * files of public/ may have lines for .htaccess.
 */
export function makeHostFiles(
  { facts }: Content,
  tagline: string,
  routes: readonly Route[],
  publicFiles: Files,
): Files {
  const { siteUrl, name } = facts.agency;
  const made: Record<(typeof hostFileNames)[number], string> = {
    '.htaccess': joinHtaccess(htaccess(siteUrl), publicFiles),
    'sitemap.xml': sitemap(siteUrl, routes),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'manifest.webmanifest': manifest(name, tagline, routes[0]!.edition.locale),
  };
  return new Map(Object.entries(made));
}

function sitemap(siteUrl: string, routes: readonly Route[]): string {
  const urls = routes
    .filter(({ kind }) => kind !== 'notFound')
    .map(({ path: address }) => `  <url><loc>${siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function manifest(name: string, tagline: string, lang: string): string {
  const icon = (size: number, purpose = 'any') => ({
    src: `/icons/icon-${size}${purpose === 'any' ? '' : '-maskable'}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name,
      short_name: iconName(name),
      description: tagline,
      lang,
      start_url: '/',
      display: 'browser',
      background_color: colours.sand,
      theme_color: colours.night,
      icons: [icon(192), icon(512), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`;
}
