/** Renders every route and writes it where hosts look for it: index.html, about/index.html, 404.html. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../routes.ts';
import type { Styles } from './compileStyles.ts';
import { contentPolicy } from './contentPolicy.ts';
import type { EncodedPictures } from './pictures/pictures.ts';
import type { PictureRequest } from '../slots.ts';
import type { Site } from './loadSite.ts';

export interface PageParts {
  readonly styles: Styles;
  /** What is done to a page's HTML last; without it nothing. */
  readonly shorten?: (html: string) => string;
  readonly scriptUrl: string;
  readonly fontUrl: string;
  readonly pictures: EncodedPictures;
  readonly publicUrl: (path: string) => string;
}

/** Returns the pictures that the pages of the site ask for. */
export function findAllPictures(site: Site): PictureRequest[] {
  return allRoutes(site).flatMap((route) => site.findPictures(route));
}

/** Writes the pages into the site at `output`, without threads: one takes longer to reach than a page to write. */
export function writePages(site: Site, parts: PageParts, output: string): void {
  for (const route of allRoutes(site)) {
    const file = path.join(output, pageFile(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renderRoute(site, route, parts));
  }
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

/** Returns a route's HTML. Throws where a component or a picture is at fault. */
export function renderRoute(site: Site, route: Route, parts: PageParts): string {
  const { styles, shorten = (html) => html, scriptUrl, fontUrl, pictures, publicUrl } = parts;
  const css = pageCss(site, route, styles, fontUrl, pictures);
  const html = site.renderPage({
    route,
    css,
    policy: contentPolicy(css, [site.speculationRules]),
    scriptUrl,
    fontUrl,
    publicUrl,
    picture: pictures.get,
  });
  return shorten(html);
}

/** The route's stylesheet, with the font's real address and the colour that stands in for each picture until it is there. */
function pageCss(site: Site, route: Route, styles: Styles, fontUrl: string, pictures: EncodedPictures): string {
  const css = styles[route.style];
  if (css === undefined) {
    throw new Error(
      `Could not style the page ${route.path} (styles/pages/${route.style}.scss): there is no such file. ` +
        'Add it, or name another style in src/routes.ts.',
    );
  }
  const colours = new Map(
    site
      .findPictures(route)
      .filter(({ slot }) => slot !== 'preview' && !slot.startsWith('hero-'))
      .map((request) => [request.slug, pictures.get(request).colour]),
  );
  const grounds = [...colours].map(([slug, colour]) => `[data-picture=${slug}]{background:${colour}}`).join('');
  return css.replace('/assets/marcellus.woff2', fontUrl) + grounds;
}
