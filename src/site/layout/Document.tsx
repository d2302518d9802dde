/** The html and head around every page, whose body comes rendered. */
import type { Language } from '../../schemas/content.ts';
import type { PictureRequest } from '../slots.ts';
import { StructuredData } from '../components/StructuredData.tsx';
import { agency } from '../../content/agency.ts';
import { languages } from '../../content/languages/index.ts';
import type { PageAssets } from '../pageContext.ts';
import { speculationRules } from './speculationRules.ts';

/** What stands beside a shared link: the part of the hero's picture around the Kaaba. */
export const previewRequest: PictureRequest = {
  slug: 'hero-poster-landscape',
  slot: 'preview',
  focus: { x: 0.64, y: 0.62, zoom: 1.3 },
};

export function Document({ assets, body }: { assets: PageAssets; body: string }) {
  const { route, css, policy, picture } = assets;
  const isPage = route.path !== '/404';
  const canonical = agency.siteUrl + route.path;
  const preview = picture(previewRequest);
  const { lang, dir } = route.language ?? {};
  return (
    <html lang={lang ?? 'en-IN'} dir={dir === 'rtl' ? dir : undefined}>
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{route.title}</title>
        <meta name="description" content={route.description} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {isPage ? (
          <link rel="canonical" href={canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {(lang || route.path === '/') && <Alternates />}
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content="#0b1633" />
        <meta name="format-detection" content="telephone=no" />
        {/* iPhones ask for /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={agency.name} />
        <meta property="og:title" content={route.title} />
        <meta property="og:description" content={route.description} />
        {isPage && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={agency.siteUrl + preview.jpeg[0]?.url} />
        <meta property="og:image:width" content={String(preview.width)} />
        <meta property="og:image:height" content={String(preview.height)} />
        <meta name="twitter:card" content="summary_large_image" />
        {isPage && <StructuredData route={route} />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body id="top" dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

/** Tells search engines which pages say the same in other languages. */
function Alternates() {
  const others: readonly Language[] = languages;
  if (others.length === 0) return null;
  const rows = [
    ['x-default', '/'],
    ['en', '/'],
    ...others.map(({ lang }) => [lang, `/${lang}`]),
  ] as const;
  return rows.map(([lang, path]) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={`${agency.siteUrl}${path}`} />
  ));
}
