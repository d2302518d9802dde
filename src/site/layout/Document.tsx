/** The html and head around every page. */
import { StructuredData } from './StructuredData.tsx';
import { colours } from '../colours.ts';
import { usePage } from '../pageContext.ts';

export function Document() {
  const { route, facts, scriptUrl, picture } = usePage();
  const { edition } = route;
  const preview = picture(edition.preview);
  const { siteUrl, name } = facts.agency;
  const canonical = siteUrl + route.path;
  const isListed = route.kind !== 'notFound';
  return (
    <html lang={edition.locale} dir={edition.dir === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {/* generator/output/finishPage.ts fills in the CSP and the inline style once the first screen is known. */}
        <meta httpEquiv="Content-Security-Policy" content="" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{route.title}</title>
        <meta name="description" content={route.description} />
        <style dangerouslySetInnerHTML={{ __html: '' }} />
        {isListed ? (
          <link rel="canonical" href={canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <Alternates />
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content={colours.night} />
        <meta name="format-detection" content="telephone=no" />
        {/* /apple-touch-icon.png needs no link, because iPhones request it anyway. */}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={name} />
        <meta property="og:title" content={route.title} />
        <meta property="og:description" content={route.description} />
        {isListed && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={siteUrl + preview.jpeg[0]?.url} />
        <meta property="og:image:width" content={String(preview.width)} />
        <meta property="og:image:height" content={String(preview.height)} />
        <meta property="og:image:alt" content={edition.preview.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {isListed && <StructuredData />}
      </head>
      <body id="top">
        {route.page}
        {/*
          With async the browser lays out the page before it runs the script, not both in one long task. React would move an
          async script without a handler into the head, where it could run before the page is parsed.
        */}
        <script type="module" async src={scriptUrl} onLoad={() => {}} />
      </body>
    </html>
  );
}

/** Tells search engines which pages say the same in other languages. */
function Alternates() {
  const { route, facts } = usePage();
  const { name, editions } = route;
  const withPage = editions.filter(({ has }) => has(name));
  if (withPage.length < 2) return null;
  const rows = [{ ...withPage[0]!, lang: 'x-default' }, ...withPage];
  return rows.map(({ lang, linkTo }) => {
    const href = facts.agency.siteUrl + linkTo(`/${name}`).href;
    return <link key={lang} rel="alternate" hrefLang={lang} href={href} />;
  });
}
