/** Renders every route to the file in which hosts look for it: index.html, about/index.html, 404.html. */
import { createHash } from 'node:crypto';
import type { Route } from '../site/pageContext.ts';
import type { PictureRequest } from '../site/slots.ts';
import type { Files } from './files.ts';
import type { Site } from './load.ts';
import type { EncodedPictures } from './pictures/pictures.ts';
import type { Styles } from './styles.ts';

export interface PageParts {
  readonly styles: Styles;
  /** What is done to a page's HTML last. */
  readonly shorten: (html: string) => string;
  readonly scriptUrl: string;
  readonly fontUrl: string;
  readonly pictures: Pick<EncodedPictures, 'get'>;
  readonly publicUrl: (path: string) => string;
}

/** Returns the pictures that the pages of the site ask for. */
export function findAllPictures(site: Site): PictureRequest[] {
  return allRoutes(site).flatMap((route) => site.findPictures(route));
}

/** Returns the pages of the site. Throws where a component, a stylesheet or a picture is at fault. */
export function renderPages(site: Site, parts: PageParts): Files {
  return new Map(
    allRoutes(site).map((route) => [pageFile(route), renderRoute(site, route, parts)]),
  );
}

/** Returns a route's file inside the site, with forward slashes. */
export function pageFile({ path: address }: Pick<Route, 'path'>): string {
  if (address === '/404') return '404.html';
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}

/** Returns the routes of the site and the page for unknown addresses. */
export function allRoutes(site: Site): Route[] {
  return [...site.routes, site.notFoundRoute];
}

function renderRoute(
  site: Site,
  route: Route,
  { styles, shorten, pictures, ...urls }: PageParts,
): string {
  const css = pageCss(site, route, styles, urls.fontUrl, pictures);
  const policy = contentPolicy(css);
  return shorten(site.renderPage({ route, css, policy, picture: pictures.get, ...urls }));
}

/** The route's stylesheet, with the font's real address and the colour that stands in for each picture until it is there. */
function pageCss(
  site: Site,
  route: Route,
  styles: Styles,
  fontUrl: string,
  pictures: PageParts['pictures'],
): string {
  const css = styles[route.style];
  if (css === undefined) {
    throw new Error(
      `Could not style the page ${route.path} (styles/pages/${route.style}.scss): there is no such file. ` +
        'Add it, or name another style in src/routes.tsx.',
    );
  }
  const colours = new Map(
    site
      .findPictures(route)
      .filter(({ slot }) => slot !== 'preview' && !slot.startsWith('hero-'))
      .map((request) => [request.slug, inThreeDigits(pictures.get(request).colour)]),
  );
  const grounds = [...colours]
    .map(([slug, colour]) => `[data-picture=${slug}]{background:${colour}}`)
    .join('');
  return css.replace('/assets/marcellus.woff2', fontUrl) + grounds;
}

/** Near enough for what is seen for a moment: #a2756a -> #a77. */
function inThreeDigits(colour: string): string {
  return colour.replace(/[\da-f]{2}/g, (digits) =>
    Math.round(parseInt(digits, 16) / 17).toString(16),
  );
}

/**
 * The content security policy that a page carries in its own meta tag, so that page and policy always travel together:
 * it allows the page's CSS and the rules for preparing pages, and nothing else inline.
 */
function contentPolicy(css: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.google.com',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
